import GymBoAnalysis
import GymBoLog
import GymBoProgression
import TestSupport
import Testing

/// A deload that is over asks for no light work any more, and every part of a report says so.
@Suite struct EndedDeloadTests {
  private static let squat = "Squat (Barbell)"
  private static let row = "Bent Over Row (Barbell)"
  private static let press = "Overhead Press (Barbell)"

  /// Nine weeks of work, a light one, and one more session of squats alone, if it is asked for.
  private static func findings(
    isRowLight: Bool = true, isOver: Bool, title: String = "Workout"
  ) throws -> HistoryFindings {
    var history = LogBuilder()
    let first = try #require(CivilDate(iso: "2026-01-05"))
    for week in 0..<10 {
      for day in [0, 3] {
        history.session(first.advanced(by: 7 * week + day).description) {
          let isLight = week == 9
          $0.sets(squat, kg: isLight ? 75 : 100, reps: 5, count: 3)
          $0.sets(row, kg: isLight && isRowLight ? 55 : 80, reps: 5, count: 3)
          $0.sets(press, kg: isLight ? 40 : 60, reps: 5, count: 3)
        }
      }
    }
    if isOver {
      history.session(first.advanced(by: 68).description, title: title) {
        $0.sets(squat, kg: 100, reps: 5, count: 3)
      }
    }
    return try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
  }

  @Test("A session at the usual loads ends a deload, before the return is seen in other lifts")
  func ended() throws {
    let open = try Self.findings(isOver: false)
    #expect(open.breaks.deloads.map(\.isOpen) == [true])
    #expect(open.suggestions().allSatisfy { $0.deloadWork != nil })
    let over = try Self.findings(isOver: true)
    #expect(over.breaks.deloads.map(\.isOpen) == [false])
    #expect(over.suggestions().count == 3)
    #expect(over.suggestions().allSatisfy { $0.deloadWork == nil })
    let last = try #require(CivilDate(iso: "2026-03-12"))
    #expect(over.deload().exemption == .afterDeload(last))
    // Where the lifter calls that session one, it is told as its last day.
    let named = try Self.findings(isOver: true, title: "Squat (Deload)")
    let deload = try #require(named.breaks.deloads.first)
    #expect(deload.last == last && named.liftFindings.lastDay(of: deload) == last.advanced(by: 2))
    #expect(named.deload().exemption == .afterDeload(last.advanced(by: 2)))
  }

  @Test(
    "A lift that was at its full load after the first day of a deload is asked for no light work")
  func fullLoad() throws {
    let findings = try Self.findings(isRowLight: false, isOver: false)
    #expect(findings.breaks.deloads.map(\.isOpen) == [true])
    for suggestion in findings.suggestions() {
      let name = findings.log.exercises[suggestion.exercise].name
      #expect((suggestion.deloadWork == nil) == (name == Self.row), "\(name)")
    }
  }
}
