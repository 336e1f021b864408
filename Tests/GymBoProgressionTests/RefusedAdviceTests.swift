import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// Advice that coaches refused to sign, and what is said now.
@Suite("Advice that was refused") struct RefusedAdviceTests {
  private typealias Sets = DoneSessions.Sets

  private static let lift = "Bench Press (Barbell)"
  private static let chinUp = "Chin Up"
  private static let start = DoneSessions.start

  private static let facts = [
    lift: ExerciseFacts.example(lift),
    chinUp: .example(chinUp, direct: [.lats], movement: .verticalPull, loading: .added),
  ]

  private static func suggestion(
    of name: String = lift, days: [Int]? = nil, after sessions: [Sets], notes: [Int: String] = [:]
  ) throws -> Suggestion {
    try DoneSessions.suggestion(
      of: name, facts: facts, days: days, after: sessions, notes: notes)
  }

  @Test("With pain noted, a light day is what comes again, not the heavier work before it")
  func pain() throws {
    let sessions =
      Array(repeating: DoneSessions.equal(3, 62.5, 10), count: 4) + [
        DoneSessions.equal(3, 42.5, 10)
      ]
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
    #expect(DoneSessions.repetitions(found) == [15, 15, 12, 11])
  }

  @Test("With more load no set is asked for what not all of the three sessions had")
  func moreLoad() throws {
    let found = try Self.suggestion(after: [
      DoneSessions.equal(4, 60, 5), [(60, 5), (60, 6), (60, 6), (60, 5)],
      [(60, 5), (60, 6), (60, 6), (60, 5)],
    ])
    #expect(found.action == .increaseLoad)
    #expect(DoneSessions.repetitions(found) == [5, 5, 5, 5])
  }

  @Test("A last set for as many as go does not hold the load")
  func openLast() throws {
    let found = try Self.suggestion(after: [
      DoneSessions.equal(5, 40, 5), DoneSessions.equal(4, 40, 5),
      DoneSessions.equal(4, 40, 5) + [(40, 9)],
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
    #expect(found.isAtLeast && DoneSessions.repetitions(found) == [5, 5, 5])
    let again = try Self.suggestion(
      of: Self.chinUp, after: Array(repeating: DoneSessions.equal(3, 0, 5), count: 3))
    #expect(again.action == .addRepetition && again.repetitions == 6)
  }

  @Test("A single is not raised because it rose")
  func single() throws {
    func found(_ repetitions: Int) throws -> Suggestion {
      try Self.suggestion(after: [70, 75, 77.5].map { DoneSessions.equal(1, $0, repetitions) })
    }
    #expect(try found(1).rule != .rising)
    #expect(try found(1).load.map { $0.kilograms <= 77.5 } ?? false)
    #expect(try found(5).rule == .rising)
  }

  @Test("A day far below the only two before it is a light one")
  func lightOfThree() throws {
    let found = try Self.suggestion(after: [
      DoneSessions.equal(3, 60, 4), DoneSessions.equal(3, 60, 4),
      [(30, 8), (40, 5), (40, 5), (40, 5)],
    ])
    #expect(found.load == Load(kilograms: 60))
    #expect(found.passedOver?.kind == .lightDay)
  }

  @Test("The way back asks for no more repetitions than were ever done with the load")
  func wayBack() throws {
    let found = try Self.suggestion(
      days: [0, 7, 60, 67, 74],
      after: [
        [(66, 8), (64, 8), (64, 8)], [(75, 5), (66, 8), (66, 8)], DoneSessions.equal(2, 60, 6),
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
