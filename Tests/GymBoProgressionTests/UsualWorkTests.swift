import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// What is usual with a lifter stays so: hard sets, the number of sets, and the steps of a stack.
@Suite("What is usual with the lifter") struct UsualWorkTests {
  private typealias RatedSets = [(kg: Double, reps: Int, rpe: Double?)]

  private static let lift = "Leg Raise"
  private static let other = "Row (Cable)"
  private static let facts = [
    lift: ExerciseFacts.example(lift, direct: [.abs], indirect: [], mechanics: .isolation),
    other: .example(other, direct: [.lats], indirect: [], implement: .cable),
  ]

  /// What is suggested in a lift after sessions every fourth day; sets of 0 kg are of body weight.
  /// - Parameters:
  ///   - beside: the RPE of another lift on each of these days and on the day after; nil without it.
  ///   - noted: what was noted of the other lift on the day after the session before the last.
  private static func suggestion(
    beside rpe: Double? = nil, noted: String? = nil, note: String? = nil,
    facts: [String: ExerciseFacts] = facts,
    after sessions: [RatedSets]
  ) throws -> Suggestion {
    var history = LogBuilder()
    history.resolutions = facts.mapValues(ExerciseResolution.user)
    for (index, sets) in sessions.enumerated() {
      let (day, isLast) = (DoneSessions.start.advanced(by: 4 * index), index == sessions.count - 1)
      history.session(day.description) {
        for set in sets {
          if set.kg > 0 {
            $0.sets(lift, kg: set.kg, reps: set.reps, rpe: set.rpe, note: isLast ? note : nil)
          } else {
            $0.sets(lift, reps: set.reps, rpe: set.rpe, semantics: .bodyweight)
          }
        }
        if let rpe { $0.sets(other, kg: 50, reps: 10, rpe: rpe) }
      }
      guard let rpe, !isLast else { continue }
      history.session(day.advanced(by: 1).description) {
        $0.sets(
          other, kg: 50, reps: 10, rpe: rpe, note: index == sessions.count - 2 ? noted : nil)
      }
    }
    let log = history.log
    let findings = try #require(HistoryFindings(of: log, options: AnalysisOptions()))
    return try #require(
      findings.suggestions().first { log.exercises[$0.exercise].name == lift })
  }

  private static func sets(_ count: Int, _ kg: Double, _ reps: Int, _ rpe: Double? = nil)
    -> RatedSets
  {
    Array(repeating: (kg, reps, rpe), count: count)
  }

  @Test(
    "Where hard sets are the lifter's habit in most lifts, repetitions decide in one that became so"
  )
  func habit() throws {
    let done: [RatedSets] = [
      [(0, 6, 8), (0, 5, 8.5)], [(0, 6, 8), (0, 5, 8.5)], [(0, 8, 8), (0, 7, 8.5)],
      [(0, 9, 8), (0, 8, 8.5)], [(0, 10, 9), (0, 8, 10)], [(0, 11, 9), (0, 8, 10)],
      [(0, 11, 9), (0, 8, 10)],
    ]
    let found = try Self.suggestion(beside: 9.5, after: done)
    #expect(found.usualEffort == 10 && found.isEffortOfLifter)
    #expect(found.action != .fewerRepetitions && found.repetitions == 11)
    let easy = try Self.suggestion(beside: 7, after: done)
    #expect(easy.usualEffort == nil && easy.action == .fewerRepetitions)
    let worse = try Self.suggestion(
      beside: 9.5, after: done.dropLast() + [[(0, 9, 9), (0, 8, 10)]])
    #expect(worse.usualEffort == nil)
  }

  @Test("A note of pain in another lift takes nothing off a lift that went since without complaint")
  func wentSince() throws {
    let done = Array(repeating: Self.sets(3, 40, 10, 9.5), count: 5)
    let found = try Self.suggestion(beside: 7, noted: "Fewer reps after OP", after: done)
    #expect(found.reason.code == .painNoted && found.action == .hold && found.isSpared)
    #expect(DoneSessions.repetitions(found) == [10, 10, 10])
    let own = try Self.suggestion(beside: 7, note: "hurts today", after: done)
    #expect(own.action == .fewerRepetitions && own.repetitions == 9)
    let part = try Self.suggestion(beside: 7, noted: "pain in the abs", after: done)
    #expect(part.reason.code != .painNoted || part.action == .fewerRepetitions)
  }

  @Test("The same sets with less effort, and more of them, are followed by one more if it goes")
  func easier() throws {
    func found(_ last: RatedSets) throws -> Suggestion {
      try Self.suggestion(after: [Self.sets(1, 14, 11, 8), Self.sets(2, 14, 12, 8.5), last])
    }
    let easier = try found(Self.sets(2, 14, 12, 7.5) + [(14, 12, 8.5), (14, 12, 9)])
    #expect(easier.action == .addRepetitionIfItGoes && easier.isAtLeast)
    #expect(easier.repetitions == 12 && easier.load == .kilograms(14))
    #expect(DoneSessions.repetitions(easier).count == 4)
    let harder = try found([(14, 12, 8), (14, 12, 9), (14, 12, 9)])
    #expect(harder.action == .hold)
  }

  @Test("Steps of a stack are told from loads that were written to a tenth")
  func writtenSteps() throws {
    func next(_ loads: [Double]) throws -> Load? {
      let used = loads.compactMap { Load(kilograms: $0) }
      let present = try #require(used.last)
      let seen = LoadableLoads.seen(
        used, present: [present, present], of: .cable, LoadableSteps(unit: .kilogram))
      return try #require(seen).next(above: present)
    }
    #expect(try next([8.75, 9.4, 10, 11.25, 11.9, 12.5]) == Load(kilograms: 13.1))
    #expect(try next([10, 11.25, 12.5]) == Load(kilograms: 13.75))
  }

  @Test("A heavier set that is left out took the place of a work set")
  func placeOfTest() throws {
    let found = try Self.suggestion(after: [
      Self.sets(4, 65, 3), Self.sets(3, 57.5, 5) + [(62.5, 2, nil)], Self.sets(3, 60, 5),
      Self.sets(4, 50, 9), Self.sets(3, 57.5, 6) + [(62.5, 2, nil)],
      [(70, 2, nil), (65, 3, nil), (65, 3, nil)],
    ])
    #expect(found.load == .kilograms(65) && found.test != nil)
    #expect(found.sets == 3 && DoneSessions.repetitions(found).count == 3)
    #expect(found.addedSets == 0, "with the heavier one there were three")
  }

  @Test("No more sets are asked for than were done with the load, be it that lighter days had more")
  func setsOfLoad() throws {
    func found(before load: Double) throws -> Suggestion {
      try Self.suggestion(after: [
        Self.sets(2, 70, 4) + Self.sets(2, 75, 4), Self.sets(4, load, 4), Self.sets(3, 75, 4),
      ])
    }
    #expect(try found(before: 70).sets == 3)
    #expect(try found(before: 75).sets == 4)
  }

  @Test("A load that is noted for the first set is that of the first set alone")
  func firstSet() throws {
    func found(_ note: String) throws -> Suggestion {
      try Self.suggestion(
        note: note,
        after: [
          Self.sets(2, 9, 12, 8), Self.sets(2, 9.5, 10, 8), [(9, 10, 8), (9, 10, 9.5)],
        ])
    }
    let first = try found("Next time 9.5kg first set")
    #expect(first.plan.map(\.load.kilograms) == [9.5, 9] && first.heeds == .load)
    #expect(first.plan.last?.repetitions == 10)
    let all = try found("Next time 9.5kg")
    #expect(all.load == Load(kilograms: 9.5) && !all.isOfFirstSet)
    #expect(all.plan.allSatisfy { $0.load == all.load })
  }

  @Test("Work that was done often enough, and is unlikely to come again, is held for its odds")
  func odds() throws {
    let facts = [Self.lift: ExerciseFacts.example(Self.lift, implement: .machine)]
    func sets(_ reps: [Int]) -> RatedSets { reps.map { (40, $0, nil) } }
    let found = try Self.suggestion(
      facts: facts,
      after: [
        sets([10, 10, 9, 9]), sets([11, 10, 10, 7]), sets([9, 8, 6, 7]), sets([11, 10, 9, 7]),
        sets([12, 10, 9, 8]),
      ])
    #expect(found.isHeldByOdds, "\(found.reason) \(found.action) \(found.probability ?? -1)")
  }
}
