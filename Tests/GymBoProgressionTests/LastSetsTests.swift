import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// What sets of the last session count, and as what: sets to failure, tired sets, singles, a light day, missing sets.
@Suite("The next work goes on from the work, not from its last or oddest set") struct LastSetsTests
{
  static let bench = "Bench Press (Barbell)"
  static let curl = "Bicep Curl (Dumbbell)"

  private static func suggestion(
    _ name: String = bench, asOf: String? = nil, _ build: (inout LogBuilder) -> Void
  ) throws -> Suggestion {
    var history = LogBuilder()
    history.resolutions[bench] = .user(.example(bench))
    history.resolutions[curl] = .user(
      .example(
        curl, direct: [.biceps], movement: .elbowFlexion, mechanics: .isolation,
        implement: .dumbbell, loading: .perHand))
    build(&history)
    let log = history.log
    let findings = try #require(
      HistoryFindings(
        of: log, options: AnalysisOptions(asOf: asOf.flatMap { CivilDate(iso: $0) })))
    return try #require(
      findings.suggestions(SuggestionOptions()).first { log.exercises[$0.exercise].name == name })
  }

  private static let days = [
    "2026-01-05", "2026-01-08", "2026-01-12", "2026-01-15", "2026-01-19", "2026-01-22",
  ]

  /// One session of the bench press with 100 kg.
  private static func after(_ sets: [(reps: Int, rpe: Double?, kind: SetKind)]) throws -> Suggestion
  {
    try suggestion { history in
      history.session(days[0]) {
        for set in sets {
          $0.sets(bench, kg: 100, reps: set.reps, rpe: set.rpe, kind: set.kind)
        }
      }
    }
  }

  @Test("A better last set to failure does not make the next work easier")
  func lastSetToFailure() throws {
    let ten = try Self.after([(10, 8, .working), (10, 8.5, .working), (10, 10, .failure)])
    let eleven = try Self.after([(10, 8, .working), (10, 8.5, .working), (11, 10, .failure)])
    let thirteen = try Self.after([(10, 8, .working), (10, 8.5, .working), (13, 10, .failure)])
    // The last set was at its limit, the first was not: the same again.
    #expect(ten.action == .hold && ten.repetitions == 10 && ten.sets == 3)
    #expect(ten.reason == .effortDiffers(first: 8, hardest: 10))
    #expect(eleven.action == .hold && eleven.repetitions == 10)
    // 13 at RPE 10 are 10 at RPE 7: no set was hard.
    #expect(thirteen.action == .increaseLoad && thirteen.load == Load(kilograms: 102.5))
  }

  @Test("Where the work gets easier, a tired set is asked for no more than it had")
  func tiredSet() throws {
    let found = try Self.after([(12, 9.5, .working), (9, 10, .working)])
    #expect(found.action == .decreaseLoad && found.load == Load(kilograms: 97.5))
    #expect(found.plan.map(\.repetitions) == [12, 9] && found.plan.map(\.sets) == [1, 1])
  }

  @Test("Who ends most sessions with a single goes on from that, with all its sets")
  func usualSingles() throws {
    let found = try Self.suggestion { history in
      for day in Self.days {
        history.session(day) {
          $0.sets(Self.bench, kg: 80, reps: 2)
          $0.sets(Self.bench, kg: 90, reps: 1)
          $0.sets(Self.bench, kg: 100, reps: 1)
        }
      }
    }
    #expect((found.load ?? .zero) >= .kilograms(100) && found.repetitions == 1)
    #expect(found.plan.map(\.repetitions) == [2, 1, 1])
  }

  @Test("One light day is passed over, two in a row are the new level")
  func lightDay() throws {
    func after(_ loads: [Double], asOf: String? = nil) throws -> Suggestion {
      try Self.suggestion(asOf: asOf) { history in
        for (day, load) in zip(Self.days, loads) {
          history.session(day) { $0.sets(Self.bench, kg: load, reps: 8, count: 3) }
        }
        // Other training, so that there is no break.
        for day in ["2026-01-26", "2026-02-05", "2026-02-15", "2026-02-24"] where asOf != nil {
          history.session(day) { $0.sets(Self.curl, kg: 10, reps: 8) }
        }
      }
    }
    let one = try after([100, 100, 100, 80])
    #expect(one.lastSession == CivilDate(iso: Self.days[2]) && one.load == Load(kilograms: 102.5))
    // The session before it is too long ago by then.
    let late = try after([100, 100, 100, 80], asOf: "2026-02-24")
    #expect(late.lastSession == CivilDate(iso: Self.days[3]))
    let two = try after([100, 100, 100, 80, 80])
    #expect(two.lastSession == CivilDate(iso: Self.days[4]) && two.load == .kilograms(80))
  }

  @Test("A day of the usual load is no light day after one on another machine")
  func otherMachine() throws {
    let found = try Self.suggestion { history in
      for (day, load) in zip(Self.days, [25.0, 25, 25, 80, 30]) {
        history.session(day) { $0.sets(Self.bench, kg: load, reps: 10, count: 3) }
      }
    }
    #expect(found.passedOver == nil && (found.load ?? .zero) <= .kilograms(35))
  }

  @Test("A session with a set fewer than usual does not make fewer sets the plan")
  func missingSet() throws {
    let found = try Self.suggestion { history in
      for (day, count) in zip(Self.days, [3, 3, 3, 1]) {
        history.session(day) { $0.sets(Self.bench, kg: 100, reps: 8, rpe: 8, count: count) }
      }
    }
    #expect(found.sets == 3)
  }

  @Test("Done three times names the repetitions that were done each time")
  func doneThreeTimes() throws {
    let found = try Self.suggestion { history in
      for (day, reps) in zip(Self.days, [8, 8, 10]) {
        history.session(day) { $0.sets(Self.bench, kg: 100, reps: reps, count: 3) }
      }
    }
    #expect(found.reason == .doneInARow(sessions: 3, repetitions: 8))
  }

  private static let stacks: [(used: [Double], next: Double)] = [
    ([82.5, 86.25, 90], 93.75), ([98.5, 101, 103, 105.5], 108), ([12.5, 15, 17.5], 20),
  ]

  @Test("The next load is one of the stack that the log shows", arguments: stacks)
  func ownSteps(used: [Double], next: Double) throws {
    let loads = try used.map { try #require(Load(kilograms: $0)) }
    let top = try #require(loads.last)
    let own = try #require(LoadableLoads.ownSteps(loads, usual: .kilograms(2)))
    #expect(own.next(above: top) == Load(kilograms: next))
    #expect(own.next(below: top) == loads[loads.count - 2])
    // A program that begins far below what was lifted finds a load there, too.
    let light = Load(units: top.units / 3)
    #expect((own.nearest(to: light).units - light.units).magnitude <= Load.kilograms(2).units)
  }

  @Test("Loads on the usual steps, too few loads and noise show no steps of their own")
  func noOwnSteps() throws {
    for used in [[80, 82.5, 85], [80.0, 83], [80, 80.1, 300], []] {
      let loads = try used.map { try #require(Load(kilograms: $0)) }
      #expect(LoadableLoads.ownSteps(loads, usual: try #require(Load(kilograms: 2.5))) == nil)
    }
  }
}
