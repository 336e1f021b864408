import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis

/// Verdicts that a coach would correct: which days they are told of, and what is no rise and no plateau.
@Suite("Verdicts that a coach would correct") struct CorrectedVerdictTests {
  private typealias Done = (kg: Double, reps: Int)
  private static let name = "Leg Press"

  /// - Parameter days: between two sessions.
  private static func trend(every days: Int = 7, _ sessions: [[Done]]) throws -> Trend {
    var history = LogBuilder()
    history.resolutions[name] = .user(.example(name, implement: .machine))
    for (number, sets) in sessions.enumerated() {
      history.session(CivilDate(dayNumber: Int32(20_000 + days * number)).description) {
        for set in sets {
          if set.kg > 0 {
            $0.sets(name, kg: set.kg, reps: set.reps)
          } else {
            $0.sets(name, reps: set.reps, semantics: .bodyweight)
          }
        }
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    return try #require(findings.lifts.first).trend
  }

  private static func course(_ days: [Int], _ values: [Double]) throws -> OwnCourse {
    try #require(OwnCourse(days: days, values: values))
  }

  @Test("A light last day moves neither the weeks that are told nor the sessions in them")
  func lightEnd() throws {
    let days = [0, 6, 11, 15, 22, 24, 35]
    let values = [80, 84.3, 84.7, 86.1, 86.4, 88.2, 90]
    let before = try Self.course(days, values)
    let after = try Self.course(days + [46], values + [66.0])
    #expect(after.light == [7])
    #expect(after.counted == before.counted && after.from == before.from)
    // After a pause it is a return or a fall.
    #expect(try Self.course(days + [54], values + [66.0]).light.isEmpty)
  }

  @Test(
    "A best that three lower sessions follow without a rise is past, and one before a rise is not")
  func pastPeak() throws {
    let days = [0, 3, 7, 10, 14, 17, 21, 24, 28]
    let rise: [Double] = [62, 62, 66, 66, 69, 78]
    let past = try Self.course(days, rise + [74, 73, 72])
    #expect(past.isRising && past.isPastPeak)
    #expect(try !Self.course(days, rise + [72, 73, 74]).isPastPeak)
    #expect(try !Self.course(days, rise + [77, 76, 75]).isPastPeak)
  }

  @Test("A best that lower sessions follow is past, also where one of them came near it")
  func pastPeakNearby() throws {
    let days = [0, 5, 10, 15, 20, 25]
    #expect(try Self.course(days, [113.2, 120.9, 127.7, 123.3, 125.5, 121.1]).isPastPeak)
  }

  @Test("One odd day above all others is no peak")
  func oddDay() throws {
    #expect(try !Self.course([0, 5, 10, 15, 20], [80, 95, 82, 83, 82]).isPastPeak)
  }

  @Test("Three equal sessions of two weeks end a fall")
  func levelAfterFall() throws {
    let fallen = try Self.course([0, 7, 14, 21, 28, 35], [354, 354, 342, 300, 300, 300])
    #expect(fallen.isFalling && fallen.isLevelAtEnd)
    #expect(try !Self.course([0, 7, 14, 21, 28, 35], [354, 354, 342, 310, 305, 300]).isLevelAtEnd)
  }

  @Test("One load for repetitions that go up and down by one is a plateau, however often")
  func scatter() throws {
    func told(_ repetitions: [Int]) throws -> TrendState {
      try Self.trend(every: 4, repetitions.map { [(kg: 75, reps: $0)] }).told
    }
    #expect(try told([11, 10, 12, 11, 10, 11, 12, 10, 11, 10, 12, 11, 10, 11]) == .plateau)
  }

  @Test(
    "Fewer repetitions with the load of the first day are a fall, though another set has more load")
  func lessWithTheSame() throws {
    let before: [[Done]] = Array(repeating: [(94, 11), (98, 8)], count: 4)
    let fall: [[Done]] = [
      [(94, 10), (98, 9)], [(94, 10), (98, 9)], [(94, 9), (98, 8)], [(94, 8), (98, 8)],
    ]
    #expect(try !Self.trend(before + fall).isOtherWork)
  }

  @Test("Loads that were halved are no fall so far")
  func halved() throws {
    let few = try Self.trend(every: 4, [[(40, 8)], [(40, 8)], [(18, 10)], [(18, 10)]])
    #expect(few.soFar == nil)
  }

  @Test("Level sessions are no plateau where the rule does not rule out a rise")
  func doubtfulPlateau() throws {
    let days = [0, 10, 20, 30]
    let own = try Self.course(days, [105.9, 104.9, 104.9, 105.9])
    func told(_ before: [Double]) throws -> (rising: Double, told: TrendState) {
      let verdict = try #require(
        TrendRule(threshold: 0.25).judge(
          days: before.indices.map { 10 * ($0 - before.count) } + days,
          values: before + [105.9, 104.9, 104.9, 105.9]))
      return (verdict.probabilityRising, verdict.told(own, standstill: nil, isSameWork: true))
    }
    let risen = try told([96, 98, 101, 103])
    #expect(risen.rising >= 0.35 && risen.told != .plateau)
    let level = try told([105, 106, 105, 106])
    #expect(level.rising < 0.35 && level.told == .plateau)
  }

  @Test("A lift that is a quarter stronger from one session to the next is told as another machine")
  func stepUp() throws {
    let level: [[Done]] = Array(repeating: [(56, 12)], count: 5)
    let step = try Self.trend(level + [[(80, 12)], [(82, 12)], [(84, 12)], [(86, 12)]])
    #expect(step.stepUp?.since == CivilDate(dayNumber: 20_035))
    #expect(step.told != .progressing)
    // A step before the told weeks says nothing of what came after it.
    let before: [[Done]] = Array(repeating: [(56, 12)], count: 5) + [[(80, 12)]]
    let later: [[Done]] = [80, 82, 84, 86, 88, 90, 92].map { [(kg: $0, reps: 12)] }
    #expect(try Self.trend(before + later).stepUp == nil)
    let gradual = try Self.trend(
      [56, 56, 58, 61, 64, 67, 70, 74, 78].map { [(kg: Double($0), reps: 12)] })
    #expect(gradual.stepUp == nil && gradual.told == .progressing)
  }

  @Test("A day whose best set has too many repetitions for an estimate is not told by a weaker one")
  func manyRepetitions() throws {
    let day: [Done] = [(11, 12), (12, 12)]
    let trend = try Self.trend([day, day, [(11, 13), (12, 8)], day, day, day])
    #expect(trend.leftOut.map(\.reason) == [.manyRepetitions])
    #expect(trend.leftOut.map(\.point.date) == [CivilDate(dayNumber: 20_014)])
  }

  @Test(
    "A day counts by a set that an estimate takes, where the one with more repetitions had no more load"
  )
  func manyRepetitionsBesideEqual() throws {
    let day: [Done] = [(12, 12), (12, 11)]
    let trend = try Self.trend([day, day, [(12, 12), (12, 13)], day, day, day])
    #expect(trend.leftOut.isEmpty && trend.points.count == 6)
  }

  @Test("A day with two loaded sets among more without a load counts with these")
  func mixedDay() throws {
    let day: [Done] = [(0, 8), (0, 7), (0, 6)]
    let mixed: [Done] = [(0, 8), (0, 8), (5, 6), (5, 6), (0, 8)]
    let trend = try Self.trend([day, day, day, day, mixed])
    #expect(trend.measure == .repetitions)
    #expect(trend.points.last?.date == CivilDate(dayNumber: 20_028) && trend.unmeasured.isEmpty)
    let loaded = try Self.trend([day, day, day, day, [(0, 5), (5, 6), (5, 6)]])
    #expect(loaded.points.last?.date == CivilDate(dayNumber: 20_021))
  }

  @Test("A rise whose best is well above its end is not told so far, and one that ends at it is")
  func overSoFar() throws {
    func direction(_ loads: [Double]) throws -> OwnCourse.Direction? {
      try Self.trend(loads.map { [($0, 6), ($0, 6)] }).soFar?.direction
    }
    #expect(try direction([50, 65, 57]) != .up)
    #expect(try direction([50, 55, 57]) == .up)
  }

  @Test(
    "Equal best sets whose later sets gain repetitions are told so of a lift without a load, too")
  func laterSets() throws {
    func reps(_ sets: [Int]) -> [Done] { sets.map { (0, $0) } }
    let gaining = [[5, 5, 2], [5, 5, 3], [5, 5, 4], [5, 5, 5], [5, 5, 5]].map(reps)
    let found = try Self.trend(every: 4, gaining)
    #expect(found.soFar?.direction == .level && found.weakerSetsRose)
    let level = try Self.trend(every: 4, Array(repeating: reps([5, 5, 5]), count: 5))
    #expect(!level.weakerSetsRose)
  }

  @Test("Several sets of four after heavy doubles are other work, and no fall")
  func moreWork() throws {
    func sets(_ count: Int, _ kg: Double, _ reps: Int) -> [Done] {
      Array(repeating: (kg, reps), count: count)
    }
    let doubles = Array(repeating: sets(4, 110, 2), count: 8)
    let volume = [sets(4, 102, 2), sets(4, 100, 3), sets(5, 97.5, 4)]
    let planned = try Self.trend(every: 4, doubles + volume)
    #expect(planned.isOtherWork && planned.told != .declining && planned.told != .notRising)
    let weaker = [sets(4, 102, 2), sets(4, 98, 2), sets(4, 94, 2)]
    let fallen = try Self.trend(every: 4, doubles + weaker)
    #expect(!fallen.isOtherWork && [.declining, .notRising].contains(fallen.told))
  }

  @Test("The first day after weeks without a lift is the way back, and no light day")
  func wayBack() throws {
    let days = [0, 4, 6, 12, 15, 50, 79, 82]
    let course = try Self.course(days, [10, 10, 11, 12, 12, 6, 8, 8])
    #expect(!course.light.contains(5) && course.counted.contains(5))
  }

  @Test("The same work at less and less effort is no plateau of a lift of many repetitions")
  func easier() throws {
    func told(_ efforts: [Double]) throws -> (trend: Trend, told: TrendState) {
      var history = LogBuilder()
      history.resolutions[Self.name] = .user(.example(Self.name, implement: .machine))
      for (number, rpe) in efforts.enumerated() {
        history.session(CivilDate(dayNumber: Int32(20_000 + 6 * number)).description) {
          $0.sets(Self.name, kg: 60, reps: 15, rpe: rpe, count: 3)
        }
      }
      let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
      let trend = try #require(findings.lifts.first).trend
      return (trend, trend.toldVerdict ?? .new)
    }
    let level = try told([9, 9, 9, 9, 9, 9, 9, 9])
    #expect(level.trend.measure == .tenRepetitions && !level.trend.becameEasier)
    let easier = try told([10, 10, 9.5, 9.5, 9, 9, 8.5, 8.5])
    #expect(easier.trend.isEffortAdjusted && easier.told != .plateau)
  }
}
