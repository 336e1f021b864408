import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// Steps that a coach found too large, too slow or from the wrong place.
@Suite("Steps that fit the last sessions") struct SmallerStepsTests {
  private typealias Sets = DoneSessions.Sets

  private static let lift = "Bench Press (Barbell)"
  private static let curl = "Lateral Raise (Machine)"
  private static let facts = [
    lift: ExerciseFacts.example(lift),
    curl: .example(curl, mechanics: .isolation, implement: .machine),
  ]

  private static func suggestion(
    of name: String = lift, days: [Int]? = nil, after sessions: [Sets]
  ) throws -> Suggestion {
    try DoneSessions.suggestion(of: name, facts: facts, days: days, after: sessions)
  }

  @Test("Who changes the load each time is not told to wait for three sessions with one")
  func changing() throws {
    let loads = [75.0, 70, 82.5, 72.5, 80]
    let found = try Self.suggestion(after: loads.map { DoneSessions.equal(3, $0, 4) })
    #expect(found.reason == .changedEachTime(sessions: 5))
    #expect(found.action == .addRepetitionIfItGoes && found.load == .kilograms(80))
    #expect(found.isAtLeast && found.repetitions == 4)
    let heaviest = try Self.suggestion(
      after: [75.0, 70, 77.5, 72.5, 80].map { DoneSessions.equal(3, $0, 4) })
    #expect(heaviest.action == .hold && heaviest.reason == .changedEachTime(sessions: 5))
    let again = try Self.suggestion(
      after: [75.0, 80, 77.5, 72.5, 80].map { DoneSessions.equal(3, $0, 4) })
    #expect(again.reason.code != .changedEachTime)
  }

  @Test("A day that was broken off after one set of an isolation lift does not lower the sets")
  func sets() throws {
    let found = try Self.suggestion(
      of: Self.curl,
      after: [DoneSessions.equal(3, 10, 12), DoneSessions.equal(3, 10, 12), [(10, 11)]])
    #expect(found.sets == 3)
  }

  @Test("On the way back sets that lost repetitions are followed by the next load only")
  func wayBack() throws {
    let before = Array(repeating: DoneSessions.equal(3, 60, 6), count: 4)
    let days = [0, 4, 8, 12, 60]
    let kept = try Self.suggestion(days: days, after: before + [DoneSessions.equal(3, 50, 6)])
    let lost = try Self.suggestion(days: days, after: before + [[(50, 6), (50, 5), (50, 5)]])
    #expect(kept.rule == .afterBreak && kept.load == .kilograms(55))
    #expect(lost.load == Load(thousandths: 52_500, of: .kilogram))
    #expect(kept.repetitions == 6 && lost.repetitions == 6)
    let large = try Self.suggestion(
      of: Self.curl, days: days, after: before + [[(50, 6), (50, 5), (50, 5)]])
    #expect(large.load == .kilograms(50) && large.repetitions == 6, "a large step waits")
  }

  @Test("Where the next load on the way back is too far, it is reached by repetitions")
  func wayBackByRepetitions() throws {
    let before = Array(repeating: DoneSessions.equal(3, 40, 8), count: 4)
    let found = try Self.suggestion(
      of: Self.curl, days: [0, 4, 8, 12, 60], after: before + [DoneSessions.equal(3, 20, 10)])
    #expect(found.rule == .afterBreak && found.action.isMore)
    #expect(found.load == .kilograms(20) && (10...11).contains(found.repetitions ?? 0))
    guard case .stepTooLarge(let next, _) = found.adjustment else {
      Issue.record("no step is named: \(String(describing: found.adjustment))")
      return
    }
    #expect(next == .kilograms(25))
  }

  @Test("A step cut in halves that are logged as whole numbers is told from the log")
  func halves() throws {
    let steps = LoadableSteps(unit: .kilogram)
    func seen(_ loads: [Int]) throws -> LoadableLoads {
      let loads = loads.map { Load.kilograms($0) }
      return try #require(
        LoadableLoads.seen(loads, present: loads.suffix(1), of: .machine, steps))
    }
    let halves = try seen([20, 22, 25, 27, 30, 32, 35])
    #expect(halves.next(above: .kilograms(35)) == .kilograms(37))
    #expect(halves.next(above: .kilograms(37)) == .kilograms(40))
    #expect(try seen([20, 25, 30, 35]).next(above: .kilograms(35)) == .kilograms(40))
    #expect(try seen([20, 21, 25, 30, 33, 35]).next(above: .kilograms(35)) == .kilograms(40))
  }

  @Test("Steps by which the last sessions went on are finer than those of the implement")
  func fine() throws {
    let steps = LoadableSteps(unit: .kilogram)
    func seen(_ loads: [Int]) throws -> LoadableLoads {
      let loads = loads.map { Load.kilograms($0) }
      return try #require(
        LoadableLoads.seen(loads, present: loads.suffix(1), of: .machine, steps))
    }
    let fine = try seen([25, 30, 34, 35, 36])
    #expect(fine.next(above: .kilograms(36)) == .kilograms(37))
    #expect(fine.next(below: .kilograms(30)) == .kilograms(25))
    #expect(try seen([25, 30, 35, 36]).next(above: .kilograms(36)) == .kilograms(40))
  }

  @Test("Less load that was spent to the last repetition is a weak day, and no light one")
  func spent() throws {
    func after(rpe: Double) throws -> Suggestion {
      var history = LogBuilder()
      history.resolutions = Self.facts.mapValues(ExerciseResolution.user)
      for index in 0..<6 {
        history.session(DoneSessions.start.advanced(by: 4 * index).description) {
          if index < 5 {
            $0.sets(Self.curl, kg: 60, reps: 15, rpe: 8.5, count: 3)
          } else {
            $0.sets(Self.curl, kg: 50, reps: 15, rpe: 8.5)
            $0.sets(Self.curl, kg: 50, reps: 15, rpe: rpe)
          }
        }
      }
      let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
      return try #require(findings.suggestions().first)
    }
    #expect(try after(rpe: 10).load ?? .zero < .kilograms(60))
    #expect(try after(rpe: 7).passedOver?.kind == .lightDay)
  }

  @Test("A lighter day of many repetitions is passed over, as its sets are worth less")
  func lightWithMany() throws {
    let usual = Array(repeating: DoneSessions.equal(3, 15, 12), count: 5)
    let found = try Self.suggestion(
      of: Self.curl, after: usual + [DoneSessions.equal(3, 17, 12), DoneSessions.equal(3, 14, 13)])
    #expect(found.passedOver?.kind == .lightDay)
    #expect(found.load ?? .zero >= .kilograms(17))
  }

  @Test("No load is added where the sets after the first broke down with less load")
  func spentBeside() throws {
    func after(_ last: [(kg: Double, reps: Int, rpe: Double)]) throws -> Suggestion {
      var history = LogBuilder()
      history.resolutions = Self.facts.mapValues(ExerciseResolution.user)
      for index in 0..<4 {
        history.session(DoneSessions.start.advanced(by: 4 * index).description) {
          for set in index < 3 ? [(56, 15, 8.5), (54, 15, 9), (52, 14, 9)] : last {
            $0.sets(Self.lift, kg: set.kg, reps: set.reps, rpe: set.rpe)
          }
        }
      }
      let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
      return try #require(findings.suggestions().first)
    }
    let broken = try after([(56, 15, 8.5), (54, 12, 9.5), (52, 7, 10)])
    #expect(broken.action == .hold && broken.reason == .effortDiffers(first: 8.5, hardest: 10))
    let whole = try after([(56, 15, 8.5), (54, 15, 9), (52, 14, 9)])
    #expect(whole.action.isMore)
  }

  @Test("Sets that were all taken to failure are treated alike: the best one may get one more")
  func allToFailure() throws {
    var history = LogBuilder()
    history.resolutions = Self.facts.mapValues(ExerciseResolution.user)
    for index in 0..<4 {
      history.session(DoneSessions.start.advanced(by: 4 * index).description) {
        for reps in [8, 8, 10] { $0.sets(Self.curl, kg: 20, reps: reps, rpe: 10) }
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let found = try #require(findings.suggestions().first)
    #expect(DoneSessions.repetitions(found) == [8, 8, 10])
  }

  @Test("Easy sets are the work, and not a hard one after them that went on for as many as go")
  func open() throws {
    var history = LogBuilder()
    history.resolutions = Self.facts.mapValues(ExerciseResolution.user)
    for day in [0, 4] {
      history.session(DoneSessions.start.advanced(by: day).description) {
        for (reps, rpe) in [(12, 7.0), (12, 7), (18, 9.5)] {
          $0.sets(Self.curl, kg: 5, reps: reps, rpe: rpe)
        }
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let found = try #require(findings.suggestions().first)
    // What the last set showed is no question of odds.
    #expect(found.action == .addRepetition && found.reason == .effort(rpe: 7))
    #expect(found.repetitions == 13)
  }
}
