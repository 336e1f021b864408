import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// What the lifter has just shown, chosen or planned is where the next session begins.
@Suite("Work that was shown") struct ShownWorkTests {
  private typealias Sets = [(kg: Double, reps: Int)]

  private static let lift = "Bench Press (Barbell)"
  private static let squat = "Squat (Barbell)"
  private static let curl = "Bicep Curl (Dumbbell)"
  private static let walk = "Lat Pulldown (Cable)"
  private static let start = DoneSessions.start

  /// After sessions of a lift on some days, every fourth where none are given, with another lift every third day.
  private static func suggestion(
    of name: String = lift, days: [Int]? = nil, rpe: [Double]? = nil, _ sessions: [Sets]
  ) throws -> Suggestion {
    var history = LogBuilder()
    history.resolutions[lift] = .user(.example(lift))
    history.resolutions[squat] = .user(.example(squat, direct: [.quadriceps], region: .lower))
    history.resolutions[curl] = .user(
      .example(
        curl, direct: [.biceps], movement: .elbowFlexion, mechanics: .isolation,
        implement: .dumbbell, loading: .perHand))
    let days = days ?? sessions.indices.map { 4 * $0 }
    for (place, sets) in sessions.enumerated() {
      history.session(start.advanced(by: days[place]).description) {
        for set in sets { $0.sets(name, kg: set.kg, reps: set.reps, rpe: rpe?[place]) }
      }
    }
    for day in stride(from: 1, to: days.last ?? 0, by: 3) where !days.contains(day) {
      history.session(start.advanced(by: day).description) {
        $0.sets(walk, kg: 50, reps: 10, count: 3)
      }
    }
    let log = history.log
    let findings = try #require(HistoryFindings(of: log, options: AnalysisOptions()))
    return try #require(
      findings.suggestions().first { log.exercises[$0.exercise].name == name })
  }

  private static func alike(_ count: Int, _ kg: Double, _ reps: Int) -> Sets {
    DoneSessions.equal(count, kg, reps)
  }

  @Test("A set that leads up to the work at its load makes the next day none of fewer sets")
  func leadingUp() throws {
    let found = try Self.suggestion([
      Self.alike(4, 90, 4), [(90, 2)] + Self.alike(4, 90, 5), Self.alike(4, 90, 4),
    ])
    #expect(found.passedOver == nil)
    let short = try Self.suggestion([
      Self.alike(4, 90, 4), Self.alike(4, 90, 5), Self.alike(2, 90, 3),
    ])
    #expect(short.passedOver?.kind == .shortDay)
  }

  @Test("Fewer sets after a large step come again as they were, but one set alone does not")
  func fewerSetsWithMore() throws {
    let before = Array(repeating: Self.alike(4, 60, 10), count: 3)
    let found = try Self.suggestion(before + [[(65, 10), (65, 9), (65, 9)]])
    #expect(DoneSessions.repetitions(found).count == 3)
    let one = try Self.suggestion(before + [[(65, 10)]])
    #expect(DoneSessions.repetitions(one).count == 4)
  }

  @Test("Level sets on two days running are a plan, and were not missed")
  func level() throws {
    let before = [Self.alike(3, 60, 12), Self.alike(3, 60, 12)]
    let again: [Sets] = [Self.alike(2, 60, 10), Self.alike(2, 60, 10)]
    let found = try Self.suggestion(before + again)
    #expect(found.action != .decreaseLoad)
    #expect(found.reason == .doneInARow(sessions: 2, repetitions: 10))
    let uneven: [Sets] = [[(60, 10), (60, 8)], [(60, 10), (60, 9)]]
    let missed = try Self.suggestion(before + uneven)
    #expect(missed.reason == .missed(sessions: 2, repetitions: 12))
  }

  @Test("Where hard sets are usual, a day as good as the one before loses no repetitions")
  func hardAsUsual() throws {
    let before = Array(repeating: Self.alike(2, 8, 12), count: 3)
    let found = try Self.suggestion(
      of: Self.curl, rpe: [9.5, 10, 9.5, 10, 10],
      before + [Self.alike(2, 8, 11), Self.alike(2, 8, 11)])
    #expect(found.usualEffort == 10)
    #expect(found.action != .fewerRepetitions && found.repetitions == 11)
    let worse = try Self.suggestion(
      of: Self.curl, rpe: [9.5, 10, 9.5, 10, 10],
      before + [Self.alike(2, 8, 11), Self.alike(2, 8, 8)])
    #expect(worse.usualEffort == nil)
  }

  @Test("A step that leaves half a repetition less than the range is taken")
  func halfARepetition() throws {
    let found = try Self.suggestion(
      of: Self.curl,
      [
        Self.alike(3, 20, 10), Self.alike(3, 20, 11), Self.alike(3, 20, 12), Self.alike(3, 20, 12),
      ])
    #expect(found.action == .increaseLoad && found.load == Load(kilograms: 22))
    let far = try Self.suggestion(
      of: Self.curl, [Self.alike(3, 8, 10), Self.alike(3, 8, 11), Self.alike(3, 8, 12)])
    #expect(far.load == Load(kilograms: 8))
  }

  @Test("Fives and eights that took turns take turns again, though their loads are near")
  func fivesAndEights() throws {
    let found = try Self.suggestion([
      Self.alike(5, 80, 5), Self.alike(5, 72.5, 8), Self.alike(5, 80, 5), Self.alike(5, 75, 8),
    ])
    #expect(found.passedOver?.kind == .rotation && found.load == Load(kilograms: 80))
    // Days of the same work that only became heavier take no turns.
    let rising = try Self.suggestion([
      Self.alike(3, 70, 6), Self.alike(3, 72.5, 4), Self.alike(3, 72.5, 6), Self.alike(3, 75, 4),
    ])
    #expect(rising.passedOver?.kind != .rotation)
  }

  @Test("Two days of two repetitions more than before in every set are enough for more load")
  func twoForTwo() throws {
    let found = try Self.suggestion(
      of: Self.squat,
      [
        Self.alike(3, 60, 6), Self.alike(3, 60, 6), Self.alike(2, 60, 10), Self.alike(3, 60, 10),
      ])
    #expect(found.action == .increaseLoad && found.load ?? .zero > .kilograms(60))
    let slow = try Self.suggestion(
      of: Self.squat,
      [Self.alike(3, 60, 6), Self.alike(3, 60, 6), Self.alike(3, 60, 7), Self.alike(3, 60, 7)])
    #expect(slow.sessionsNeeded == 3)
  }

  @Test(
    "On the way back to more than twice the load the old one is told, and no step is above 10 %")
  func knownLoad() throws {
    let found = try Self.suggestion(
      days: [0, 4, 8, 12, 60, 64, 68],
      Array(repeating: Self.alike(3, 50, 6), count: 4)
        + Array(repeating: Self.alike(3, 20, 6), count: 3))
    #expect(found.heavierBefore != nil)
    #expect(found.load == Load(kilograms: 20) && found.action == .addRepetitionIfItGoes)
  }

  @Test("Where no load is near, easy work gets a repetition more, and hard work gets fewer")
  func upAndDown() throws {
    let work = Array(repeating: Self.alike(3, 8, 10), count: 3)
    let easy = try Self.suggestion(of: Self.curl, rpe: [8, 8, 7], work)
    #expect(easy.load == Load(kilograms: 8) && easy.action == .addRepetitionIfItGoes)
    let hard = try Self.suggestion(of: Self.curl, rpe: [8, 8, 10], work)
    #expect(hard.load == Load(kilograms: 8) && (hard.repetitions ?? 10) < 10)
  }

  @Test("A step that a test says is easy is taken, whatever days before it say")
  func easyByTest() throws {
    let test: Sets = [(60, 3), (80, 2), (90, 1), (100, 1), (110, 1), (115, 1)]
    let found = try Self.suggestion(
      of: Self.squat, days: [0, 4, 8, 12, 77, 84, 98, 105],
      [
        Self.alike(4, 95, 3), Self.alike(4, 90, 4), Self.alike(4, 95, 3), Self.alike(5, 90, 4),
        Self.alike(5, 80, 5), Self.alike(4, 80, 5) + [(85, 5)], test, test,
      ])
    #expect(found.action == .increaseLoad && found.load == Load(kilograms: 90))
    #expect(found.repetitions == 5 && found.probability == nil)
    if case .testAbove = found.reason {} else { Issue.record("\(found.reason)") }
  }

  @Test("A workout that the lifter calls a deload is no base, unless it had more load")
  func namedDeload() throws {
    let findings = try Self.afterNamedDeload([(60, 10), (60, 11), (70, 12)])
    let found = try #require(findings.suggestions().first)
    #expect(found.lastSession == Self.start.advanced(by: 12))
    #expect(found.passedOver?.kind == .lightDay)
    // So it is with much less load, however many repetitions it had.
    let long = try Self.afterNamedDeload([(45, 25), (45, 25)])
    #expect(long.suggestions().first?.lastSession == Self.start.advanced(by: 12))
    // With more load other work begins.
    let more = try Self.afterNamedDeload([(75, 8), (75, 8)])
    #expect(more.suggestions().first?.lastSession == Self.start.advanced(by: 16))
  }

  @Test("What was done before a deload is no base 42 days later, and is told beside the light day")
  func beforeTooLongAgo() throws {
    let findings = try Self.afterNamedDeload([(50, 10), (50, 10)], daysAfter: 39)
    let found = try #require(findings.suggestions().first { $0.exercise == 0 })
    #expect(found.lastSession == Self.start.advanced(by: 16))
    #expect((found.load ?? .zero) <= .kilograms(55) && found.heavierBefore != nil)
    let sooner = try Self.afterNamedDeload([(50, 10), (50, 10)], daysAfter: 36)
    let before = try #require(sooner.suggestions().first { $0.exercise == 0 })
    #expect(before.lastSession == Self.start.advanced(by: 12) && before.heavierBefore == nil)
  }

  /// - Parameter daysAfter: days since the deload on which another lift was trained, each third one.
  private static func afterNamedDeload(
    _ last: Sets, daysAfter: Int = 0
  ) throws -> HistoryFindings {
    let work: [Sets] = Array(repeating: [(70, 14), (70, 13), (70, 12)], count: 4)
    var history = LogBuilder()
    history.resolutions[Self.lift] = .user(.example(Self.lift))
    for (place, sets) in (work + [last]).enumerated() {
      history.session(
        start.advanced(by: 4 * place).description,
        note: place == work.count ? "Deload week 1" : nil
      ) {
        for set in sets { $0.sets(Self.lift, kg: set.kg, reps: set.reps) }
      }
    }
    for day in stride(from: 3, through: daysAfter, by: 3) {
      history.session(start.advanced(by: 16 + day).description) {
        $0.sets(Self.walk, kg: 50, reps: 10, count: 3)
      }
    }
    return try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
  }
}
