import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis

/// When a reader is told that a lift does not rise.
@Suite struct ConcernsTests {
  private static let bench = "Bench Press (Barbell)"
  private static let squat = "Squat (Barbell)"
  private static let first = CivilDate(dayNumber: 20_000)

  /// A bench press on some days, each with its load for five repetitions, and squats on further days.
  private func found(
    _ bench: [(day: Int, kg: Double)], squats: [Int] = [], title: String? = nil
  ) throws -> (concerns: Concerns, lift: LiftFinding) {
    var history = LogBuilder()
    history.resolutions[Self.bench] = .user(.example(Self.bench))
    history.resolutions[Self.squat] = .user(.example(Self.squat))
    let days = Set(bench.map(\.day)).union(squats).sorted()
    for day in days {
      history.session(
        Self.first.advanced(by: day).description, title: day == days.last ? title : nil
      ) {
        for set in bench where set.day == day { $0.sets(Self.bench, kg: set.kg, reps: 5, count: 3) }
        if squats.contains(day) { $0.sets(Self.squat, kg: 100, reps: 5, count: 3) }
      }
    }
    let findings = try #require(
      HistoryFindings(of: history.log, options: AnalysisOptions()))
    let lift = try #require(
      findings.lifts.first { findings.log.exercises[$0.exercise].name == Self.bench })
    return (findings.liftFindings.concerns, lift)
  }

  /// The day of a session of two a week.
  private static func day(_ number: Int) -> Int { 3 * number + number / 2 }

  /// Twice a week, 1.5 % less each week.
  private static func falling(weeks: Int) -> [(day: Int, kg: Double)] {
    (0..<2 * weeks).map { (day($0), 120 - 0.9 * Double($0)) }
  }

  @Test("A lift that fell for twelve weeks is told")
  func falling() throws {
    let found = try found(Self.falling(weeks: 12))
    #expect(found.lift.trend.state == .declining)
    #expect(found.concerns.state(of: found.lift) == .declining)
    #expect(found.concerns.told(found.lift) == .declining)
    #expect(found.concerns.wayBack(of: found.lift) == nil)
  }

  @Test("In the four weeks after two weeks off it is coming back, not falling")
  func afterBreak() throws {
    let before = Self.falling(weeks: 12)
    let last = try #require(before.last)
    let after: [(day: Int, kg: Double)] = [15, 18, 22].map { (last.day + $0, last.kg - 4) }
    let found = try found(before + after)
    #expect(found.lift.trend.state == .declining)
    #expect(found.concerns.isLight)
    #expect(found.concerns.told(found.lift) == nil)
    #expect(found.concerns.wayBack(of: found.lift) == .fromBreak)
  }

  @Test("A lift that was trained on two days of the last five weeks tells nothing of today")
  func seldom() throws {
    let before = Self.falling(weeks: 12)
    let last = try #require(before.last)
    let found = try found(
      before + [(last.day + 30, last.kg - 6)],
      squats: Array(stride(from: 0, through: last.day + 36, by: 4)))
    #expect(found.concerns.state(of: found.lift) == nil)
  }

  @Test("A lift that had its best three weeks ago has no problem yet")
  func fresh() throws {
    var done: [(day: Int, kg: Double)] = []
    for number in 0..<26 {
      let kg = number < 20 ? 100 + Double(number) : 119 - 2.5 * Double(number - 19)
      done.append((Self.day(number), kg))
    }
    let found = try found(done)
    #expect(found.lift.trend.weeksSinceBest.value.map { $0 <= 3 } == true)
    #expect(found.concerns.state(of: found.lift) == nil)
    #expect(found.concerns.told(found.lift) != .declining)
  }

  @Test("A workout that the lifter calls a deload makes no lift fall")
  func named() throws {
    let found = try found(Self.falling(weeks: 12), title: "Push (Deload)")
    #expect(found.concerns.isLight)
    #expect(found.concerns.told(found.lift) == nil)
  }
}
