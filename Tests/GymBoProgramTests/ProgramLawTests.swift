import Foundation
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgram

/// What holds for any program.
@Suite("Laws of programs")
struct ProgramLawTests {
  private static let references = ["Squat", "Bench Press", "Deadlift", "Overhead Press"].reduce(
    into: [String: ProgramState.Reference]()
  ) { $0[$1] = .init(load: WrittenLoad(100, .kilogram), kind: .maximum) }

  /// The prescriptions of two rounds in which all is done as prescribed; lifts without a load with 40 kg.
  private static func rounds(_ program: Program) -> [[PrescribedSet]] {
    var state = ProgramState(program, loads: LiftLoads(of: program), references: references)
    var days: [[PrescribedSet]] = []
    for _ in 0..<2 {
      for place in program.trainingDays {
        let prescription = state.prescription(on: place)
        days.append(prescription.exercises.flatMap(\.sets))
        var done: [ExerciseKey: [DoneSet?]] = [:]
        for exercise in prescription.exercises {
          done[exercise.exercise.key] = exercise.sets.map {
            DoneSet(repetitions: $0.repetitions, load: $0.load ?? 40)
          }
        }
        state.finish(prescription, done: done)
      }
    }
    return days
  }

  private static func programs() throws -> [(name: String, program: Program)] {
    try SampleProgramTests.files.map {
      ($0.lastPathComponent, try Program(reading: Array(Data(contentsOf: $0))))
    }
  }

  @Test("Factors of 1 change nothing")
  func factorsOfOne() throws {
    for (name, program) in try Self.programs() {
      var (with, without) = (program, program)
      for week in program.weeks.indices {
        without.weeks[week].annotations = .init()
        with.weeks[week].annotations = .init()
        (with.weeks[week].annotations.intensity, with.weeks[week].annotations.volume) = (1, 1)
        for day in program.weeks[week].days.indices {
          without.weeks[week].days[day].annotations.intensity = nil
          without.weeks[week].days[day].annotations.volume = nil
          with.weeks[week].days[day].annotations.intensity = 1
          with.weeks[week].days[day].annotations.volume = nil
        }
      }
      #expect(Self.rounds(with) == Self.rounds(without), "\(name)")
    }
  }

  @Test("A program in pounds and the same in kilograms differ by rounding alone")
  func pounds() throws {
    var compared = 0
    // Scripts see rounded loads.
    for file in SampleProgramTests.files {
      let text = try String(contentsOf: file, encoding: .utf8)
      guard !text.contains("custom(") else { continue }
      let pounds = text.replacing(/([0-9.]+)kg/) { match in
        let kilograms = Double(match.output.1) ?? 0
        return "\(ProgramNumber.text((kilograms / 0.45359237 * 1e6).rounded() / 1e6))lb"
      }
      let (first, second) = (
        Self.rounds(try Program(reading: Array(text.utf8))),
        Self.rounds(try Program(reading: Array(pounds.utf8)))
      )
      #expect(first.map(\.count) == second.map(\.count))
      for (one, other) in zip(first.joined(), second.joined()) {
        #expect(one.repetitions == other.repetitions && one.rpe == other.rpe)
        guard let load = one.load, let otherLoad = other.load else {
          #expect(one.load == other.load)
          continue
        }
        // Half of the largest usual steps of both units: 5 kg and 10 lb.
        let difference = (load.kilograms - otherLoad.kilograms).magnitude
        #expect(difference <= 2.5 + 5 * 0.45359237 + 1e-3, "\(file.lastPathComponent)")
        compared += 1
      }
    }
    #expect(compared > 100)
  }

  @Test("Days in another order come in that order, and without progress a round later are the same")
  func rotation() throws {
    let lines = [
      "## A\nSquat / 3x5 100kg\n", "## B\nBench Press / 3x5 60kg\n",
      "## C\nDeadlift / 2x5 120kg, 1x8 100kg\n",
    ]
    for turn in 0..<3 {
      let text = "# 1\n" + (lines[turn...] + lines[..<turn]).joined()
      let rounds = Self.rounds(try Program(reading: Array(text.utf8)))
      #expect(rounds.count == 6 && Array(rounds[..<3]) == Array(rounds[3...]))
      let all = try lines.map {
        try #require(Self.rounds(Program(reading: Array("# 1\n\($0)".utf8))).first)
      }
      #expect(Array(rounds[..<3]) == Array(all[turn...] + all[..<turn]))
    }
  }

  @Test("What takes twice as long in all its parts is said to take twice as long")
  func scale() throws {
    let sessions = [(1800.0, 3000.0), (2100, 3900), (2400, 3800), (1500, 2700)]
    let fit = try #require(DurationModel.Fit(sessions.map { (structural: $0, seconds: $1) }))
    for scale in [0.5, 2, 3] {
      let scaled = try #require(
        DurationModel.Fit(sessions.map { (structural: scale * $0, seconds: scale * $1) }))
      for structural in [1200.0, 2000, 4000] {
        #expect(
          isClose(
            scaled.seconds(structural: scale * structural),
            scale * fit.seconds(structural: structural), within: 1e-9))
      }
    }
  }
}
