import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis
@testable import GymBoCoach
@testable import GymBoProgression

@Suite("Insights")
struct InsightTests {
  // MARK: The change test

  @Test(
    "The change test has the shared vectors' t, p, adjusted p and names",
    .enabled(if: Shared.isPresent, Shared.absence))
  func changes() throws {
    let cases = try Shared.vectors("coach/changes")["cases"].array
    #expect(cases.count == 9)
    for one in cases {
      let subjects = one["subjects"].array
      let tests = ChangeTest.adjusted(
        try subjects.map { try #require(ChangeTest($0["weeks"].numbers)) })
      for (test, expected) in zip(tests, subjects) {
        let name = one["case"].string
        #expect((test.now - expected["mean"].number).magnitude < 1e-9, "\(name)")
        #expect((test.before - expected["before"].number).magnitude < 1e-9, "\(name)")
        #expect((test.t == nil) == expected["t"].isNull, "\(name)")
        if let t = test.t { #expect((t - expected["t"].number).magnitude < 1e-9, "\(name)") }
        #expect((test.p - expected["p"].number).magnitude < 1e-9, "\(name)")
        #expect((test.adjusted - expected["adjusted"].number).magnitude < 1e-9, "\(name)")
        #expect(test.isNamed(least: 2) == expected["named"].bool, "\(name)")
        #expect((test.strength - expected["strength"].number).magnitude < 1e-6, "\(name)")
      }
    }
  }

  /// Of the seeds the first is that of the trials in which the thresholds were chosen; the others are fresh.
  @Test(
    "Without any change each type of change is named in at most 6 % of weeks, as far as chance goes"
  )
  func noChange() throws {
    var named: [InsightType: Int] = [:]
    let (seeds, histories) = ([29, 4711, 90_210] as [UInt64], 100)
    for seed in seeds { try addNoChange(seed, histories: histories, to: &named) }
    // The upper 95 % bound of 6 % of that number of weeks.
    let weeks = Double(seeds.count * histories)
    let most = 0.06 * weeks + 1.64 * (0.06 * 0.94 * weeks).squareRoot()
    for type in [
      InsightType.muscleChange, .volumeChange, .duration, .fatigue, .intensityMix,
    ] {
      #expect(Double(named[type, default: 0]) <= most, "\(type): \(named[type] ?? 0)")
    }
  }

  private func addNoChange(
    _ seed: UInt64, histories: Int, to named: inout [InsightType: Int]
  ) throws {
    var random = SplitMix64(seed: seed)
    let lifts = [
      "Bench Press (Barbell)", "Squat (Barbell)", "Bent Over Row (Barbell)",
      "Bicep Curl (Dumbbell)", "Lateral Raise (Dumbbell)",
    ]
    for _ in 0..<histories {
      var builder = LogBuilder()
      let monday = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)
      for day in 0..<(13 * 7) where day % 7 < 5 && day % 2 == 0 {
        let seconds = 2400 + Int64(random.next() % 2400)
        builder.session(monday.advanced(by: day).description, duration: seconds) { session in
          for lift in lifts where random.next() % 8 > 0 {
            for _ in 0..<(2 + Int(random.next() % 3)) {
              session.sets(lift, kg: 60, reps: 6 + Int(random.next() % 5))
            }
          }
        }
      }
      let options = AnalysisOptions(asOf: monday.advanced(by: 13 * 7 - 1))
      let findings = try #require(HistoryFindings(of: builder.log, options: options))
      let moment = InsightMoment(findings, suggestions: [], deload: findings.deload())
      #expect(moment.weeks != nil)
      let changes = moment.weeklyChanges + moment.fatigue + moment.balanceTriggers
      for type in Set(changes.map(\.type)) {
        named[type, default: 0] += 1
      }
    }
  }

  @Test("Of the types that are asked for nothing is left out")
  func askedTypes() throws {
    var builder = LogBuilder()
    let monday = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)
    for week in 0..<14 {
      for day in week < 10 ? [0, 2, 4] : [0] {
        builder.session(monday.advanced(by: 7 * week + day).description) {
          $0.sets("Bench Press (Barbell)", kg: 60, reps: 8, count: 3)
        }
      }
    }
    let options = AnalysisOptions(asOf: monday.advanced(by: 14 * 7 - 1))
    let findings = try #require(HistoryFindings(of: builder.log, options: options))
    let moment = InsightMoment(findings, suggestions: [], deload: findings.deload())
    let all = moment.triggers()
    let types = Set(all.map(\.type))
    #expect(types.isSuperset(of: [.missedWeekday, .slippingHabit]))
    for type in types {
      let asked = moment.triggers(of: [type]).filter { $0.type == type }.map(\.subject)
      #expect(asked == all.filter { $0.type == type }.map(\.subject), "\(type)")
    }
    #expect(!moment.triggers(of: [.slippingHabit]).contains { $0.type == .missedWeekday })
  }

  @Test("A real rise is named: twice the sets for four weeks")
  func realChange() throws {
    let findings = try findings { week, session in
      session.sets("Bench Press (Barbell)", kg: 60, reps: 8, count: week < 8 ? 3 + week % 2 : 7)
    }
    let moment = InsightMoment(findings, suggestions: [], deload: findings.deload())
    let types = Set(moment.weeklyChanges.map(\.type))
    #expect(types.isSuperset(of: [.muscleChange, .volumeChange]))
  }

  // MARK: Rank

  @Test("The score is that of the reference: new, and in the third week")
  func score() {
    let strength = InsightTrigger.certainty(0.92)
    #expect((Insight.score(.plateau, strength: strength, novelty: 1) - 57).magnitude < 1e-9)
    #expect((Insight.score(.plateau, strength: strength, novelty: 0.5) - 28.5).magnitude < 1e-9)
  }

  private func trigger(
    _ type: InsightType, _ subject: String = "", state: String = ""
  ) -> InsightTrigger {
    InsightTrigger(
      type: type, subject: subject, state: state, content: .suspectSets(1), strength: 1)
  }

  @Test("What goes on is told less, and again at once where it has changed")
  func novelty() throws {
    let week = try #require(ISOWeek("2026-W46"))
    let plateau = trigger(.plateau, "Squat", state: "plateau")
    let changed = trigger(.plateau, "Squat", state: "not_rising")
    func one(_ before: [InsightTrigger], _ earlier: [InsightTrigger]) throws -> Insight {
      try #require(
        InsightList([plateau], before: before, earlier: earlier, week: week).all.first)
    }
    #expect(try one([], []).weeks == 1)
    #expect(try one([], [plateau]).weeks == 1)
    #expect(try one([plateau], []).weeks == 2)
    #expect(try one([plateau], [plateau]).weeks == 3)
    #expect(try one([changed], [plateau]).weeks == 1)
    #expect(try !one([], []).isCooling && !one([changed], []).isCooling)
    // Of P + 1 weeks in a row it is told in one.
    let told = try (1...9).filter { number in
      let week = try #require(ISOWeek("2026-W0\(number)"))
      let list = InsightList([plateau], before: [plateau], earlier: [plateau], week: week)
      return list.all.first?.isCooling == false
    }
    #expect(told.count == 3)
  }

  @Test("Without a look at earlier weeks everything is told in one week of its cool-down")
  func today() throws {
    let findings = try findings { week, session in
      session.sets("Bench Press (Barbell)", kg: 60, reps: 8, count: week < 8 ? 3 + week % 2 : 7)
    }
    let deload = findings.deload()
    let list = InsightList(of: findings, suggestions: [], deload: deload, depth: .today)
    let all = InsightList(of: findings, suggestions: [], deload: deload, depth: .weeks)
    #expect(!list.all.isEmpty && list.all.allSatisfy { $0.weeks == 3 })
    #expect(Set(list.all.map(\.type)) == Set(all.all.map(\.type)))
    #expect(
      list.all.allSatisfy { insight in
        let trigger = trigger(insight.type, insight.subject)
        let isDue = trigger.isDue(in: findings.asOf.isoWeek)
        return insight.isCooling == (insight.type.coolDown > 0 && !isDue)
      })
  }

  @Test("A look at earlier weeks tells the same as one that knows how long all has been so")
  func weeks() throws {
    func told(_ findings: HistoryFindings, _ depth: InsightDepth) -> [Insight] {
      let deload = findings.deload()
      return InsightList(
        of: findings, suggestions: findings.suggestions(deload: deload), deload: deload,
        depth: depth
      )
      .told(most: nil).filter { $0.type != .ledger }
    }
    var (all, old) = (0, 0)
    for offset in 0..<4 {
      let findings = try findings(asOf: 7 * offset) { week, session in
        session.sets("Bench Press (Barbell)", kg: 100 - Double(max(0, week - 6)), reps: 8, count: 3)
        session.sets("Squat (Barbell)", kg: 80 + 2.5 * Double(week), reps: 5, count: 3)
        session.sets("Bent Over Row (Barbell)", kg: 60, reps: 8 + week % 2, count: 3)
      }
      let (weeks, known) = (told(findings, .weeks), told(findings, .hindsight))
      #expect(
        weeks.map { "\($0.type) \($0.subject)" } == known.map { "\($0.type) \($0.subject)" })
      all += weeks.count
      old += known.count { $0.weeks == 3 }
    }
    #expect(all > 8 && old > 0)
  }

  @Test("A look at earlier weeks takes lifts that are ready for more load as ready for long")
  func overloadOfWeeks() throws {
    let findings = try findings { week, session in
      session.sets("Squat (Barbell)", kg: 80, reps: 18 - week, count: 3)
      session.sets("Bench Press (Barbell)", kg: 60, reps: 18 - week, count: 3)
    }
    let deload = findings.deload()
    let suggestions = findings.suggestions(deload: deload).map { suggestion in
      var ready = suggestion
      ready.action = .increaseLoad
      return ready
    }
    func weeks(_ depth: InsightDepth) -> [Int] {
      InsightList(of: findings, suggestions: suggestions, deload: deload, depth: depth).all
        .filter { $0.type == .overload }.map(\.weeks)
    }
    #expect(weeks(.hindsight) == [1] && weeks(.weeks) == [3])
  }

  @Test("Of what goes on it is asked for how long only where that may change the order")
  func order() throws {
    let week = try #require(ISOWeek("2026-W46"))
    let old = trigger(.suspectData)
    func mayChange(beside other: InsightTrigger) -> Bool {
      InsightList([old, other], before: [old], earlier: [], week: week).mayChangeOrder(of: [old])
    }
    // The weight 95 is 66.5 in the second week, and then 47.5.
    #expect(mayChange(beside: trigger(.weeklyGoal)))
    #expect(!mayChange(beside: trigger(.records)))
    #expect(!mayChange(beside: trigger(.nearRecord)))
  }

  @Test("At most five are told, two of a group and one a lift, by score and then by type")
  func choice() throws {
    let week = try #require(ISOWeek("2026-W46"))
    let triggers = [
      trigger(.plateau, "A"), trigger(.nearRecord, "A"), trigger(.regressing, "B"),
      trigger(.progressing, "C"), trigger(.muscleLow, "lats"), trigger(.muscleUntrained, "lats"),
      trigger(.volumeChange), trigger(.strengthRatio, "x"), trigger(.drought),
      trigger(.steadyHabit),
    ]
    let list = InsightList(triggers, before: [], earlier: [], week: week)
    let told = list.told()
    #expect(told.map(\.type) == [.regressing, .plateau, .muscleLow, .muscleUntrained, .drought])
    let reversed = InsightList(triggers.reversed(), before: [], earlier: [], week: week)
    #expect(reversed.all.map(\.type) == list.all.map(\.type))
  }

  // MARK: Histories

  /// Mondays, Wednesdays and Fridays for 13 weeks, of which twelve are whole and over.
  private func findings(
    weeks: Int = 12, asOf offset: Int = 0, _ build: (Int, inout SessionBuilder) -> Void
  ) throws -> HistoryFindings {
    var builder = LogBuilder()
    let monday = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)
    for week in 0..<weeks {
      for day in [0, 2, 4] {
        builder.session(monday.advanced(by: 7 * week + day).description) { build(week, &$0) }
      }
    }
    let options = AnalysisOptions(asOf: monday.advanced(by: 7 * weeks - 1 + offset))
    return try #require(HistoryFindings(of: builder.log, options: options))
  }

  private func list(_ findings: HistoryFindings) -> InsightList {
    let deload = findings.deload()
    return InsightList(
      of: findings, suggestions: findings.suggestions(deload: deload), deload: deload)
  }

  @Test("A lift is called nothing that the report does not call it")
  func consistent() throws {
    let findings = try findings { week, session in
      session.sets("Bench Press (Barbell)", kg: 100 - Double(max(0, week - 6)), reps: 8, count: 3)
      session.sets("Squat (Barbell)", kg: 80 + 2.5 * Double(week), reps: 5, count: 3)
      session.sets("Bent Over Row (Barbell)", kg: 60, reps: 8 + week % 2, count: 3)
    }
    let concerns = findings.liftFindings.concerns
    var told = 0
    for insight in list(findings).all {
      guard case .lift(let movement) = insight.content else { continue }
      let lift = try #require(findings.lift(ofExercise: movement.exercise))
      told += 1
      #expect(
        movement.state == .progressing
          ? concerns.told(lift) == .progressing : concerns.state(of: lift) == movement.state)
    }
    #expect(told >= 2)
  }

  @Test("The order of the lifts changes no score")
  func permutation() throws {
    let lifts = ["Bench Press (Barbell)", "Squat (Barbell)", "Bent Over Row (Barbell)"]
    func scores(_ lifts: [String]) throws -> [String] {
      let findings = try findings { week, session in
        for lift in lifts {
          session.sets(lift, kg: Double(50 + 2 * week + lift.count), reps: 8, count: 3)
        }
      }
      return list(findings).all.map { "\($0.type) \($0.subject) \($0.score)" }
    }
    #expect(try scores(lifts) == scores(lifts.reversed()))
    #expect(try !scores(lifts).isEmpty)
  }

  @Test("Each guard holds: of a few sessions nothing is said but their records")
  func fewSessions() throws {
    let findings = try findings(weeks: 1) { _, session in
      session.sets("Bench Press (Barbell)", kg: 60, reps: 8, count: 3)
    }
    #expect(list(findings).all.isEmpty)
  }

  @Test("A muscle that is no longer trained is missed, and not called low besides")
  func untrained() throws {
    let findings = try findings { week, session in
      session.sets("Bench Press (Barbell)", kg: 60, reps: 8, count: 4)
      if week < 8 { session.sets("Leg Curl (Machine)", kg: 40, reps: 10, count: 4) }
    }
    let list = list(findings)
    #expect(list.all.contains { $0.type == .muscleUntrained && $0.subject == "hamstrings" })
    #expect(!list.told(most: nil).contains { $0.type == .muscleLow && $0.subject == "hamstrings" })
  }

  @Test("Fewer workouts of late are said, but not after a break")
  func slipping() throws {
    var builder = LogBuilder()
    let monday = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)
    for week in 0..<14 {
      for day in week < 10 ? [0, 2, 4] : [0] {
        builder.session(monday.advanced(by: 7 * week + day).description) {
          $0.sets("Bench Press (Barbell)", kg: 60, reps: 8, count: 3)
        }
      }
    }
    let options = AnalysisOptions(asOf: monday.advanced(by: 14 * 7 - 1))
    let findings = try #require(HistoryFindings(of: builder.log, options: options))
    let moment = InsightMoment(findings, suggestions: [], deload: findings.deload())
    let types = (moment.habitTriggers + moment.missedWeekdays).map(\.type)
    #expect(types.contains(.slippingHabit))
    #expect(types.count { $0 == .missedWeekday } == 2)
  }

  @Test("A run of weeks that the days left cannot save is not told")
  func lostRun() throws {
    let monday = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)
    func tellsRun(_ days: [Int], on day: Int) throws -> Bool {
      var builder = LogBuilder()
      for week in 0..<9 {
        for day in week < 8 ? [0, 2, 4] : days {
          builder.session(monday.advanced(by: 7 * week + day).description) {
            $0.sets("Bench Press (Barbell)", kg: 60, reps: 8, count: 3)
          }
        }
      }
      let options = AnalysisOptions(asOf: monday.advanced(by: 7 * 8 + day))
      let findings = try #require(HistoryFindings(of: builder.log, options: options))
      let moment = InsightMoment(findings, suggestions: [], deload: findings.deload())
      return moment.habitTriggers.contains { $0.type == .steadyHabit }
    }
    #expect(try tellsRun([0], on: 0))
    #expect(try tellsRun([0, 4], on: 5))
    #expect(try !tellsRun([5], on: 5))
  }

  @Test(
    "Blocks are compared by the middle lift, and one that doubled on another machine does not count"
  )
  func blocks() throws {
    let findings = try findings(weeks: 10) { week, session in
      let (now, other) = (week >= 5, week >= 5 ? "Leg Press" : "Squat (Barbell)")
      for lift in ["Bench Press (Barbell)", "Deadlift (Barbell)", "Bent Over Row (Barbell)"] {
        session.sets(lift, kg: now ? 102 : 100, reps: 5, count: 2)
      }
      session.sets("Bicep Curl (Machine)", kg: now ? 30 : 15, reps: 10, count: 2)
      session.sets(other, kg: 80, reps: 8, count: 12)
    }
    let strengths = list(findings).all.compactMap { insight -> Double? in
      guard case .blocks(_, _, _, let strength) = insight.content else { return nil }
      return strength
    }
    #expect(strengths.count == 1)
    #expect(strengths.allSatisfy { ($0 - 2).magnitude < 0.01 })
  }
}
