import GymBoAnalysis
import GymBoLog
import GymBoProgram
import TestSupport
import Testing

@testable import GymBoCoach

@Suite("Exercises in place of others")
struct SwapTests {
  static func facts(_ name: String) throws -> ExerciseFacts {
    try #require(ExerciseCatalogue.standard.facts(named: name), "\(name)")
  }

  @Test("The five best are those of the vectors", .enabled(if: Shared.isPresent, Shared.absence))
  func vectors() throws {
    let cases = try Shared.vectors("coach/similarity")["swaps"].array
    #expect(cases.count == 38)
    for one in cases {
      let choice = SwapChoice(at: one["available"].isNull ? .gym : .home)
      let best = choice.best(for: try Self.facts(one["exercise"].string))
      #expect(
        best.map(\.facts.name) == one["best"].array.map { $0["exercise"].string },
        "\(one["exercise"].string)")
      for (found, expected) in zip(best, one["best"].array) {
        #expect(isClose(found.similarity, expected["similarity"].number, within: 1e-9))
      }
    }
  }

  @Test("Of every exercise of the catalogue: at most five, alike, available, each movement once")
  func laws() {
    let all = ExerciseCatalogue.standard.placedExercises
    let movements = Dictionary(uniqueKeysWithValues: all.map { ($0.facts.name, $0.place.movement) })
    for place in TrainingPlace.allCases {
      for index in stride(from: 0, to: all.count, by: 17)
      where all[index].facts.modality == .strength {
        let facts = all[index].facts
        let best = SwapChoice(at: place).best(for: facts)
        let names = best.map(\.facts.name)
        #expect(best.count <= SwapChoice.count && !names.contains(facts.name))
        #expect(Set(names.map { movements[$0] }).count == best.count, "\(facts.name)")
        #expect(best.allSatisfy { $0.similarity >= 0.6 && $0.alike.muscles >= 0.5 })
        #expect(best.allSatisfy { place.has($0.facts.implement) })
      }
    }
  }

  /// A lifter who presses with a barbell, and did other exercises at these days.
  private func findings(_ build: (inout LogBuilder) -> Void) throws -> LiftFindings {
    var history = LogBuilder()
    for day in ["2026-11-02", "2026-11-05", "2026-11-09"] {
      history.session(day) {
        $0.sets("Bench Press (Barbell)", kg: 40, reps: 10, kind: .warmUp)
        $0.sets("Bench Press (Barbell)", kg: 80, reps: 8, rpe: 8, count: 3)
      }
    }
    build(&history)
    return LiftFindings(
      try #require(PreparedHistory(of: history.log, options: AnalysisOptions())))
  }

  private func swaps(_ findings: LiftFindings, avoiding: [String] = []) throws -> ExerciseSwaps {
    ExerciseSwaps(
      of: try Self.facts("Bench Press (Barbell)"), lift: findings.lifts.first,
      SwapChoice(avoiding: AvoidedExercises(avoiding)), findings: findings, unit: .kilogram,
      inventory: nil)
  }

  @Test("The work stays, and a load is never carried over from another exercise")
  func nothingOwn() throws {
    let swaps = try swaps(findings { _ in })
    let work = try #require(swaps.work)
    #expect((work.sets, work.repetitions, work.rpe) == (3, 8, 8))
    #expect(work.load == 80)
    #expect(swaps.swaps.count == 5)
    #expect(swaps.swaps.allSatisfy { $0.load == .unknown && $0.own == nil })
  }

  @Test("The load is the last one at about these repetitions, else that of the e1RM")
  func ownLoads() throws {
    let found = try swaps(
      findings { history in
        history.session("2026-11-01") {
          $0.sets("Bench Press (Dumbbell)", kg: 30, reps: 10)
          $0.sets("Incline Bench Press (Barbell)", kg: 50, reps: 12)
          $0.sets("Push Up", reps: 20, count: 2)
        }
        history.session("2026-07-01") { $0.sets("Chest Press (Machine)", kg: 60, reps: 8) }
      }
    ).swaps
    let loads = Dictionary(uniqueKeysWithValues: found.map { ($0.name, $0.load) })
    guard case .last(let last)? = loads["Bench Press (Dumbbell)"],
      case .estimate(let load, let maximum)? = loads["Incline Bench Press (Barbell)"],
      case .unloaded(let work)? = loads["Push Up"],
      case .longAgo(let before)? = loads["Chest Press (Machine)"]
    else {
      Issue.record("\(loads)")
      return
    }
    #expect((last.load, last.repetitions) == (30, 10))
    // 50 kg × 12 is an e1RM of 72 kg; eight repetitions with two in reserve are 75 % of it.
    #expect(isClose(maximum.kilograms, 72, within: 1e-6))
    #expect(load == 52.5)
    #expect((work.sets, work.repetitions) == (2, 20))
    #expect(before.load == 60)
  }

  @Test("What the lifter does often goes before what is as much alike")
  func usual() throws {
    let found = try findings { history in
      for day in ["2026-11-03", "2026-11-06", "2026-11-10"] {
        history.session(day) { $0.sets("Decline Bench Press (Barbell)", kg: 60, reps: 8) }
      }
    }
    let swaps = try swaps(found).swaps
    #expect(swaps.contains { $0.name == "Decline Bench Press (Barbell)" })
    #expect(
      try !self.swaps(findings { _ in }).swaps.contains {
        $0.name == "Decline Bench Press (Barbell)"
      })
  }

  @Test("Of exercises as much alike, or nearly, those that the lifter does come first")
  func ownFirst() throws {
    let before = try swaps(findings { _ in }).swaps.map(\.name)
    let press = "Chest Press (Machine)"
    #expect(try #require(before.firstIndex(of: press)) > 1)
    let own = try swaps(
      findings { history in
        history.session("2026-10-01") { $0.sets(press, kg: 60, reps: 8) }
      }
    ).swaps.map(\.name)
    // The other barbell press is clearly more alike.
    #expect(own.prefix(2) == [before[0], press])
    let longAgo = try swaps(
      findings { history in
        history.session("2026-07-01") { $0.sets(press, kg: 60, reps: 8) }
      }
    ).swaps.map(\.name)
    #expect(longAgo == before)
  }

  @Test("A name without an implement stands for the movement with any")
  func avoidedMovement() throws {
    let avoided = AvoidedExercises(["goblet squats", "Bench Press (Dumbbell)", "Plonk"])
    let place = ExerciseCatalogue.standard.place
    for (name, isAvoided) in [
      ("Goblet Squat (Dumbbell)", true), ("Goblet Squat (Kettlebell)", true),
      ("Bench Press (Dumbbell)", true), ("Bench Press (Barbell)", false),
    ] {
      #expect(avoided.contains(try Self.facts(name), at: place(name)) == isAvoided, "\(name)")
    }
    #expect(avoided.unknown == ["Plonk"])
  }

  @Test("What is not wanted is not proposed")
  func avoided() throws {
    let found = try findings { _ in }
    let first = try #require(try swaps(found).swaps.first)
    let without = try swaps(found, avoiding: [first.facts.name]).swaps
    #expect(!without.contains { $0.name == first.name })
  }

  @Test("An exercise of the lifter that the catalogue does not list can be a swap")
  func unlisted() throws {
    let name = "Tempo Bench Press Machine Thing"
    let found = try findings { history in
      history.resolutions[name] = .user(
        ExerciseFacts(
          name: name, direct: [.chest], indirect: [.triceps, .frontDelts],
          movement: .horizontalPush, mechanics: .compound, region: .upper, implement: .barbell,
          loading: .total, modality: .strength))
      for day in ["2026-11-03", "2026-11-06", "2026-11-10"] {
        history.session(day) { $0.sets(name, kg: 70, reps: 8) }
      }
    }
    #expect(try swaps(found).swaps.contains { $0.name == name })
  }

  @Test("A load of the body alone says nothing of other repetitions")
  func bodyLifts() throws {
    let found = try findings { history in
      history.session("2026-11-01") { $0.sets("Dip (Weighted)", kg: 20, reps: 3) }
    }
    let finder = SwapLoadFinder(history: found.history, unit: .kilogram, inventory: nil)
    let dip = try #require(OwnExercises(found).all.first { $0.facts.loading == .added })
    let bench = try #require(
      found.lifts.first { found.history.log.exercises[$0.exercise].name.hasPrefix("Bench") })
    let work = SwapWork(bench, found.history)
    #expect(finder.load(of: dip, for: work) == .unknown)
  }
}
