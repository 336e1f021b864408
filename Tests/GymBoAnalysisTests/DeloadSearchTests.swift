import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

/// Which light spells of a log are deloads: trend.md §7, a condition a test.
@Suite struct DeloadSearchTests {
  private static let lifts = ["Squat (Barbell)", "Bench Press (Barbell)", "Deadlift (Barbell)"]

  /// What is done of each lift in a session: four sets of five with 100 kg, where nothing else is said.
  private struct Work {
    var load = 100.0
    var sets = 4
    var repetitions = 5
    var title = "Full Body"
  }

  private static let light = Work(load: 80)

  /// Sixteen weeks of three lifts, on Mondays and Thursdays.
  /// - Parameters:
  ///   - days: of the week, from Monday as 0.
  ///   - work: in a week, in its n-th session, of the n-th lift; nil for none.
  private static func findings(
    weeks: Int = 16, days: [Int] = [0, 3], asOf: String? = nil,
    work: (_ week: Int, _ slot: Int, _ lift: Int) -> Work?
  ) throws -> HistoryFindings {
    var history = LogBuilder()
    let start = try #require(CivilDate(iso: "2026-01-05"))
    for week in 0..<weeks {
      for (slot, day) in days.enumerated() {
        let works = lifts.indices.map { work(week, slot, $0) }
        guard let title = works.compactMap({ $0?.title }).first else { continue }
        history.session(start.advanced(by: 7 * week + day).description, title: title) { session in
          for (lift, work) in zip(lifts, works) {
            guard let work else { continue }
            session.sets(lift, kg: work.load, reps: work.repetitions, count: work.sets)
          }
        }
      }
    }
    var options = AnalysisOptions()
    options.asOf = asOf.flatMap { CivilDate(iso: $0) }
    return try #require(HistoryFindings(of: history.log, options: options))
  }

  private static func deloads(
    weeks: Int = 16, days: [Int] = [0, 3], work: (_ week: Int, _ slot: Int) -> Work?
  ) throws -> [Deload] {
    try findings(weeks: weeks, days: days) { week, slot, _ in work(week, slot) }.breaks.deloads
  }

  @Test("A week at 80 % of the loads between usual weeks is a deload, with its days and reason")
  func lighterLoads() throws {
    let deloads = try Self.deloads { week, _ in week == 9 ? Self.light : Work() }
    let deload = try #require(deloads.first)
    #expect(deloads.count == 1 && deload.reason == .lighterLoads && !deload.isOpen)
    #expect(deload.first == CivilDate(iso: "2026-03-09"))
    #expect(deload.last == CivilDate(iso: "2026-03-12"))
    #expect(deload.sessions == [18, 19] && deload.lightLifts.count == 6)
  }

  @Test("Half the sets at the same loads for a week are a deload")
  func fewerSets() throws {
    let deloads = try Self.deloads { week, _ in week == 9 ? Work(sets: 2) : Work() }
    #expect(deloads.map(\.reason) == [.fewerSets])
  }

  @Test("The third workout of a light week is compared with the work before that week")
  func threeWorkouts() throws {
    let deloads = try Self.deloads(days: [0, 2, 4]) { week, _ in
      week == 9 ? Work(load: 87.5) : Work()
    }
    #expect(deloads.map(\.sessions.count) == [3])
  }

  @Test("One light workout is a deload only where the log says so and its volume was down")
  func named() throws {
    func deloads(_ work: Work) throws -> [Deload] {
      try Self.deloads { week, slot in week == 9 && slot == 0 ? work : Work() }
    }
    #expect(try deloads(Self.light).isEmpty)
    #expect(try deloads(Work(load: 80, title: "Deload")).map(\.reason) == [.named])
    #expect(try deloads(Work(load: 95, title: "Deload")).isEmpty)
    #expect(try deloads(Work(title: "need a deload?")).isEmpty)
    #expect(try deloads(Work(load: 110, title: "Deload, not")).isEmpty)
  }

  @Test(
    "A workout is called a deload by its title, or by the beginning of its note or of those of half its exercises"
  )
  func names() {
    func isNamed(title: String? = nil, note: String? = nil, exercises: [String?]) -> Bool {
      var history = LogBuilder()
      history.session("2026-01-05", title: title, note: note) { session in
        for (index, note) in exercises.enumerated() {
          session.sets("Exercise \(index)", kg: 50, reps: 10, count: 2, note: note)
        }
      }
      return Deload.isNamed(history.log.sessions[0], of: history.log)
    }
    #expect(isNamed(title: "Lower (Deload)", exercises: [nil]))
    #expect(isNamed(note: "Deload week 1/5", exercises: [nil]))
    #expect(isNamed(exercises: ["Deload, half weight", nil, "deload"]))
    #expect(!isNamed(exercises: ["Deload, half weight", nil, nil]))
    #expect(!isNamed(note: "Next week deload", exercises: ["Check history, after deload"]))
  }

  @Test("More repetitions at a lighter load are no deload")
  func repetitions() throws {
    let deloads = try Self.deloads { week, _ in
      week == 9 ? Work(load: 88, repetitions: 9) : Work()
    }
    #expect(deloads.isEmpty)
  }

  @Test("A light week with a record in it is no deload, also where a title says so")
  func record() throws {
    // A single of 110 kg: the heaviest load ever, though below the e1RM of 100 kg × 5.
    func deloads(_ title: String, single: Double) throws -> [Deload] {
      try Self.findings { week, _, lift in
        guard week == 9 else { return Work() }
        return lift == 2
          ? Work(load: single, sets: 1, repetitions: 1, title: title)
          : Work(load: 80, sets: 3, title: title)
      }.breaks.deloads
    }
    #expect(try deloads("Full Body", single: 100).count == 1)
    #expect(try deloads("Full Body", single: 110).isEmpty)
    #expect(try deloads("Deload", single: 120).isEmpty)
  }

  @Test("A light spell with a workout of more than usual volume is no deload")
  func moreVolume() throws {
    let deloads = try Self.deloads(days: [0, 2, 4]) { week, slot in
      week == 9 ? (slot == 1 ? Work(sets: 6) : Self.light) : Work()
    }
    #expect(deloads.isEmpty)
  }

  @Test("A week in which half the lifts were not lighter is no deload")
  func halfTheLifts() throws {
    let findings = try Self.findings { week, _, lift in
      week == 9 && lift == 0 ? Work(load: 50, sets: 2) : Work()
    }
    #expect(findings.breaks.deloads.isEmpty)
  }

  @Test("A light day in every week, and a light week in every two, are no deloads")
  func pattern() throws {
    let day = try Self.deloads { _, slot in slot == 1 ? Self.light : Work() }
    #expect(day.isEmpty)
    let week = try Self.deloads { week, _ in week % 2 == 1 ? Self.light : Work() }
    #expect(week.isEmpty)
  }

  @Test("A lasting drop is a new programme, and so is a spell without a return within three weeks")
  func newProgramme() throws {
    let drop = try Self.deloads { week, _ in week < 9 ? Work() : Self.light }
    #expect(drop.isEmpty)
    let lower = try Self.deloads { week, _ in
      week < 9 ? Work() : week == 9 ? Self.light : Work(load: 94)
    }
    #expect(lower.isEmpty)
    let fewer = try Self.deloads { week, _ in
      week < 9 ? Work() : week == 9 ? Self.light : Work(sets: 3)
    }
    #expect(fewer.isEmpty)
    let gone = try Self.deloads(weeks: 20) { week, _ in
      week < 9 ? Work() : week == 9 ? Self.light : week < 14 ? nil : Work()
    }
    #expect(gone.isEmpty)
  }

  @Test("Two light weeks are longer than a deload")
  func longest() throws {
    let deloads = try Self.deloads { week, _ in 9...10 ~= week ? Self.light : Work() }
    #expect(deloads.isEmpty)
  }

  @Test("Light workouts within four weeks after two weeks off are a return, unless named")
  func afterBreak() throws {
    func deloads(_ title: String, lightWeek: Int) throws -> [Deload] {
      try Self.deloads { week, _ in
        8...9 ~= week ? nil : week == lightWeek ? Work(load: 80, title: title) : Work()
      }
    }
    #expect(try deloads("Full Body", lightWeek: 10).isEmpty)
    #expect(try deloads("Full Body", lightWeek: 13).isEmpty)
    #expect(try deloads("Deload", lightWeek: 12).count == 1)
    let later = try Self.deloads(weeks: 20) { week, _ in
      8...9 ~= week ? nil : week == 15 ? Self.light : Work()
    }
    #expect(later.count == 1)
  }

  @Test("Deloads are three weeks apart at least")
  func cycle() throws {
    let deloads = try Self.deloads { week, _ in [6, 9, 12].contains(week) ? Self.light : Work() }
    #expect(deloads.map(\.first) == [CivilDate(iso: "2026-02-16"), CivilDate(iso: "2026-03-30")])
  }

  @Test("A lift that was not lighter in a deload counts as usual, one without usual work too")
  func usualLift() throws {
    var history = LogBuilder()
    let start = try #require(CivilDate(iso: "2026-01-05"))
    for week in 0..<16 {
      for day in [0, 3] {
        history.session(start.advanced(by: 7 * week + day).description) {
          for (index, lift) in Self.lifts.enumerated() {
            $0.sets(lift, kg: week == 9 && index < 2 ? 75 : 100, reps: 5, count: 4)
          }
          if week == 9 { $0.sets("Bicep Curl (Dumbbell)", kg: 10, reps: 10, count: 2) }
        }
      }
    }
    let breaks = try #require(HistoryFindings(of: history.log, options: AnalysisOptions())).breaks
    #expect(breaks.deloads.map(\.sessions) == [[18, 19]])
    #expect((0..<4).map { breaks.isLight($0, in: 18) } == [true, true, false, false])
    #expect(!breaks.isLight(0, in: 17) && !breaks.isLight(0, in: 20))
  }

  @Test("A light week that is not over is an open deload, until the lifter returns or does not")
  func open() throws {
    func deloads(asOf day: String, after: Work = Work()) throws -> [Deload] {
      try Self.findings(asOf: day) { week, _, _ in
        week < 9 ? Work() : week == 9 ? Self.light : after
      }.breaks.deloads
    }
    #expect(try deloads(asOf: "2026-03-09").isEmpty)
    #expect(try deloads(asOf: "2026-03-12").map(\.isOpen) == [true])
    #expect(try deloads(asOf: "2026-03-16").map(\.isOpen) == [false])
    #expect(try deloads(asOf: "2026-03-16", after: Work(load: 96)).isEmpty)
  }
}
