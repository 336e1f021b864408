import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

/// What a lift's sessions show is told, and nothing that they do not.
@Suite("The course that sessions show") struct SeenCourseTests {
  private static let start = CivilDate(dayNumber: 20_459)
  private static let lift = "Bench Press (Barbell)"

  /// One set a day of a lift, with another lift on days between.
  private static func finding(
    _ days: [(day: Int, kg: Double?, reps: Int)], notes: [Int: String] = [:],
    rests: [Range<Int>] = [], sets: Int = 1, before: [Int] = []
  ) throws -> LiftFinding {
    var history = LogBuilder()
    let done = Set(days.map(\.day))
    for (day, kg, reps) in days {
      history.session(start.advanced(by: day).description, note: notes[day]) {
        $0.sets(kg == nil ? "Pull Up" : lift, kg: kg, reps: reps, count: sets)
      }
    }
    let last = days.last?.day ?? 0
    let others = stride(from: 1, to: last, by: 4).filter { day in
      !done.contains(day) && !rests.contains { $0.contains(day) }
    }
    for day in before + others {
      history.session(start.advanced(by: day).description) {
        $0.sets("Leg Press (Machine)", kg: 100, reps: 10, count: 3)
      }
    }
    let log = history.log
    let findings = try #require(HistoryFindings(of: log, options: AnalysisOptions()))
    return try #require(
      findings.lifts.first { [lift, "Pull Up"].contains(log.exercises[$0.exercise].name) })
  }

  @Test("What was as good on the first day back is not told as up so far")
  func firstDayBack() throws {
    let trend = try Self.finding(
      [(0, 45, 8), (14, 45, 7), (28, 45, 8), (41, 45, 8), (58, 45, 8)], before: [-40, -37]
    ).trend
    #expect(trend.shortage != nil)
    #expect(trend.soFar?.direction != .up)
  }

  @Test("A session far above all, weeks after the others, leaves nothing to tell of them")
  func stale() throws {
    let days = [60.0, 62.5, 65, 67.5, 70, 67.5, 65, 62.5].enumerated().map {
      (7 * $0.offset, Double?.some($0.element), 8)
    }
    let trend = try Self.finding(days + [(49 + 35, 95, 8)]).trend
    #expect(trend.isStale && trend.toldVerdict == .unclear)
    #expect(trend.own.flatMap(trend.weeksBeforeLast) == 5)
    #expect(try !Self.finding(days).trend.isStale)
  }

  @Test("Two sessions after a break of all training show no plateau")
  func afterRest() throws {
    let reps = [8, 9, 8, 8, 7, 8, 8, 7, 8, 8, 7, 8]
    func trend(after sessions: Int) throws -> Trend {
      let days = (0..<8 + sessions).map { place in
        (7 * place + (place < 8 ? 0 : 9), Double?.some(77.5), reps[place % reps.count])
      }
      return try Self.finding(days, rests: [50..<65]).trend
    }
    let early = try trend(after: 2)
    #expect(early.toldNumbers == .plateau && early.told == .unclear)
    #expect(early.rest.map { $0 == (2, 2) } == true)
    #expect(try trend(after: 4).told == .plateau)
  }

  @Test("The second day of a deload is left out where the lifter calls it one")
  func secondDeloadDay() throws {
    let usual = (0..<8).map { (7 * $0, Double?.some(70), 10) }
    let found = try Self.finding(
      usual + [(56, 60, 10), (59, 60, 10)], notes: [59: "Deload"], sets: 3)
    #expect(found.trend.leftOut.map(\.point.date).contains(Self.start.advanced(by: 59)))
  }

  @Test("As many repetitions as the best had are no other work")
  func sameRepetitions() throws {
    let days: [(day: Int, kg: Double?, reps: Int)] = [
      (0, 65, 4), (3, 65, 4), (6, 65, 3), (10, 65, 3), (13, 60, 3), (17, 55, 3), (20, 60, 3),
      (24, 60, 3), (27, 60, 4),
    ]
    var history = LogBuilder()
    for (day, kg, reps) in days {
      history.session(Self.start.advanced(by: day).description) {
        $0.sets(Self.lift, kg: kg, reps: reps, count: day == 27 ? 5 : 2)
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    #expect(!findings.lifts[0].trend.isOtherWork)
  }

  @Test("Sessions that rise to the best of these weeks are seen")
  func risingAtEnd() throws {
    func rising(_ reps: [Int]) throws -> Int? {
      let trend = try Self.finding(
        reps.enumerated().map { (7 * $0.offset, nil, $0.element) }
      ).trend
      return trend.own?.risingAtEnd
    }
    #expect(try rising([6, 7, 6, 5, 5, 6, 8]) != nil)
    #expect(try rising([6, 7, 6, 5, 5, 6, 5]) == nil)
  }

  @Test("A best that more repetitions with the load were before is no new one")
  func bestBefore() throws {
    var history = LogBuilder()
    for (week, reps) in [10, 10, 15, 10, 10, 11].enumerated() {
      history.session(Self.start.advanced(by: 7 * week).description) {
        $0.sets(Self.lift, kg: 100, reps: reps)
      }
    }
    history.session(Self.start.advanced(by: 42).description) {
      $0.sets(Self.lift, kg: 100, reps: 12)
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let series = try #require(findings.lifts[0].series)
    let last = try #require(series.points.last)
    #expect(findings.lifts[0].done.hasMatch(before: last, findings.liftFindings.history))
  }
}
