import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

/// Numbers of a set in the wrong field, or with a nought too many.
@Suite struct RepetitionSlipsTests {
  /// The doubts about twelve days of three sets of five to eight, and what comes after them.
  private static func doubts(_ more: (inout SessionBuilder) -> Void) throws -> [GymBoLog.Issue] {
    let start = try #require(CivilDate(iso: "2026-01-05"))
    var history = LogBuilder()
    for day in 0..<12 {
      history.session(start.advanced(by: 2 * day).description) {
        $0.sets("Squat (Barbell)", kg: 90 + Double(day), reps: 5 + day % 4, count: 3)
      }
    }
    history.session(start.advanced(by: 24).description, more)
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let issues = findings.dataCheck.suspicions.map(\.issue)
    #expect(
      findings.traits.isSuspect.count { $0 } == issues.count { $0.rule == .repetitionSlip })
    return issues
  }

  @Test("Ten times the usual repetitions with a usual load are a slip")
  func timesTen() throws {
    let issues = try Self.doubts { $0.sets("Squat (Barbell)", kg: 100, reps: 80) }
    #expect(issues.map(\.rule) == [.repetitionSlip])
    #expect(
      issues.map(\.doubt)
        == [.set(.kilograms(100), repetitions: 80, of: 1, exercise: "Squat (Barbell)")])
    #expect(issues.map(\.proposal) == [.meantSet(.kilograms(100), repetitions: 8)])
  }

  @Test("Five times the most repetitions with a usual load are a slip, such as 88 for 8")
  func digitTwice() throws {
    let issues = try Self.doubts { $0.sets("Squat (Barbell)", kg: 100, reps: 88) }
    #expect(issues.map(\.rule) == [.repetitionSlip])
    #expect(issues.map(\.proposal) == [.correctInApp])
    #expect(try Self.doubts { $0.sets("Squat (Barbell)", kg: 100, reps: 33) }.isEmpty)
  }

  @Test("Repetitions and load that were exchanged are a slip")
  func exchanged() throws {
    let issues = try Self.doubts { $0.sets("Squat (Barbell)", kg: 5, reps: 100) }
    #expect(issues.map(\.rule) == [.repetitionSlip])
    #expect(issues.map(\.proposal) == [.meantSet(.kilograms(100), repetitions: 5)])
  }

  @Test("A day of exchanged loads and repetitions says how many sets it has, and what was meant")
  func meantDay() throws {
    var history = LogBuilder()
    history.session("2026-01-05") {
      for reps in [30, 40, 50] { $0.sets("Hang Snatch (Barbell)", kg: 4, reps: reps) }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let issue = try #require(findings.dataCheck.suspicions.map(\.issue).first)
    #expect(
      issue.doubt
        == .set(.kilograms(4), repetitions: 30, of: 3, exercise: "Hang Snatch (Barbell)"))
    #expect(issue.proposal == .meantSet(.kilograms(30), repetitions: 4))
  }

  @Test("A day of a barbell lift with the loads of a bar in the field of the repetitions is a slip")
  func exchangedDay() throws {
    func rules(_ lift: String, _ sets: [(kg: Double, reps: Int)]) throws -> [IssueRule] {
      var history = LogBuilder()
      for day in ["2026-01-05", "2026-01-08"] {
        history.session(day) { for set in sets { $0.sets(lift, kg: set.kg, reps: set.reps) } }
      }
      let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
      #expect(findings.traits.isSuspect.allSatisfy { $0 == !findings.dataCheck.suspicions.isEmpty })
      return findings.dataCheck.suspicions.map(\.issue.rule)
    }
    let ramp = [(4.0, 30), (4, 40), (5, 50), (5, 55)]
    #expect(
      try rules("Hang Snatch (Barbell)", ramp) == [.repetitionSlip, .repetitionSlip])
    #expect(try rules("Hang Snatch (Dumbbell)", ramp).isEmpty)
    #expect(try rules("Hang Snatch (Barbell)", [(4, 30), (4, 42), (5, 50)]).isEmpty)
    #expect(try rules("Hang Snatch (Barbell)", [(20, 50), (20, 40), (20, 40)]).isEmpty)
  }

  @Test("Many repetitions with a light load, other numbers and habits are no slips")
  func honest() throws {
    #expect(try Self.doubts { $0.sets("Squat (Barbell)", kg: 40, reps: 50) }.isEmpty)
    #expect(try Self.doubts { $0.sets("Squat (Barbell)", kg: 60, reps: 33) }.isEmpty)
    #expect(try Self.doubts { $0.sets("Squat (Barbell)", kg: 100, reps: 25) }.isEmpty)
    #expect(try Self.doubts { $0.sets("Squat (Barbell)", kg: 100, reps: 50, count: 6) }.isEmpty)
  }

  @Test("A distance on one set of a lift is doubted, on the sets of a carry it is not")
  func distance() throws {
    let issues = try Self.doubts {
      $0.sets("Squat (Barbell)", kg: 100, reps: 5, metres: 5000, semantics: .distance)
      $0.sets("Farmer's Walk", kg: 40, reps: 1, metres: 20, count: 12, semantics: .distance)
    }
    #expect(issues.map(\.rule) == [.distanceOnLift])
    #expect(issues.map(\.doubt) == [.load(.kilograms(100), exercise: "Squat (Barbell)")])
  }
}
