import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// Advice that coaches refused to sign, and what is said now.
@Suite("Advice that was refused") struct RefusedAdviceTests {
  private typealias Sets = [(kg: Double, reps: Int)]

  private static let lift = "Bench Press (Barbell)"
  private static let chinUp = "Chin Up"
  private static let start = CivilDate(dayNumber: 20_459)

  /// - Parameter notes: by the number of the session.
  private static func suggestion(
    of name: String = lift, days: [Int]? = nil, after sessions: [Sets], notes: [Int: String] = [:]
  ) throws -> Suggestion {
    var history = LogBuilder()
    history.resolutions[lift] = .user(.example(lift))
    history.resolutions[chinUp] = .user(
      .example(chinUp, direct: [.lats], movement: .verticalPull, loading: .added))
    for (index, sets) in sessions.enumerated() {
      let day = start.advanced(by: days?[index] ?? 4 * index).description
      history.session(day, note: notes[index]) {
        for set in sets {
          if set.kg > 0 {
            $0.sets(name, kg: set.kg, reps: set.reps)
          } else {
            $0.sets(name, reps: set.reps, semantics: .bodyweight)
          }
        }
      }
    }
    let log = history.log
    let findings = try #require(HistoryFindings(of: log, options: AnalysisOptions()))
    return try #require(
      findings.suggestions().first { log.exercises[$0.exercise].name == name })
  }

  private static func equal(_ count: Int, _ kg: Double, _ reps: Int) -> Sets {
    Array(repeating: (kg, reps), count: count)
  }

  private static func repetitions(_ suggestion: Suggestion) -> [Int] {
    suggestion.plan.isEmpty
      ? Array(repeating: suggestion.repetitions ?? 0, count: suggestion.sets)
      : suggestion.plan.flatMap { Array(repeating: $0.repetitions, count: $0.sets) }
  }

  @Test("With pain noted, a light day is what comes again, not the heavier work before it")
  func pain() throws {
    let sessions = Array(repeating: Self.equal(3, 62.5, 10), count: 4) + [Self.equal(3, 42.5, 10)]
    let usual = try Self.suggestion(after: sessions)
    #expect(usual.load == Load(kilograms: 65))
    let hurt = try Self.suggestion(after: sessions, notes: [4: "Shoulder pain"])
    #expect(hurt.load == Load(kilograms: 42.5))
    #expect(hurt.passedOver == nil)
  }

  @Test("Repetitions that were lost come back before one more is asked for")
  func lost() throws {
    let found = try Self.suggestion(
      of: Self.chinUp,
      after: [
        [(0, 15), (0, 10), (0, 10), (0, 9)], [(0, 15), (0, 15), (0, 12), (0, 11)],
        [(0, 15), (0, 14), (0, 12), (0, 9)],
      ])
    #expect(found.reason.code == .repetitionsFell)
    #expect(Self.repetitions(found) == [15, 15, 12, 11])
  }

  @Test("With more load no set is asked for what not all of the three sessions had")
  func moreLoad() throws {
    let found = try Self.suggestion(after: [
      Self.equal(4, 60, 5), [(60, 5), (60, 6), (60, 6), (60, 5)],
      [(60, 5), (60, 6), (60, 6), (60, 5)],
    ])
    #expect(found.action == .increaseLoad)
    #expect(Self.repetitions(found) == [5, 5, 5, 5])
  }

  @Test("A last set for as many as go does not hold the load")
  func openLast() throws {
    let found = try Self.suggestion(after: [
      Self.equal(5, 40, 5), Self.equal(4, 40, 5), Self.equal(4, 40, 5) + [(40, 9)],
    ])
    #expect(found.action == .increaseLoad)
    #expect(found.load == Load(kilograms: 42.5))
    #expect(found.repetitions == 5)
  }

  @Test("What every set did for the first time is done again, with one more if it goes")
  func firstEven() throws {
    let found = try Self.suggestion(
      of: Self.chinUp,
      after: [
        [(0, 5), (0, 5), (0, 3)], [(0, 5), (0, 5), (0, 4)], [(0, 5), (0, 5), (0, 5)],
      ])
    #expect(found.action == .addRepetitionIfItGoes)
    #expect(found.isAtLeast && Self.repetitions(found) == [5, 5, 5])
    let again = try Self.suggestion(
      of: Self.chinUp, after: Array(repeating: Self.equal(3, 0, 5), count: 3))
    #expect(again.action == .addRepetition && again.repetitions == 6)
  }

  @Test("A single is not raised because it rose")
  func single() throws {
    func found(_ repetitions: Int) throws -> Suggestion {
      try Self.suggestion(after: [70, 75, 77.5].map { Self.equal(1, $0, repetitions) })
    }
    #expect(try found(1).rule != .rising)
    #expect(try found(1).load.map { $0.kilograms <= 77.5 } ?? false)
    #expect(try found(5).rule == .rising)
  }

  @Test("A day far below the only two before it is a light one")
  func lightOfThree() throws {
    let found = try Self.suggestion(after: [
      Self.equal(3, 60, 4), Self.equal(3, 60, 4), [(30, 8), (40, 5), (40, 5), (40, 5)],
    ])
    #expect(found.load == Load(kilograms: 60))
    #expect(found.passedOver?.kind == .lightDay)
  }

  @Test("The way back asks for no more repetitions than were ever done with the load")
  func wayBack() throws {
    let found = try Self.suggestion(
      days: [0, 7, 60, 67, 74],
      after: [
        [(66, 8), (64, 8), (64, 8)], [(75, 5), (66, 8), (66, 8)], Self.equal(2, 60, 6),
        [(66, 6), (66, 6)], [(72.5, 6), (72.5, 6)],
      ])
    #expect(found.reason.code == .backTo)
    #expect(found.load == Load(kilograms: 75))
    #expect(found.repetitions == 5)
  }

  @Test("A carry on its way back asks for no repetitions")
  func carry() throws {
    var history = LogBuilder()
    let name = "Farmers Walk"
    history.resolutions[name] = .user(.example(name))
    for (day, load) in [(0, 40.0), (7, 40), (14, 40), (60, 34)] {
      history.session(Self.start.advanced(by: day).description) {
        $0.sets(name, kg: load, metres: 40, count: 2, semantics: .distance)
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let found = try #require(findings.suggestions().first)
    #expect(found.reason.code == .backTo && found.action == .increaseLoad)
    #expect(found.repetitions == nil)
  }

  @Test("Dumbbells go up in half steps only where as many of the log are half a step apart")
  func dumbbells() {
    func step(_ loads: [Double]) -> Load {
      LoadableLoads.seenStep(
        loads.compactMap { Load(kilograms: $0) }, usual: .kilograms(2), isFixed: true)
    }
    #expect(step([10, 12, 13, 14, 16, 18]) == .kilograms(2))
    #expect(step([10, 11, 12, 13, 14]) == .kilograms(1))
  }
}
