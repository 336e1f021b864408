import Foundation
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgram

@Suite("Pre-flight of programs")
struct PreflightTests {
  /// The pre-flight of a text.
  static func preflight(
    _ text: String, maxima: [String: Load] = [:], minutes: Double? = nil
  ) throws -> Preflight {
    let program = try Program(reading: Array(text.utf8))
    let state = ProgramState(
      program, loads: LiftLoads(of: program),
      references: maxima.mapValues {
        .init(load: WrittenLoad($0, in: .kilogram), kind: .maximum)
      })
    return Preflight(state, minutes: minutes)
  }

  @Test(
    "The weeks of five programs are those of the vectors",
    .enabled(if: Shared.isPresent, Shared.absence))
  func vectors() throws {
    let cases = try Shared.vectors("coach/preflight")["cases"].array
    #expect(cases.count == 5)
    for one in cases {
      let program = try ProgramCourseTests.program(one["program"].string)
      let state = ProgramCourseTests.state(program, maxima: one["maxima"].object)
      let preflight = Preflight(state)
      #expect(preflight.weeks.count >= one["weeks"].array.count)
      for (week, expected) in zip(preflight.weeks, one["weeks"].array) {
        expect(week, expected, "\(one["program"].string), week \(week.week + 1)")
      }
    }
  }

  private func expect(_ week: PreflightWeek, _ expected: JSON, _ name: String) {
    #expect(week.cycle + 1 == expected["cycle"].int)
    #expect(week.week + 1 == expected["week"].int)
    #expect(week.sets == expected["sets"].int, "\(name)")
    #expect(week.repetitions == expected["repetitions"].int, "\(name)")
    #expect(isClose(week.tonnage, expected["tonnage"].number, within: 1e-9), "\(name)")
    let muscles = { (json: JSON) in
      json.array.map { $0.string.replacingOccurrences(of: " ", with: "_") }.sorted()
    }
    let sets = expected["fractionalSets"].object
    #expect(week.muscleSets.count == sets.count, "\(name)")
    for (muscle, count) in week.muscleSets {
      let word = muscle.rawValue.replacingOccurrences(of: "_", with: " ")
      #expect(sets[word]?.number == count, "\(name), \(word)")
    }
    #expect(week.belowMEV.map(\.rawValue).sorted() == muscles(expected["belowMEV"]), "\(name)")
    #expect(week.aboveMRV.map(\.rawValue).sorted() == muscles(expected["aboveMRV"]), "\(name)")
    let zones = expected["repetitionsByZone"].object.mapValues(\.int)
    #expect(
      Dictionary(uniqueKeysWithValues: week.repetitionsByZone.map { ($0.key.rawValue, $0.value) })
        == zones, "\(name)")
    for (number, key) in [
      (week.meanBuffer, "meanBuffer"), (week.leastReserve, "leastReserve"),
    ] {
      #expect((number == nil) == expected[key].isNull, "\(name), \(key)")
      guard let number else { continue }
      #expect(isClose(number, expected[key].number, within: 1e-8), "\(name), \(key)")
    }
    for (day, row) in zip(week.days, expected["days"].array) {
      #expect(day.name == row["day"].string)
      #expect(isClose(day.minutes, row["minutes"].number, within: 1e-6), "\(name), \(day.name)")
    }
  }

  @Test("A range of repetitions is met by its fewest")
  func range() throws {
    let light = try Self.preflight("/// @max Squat 100kg\nSquat / 3x6-10 77.5kg")
    #expect(isClose(light.weeks[0].leastReserve ?? 0, 37 - 36 * 0.775 - 6, within: 1e-9))
    #expect(!light.findings.contains { if case .beyondMaximum = $0 { true } else { false } })
    let heavy = try Self.preflight("/// @max Squat 100kg\nSquat / 3x6-10 90kg").findings
    guard case .beyondMaximum("Squat", week: 1, load: 90, repetitions: 6, _)? = heavy.first else {
      Issue.record("\(heavy)")
      return
    }
  }

  @Test("A set beyond the maximum is named first")
  func beyond() throws {
    let findings = try Self.preflight(
      "Squat / 3x8 90%", maxima: ["Squat": 100]
    ).findings
    guard
      case .beyondMaximum("Squat", week: 1, load: 90, repetitions: 8, let reserve)? =
        findings.first
    else {
      Issue.record("\(findings)")
      return
    }
    #expect(isClose(reserve, 37 - 36 * 0.9 - 8, within: 1e-9))
  }

  @Test("Percentages without a reference load, and steps that nothing can load, are named")
  func loads() throws {
    let findings = try Self.preflight(
      """
      Squat / 3x8 70%
      Bench Press / 3x8 60kg / progress: lp(0.5kg)
      Lateral Raise / 3x8 10kg / progress: lp(2kg)
      Deadlift / 3x5 100kg
      """
    ).findings
    #expect(findings.contains(.noReference(lift: "Squat")))
    #expect(
      findings.contains(
        .swallowedStep(
          exercise: "Bench Press", step: Load(thousandths: 500, of: .kilogram),
          loadable: Load(thousandths: 2500, of: .kilogram))))
    #expect(
      findings.contains { finding in
        if case .largeStep("Lateral Raise", let percent) = finding { return percent > 19 }
        return false
      })
    #expect(findings.contains(.neverProgresses(exercise: "Deadlift")))
    #expect(!findings.contains(.neverProgresses(exercise: "Bench Press")))
  }

  @Test("What rises by another exercise's maximum, or leaves room to the lifter, does progress")
  func risesElsewhere() throws {
    let findings = try Self.preflight(
      """
      /// @max Squat 100kg
      /// @max Deadlift 100kg
      # Week 1
      ## A
      heavy: Squat / 1x5 80% / progress: custom() {~ rm1 += 2.5kg ~}
      light: Squat / 3x5 60%
      Chin Up / 2x6 0kg, 1x6+ 0kg
      Bench Press / 3x8 60kg+
      Deadlift / 3x5 70%
      Leg Press / 3x8-12 100kg
      """
    ).findings
    let still = findings.compactMap { finding -> String? in
      if case .neverProgresses(let exercise) = finding { exercise } else { nil }
    }
    #expect(still == ["Deadlift", "Leg Press"])
  }

  @Test("Weeks that rise steeply, no deload in nine weeks, and long days are named")
  func weeks() throws {
    var text = ""
    for week in 1...9 {
      text += "# \(week)\n## A\nSquat / \(week == 3 ? 24 : 12)x5 60kg / 90s\n"
    }
    let findings = try Self.preflight(text, minutes: 20).findings
    #expect(findings.contains(.steepRise(week: 3, from: 12, to: 24)))
    #expect(findings.contains(.noDeload(weeks: 9)))
    #expect(findings.contains { if case .longDay("A", _) = $0 { true } else { false } })
    #expect(findings.contains(.missing(.pull)))
    #expect(findings.contains(.missing(.hip)))
    #expect(!findings.contains(.missing(.knee)))
  }

  @Test("A deload that raises, an exercise twice in a day, and one that nobody knows are named")
  func days() throws {
    let findings = try Self.preflight(
      """
      # 1
      /// @deload
      /// @intensity 1.1
      ## A
      heavy: Squat / 3x5 60kg
      light: Squat / 3x5 50kg
      Zercher Foo Bar / 3x5 / update: custom() {~ ~}
      """
    ).findings
    #expect(findings.contains(.raisingDeload(week: 1)))
    #expect(findings.contains(.twiceInADay(exercise: "Squat", day: "A")))
    #expect(findings.contains(.unknownExercise("Zercher Foo Bar")))
    #expect(findings.contains(.updateNotRun(exercise: "Zercher Foo Bar")))
  }

  @Test("A deload raises neither loads nor sets nor effort, whatever factors are beside it")
  func deload() throws {
    let texts =
      try ProgramTextTests.examples().map(\.text) + [
        "# 1\n## A\nSquat / 3x5 60kg, 1x3+ 80kg @9 / 90s\nBench Press / 4x6 @8"
      ]
    for text in texts {
      let plain = try Program(reading: Array(text.utf8))
      for intensity in [nil, 0.5, 1, 2] {
        for volume in [nil, 0.5, 1, 2] {
          var (with, without) = (plain, plain)
          for week in plain.weeks.indices {
            with.weeks[week].annotations = .init(
              phase: nil, intensity: intensity, volume: volume, isDeload: true)
            without.weeks[week].annotations = .init()
            for day in plain.weeks[week].days.indices {
              without.weeks[week].days[day].annotations.intensity = nil
              without.weeks[week].days[day].annotations.volume = nil
            }
          }
          expectLighter(with, without)
        }
      }
    }
  }

  private func expectLighter(_ with: Program, _ without: Program) {
    let references = ["Squat", "Bench Press", "Deadlift", "Overhead Press"].reduce(
      into: [String: ProgramState.Reference]()
    ) { $0[$1] = .init(load: WrittenLoad(100, .kilogram), kind: .maximum) }
    let deload = ProgramState(with, loads: LiftLoads(of: with), references: references)
    let usual = ProgramState(without, loads: LiftLoads(of: without), references: references)
    for place in with.days {
      let pairs = zip(
        deload.prescription(on: place).exercises, usual.prescription(on: place).exercises)
      for (a, b) in pairs {
        #expect(1...b.sets.count ~= a.sets.count)
        let top = { (sets: [PrescribedSet]) in sets.compactMap(\.load).max() ?? .zero }
        let tonnage = { (sets: [PrescribedSet]) in
          sets.reduce(0) { $0 + ($1.load?.kilograms ?? 0) * Double($1.repetitions) }
        }
        #expect(top(a.sets) <= top(b.sets))
        #expect(tonnage(a.sets) <= tonnage(b.sets))
        #expect(a.sets.allSatisfy { ($0.rpe ?? 10) <= 6 && !$0.isAtLeast })
      }
    }
  }

  @Test("A script that asks for a weight that nobody knows changes nothing, and that is doubtful")
  func bodyWeight() throws {
    let text =
      "Squat / 3x5 60kg / progress: custom(x: 0) "
      + "{~ reps = 6 state.x = bodyweight * 50% weights = state.x ~}"
    let program = try Program(reading: Array(text.utf8))
    var state = ProgramState(program, loads: LiftLoads(of: program))
    let unknown = Preflight(state)
    #expect(unknown.findings.contains(.noBodyWeight(exercise: "Squat")))
    let place = program.days[0]
    func nextSet(_ state: ProgramState) -> ProgramSet? {
      var state = state
      let asked = state.prescription(on: place)
      let key = asked.exercises[0].exercise.key
      let done = DoneSet(repetitions: 5, load: .kilograms(60), rpe: nil)
      state.finish(asked, done: [key: Array(repeating: done, count: 3)])
      return state.sets(of: asked.exercises[0].exercise, on: place).first
    }
    let held = nextSet(state)
    #expect(held?.repetitions == 6 && held?.load?.text == "60kg")
    state.bodyWeight = .kilograms(90)
    #expect(!Preflight(state).findings.contains(.noBodyWeight(exercise: "Squat")))
    #expect(nextSet(state)?.load?.text == "45kg")
  }

  @Test("A maximum that a script makes of a load that nobody knows is none")
  func noInventedMaximum() throws {
    let text = """
      # 1
      ## A
      Squat / 1x1 100% / progress: custom() {~ if (week == 1) { rm1 = completedWeights[1] } ~}
      # 2
      ## A
      Squat / 3x6 90%
      """
    let unknown = try Self.preflight(text)
    #expect(unknown.findings.contains(.noReference(lift: "Squat")))
    #expect(unknown.weeks.allSatisfy { $0.meanBuffer == nil })
    // Where one is known the script's goes on from it.
    let known = try Self.preflight(text, maxima: ["Squat": 150])
    #expect(known.weeks.allSatisfy { $0.meanBuffer != nil })
  }
}
