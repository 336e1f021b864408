import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@Suite struct TrendTests {
  private static func trend(
    every days: Int = 4, count: Int = 12, asOf: String? = nil, name: String = "Squat (Barbell)",
    _ add: (inout SessionBuilder, Int) -> Void
  ) throws -> Trend {
    var history = LogBuilder()
    history.resolutions[name] = .user(
      .example(name, modality: name == "Running" ? .cardio : .strength))
    let start = try #require(CivilDate(iso: "2026-01-05"))
    for index in 0..<count {
      history.session(start.advanced(by: days * index).description) { add(&$0, index) }
    }
    var options = AnalysisOptions()
    options.asOf = asOf.flatMap { CivilDate(iso: $0) }
    return try #require(HistoryFindings(of: history.log, options: options)).lifts[0].trend
  }

  @Test("A lift whose top set grows progresses; one that stands still is a plateau")
  func loads() throws {
    let growing = try Self.trend { $0.sets("Squat (Barbell)", kg: 100 + Double($1), reps: 5) }
    #expect(growing.state == .progressing)
    #expect(growing.measure == .estimate)
    #expect(growing.weeksSinceBest == .known(0))
    let flat = try Self.trend {
      $0.sets("Squat (Barbell)", kg: $1 % 2 == 0 ? 100 : 99, reps: 5)
    }
    #expect(flat.state == .plateau)
    #expect(flat.weeksSinceBest == .known(6))
    let falling = try Self.trend { $0.sets("Squat (Barbell)", kg: 100 - Double($1), reps: 5) }
    #expect(falling.state == .declining)
  }

  @Test("A lower day of a workout that is called a deload is left out, and a best on one is not")
  func namedDeload() throws {
    func leftOut(kg: Double) throws -> [Trend.LeftOut.Reason] {
      var history = LogBuilder()
      let start = try #require(CivilDate(iso: "2026-01-05"))
      for index in 0..<10 {
        let isDeload = index == 7
        history.session(
          start.advanced(by: 4 * index).description,
          title: isDeload ? "Lower (Deload/Intro)" : "Lower"
        ) { $0.sets("Squat (Barbell)", kg: isDeload ? kg : 100, reps: 5, count: 3) }
      }
      let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
      return findings.lifts[0].trend.leftOut.map(\.reason)
    }
    #expect(try leftOut(kg: 97.5) == [.deload])
    #expect(try leftOut(kg: 105).isEmpty)
  }

  @Test(
    "A day whose best set has more repetitions than an estimate takes is not measured by its drop set"
  )
  func dropSet() throws {
    let trend = try Self.trend { session, index in
      session.sets("Squat (Barbell)", kg: 60, reps: index == 6 ? 14 : 10)
      session.sets("Squat (Barbell)", kg: 40, reps: 12)
    }
    #expect(trend.points.count == 12 && trend.manyRepetitions == [6])
    #expect(trend.points[6].value > trend.points[5].value)
  }

  @Test("Of ten thousand sessions in a month each day counts once")
  func manySessions() throws {
    var history = LogBuilder()
    for index in 0..<10_000 {
      let day = CivilDate(dayNumber: 20_000 + Int32(index / 350))
      history.session(day.description) { $0.sets("Squat (Barbell)", kg: 100, reps: 5) }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    #expect(findings.lifts[0].sessions.count == 10_000)
    #expect(findings.lifts[0].trend.points.count == 29)
  }

  @Test("Of two sessions of a day the better one counts")
  func bestOfDay() throws {
    var history = LogBuilder()
    for day in 0..<8 {
      let date = CivilDate(dayNumber: 20_000 + Int32(7 * day)).description
      for load in [100 + Double(day % 2), 90] {
        history.session(date) { $0.sets("Squat (Barbell)", kg: load, reps: 1) }
      }
    }
    let trend = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
      .lifts[0].trend
    #expect(trend.points.map(\.value) == [100, 101, 100, 101, 100, 101, 100, 101])
    #expect(trend.state == .plateau)
  }

  @Test("Less assistance is progress")
  func assistance() throws {
    let trend = try Self.trend(name: "Pull Up (Assisted)") {
      $0.sets("Pull Up (Assisted)", kg: 40 - Double($1), reps: 8, semantics: .assisted)
    }
    #expect(trend.measure == .assistance)
    #expect(trend.state == .progressing)
  }

  @Test("An assisted lift whose assistance stays the same is followed by its repetitions with it")
  func steadyAssistance() throws {
    let more = try Self.trend(name: "Pull Up (Assisted)") {
      $0.sets("Pull Up (Assisted)", kg: 20, reps: 8 + $1, semantics: .assisted)
    }
    #expect(more.measure == .repetitions && more.state == .progressing)
    // Repetitions with more assistance are others.
    let less = try Self.trend(name: "Pull Up (Assisted)") {
      $0.sets(
        "Pull Up (Assisted)", kg: $1 == 0 ? 40 : 20, reps: $1 == 0 ? 20 : 8, semantics: .assisted)
    }
    #expect(less.measure == .assistance)
  }

  @Test("One load whose repetitions grow beyond those of an e1RM is followed by sets of up to 20")
  func growingRepetitions() throws {
    let trend = try Self.trend {
      $0.sets("Squat (Barbell)", kg: 12.5, reps: 11 + $1 / 2)
      $0.sets("Squat (Barbell)", kg: 12.5, reps: 10)
    }
    #expect(trend.measure == .tenRepetitions && trend.told == .progressing)
  }

  @Test("One load with a repetition more or fewer is a plateau")
  func sameWork() throws {
    let trend = try Self.trend {
      $0.sets("Squat (Barbell)", kg: 100, reps: [9, 9, 8, 9, 8, 8, 9, 9][$1 % 8])
    }
    #expect(trend.isSameWork && trend.told == .plateau)
  }

  @Test("Bodyweight lifts are followed by repetitions, timed work by time")
  func otherMeasures() throws {
    let repetitions = try Self.trend(name: "Push Up") {
      $0.sets("Push Up", reps: 20 + $1)
    }
    #expect(repetitions.measure == .repetitions && repetitions.state == .progressing)
    let seconds = try Self.trend(name: "Plank") { $0.sets("Plank", seconds: 120 - Double($1)) }
    #expect(seconds.measure == .seconds && seconds.state == .declining)
  }

  @Test("A lift without a session for more than 42 days has no trend, and says why")
  func inactive() throws {
    func trend(asOf day: String) throws -> Trend {
      try Self.trend(asOf: day) {
        $0.sets("Squat (Barbell)", kg: 100 - Double($1 % 2), reps: 5)
      }
    }
    // The last session is on 2026-02-18.
    #expect(try trend(asOf: "2026-04-01").state == .plateau)
    #expect(try trend(asOf: "2026-04-02").result == .missing(.inactive))
  }

  @Test("Too few sessions, too short a span, no measure: each says so, with what is missing")
  func reasons() throws {
    let few = try Self.trend(count: 5) { session, _ in
      session.sets("Squat (Barbell)", kg: 100, reps: 5)
    }
    #expect(few.result == .missing(.tooFewSessions))
    #expect(
      few.shortage?.sessions == 1
        && few.shortage?.from == few.points.first?.date.advanced(by: 21))
    // Of five sessions one is 17 weeks old: a session of today would not be judged with it.
    let seldom = try Self.trend(count: 31) { session, index in
      let isDone = [0, 7, 14, 21, 27].contains(index)
      session.sets(isDone ? "Squat (Barbell)" : "Other work", kg: 100, reps: 5)
    }
    #expect(seldom.points.count == 5)
    #expect(seldom.shortage?.sessions == 2)
    let short = try Self.trend(every: 1, count: 12) { session, _ in
      session.sets("Squat (Barbell)", kg: 100, reps: 5)
    }
    #expect(short.result == .missing(.spanTooShort))
    #expect(
      short.shortage?.sessions == 0
        && short.shortage?.from == short.points.first?.date.advanced(by: 21))
    let unqualified = try Self.trend { session, _ in
      session.sets("Squat (Barbell)", kg: 100, reps: 21)
    }
    #expect(unqualified.result == .missing(.noQualifiedSet))
    #expect(unqualified.shortage == nil)
    let cardio = try Self.trend(name: "Running") { session, _ in
      session.sets("Running", seconds: 600, metres: 2000)
    }
    #expect(cardio.result == .missing(.notALift))
  }

  @Test("A lift without a measure says truly why: repetitions, distance, failed sets, doubts")
  func reasonsWithoutMeasure() throws {
    let high = try Self.trend { session, _ in
      session.sets("Squat (Barbell)", kg: 100, reps: 25)
    }
    #expect(high.measure == nil && high.weeksSinceBest == .missing(.noQualifiedSet))
    let carry = try Self.trend(name: "Farmer's Walk") { session, _ in
      session.sets("Farmer's Walk", kg: 40, metres: 30)
    }
    #expect(carry.result == .missing(.distanceOnly))
    let failed = try Self.trend { session, _ in
      session.sets("Squat (Barbell)", kg: 200, reps: 0)
    }
    #expect(failed.result == .missing(.noSets))
    let impossible = try Self.trend { session, _ in
      session.sets("Squat (Barbell)", kg: 900, reps: 5)
    }
    #expect(impossible.result == .missing(.allSuspect))
    let unassisted = try Self.trend(name: "Pull Up (Assisted)") {
      session, index in
      session.sets(
        "Pull Up (Assisted)", kg: index.isMultiple(of: 3) ? 5 : 0, reps: 5, semantics: .assisted)
    }
    #expect(unassisted.measure == .assistance && unassisted.result == .missing(.noLevel))
  }

  @Test("A session in which a lift was only warmed up is none of its sessions")
  func onlyWarmedUp() throws {
    var history = LogBuilder()
    history.session("2026-01-05") { $0.sets("Squat (Barbell)", kg: 100, reps: 5) }
    history.session("2026-03-02") {
      $0.sets("Squat (Barbell)", kg: 40, reps: 5, kind: .warmUp)
      $0.sets("Leg Press", kg: 40, reps: 5, kind: .warmUp)
      $0.sets("Deadlift (Barbell)", kg: 140, reps: 5)
    }
    history.session("2026-03-04") { $0.sets("Squat (Barbell)", kg: 140, reps: 0) }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let names = findings.lifts.map { findings.log.exercises[$0.exercise].name }
    #expect(names == ["Squat (Barbell)", "Deadlift (Barbell)"])
    #expect(findings.lifts[0].sessions.map(\.date.description) == ["2026-01-05", "2026-03-04"])
    #expect(findings.totals.workouts == 3)
    let squat = findings.lifts[0]
    var before = AnalysisOptions()
    before.asOf = CivilDate(iso: "2026-03-03")
    let earlier = try #require(HistoryFindings(of: history.log, options: before))
    #expect(squat.isActive(asOf: findings.asOf))
    #expect(!earlier.lifts[0].isActive(asOf: earlier.asOf))
  }

  @Test("A plateau after progress is dated to the week in which it began")
  func onset() throws {
    // Grows until day 60 of 120, then stands still.
    let trend = try Self.trend(count: 31) { session, index in
      let wobble = [0.0, 0.4, -0.3, 0.2, -0.4][index % 5]
      session.sets("Squat (Barbell)", kg: 100 + Double(min(index, 15)) + wobble, reps: 5)
    }
    #expect(trend.state == .plateau)
    let onset = try #require(trend.since)
    let bend = try #require(CivilDate(iso: "2026-03-06"))
    #expect(abs(onset.days(since: bend)) <= 14)
  }
}
