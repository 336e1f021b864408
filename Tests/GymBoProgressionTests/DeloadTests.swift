import GymBoAnalysis
import GymBoLog
import GymBoProgression
import TestSupport
import Testing

@Suite struct DeloadTests {
  private let day = CivilDate(year: 2026, month: 3, day: 2) ?? CivilDate(dayNumber: 0)

  private func trigger() throws -> DeloadTrigger { try #require(DeloadTrigger()) }

  /// Sessions of one lift a week apart, the last on `day`; RPE nil where not rated.
  private func lift(_ sessions: [(kg: Double, reps: Int, rpe: [Double?])]) throws -> LiftWork {
    var history = LogBuilder()
    for (index, session) in sessions.enumerated() {
      let date = day.advanced(by: 7 * (index + 1 - sessions.count))
      history.session(date.description) {
        for rpe in session.rpe {
          $0.sets("Squat (Barbell)", kg: session.kg, reps: session.reps, rpe: rpe)
        }
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    return try #require(LiftWork(findings.lifts[0], log: findings.log, traits: findings.traits))
  }

  @Test("Six weeks after the last deload the next is scheduled, five weeks after it is not")
  func scheduled() throws {
    let trigger = try trigger()
    func answer(weeks: Int) -> DeloadTrigger.Answer {
      trigger.scheduled(
        asOf: day, firstSession: day.advanced(by: -700), lastRest: day.advanced(by: -7 * weeks))
    }
    #expect(answer(weeks: 6) == .yes(.weeksTrained(6)))
    #expect(answer(weeks: 5) == .no(.weeksTrained(5)))
    #expect(DeloadTrigger(weeks: 3) == nil && DeloadTrigger(weeks: 9) == nil)
  }

  @Test(
    "A history that is shorter than the schedule and has no deload cannot say when the last one was"
  )
  func shortHistory() throws {
    let trigger = try trigger()
    let three = trigger.scheduled(
      asOf: day, firstSession: day.advanced(by: -21), lastRest: nil)
    #expect(three == .notEvaluated(.historyTooShort(weeks: 3)))
    let ten = trigger.scheduled(asOf: day, firstSession: day.advanced(by: -70), lastRest: nil)
    #expect(ten == .yes(.weeksTrained(10)))
    #expect(
      trigger.scheduled(asOf: day, firstSession: nil, lastRest: nil) == .notEvaluated(.noSession))
  }

  private func trends(_ states: (Int, TrendState)...) -> [DeloadTrigger.LiftTrend] {
    states.map { DeloadTrigger.LiftTrend(exercise: $0.0, state: $0.1) }
  }

  @Test("A lift that falls and is lifted lighter already is told, and calls for no deload")
  func tookLoadOff() throws {
    let lift = DeloadTrigger.LiftTrend(exercise: 3, state: .declining, tookLoadOff: true)
    #expect(try trigger().declining([lift]) == .no(.declining(lifts: [3], known: 1)))
  }

  @Test("A quarter of the lifts with a known trend must decline; without one there is no answer")
  func declining() throws {
    let trigger = try trigger()
    #expect(
      trigger.declining(trends((0, .progressing), (3, .declining), (4, .new)))
        == .yes(.declining(lifts: [3], known: 2)))
    #expect(
      trigger.declining(trends((0, .progressing), (1, .record), (3, .declining)))
        == .no(.declining(lifts: [3], known: 3)), "more lifts rise than fall")
    #expect(
      trigger.declining(trends((0, .progressing), (1, .plateau)))
        == .no(.declining(lifts: [], known: 2)))
    let fiveOfWhichOne = trends(
      (0, .declining), (1, .plateau), (2, .plateau), (3, .notRising), (4, .record))
    #expect(trigger.declining(fiveOfWhichOne) == .no(.declining(lifts: [0], known: 5)))
    #expect(
      trigger.declining(trends((0, .new), (1, .unclear))) == .notEvaluated(.noTrend))
    #expect(trigger.declining([]) == .notEvaluated(.noTrend))
  }

  /// Days of a lift twice a week, the last on `day`, with sets of five.
  private func strength(
    _ exercise: Int, _ estimates: [Double], repetitions: [Int] = []
  ) -> LiftStrength {
    LiftStrength(
      exercise: exercise,
      points: estimates.indices.map { index in
        LiftStrength.Point(
          date: day.advanced(by: (7 * (index + 1 - estimates.count)) / 2),
          estimate: estimates[index], repetitions: repetitions.isEmpty ? 5 : repetitions[index])
      })
  }

  @Test("Two lifts that fell in their last two sessions are a sign; one, or one session, is none")
  func falling() throws {
    let trigger = try trigger()
    let fell = [100, 101, 99, 100, 101, 96, 95.0]
    let once = [100, 101, 99, 100, 101, 101, 95.0]
    #expect(
      trigger.falling([strength(0, fell), strength(1, fell)], asOf: day)
        == .yes(.falling(lifts: [0, 1], compared: 2)))
    #expect(
      trigger.falling([strength(0, fell), strength(1, once)], asOf: day)
        == .no(.falling(lifts: [0], compared: 2)))
    let two = [strength(0, fell), strength(1, fell)]
    let nine = two + (2..<9).map { strength($0, once) }
    #expect(trigger.falling(nine, asOf: day) == .no(.falling(lifts: [0, 1], compared: 9)))
  }

  @Test("A fall is one of 2.5 %, and more than a lift usually varies")
  func sizeOfFall() throws {
    let trigger = try trigger()
    func answer(_ estimates: [Double]) -> DeloadTrigger.Answer {
      trigger.falling([strength(0, estimates), strength(1, estimates)], asOf: day)
    }
    let none = DeloadTrigger.Answer.no(.falling(lifts: [], compared: 2))
    #expect(answer([100, 100, 100, 100, 98, 98]) == none)
    #expect(answer([100, 92, 100, 92, 100, 92, 92, 92.5]) == none)
  }

  @Test(
    "Work of another kind, as light as a deload, or too long ago is not compared with what was before"
  )
  func notCompared() throws {
    let trigger = try trigger()
    func answer(_ lift: LiftStrength, _ asOf: CivilDate) -> DeloadTrigger.Answer {
      trigger.falling([lift], asOf: asOf)
    }
    let fell = [100, 100, 100, 100, 95, 95.0]
    #expect(answer(strength(0, fell), day) == .no(.falling(lifts: [0], compared: 1)))
    let gap = DeloadTrigger.Answer.notEvaluated(.fewSessions)
    #expect(answer(strength(0, fell, repetitions: [5, 5, 5, 5, 10, 10]), day) == gap)
    #expect(answer(strength(0, [100, 100, 100, 100, 80, 80]), day) == gap)
    #expect(answer(strength(0, fell), day.advanced(by: 15)) == gap)
    #expect(answer(strength(0, [100, 100, 100, 95, 95]), day) == gap)
  }

  @Test("Two lifts at one point of RPE more with the same load, twice running, are a yes")
  func harder() throws {
    let trigger = try trigger()
    let twice = try lift([
      (100, 5, [7, 7]), (100, 5, [7, 7]), (100, 5, [8, 8]), (100, 5, [8, 8.5]),
    ])
    #expect(
      trigger.harder([twice, twice], asOf: day) == .yes(.harder(lifts: [0, 0], compared: 2)))
    // A single lift is a matter of the lift.
    #expect(trigger.harder([twice], asOf: day) == .no(.harder(lifts: [0], compared: 1)))
    let once = try lift([
      (100, 5, [7, 7]), (100, 5, [7, 7.5]), (100, 5, [7, 7]), (100, 5, [9, 9]),
    ])
    #expect(trigger.harder([once], asOf: day) == .no(.harder(lifts: [], compared: 1)))
  }

  @Test("One repetition more at one point of RPE more is not harder")
  func repetitions() throws {
    let more = try lift([(100, 5, [7, 7]), (100, 6, [8, 8]), (100, 6, [8, 8])])
    #expect(try trigger().harder([more], asOf: day) == .no(.harder(lifts: [], compared: 1)))
  }

  @Test("RPE on 12 % of sets, or on none, is no answer, and says so")
  func coverage() throws {
    let few = try lift([
      (100, 5, [8, nil, nil, nil]), (100, 5, [nil, nil, nil, nil]),
    ])
    let answer = try trigger().harder([few], asOf: day)
    #expect(answer == .notEvaluated(.fewRatings(percent: 12.5)))
    // An RPE of 5 does not tell how many repetitions were left.
    let light = try lift([(100, 5, [5, 5]), (100, 5, [5, 5]), (100, 5, [5, 5])])
    #expect(try trigger().harder([light], asOf: day) == .notEvaluated(.fewRatings(percent: 0)))
    let rising = try lift([(100, 5, [8]), (102.5, 5, [8]), (105, 5, [8])])
    #expect(try trigger().harder([rising], asOf: day) == .notEvaluated(.noEqualLoad))
    #expect(try trigger().harder([], asOf: day) == .notEvaluated(.noSession))
  }

  @Test("A deload is due with two signs, one of them of performance or effort; time alone is none")
  func verdict() {
    let yes = DeloadTrigger.Answer.yes(.weeksTrained(7))
    let no = DeloadTrigger.Answer.no(.weeksTrained(2))
    let unknown = DeloadTrigger.Answer.notEvaluated(.noTrend)
    func verdict(
      _ scheduled: DeloadTrigger.Answer, _ falling: DeloadTrigger.Answer,
      _ declining: DeloadTrigger.Answer, _ harder: DeloadTrigger.Answer,
      _ exemption: DeloadFinding.Exemption? = nil
    ) -> DeloadFinding.Verdict {
      DeloadFinding(
        scheduled: scheduled, falling: falling, declining: declining, harder: harder,
        exemption: exemption, until: day
      ).verdict
    }
    #expect(verdict(yes, no, no, no) == .notDue)
    #expect(verdict(no, yes, no, no) == .notDue)
    #expect(verdict(yes, yes, no, unknown) == .due)
    #expect(verdict(yes, no, yes, no) == .due)
    #expect(verdict(yes, no, unknown, yes) == .due)
    #expect(verdict(no, yes, yes, no) == .due)
    #expect(verdict(yes, unknown, unknown, unknown) == .unknown)
    #expect(verdict(unknown, no, no, unknown) == .notDue)
    #expect(verdict(yes, yes, yes, yes, .resting(days: 7)) == .notDue)
  }

  // MARK: What rules a deload out

  /// Three lifts twice a week, of which all fall by 5 % in the last two sessions.
  private func finding(
    daysOff: Int = 0, weeksBack: Int = 0, idle: Int = 0, light: Int? = nil, isLoaded: Bool = true
  ) throws -> DeloadFinding {
    var history = LogBuilder()
    let weeks = 14
    let start = day
    var last = start
    for week in 0..<weeks {
      for slot in [0, 3] {
        let isOff = week >= weeks - weeksBack
        let date = start.advanced(by: 7 * week + slot + (isOff ? daysOff : 0))
        last = date
        let factor = week == light ? 0.8 : week == weeks - 1 ? 0.95 : 1
        history.session(date.description) {
          for lift in ["Squat (Barbell)", "Bench Press (Barbell)", "Deadlift (Barbell)"] {
            if isLoaded {
              $0.sets(lift, kg: 100 * factor, reps: 5, count: 3)
            } else {
              $0.sets(lift, reps: Int(20 * factor), count: 3)
            }
          }
        }
      }
    }
    var options = AnalysisOptions()
    options.asOf = last.advanced(by: idle)
    let found = try #require(HistoryFindings(of: history.log, options: options))
    #expect(found.liftFindings.isLighterWeek() == found.deload().isLighterWeek)
    return found.deload()
  }

  @Test("Lifts that fell and weeks without a rest make a deload due for seven days")
  func due() throws {
    let finding = try finding()
    #expect(finding.verdict == .due && finding.exemption == nil)
    #expect(finding.falling == .yes(.falling(lifts: [0, 1, 2], compared: 3)))
    #expect(finding.scheduled.isYes)
    #expect(finding.until == day.advanced(by: 7 * 13 + 3 + 7))
  }

  @Test("Seven days without training are a rest: none is due in them, nor in three weeks after")
  func rest() throws {
    #expect(try finding(idle: 6).verdict == .due)
    #expect(try finding(idle: 7).exemption == .resting(days: 7))
    #expect(try finding(idle: 7).verdict == .notDue)
    // Thursday to Monday are three days off, with five more it is a rest.
    let rested = try finding(daysOff: 5, weeksBack: 2)
    #expect(rested.exemption == .rested(until: day.advanced(by: 7 * 12 + 5), days: 8))
    #expect(try finding(daysOff: 5, weeksBack: 5).exemption == nil)
    #expect(try finding(daysOff: 2, weeksBack: 2).verdict == .due)
  }

  @Test("Within four weeks after two weeks off none is due")
  func afterBreak() throws {
    #expect(try finding(daysOff: 14, weeksBack: 4).exemption != nil)
    #expect(try finding(daysOff: 14, weeksBack: 5).exemption == nil)
  }

  @Test("Within three weeks after a deload none is due")
  func afterDeload() throws {
    #expect(
      try finding(light: 11).exemption == .afterDeload(day.advanced(by: 7 * 11 + 3)))
    #expect(try finding(light: 9).exemption == nil)
  }

  @Test("A history without a loaded lift never needs a deload")
  func bodyweight() throws {
    let finding = try finding(isLoaded: false)
    #expect(finding.verdict == .notDue && finding.exemption == .noLoadedLift)
  }

  @Test("A deload halves the sets and takes 10–20 % off the load, or nothing if that cannot be had")
  func week() throws {
    #expect([0, 1, 2, 3, 5, 10].map(DeloadWeek.sets) == [0, 1, 1, 2, 3, 5])
    let grids = [
      try #require(LoadableLoads(step: .kilograms(5))),
      try #require(LoadableLoads([12, 20, 50].map { Load.kilograms($0) })),
    ]
    for grid in grids {
      for half in 1...300 {
        let usual = Load(thousandths: half * 500, of: .kilogram)
        let load = try #require(DeloadWeek.load(from: usual, loadable: grid))
        #expect(
          load == usual || load.kilograms <= 0.9 * usual.kilograms + 0.02 || load == grid.lightest)
        #expect(load.kilograms >= 0.8 * usual.kilograms - 1e-9)
      }
    }
    #expect(DeloadWeek.load(from: .kilograms(100), loadable: grids[0]) == .kilograms(90))
    // Of 15 kg the next load down is 10 kg, a third less: then repetitions are taken off.
    #expect([12, 10, 5, 1].map(DeloadWeek.repetitions) == [8, 6, 3, 1])
    #expect(DeloadWeek.load(from: .kilograms(15), loadable: grids[0]) == .kilograms(15))
    #expect(DeloadWeek.load(from: .zero, loadable: grids[0]) == nil)
  }
}
