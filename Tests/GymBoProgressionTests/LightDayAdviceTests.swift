import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// What comes next after days that were lighter than usual, and after a note that says so.
@Suite("Advice after lighter days") struct LightDayAdviceTests {
  private static let (squat, press) = ("Squat (Barbell)", "Bench Press (Barbell)")
  private static let curl = "Preacher Curl (Barbell)"
  private static let start = CivilDate(dayNumber: 20_459)

  private static func day(_ offset: Int) -> CivilDate { start.advanced(by: offset) }

  private static func suggestion(
    _ name: String, asOf: Int? = nil, _ build: (inout LogBuilder) -> Void
  ) throws -> Suggestion {
    var history = LogBuilder()
    for name in [squat, press] { history.resolutions[name] = .user(.example(name)) }
    history.resolutions[curl] = .user(
      .example(
        curl, direct: [.biceps], indirect: [], movement: .elbowFlexion, mechanics: .isolation))
    build(&history)
    let log = history.log
    let findings = try #require(
      HistoryFindings(of: log, options: AnalysisOptions(asOf: asOf.map(day))))
    return try #require(
      findings.suggestions().first { log.exercises[$0.exercise].name == name })
  }

  /// Two lifts with the same loads for five sessions, then some days on which the squat is lighter, the last of them the press, too.
  private static func afterLightDays(
    _ shares: [Double], repetitions: Int = 3
  ) throws -> Suggestion {
    try suggestion(squat) { history in
      for index in 0..<(5 + shares.count) {
        let share = index < 5 ? 1 : shares[index - 5]
        let isLast = index >= 5 && index == 4 + shares.count
        history.session(day(4 * index).description) {
          $0.sets(squat, kg: 110 * share, reps: share < 1 ? repetitions : 4, count: 4)
          $0.sets(press, kg: isLast ? 60 : 70, reps: isLast ? 3 : 4, count: 4)
        }
      }
    }
  }

  @Test("After two lighter days the last usual day comes again, and no more")
  func afterLightDays() throws {
    let found = try Self.afterLightDays([0.8, 0.9])
    #expect(found.load == .kilograms(110) && found.repetitions == 4 && found.action == .hold)
    #expect(found.passedOver?.kind == .lightDay && found.lastSession == Self.day(16))
    let level = try Self.afterLightDays([0.8, 0.9, 0.9, 0.9])
    #expect(level.load.map { $0 < .kilograms(110) } == true)
  }

  @Test("Two lighter days of more repetitions, the second the heavier, are a new block")
  func newBlock() throws {
    let block = try Self.afterLightDays([0.7, 0.8], repetitions: 5)
    #expect(block.load == .kilograms(88) && block.passedOver == nil)
    let lighter = try Self.afterLightDays([0.7, 0.8], repetitions: 4)
    #expect(lighter.load == .kilograms(110) && lighter.passedOver?.kind == .lightDay)
  }

  @Test("A note of an intro week that wants more leads towards the load before it")
  func introWeek() throws {
    func after(_ note: String?) throws -> Suggestion {
      try Self.suggestion(Self.squat) { history in
        for (index, load) in ([65, 67.5, 70] as [Double]).enumerated() {
          history.session(Self.day(7 * index).description) {
            $0.sets(Self.squat, kg: load, reps: 8, rpe: 8.5, count: 3)
          }
        }
        history.session(Self.day(21).description) {
          $0.sets(Self.squat, kg: 62.5, reps: 10, rpe: 8, note: note)
          $0.sets(Self.squat, kg: 62.5, reps: 10, rpe: 8.5, note: note)
        }
      }
    }
    let found = try after("70 -> 62,5 for intro week. Increase next time")
    #expect(found.heeds == .load && found.load == Load(kilograms: 67.5))
    // As hard as last time, and not harder than that by a repetition.
    #expect(found.expectedRPE.map { (8.5..<9.5).contains($0) } == true)
    #expect(try after("70 -> 62,5 for intro week").heeds == nil)
    #expect(try after("75 -> 67,5. Increase next time").load != Load(kilograms: 67.5))
  }

  @Test("A pause takes nothing off a day that was below the one before, and no plate is made up")
  func noFurtherCut() throws {
    let found = try Self.suggestion(Self.curl, asOf: 49) { history in
      for (index, load) in ([20, 21.85, 21.85, 21.85, 19.35] as [Double]).enumerated() {
        history.session(Self.day(5 * index).description) {
          $0.sets(Self.curl, kg: load, reps: 7, count: index == 4 ? 2 : 3)
        }
      }
      for index in 0..<6 {
        history.session(Self.day(22 + 5 * index).description) {
          $0.sets(Self.squat, kg: 100, reps: 5, count: 3)
        }
      }
    }
    #expect(found.load == Load(kilograms: 19.35) && found.action == .hold)
    #expect(found.isInPause)
    if case .backTo(_, _, let days, let isOfLift) = found.reason {
      #expect(days == 29 && isOfLift)
    } else {
      Issue.record("Not after a pause")
    }
  }

  @Test("Sessions of the same work are counted anew since the break from the first one on")
  func countedAnew() throws {
    let found = try Self.suggestion(Self.press) { history in
      for day in [0, 4, 8, 12, 45] {
        history.session(Self.day(day).description) {
          $0.sets(Self.press, kg: 52.5, reps: 8, count: 3)
        }
      }
    }
    #expect(found.reason == .doneInARow(sessions: 1, repetitions: 8) && found.isCountedAnew)
  }

  @Test("Three loads a step apart in two uneven parts show the halves of that step")
  func halves() throws {
    func kg(_ value: Double) throws -> Load { try #require(Load(kilograms: value)) }
    func next(_ loads: [Double]) throws -> Load? {
      let used = try loads.map(kg)
      let last = try #require(used.last)
      return LoadableLoads.seen(
        used, present: [last, last], of: .machine, LoadableSteps(unit: .kilogram))?
        .next(above: last)
    }
    #expect(try next([20, 22, 25]) == .kilograms(27))
    #expect(try next([20, 23, 25]) == .kilograms(28))
    #expect(try next([22, 25]) == .kilograms(30))
  }

  @Test("Two distances that differ are no steps of their own")
  func noOwnSteps() throws {
    let used = try [19.35, 20, 21.85].map { try #require(Load(kilograms: $0)) }
    #expect(LoadableLoads.ownSteps(used, usual: .kilograms(2)) == nil)
    let regular = try [19.25, 20.5, 23].map { try #require(Load(kilograms: $0)) }
    #expect(LoadableLoads.ownSteps(regular, usual: .kilograms(2)) != nil)
  }

  @Test("A best set above the range is not asked for again where that is unlikely")
  func topOfRange() throws {
    let found = try Self.suggestion(Self.curl) { history in
      for (index, sets) in [[8, 7, 7], [9, 8, 7], [9, 8, 8], [9, 8, 7], [11, 8, 7]].enumerated() {
        history.session(Self.day(7 * index).description) {
          for reps in sets { $0.sets(Self.curl, kg: 30, reps: reps) }
        }
      }
    }
    if case .rule(.withinRange(let range)) = found.reason, let wanted = found.repetitions {
      #expect(wanted <= range.upperBound || found.probability ?? 0 >= 0.5)
      // Beside a set of more than the range nobody reads of the range.
      let most = DoneSessions.repetitions(found).max() ?? wanted
      #expect(found.isWithin(range) == (most <= range.upperBound))
    } else {
      Issue.record("Not by its range")
    }
  }
}
