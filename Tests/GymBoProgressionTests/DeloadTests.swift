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
        asOf: day, firstSession: day.advanced(by: -700), lastBreak: day.advanced(by: -7 * weeks))
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
      asOf: day, firstSession: day.advanced(by: -21), lastBreak: nil)
    #expect(three == .notEvaluated(.historyTooShort(weeks: 3)))
    let ten = trigger.scheduled(asOf: day, firstSession: day.advanced(by: -70), lastBreak: nil)
    #expect(ten == .yes(.weeksTrained(10)))
    #expect(
      trigger.scheduled(asOf: day, firstSession: nil, lastBreak: nil) == .notEvaluated(.noSession))
  }

  @Test("One lift that declines is a yes; without a known trend there is no answer")
  func declining() throws {
    let trigger = try trigger()
    #expect(
      trigger.declining([(0, .progressing), (3, .declining), (4, .new)])
        == .yes(.declining(lifts: [3], known: 2)))
    #expect(
      trigger.declining([(0, .progressing), (1, .plateau)])
        == .no(.declining(lifts: [], known: 2)))
    #expect(
      trigger.declining([(0, .new), (1, .unclear)]) == .notEvaluated(.noTrend))
    #expect(trigger.declining([]) == .notEvaluated(.noTrend))
  }

  @Test("The same load at one point of RPE more, two sessions running, is a yes; once is a no")
  func harder() throws {
    let trigger = try trigger()
    let twice = try lift([
      (100, 5, [7, 7]), (100, 5, [7, 7]), (100, 5, [8, 8]), (100, 5, [8, 8.5]),
    ])
    #expect(trigger.harder([twice], asOf: day) == .yes(.harder(lifts: [0], compared: 1)))
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

  @Test("One yes makes a deload due; not due needs three noes; anything else is unknown")
  func verdict() {
    let answers: [DeloadTrigger.Answer] = [
      .yes(.weeksTrained(7)), .no(.weeksTrained(2)), .notEvaluated(.noTrend),
    ]
    for a in answers.indices {
      for b in answers.indices {
        for c in answers.indices {
          let found = DeloadFinding(
            scheduled: answers[a], declining: answers[b], harder: answers[c])
          let expected: DeloadFinding.Verdict =
            [a, b, c].contains(0) ? .due : [a, b, c].contains(2) ? .unknown : .notDue
          #expect(found.verdict == expected)
        }
      }
    }
  }

  @Test("A deload halves the sets, takes at least 10 % off the load, and never raises either")
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
        #expect(load <= usual)
        #expect(load.kilograms <= 0.9 * usual.kilograms + 0.02 || load == min(usual, grid.lightest))
      }
    }
    #expect(DeloadWeek.load(from: .kilograms(100), loadable: grids[0]) == .kilograms(90))
    #expect(DeloadWeek.load(from: .zero, loadable: grids[0]) == nil)
  }
}
