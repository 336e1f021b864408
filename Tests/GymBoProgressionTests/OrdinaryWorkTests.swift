import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// What comes next goes on from ordinary work, as it was done.
@Suite("Ordinary work") struct OrdinaryWorkTests {
  private typealias Sets = DoneSessions.Sets
  private typealias RatedSets = [(kg: Double, reps: Int, rpe: Double?)]

  private static let (press, calf) = ("Bench Press (Barbell)", "Calf Raise (Machine)")

  /// What is suggested after sessions of a lift on some days; another lift is done every third day, so that training never pauses.
  private static func suggestion(
    of name: String, _ sessions: [(day: Int, sets: RatedSets)], notes: [Int: String] = [:],
    workoutNotes: [Int: String] = [:], kinds: [SetKind] = []
  ) throws -> Suggestion {
    try #require(
      try found(of: name, sessions, notes: notes, workoutNotes: workoutNotes, kinds: kinds))
  }

  /// The same; nil where nothing is suggested.
  private static func found(
    of name: String, _ sessions: [(day: Int, sets: RatedSets)], notes: [Int: String] = [:],
    workoutNotes: [Int: String] = [:], kinds: [SetKind] = []
  ) throws -> Suggestion? {
    var history = LogBuilder()
    history.resolutions[press] = .user(.example(press))
    history.resolutions[calf] = .user(
      .example(
        calf, direct: [.calves], indirect: [], movement: .calfRaise, mechanics: .isolation,
        region: .lower, implement: .machine))
    let filler = "Bicep Curl (Dumbbell)"
    let last = sessions.last?.day ?? 0
    for day in 0...last {
      let own = sessions.first { $0.day == day }?.sets ?? []
      guard !own.isEmpty || day.isMultiple(of: 3) else { continue }
      let date = DoneSessions.start.advanced(by: day).description
      history.session(date, note: workoutNotes[day]) {
        if day.isMultiple(of: 3) { $0.sets(filler, kg: 12, reps: 10, count: 3) }
        for (place, set) in own.enumerated() {
          let kind = place < kinds.count ? kinds[place] : .working
          $0.sets(name, kg: set.kg, reps: set.reps, rpe: set.rpe, kind: kind, note: notes[day])
        }
      }
    }
    let log = history.log
    let findings = try #require(HistoryFindings(of: log, options: AnalysisOptions()))
    return findings.suggestions().first { log.exercises[$0.exercise].name == name }
  }

  private static func rated(_ count: Int, _ kg: Double, _ reps: Int, _ rpe: Double? = nil)
    -> RatedSets
  {
    Array(repeating: (kg, reps, rpe), count: count)
  }

  @Test("Where hard sets are the habit of a lift, a hard set of a new heaviest load loses nothing")
  func habit() throws {
    let sessions: [(day: Int, sets: RatedSets)] = [
      (0, [(17.5, 18, 9.5)]), (7, [(20, 15, 9.5)]), (14, [(20, 17, 9.5)]), (21, [(22.5, 15, 9.5)]),
      (28, [(25, 8, 9), (20, 12, 9)]),
    ]
    let found = try Self.suggestion(of: Self.calf, sessions)
    #expect(found.usualEffort == 9 && found.action != .fewerRepetitions)
    #expect(found.load == .kilograms(25) && found.repetitions == 8)
    // A day that was harder than the habit, and worse, is eased.
    let worse = try Self.suggestion(of: Self.calf, sessions.dropLast() + [(28, [(22.5, 9, 10)])])
    #expect(worse.usualEffort == nil)
  }

  private static let calfDays: [(day: Int, sets: RatedSets)] = [
    (0, rated(3, 47.5, 20, 8)), (7, rated(3, 47.5, 20, 8)), (14, rated(3, 47.5, 20, 8.5)),
    (21, [(45, 18, 9), (45, 17, 9.5)]),
  ]

  @Test(
    "A day that the lifter notes to be of another machine or gym is no base",
    arguments: [
      "Berlin, limited by shitty machine with no padding", "different machine", "Other gym today",
      "hotel gym", "anderes Studio", "An anderem Gerät", "komische Maschine", "Hotel",
      "başka salon", "farklı makine", "otelde", "Fiz na máquina errada",
    ])
  func strangeMachine(note: String) throws {
    let found = try Self.suggestion(of: Self.calf, Self.calfDays, notes: [21: note])
    #expect(found.passedOver?.kind == .otherMachine, "\(note)")
    #expect(found.load == Load(kilograms: 47.5) && (found.repetitions ?? 0) >= 20)
    #expect(found.lastSession == DoneSessions.start.advanced(by: 14))
  }

  @Test("A note of the usual machine, or of another one the next time, changes nothing")
  func usualMachine() throws {
    for note in [
      "Machine taken, had to wait", "Next time on another machine", "not the other machine",
      "Good gym", "other machine was taken", "Machine #4",
    ] {
      let found = try Self.suggestion(of: Self.calf, Self.calfDays, notes: [21: note])
      #expect(found.passedOver == nil, "\(note)")
    }
    let twice = Self.calfDays + [(28, Self.rated(2, 45, 19, 9)), (35, Self.rated(2, 45, 19, 9))]
    let stayed = try Self.suggestion(
      of: Self.calf, twice, notes: [21: "other gym", 28: "other gym", 35: "other gym"])
    #expect(stayed.passedOver == nil && stayed.load == .kilograms(45))
  }

  @Test("A note of another gym leaves out its machines, and free weights where lighter")
  func otherGym() throws {
    let found = try Self.suggestion(of: Self.calf, Self.calfDays, workoutNotes: [21: "hotel gym"])
    #expect(found.passedOver?.kind == .otherMachine)
    let usual = (0..<4).map { (day: 7 * $0, sets: Self.rated(3, 60, 8)) }
    let same = try Self.suggestion(
      of: Self.press, usual + [(28, Self.rated(3, 60, 8))], workoutNotes: [28: "other gym"])
    #expect(same.passedOver == nil)
    let lighter = try Self.suggestion(
      of: Self.press, usual + [(28, Self.rated(3, 57.5, 8))], workoutNotes: [28: "other gym"])
    #expect(lighter.passedOver?.kind == .otherMachine && lighter.load ?? .zero >= .kilograms(60))
  }

  @Test("A last set to failure that had fewer repetitions the time before gets no more load yet")
  func failureLast() throws {
    func found(_ before: Int) throws -> Suggestion {
      try Self.suggestion(
        of: Self.press,
        (0..<10).map { index in
          let isHeavy = index < 4 || index % 3 == 2
          let second: Double = isHeavy && index < 4 ? 62.5 : 60
          return (
            4 * index, [(isHeavy ? 62.5 : 60, 6, nil), (second, index == 7 ? before : 6, nil)]
          )
        }, kinds: [.working, .failure])
    }
    let tired = try found(5)
    #expect(tired.action == .addRepetition || tired.action == .addRepetitionIfItGoes)
    #expect(tired.load == .kilograms(60))
    #expect(try found(6).action == .increaseLoad)
  }

  @Test("Sessions between those that are counted are told")
  func countedAmong() throws {
    let work = DoneSessions.equal(3, 60, 8)
    func found(_ sessions: [Sets]) throws -> Suggestion {
      try DoneSessions.suggestion(
        of: Self.press, facts: [Self.press: .example(Self.press)], after: sessions)
    }
    let running = try found([work, work, work])
    #expect(running.action == .increaseLoad && running.countedAmong == nil)
    let others = try found([work, [(50, 8)], work, [(50, 8)], work])
    #expect(others.action == .increaseLoad && others.countedAmong == 5)
  }

  @Test("A set more than last time is asked for what it had after such sets")
  func addedSet() throws {
    let found = try DoneSessions.suggestion(
      of: Self.press, facts: [Self.press: .example(Self.press)],
      after: [
        [(50, 12), (50, 11), (50, 10), (50, 9)], [(50, 11), (50, 11), (50, 10), (50, 9)],
        [(50, 11), (50, 11), (50, 10)],
      ])
    #expect(found.addedSets == 1 && DoneSessions.repetitions(found) == [11, 11, 10, 9])
  }

  @Test(
    "One day at less than half of the old load, months later, is no base, nor is what was before")
  func farBelow() throws {
    let before: [(day: Int, sets: RatedSets)] = [
      (0, Self.rated(3, 50, 5)), (7, Self.rated(3, 50, 5)), (14, Self.rated(4, 50, 5)),
    ]
    #expect(try Self.found(of: Self.press, before + [(130, [(12, 20, nil)])]) == nil)
    let again = try Self.suggestion(
      of: Self.press, before + [(130, [(12, 20, nil)]), (134, [(15, 20, nil)])])
    #expect(again.lastSession == DoneSessions.start.advanced(by: 134))
  }

  @Test("Sets beside the work that rose to more repetitions broke down nowhere and come again")
  func risingBeside() throws {
    let found = try DoneSessions.suggestion(
      of: Self.press, facts: [Self.press: .example(Self.press)],
      after: [[(40, 10), (40, 10), (40, 15), (40, 15), (50, 10), (50, 10)]])
    #expect(DoneSessions.repetitions(found).prefix(4) == [10, 10, 15, 15])
  }

  @Test("What was done in every one of four tries or more is not told to be uncertain")
  func alwaysDone() throws {
    let found = try DoneSessions.suggestion(
      of: Self.press, facts: [Self.press: .example(Self.press)],
      after: [
        DoneSessions.equal(5, 65, 6), DoneSessions.equal(4, 65, 8), DoneSessions.equal(5, 85, 5),
        DoneSessions.equal(4, 85, 6), DoneSessions.equal(4, 85, 7),
      ])
    #expect(found.load == .kilograms(85) && (found.repetitions ?? 0) >= 7)
    #expect(found.probability.map { $0 >= 0.6 } ?? true)
  }
}
