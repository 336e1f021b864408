import Foundation
import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis

@Suite struct BalanceIntervalTests {
  @Test("Wilson's intervals are those of Newcombe (1998): 81/263, 15/148, 0/20 and 1/29 at 95 %")
  func published() throws {
    for (successes, count, lower, upper) in [
      (81.0, 263.0, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611),
      (1, 29, 0.0061, 0.1718),
    ] {
      let interval = try #require(
        wilsonInterval(successes: successes, of: count, confidence: 0.95))
      #expect((interval.lowerBound - lower).magnitude < 5.1e-5, "\(successes)/\(count)")
      #expect((interval.upperBound - upper).magnitude < 5.1e-5, "\(successes)/\(count)")
    }
  }

  @Test("The interval holds the ratio, turns over with the sides, and narrows with more sets")
  func laws() throws {
    for first in 1...30 {
      for second in 1...30 {
        let (a, b) = (Double(first), Double(second))
        let interval = try #require(RatioInterval(first: a, second: b))
        #expect(interval.contains(a / b))
        let turned = try #require(RatioInterval(first: b, second: a))
        let (upper, turnedUpper) = (try #require(interval.upper), try #require(turned.upper))
        #expect(isClose(turnedUpper, 1 / interval.lower, within: 1e-9))
        let more = try #require(RatioInterval(first: 4 * a, second: 4 * b))
        #expect(more.lower > interval.lower)
        #expect(try #require(more.upper) < upper)
      }
    }
  }

  @Test(
    "With nothing on the second side the ratio has no upper bound; with nothing at all no interval")
  func edges() throws {
    let open = try #require(RatioInterval(first: 12, second: 0))
    #expect(open.upper == nil && open.lower > 1 && open.contains(1000))
    let none = try #require(RatioInterval(first: 0, second: 12))
    #expect(none.lower == 0 && none.upper.map { $0 < 1 } == true)
    for (a, b) in [(0.0, 0.0), (-1, 5), (5, -1), (.nan, 5), (.infinity, 5)] {
      #expect(RatioInterval(first: a, second: b) == nil)
    }
    #expect(RatioInterval(first: 5, second: 5, confidence: 1) == nil)
  }

  @Test("18 sets against 14 are outside the band and not clearly; 60 against 30 are clearly")
  func unclear() {
    #expect(SetBalance(.pushPull, first: 18, second: 14).isUnclear)
    #expect(!SetBalance(.pushPull, first: 60, second: 30).isUnclear)
    #expect(!SetBalance(.pushPull, first: 16, second: 16).isUnclear)
    #expect(!SetBalance(.upperLower, first: 18, second: 14).isUnclear)
    #expect(SetBalance(.pushPull, first: 3, second: 3).interval == nil)
    #expect(!SetBalance(.pushPull, first: 30, second: 0).isUnclear)
  }

  @Test(
    "The distance from a band is that of the reference (balance: band_scores)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func bands() throws {
    let vectors = try Shared.vectors("balance")["band_scores"].array
    #expect(vectors.count == 4)
    for v in vectors {
      let deviation = try #require(
        BandDeviation(ratio: v["ratio"].number, band: v["lo"].number...v["hi"].number))
      #expect((deviation.logExcess - v["log_excess"].number).magnitude < 1e-12)
      #expect((deviation.percentOutside - v["pct_outside"].number).magnitude < 1e-11)
      #expect((deviation.neededPercent - v["needed_change_pct"].number).magnitude < 1e-11)
    }
    #expect(BandDeviation(ratio: 0, band: 1...2) == nil)
    #expect(BandDeviation(ratio: .infinity, band: 1...2) == nil)
  }

  @Test("A ratio of lifts has an interval by every formula, also by one that depends on the load")
  func everyFormula() throws {
    var history = LogBuilder()
    history.session("2026-01-05") {
      $0.sets("Deadlift (Barbell)", kg: 150, reps: 5, rpe: 9)
      $0.sets("Squat (Barbell)", kg: 120, reps: 5, rpe: 9)
    }
    for formula in OneRepetitionMaximumFormula.allCases {
      var options = AnalysisOptions()
      options.formula = formula
      let findings = try #require(HistoryFindings(of: history.log, options: options))
      let estimate = try #require(findings.strengthRatios.first?.estimate.value, "\(formula)")
      #expect(estimate.interval.contains(estimate.ratio))
      #expect(estimate.interval.upperBound / estimate.interval.lowerBound > 1.05)
    }
  }

  @Test("A ratio of lifts is as unsure as the two estimates that the report shows")
  func sameUncertainty() throws {
    var history = LogBuilder()
    history.session("2026-01-05") {
      $0.sets("Deadlift (Barbell)", kg: 150, reps: 8)
      $0.sets("Squat (Barbell)", kg: 120, reps: 5, rpe: 8)
    }
    for adjusts in [false, true] {
      var options = AnalysisOptions()
      options.adjustsForEffort = adjusts
      let findings = try #require(HistoryFindings(of: history.log, options: options))
      let ratio = try #require(findings.strengthRatios.first?.estimate.value)
      let estimates = try ratio.rows.map {
        try #require(StrengthEstimate(row: $0, of: history.log, options: options))
      }
      #expect(ratio.ratio == estimates[0].kilograms / estimates[1].kilograms)
      // ln(upper / ratio)² is the sum of the same of both.
      let squares = estimates.map { pow(log($0.interval.upperBound / $0.kilograms), 2) }
      let own = pow(log(ratio.interval.upperBound / ratio.ratio), 2)
      #expect(isClose(own, squares[0] + squares[1], within: 1e-12))
    }
  }

  @Test("A week in which one muscle had everything is near 1, an even one is 0")
  func evenness() throws {
    var history = LogBuilder()
    history.resolutions["All"] = .user(
      .example("All", direct: MuscleEvenness.muscles, indirect: []))
    history.resolutions["One"] = .user(.example("One", direct: [.chest], indirect: []))
    history.session("2026-01-05") { $0.sets("All", kg: 10, reps: 5, count: 3) }
    history.session("2026-01-12") { $0.sets("One", kg: 10, reps: 5, count: 3) }
    history.session("2026-01-19") { $0.sets("Running", seconds: 600, metres: 2000) }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let weeks = MuscleEvenness(findings.weeklyVolume).weeks
    let count = Double(MuscleEvenness.muscles.count)
    #expect(weeks.map(\.week.number) == [2, 3, 4])
    #expect(try #require(weeks[0].gini.value).magnitude < 1e-15)
    #expect(weeks[2].gini == .missing(.noMuscles))
    #expect(isClose(try #require(weeks[1].gini.value), (count - 1) / count, within: 1e-12))
  }

  @Test("A ratio says whether the weaker lift is already the first of its workouts")
  func doneFirst() throws {
    func isFirst(_ order: [String]) throws -> Bool {
      var history = LogBuilder()
      for index in 0..<8 {
        history.session(CivilDate(dayNumber: Int32(20_000 + 3 * index)).description) {
          $0.sets("Running (Treadmill)", kg: 0, reps: 0, semantics: .distance)
          for lift in order { $0.sets(lift, kg: lift.hasPrefix("Squat") ? 60 : 90, reps: 5) }
        }
      }
      let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
      let ratio = findings.strengthRatios.compactMap(\.estimate.value).first
      return try #require(ratio).isWeakerDoneFirst
    }
    #expect(try isFirst(["Squat (Barbell)", "Bench Press (Barbell)"]))
    #expect(try !isFirst(["Bench Press (Barbell)", "Squat (Barbell)"]))
  }
}
