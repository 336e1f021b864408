import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis

@Suite("Sets that the lift's other days make unlikely") struct UnlikelySetTests {
  /// What the data check finds in sessions of a machine with these sets, every third day.
  private static func found(
    _ sets: [(kg: Double, reps: Int)], exercise: String = "Leg Extension (Machine)"
  ) throws -> HistoryFindings {
    let start = try #require(CivilDate(iso: "2026-01-05"))
    var history = LogBuilder()
    for (index, set) in sets.enumerated() {
      history.session(start.advanced(by: 3 * index).description) {
        $0.sets(exercise, kg: set.kg, reps: set.reps, count: 2)
      }
    }
    return try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
  }

  private static let usual = [(kg: 60.0, reps: 10)]

  private static func days(_ count: Int) -> [(kg: Double, reps: Int)] {
    Array(repeating: usual[0], count: count)
  }

  @Test("A load far above every other day is asked about and stays what it is")
  func farAbove() throws {
    let findings = try Self.found(Self.days(6) + [(90, 10)] + Self.days(3))
    let issue = try #require(findings.dataCheck.suspicions.first?.issue)
    #expect(findings.dataCheck.suspicions.count == 1)
    #expect(issue.rule == .unlikelySet)
    #expect(issue.doubt == .load(.kilograms(90), exercise: "Leg Extension (Machine)"))
    #expect(issue.proposal == .correctIfMistyped)
    #expect(issue.place?.line == 14)
    #expect(!findings.traits.isSuspect.contains(true))
  }

  @Test(
    "A load that comes back on a later day is a new machine or a lifter who learnt, and no question"
  )
  func comesBack() throws {
    let findings = try Self.found(Self.days(6) + [(90, 10)] + Self.days(2) + [(85, 10)])
    #expect(findings.dataCheck.suspicions.isEmpty)
  }

  @Test("Repetitions that were under 2 % likely are asked about")
  func unlikelyRepetitions() throws {
    let findings = try Self.found(Self.days(12) + [(60, 15)] + Self.days(3))
    let issue = try #require(findings.dataCheck.suspicions.first?.issue)
    #expect(issue.rule == .unlikelySet)
    #expect(issue.doubt == .repetitions(15, exercise: "Leg Extension (Machine)"))
    #expect(try Self.found(Self.days(12) + [(60, 11)]).dataCheck.suspicions.isEmpty)
  }

  @Test("Twice the load that is added to the body is no feat")
  func added() throws {
    let start = try #require(CivilDate(iso: "2026-01-05"))
    var history = LogBuilder()
    history.resolutions["Dip"] = .user(.example("Dip", loading: .added))
    for (index, kg) in [2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 5].enumerated() {
      history.session(start.advanced(by: 3 * index).description) {
        $0.sets("Dip", kg: kg, reps: 8, count: 2)
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    #expect(findings.dataCheck.suspicions.isEmpty)
  }

  @Test("With five days or fewer nothing is usual yet")
  func fewDays() throws {
    #expect(try Self.found(Self.days(4) + [(90, 10)]).dataCheck.suspicions.isEmpty)
    #expect(try Self.found(Self.days(5) + [(90, 10)]).dataCheck.suspicions.count == 1)
  }

  @Test("The check and the report of the day ask about the same set")
  func sameAsTheReport() throws {
    let findings = try Self.found(Self.days(6) + [(90, 10)])
    let row = findings.log.columns.count - 2
    let date = try #require(findings.log.sessions.last?.date)
    let usualness = Predictions(of: findings.liftFindings.history).usualness(
      ofSet: row, on: date, in: findings.log)
    #expect(usualness?.verdict == .jump)
    #expect(findings.dataCheck.suspicions.map(\.issue.rule) == [.unlikelySet])
  }
}

@Suite("Numbers typed in the other unit") struct TypedUnitTests {
  private static func found(_ loads: [Double], reps: [Int]? = nil) throws -> [Suspicion] {
    let start = try #require(CivilDate(iso: "2026-01-05"))
    var history = LogBuilder()
    for day in 0..<6 {
      history.session(start.advanced(by: 3 * day).description) {
        let today = day == 3 ? loads : [100, 100, 100]
        for (index, load) in today.enumerated() {
          $0.sets("Bench Press (Barbell)", kg: load, reps: day == 3 ? reps?[index] ?? 5 : 5)
        }
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    return findings.dataCheck.suspicions
  }

  @Test("A set of 45 between sets of 100 is 100 in the other unit, rounded as plates round it")
  func between() throws {
    #expect(try Self.found([100, 45, 100]).map(\.issue.rule) == [.unitMixUp])
    #expect(try Self.found([100, 40, 100]).isEmpty)
  }

  @Test(
    "A last set of 45 after 100 is one too, but not with more repetitions: that is a back-off set")
  func last() throws {
    #expect(try Self.found([100, 100, 45]).map(\.issue.rule) == [.unitMixUp])
    #expect(try Self.found([100, 100, 45], reps: [5, 5, 12]).isEmpty)
  }

  @Test("A first set of 45 may be a warm-up")
  func first() throws {
    #expect(try Self.found([45, 100, 100]).isEmpty)
  }
}
