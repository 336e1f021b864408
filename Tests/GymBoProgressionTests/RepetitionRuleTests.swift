import GymBoAnalysis
import GymBoLog
import GymBoProgression
import TestSupport
import Testing

@Suite struct RepetitionRuleTests {
  @Test(
    "Double progression answers as the reference does (progression: double_progression)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func doubleProgression() throws {
    let vectors = try Shared.vectors("progression")["double_progression"].array
    #expect(vectors.count == 4)
    for v in vectors {
      let input = v["inp"]
      let rule = try #require(
        DoubleProgression(lowest: input[2].int, highest: input[3].int, sets: input[5].int))
      let repetitions = v["out"]["next_reps"].int
      let expected: DoubleProgression.Step? =
        switch v["out"]["action"].string {
        case "increase": .increase(repetitions: repetitions)
        case "add_reps": .addRepetitions(to: repetitions)
        case "hold_or_reduce_if_repeated": .hold(repetitions: repetitions)
        default: nil
        }
      #expect(rule.step(after: input[1].numbers.map { Int($0) }) == expected)
    }
  }

  @Test(
    "What a step costs in repetitions, and the largest step of a range, are those of the reference (progression: reps_after_jump, max_load_jump_for_range)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func feasibility() throws {
    let reference = try Shared.vectors("progression")
    #expect(reference["reps_after_jump"].array.count == 4)
    for v in reference["reps_after_jump"].array {
      let load = try #require(Load(kilograms: v["w"].number))
      let next = try #require(Load(kilograms: v["w"].number + v["inc"].number))
      let expected = try #require(
        DoubleProgression.expectedRepetitions(at: next, after: v["hi"].int, at: load))
      #expect(isClose(expected, v["brzycki_reps_at_new_load"].number, within: 1e-12))
    }
    #expect(reference["max_load_jump_for_range"].array.count == 5)
    for v in reference["max_load_jump_for_range"].array {
      let rule = try #require(DoubleProgression(lowest: v["lo"].int, highest: v["hi"].int))
      let brzycki = try #require(rule.largestJump())
      #expect(isClose(100 * brzycki, v["max_pct_jump_brzycki"].number, within: 1e-12))
      let epley = try #require(rule.largestJump(formula: .epley))
      #expect(isClose(100 * epley, v["max_pct_jump_epley"].number, within: 1e-12))
    }
  }

  @Test(
    "Two for two is met by two repetitions more in two sessions (progression: two_for_two)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func twoForTwo() throws {
    let vectors = try Shared.vectors("progression")["two_for_two"].array
    #expect(vectors.count == 2)
    for v in vectors {
      let rule = try #require(TwoForTwo(target: v["target"].int))
      #expect(rule.isMet(lastSets: v["last_set"].numbers.map { Int($0) }) == v["increase"].bool)
    }
    let rule = try #require(TwoForTwo(target: 10))
    #expect(!rule.isMet(lastSets: [15]) && !rule.isMet(lastSets: []))
    #expect(rule.standing(lastSets: [12, 11]) == 1 && rule.standing(lastSets: [11, 12]) == 0)
  }

  @Test("A step that is just feasible leaves exactly the bottom of the range")
  func justFeasible() throws {
    // From 2: below one repetition, by a rounded load, the formula has no answer.
    for lowest in 2...20 {
      for highest in (lowest + 1)...30 {
        let rule = try #require(DoubleProgression(lowest: lowest, highest: highest))
        let jump = try #require(rule.largestJump())
        #expect(isClose(jump, Double(highest - lowest) / Double(37 - highest), within: 1e-12))
        let next = try #require(Load(kilograms: 100 * (1 + jump)))
        let left = try #require(
          DoubleProgression.expectedRepetitions(at: next, after: highest, at: .kilograms(100)))
        #expect((left - Double(lowest)).magnitude < 1e-6)
      }
    }
  }

  @Test(
    "Below the range once is a repeat; twice running, or three times where so chosen, less load")
  func below() throws {
    let two = try #require(DoubleProgression())
    #expect(two.step(after: [8, 7]) == .hold(repetitions: 8))
    #expect(two.step(after: [8, 7], before: [[9, 9]]) == .hold(repetitions: 8))
    #expect(two.step(after: [8, 7], before: [[7]]) == .reduce(sessions: 2, repetitions: 8))
    let three = try #require(DoubleProgression(sessionsBelow: 3))
    #expect(three.step(after: [8, 7], before: [[7]]) == .hold(repetitions: 8))
    #expect(three.step(after: [0], before: [[7], [6]]) == .reduce(sessions: 3, repetitions: 8))
    #expect(two.step(after: []) == nil)
  }

  @Test("Too few sets at the top are no reason to go up")
  func setsMissing() throws {
    let rule = try #require(DoubleProgression(sets: 3))
    #expect(rule.step(after: [12, 12]) == .addRepetitions(to: 12))
    #expect(rule.step(after: [12, 12, 12, 12]) == .increase(repetitions: 8))
  }

  @Test("A range that is none, and a reduction that the field does not use, are refused")
  func refusals() {
    #expect(DoubleProgression(lowest: 0, highest: 5) == nil)
    #expect(DoubleProgression(lowest: 8, highest: 8) == nil)
    #expect(DoubleProgression(lowest: 8, highest: 37) == nil)
    #expect(DoubleProgression(lowest: .min, highest: .max) == nil)
    #expect(DoubleProgression(sets: 0) == nil && DoubleProgression(sessionsBelow: 1) == nil)
    #expect(DoubleProgression(reduction: 0.2) == nil && DoubleProgression(reduction: .nan) == nil)
    #expect(TwoForTwo(target: 0) == nil && TwoForTwo(target: 31) == nil)
    #expect(DoubleProgression.expectedRepetitions(at: .kilograms(50), after: 10, at: .zero) == nil)
    // Twice the load of eight repetitions cannot be lifted once.
    let twice = DoubleProgression.expectedRepetitions(
      at: .kilograms(100), after: 8, at: .kilograms(50))
    #expect(twice == nil)
  }
}
