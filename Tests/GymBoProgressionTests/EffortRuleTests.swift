import GymBoLog
import GymBoProgression
import TestSupport
import Testing

@Suite struct EffortRuleTests {
  @Test(
    "Loads and corrections for a target are those of the reference (rpe: prescription, rpe_error_adjustment)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func targets() throws {
    let reference = try Shared.vectors("rpe")
    #expect(reference["prescription"].array.count == 4)
    for v in reference["prescription"].array {
      let target = try #require(TargetRPE(repetitions: v["reps"].int, rpe: v["rpe"].number))
      let load = try #require(target.load(forMaximum: v["one_rm"].number))
      #expect(isClose(load, v["load"].number, within: 1e-12))
    }
    #expect(reference["rpe_error_adjustment"].array.count == 6)
    for v in reference["rpe_error_adjustment"].array {
      let target = try #require(
        TargetRPE(repetitions: v["reps"].int, rpe: v["target_rpe"].number))
      let factor = try #require(target.factor(done: v["reps"].number, rpe: v["actual_rpe"].number))
      #expect(isClose(factor, v["chart_factor"].number, within: 1e-12))
      #expect(isClose(v["weight"].number * factor, v["next"].number, within: 1e-12))
    }
  }

  @Test(
    "Load drops and fatigue are those of the reference (rpe: load_drop, fatigue_percent_example)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func drops() throws {
    let reference = try Shared.vectors("rpe")
    #expect(reference["load_drop"].array.count == 7)
    for v in reference["load_drop"].array {
      let drop = try #require(LoadDrop(percent: v["fatigue_pct"].number))
      let top = try #require(Load(kilograms: v["initial"].number))
      let load = try #require(drop.load(from: top))
      #expect(isClose(load.kilograms, v["drop_load"].number, within: 1e-12))
    }
    let sets = reference["fatigue_percent_example"].array.map {
      FatiguePercent.RatedSet(
        load: $0["w"].number, repetitions: $0["r"].int, rpe: $0["rpe"].number)
    }
    #expect(sets.count == 4)
    for (set, v) in zip(sets, reference["fatigue_percent_example"].array) {
      let fatigue = try #require(FatiguePercent(initial: sets[0], set: set))
      #expect((fatigue.percent - v["drop_pct"].number).magnitude < 1e-12)
    }
  }

  @Test("A harder set calls for less load, an easier one for more, its own effort for the same")
  func monotone() throws {
    for repetitions in 1...12 {
      let target = try #require(TargetRPE(repetitions: repetitions, rpe: 8))
      var last = Double.infinity
      for half in 12...20 {
        let factor = try #require(
          target.factor(done: Double(repetitions), rpe: Double(half) / 2))
        #expect(factor < last)
        last = factor
        if half == 16 { #expect(factor == 1) }
      }
    }
  }

  @Test("Back-off sets are never heavier than the top set")
  func backOff() throws {
    let drop = try #require(LoadDrop(percent: 5))
    #expect(drop.load(from: .kilograms(140)) == .kilograms(133))
    #expect(drop.load(from: .zero) == nil && LoadDrop(percent: 51) == nil)
    #expect(LoadDrop(percent: -1) == nil && LoadDrop(percent: .nan) == nil)
  }

  @Test("Fatigue of 5 % is medium, of 7 % high, of 3 % low; off the chart there is none")
  func bands() throws {
    let first = FatiguePercent.RatedSet(load: 100, repetitions: 5, rpe: 9)
    func after(_ load: Double) throws -> FatiguePercent {
      try #require(
        FatiguePercent(initial: first, set: .init(load: load, repetitions: 5, rpe: 9)))
    }
    #expect(try after(97).band == .low && after(95).band == .medium && after(92).band == .high)
    #expect(FatiguePercent(initial: first, set: .init(load: 100, repetitions: 5, rpe: 5)) == nil)
    #expect(FatiguePercent(initial: first, set: .init(load: 0, repetitions: 5, rpe: 9)) == nil)
    #expect(TargetRPE(repetitions: 0, rpe: 8) == nil && TargetRPE(repetitions: 5, rpe: 5.5) == nil)
    #expect(TargetRPE(repetitions: 15, rpe: 7) == nil)
    #expect(TargetRPE(repetitions: 5, rpe: 8)?.factor(done: 5, rpe: 5) == nil)
  }
}
