import GymBoLog
import TestSupport
import Testing

@testable import GymBoCoach
@testable import GymBoProgram

/// The double progression that generated programs have as a script.
@Suite("Progression of generated programs")
struct GeneratedProgressionTests {
  /// A generated program whose lifter has presses of 60 kg × 8.
  private static func generated(days: Int = 1) throws -> (text: String, line: String) {
    let state = try GeneratorHistoryTests.state {
      GeneratorHistoryTests.rested(&$0, ["Chest Press (Machine)", "Leg Press"], kg: 60)
    }
    let request = WorkoutRequest(.hypertrophy, at: .gym, minutes: 60, .intermediate, days: days)
    let text = try GeneratedProgram(request, after: state).programText(unit: .kilogram)
    let lines = text.split(separator: "\n").map(String.init)
    return (text, try #require(lines.first { $0.hasPrefix("Chest Press, Machine") }))
  }

  @Test("The script is written once, and every other lift with a load names its first exercise")
  func writtenOnce() throws {
    let text = try Self.generated(days: 3).text
    #expect(text.components(separatedBy: "minReps[var.i]").count == 2)
    #expect(!text.contains("dp("))
    let program = try Program(reading: Array(text.utf8))
    let exercises = program.days.flatMap { program[$0].exercises }
    let scripts = exercises.compactMap { exercise -> Script? in
      guard case .custom(let custom)? = exercise.progression, exercise.stages[0][0].seconds == nil
      else { return nil }
      return custom.variables.contains { $0.name == "low" } ? custom.script : nil
    }
    #expect(scripts.count > 8 && Set(scripts).count == 1)
  }

  /// A program of one lift by the script, and the same by dp.
  private static func both() throws -> (script: ProgramState, rule: ProgramState) {
    let text = try generated().text
    let script = try #require(
      text.range(of: "{~").flatMap { begin in
        text.range(of: "~}").map { String(text[begin.lowerBound..<$0.upperBound]) }
      })
    let states = try [
      "Squat / 3x6-10 60kg @8 / progress: custom(step: 5kg, low: 6, misses: 0) \(script)",
      "Squat / 3x6 60kg @8 / progress: dp(5kg, 6, 10)",
    ].map { line in
      let program = try Program(reading: Array(line.utf8))
      return ProgramState(program, loads: LiftLoads(of: program))
    }
    return (states[0], states[1])
  }

  private static func finish(
    _ state: inout ProgramState, _ repetitions: [Int], rpe: Double?
  ) -> [PrescribedSet] {
    let prescription = state.prescription(on: state.program.days[0])
    let exercise = prescription.exercises[0]
    let done = zip(exercise.sets, repetitions).map {
      DoneSet(repetitions: $1, load: $0.load, rpe: rpe)
    }
    state.finish(prescription, done: [exercise.exercise.key: done])
    return state.prescription(on: state.program.days[0]).exercises[0].sets
  }

  @Test("Without three misses in a row it asks for what dp asks for")
  func asDoubleProgression() throws {
    var random = SplitMix64(seed: 5)
    var rises = 0
    for _ in 0..<40 {
      var (script, rule) = try Self.both()
      var misses = 0
      for _ in 0..<20 {
        var done = (0..<3).map { _ in Int.random(in: 4...12, using: &random) }
        if done.contains(where: { $0 < 6 }) { misses += 1 } else { misses = 0 }
        if misses > 2 { (done, misses) = ([6, 6, 6], 0) }
        if Int.random(in: 0..<4, using: &random) == 0 { (done, misses) = ([10, 11, 10], 0) }
        let rpe = [nil, 7.5, 8, 9].randomElement(using: &random) ?? nil
        let (first, second) = (
          Self.finish(&script, done, rpe: rpe), Self.finish(&rule, done, rpe: rpe)
        )
        #expect(first.map(\.load) == second.map(\.load), "\(done)")
        #expect(first.map { $0.fewest ?? $0.repetitions } == second.map(\.repetitions), "\(done)")
        #expect(first.map(\.most) == second.map(\.most))
        if first[0].load ?? .zero > 60 { rises += 1 }
      }
    }
    #expect(rises > 100)
  }

  @Test("Three workouts in a row without the fewest repetitions of the range take a tenth off")
  func back() throws {
    var (state, _) = try Self.both()
    _ = Self.finish(&state, [8, 8, 7], rpe: 8)
    // Fewer than were asked for, and still within the range: no miss.
    for _ in 0..<4 {
      #expect(Self.finish(&state, [6, 6, 6], rpe: 8).map(\.fewest) == [9, 9, 8])
    }
    for done in [[6, 6, 5], [5, 5, 5], [6, 6, 6], [5, 5, 5], [4, 4, 4]] {
      #expect(Self.finish(&state, done, rpe: 10)[0].load == 60)
    }
    let after = Self.finish(&state, [6, 5, 5], rpe: 10)
    // 54 kg can be loaded as 55 kg.
    #expect(after.map(\.load) == [55, 55, 55] && after.map(\.fewest) == [6, 6, 6])
    // The count begins again.
    for _ in 0..<2 { #expect(Self.finish(&state, [5, 5, 5], rpe: 10)[0].load == 55) }
    #expect(Self.finish(&state, [5, 5, 5], rpe: 10)[0].load ?? .zero < 52)
  }

  @Test("A lifter weaker than the history says goes back until the repetitions are done")
  func goesBack() throws {
    let text = try Self.generated().text
    let lift = "Chest Press, Machine"
    let workouts = try SimulatedLifter(best: 48.0 * 36 / 29, gain: 0).workouts(of: text, lift: lift)
    #expect(workouts.count == 8)
    #expect(workouts[0..<3].allSatisfy { !$0.isDone && $0.load == workouts[0].load })
    #expect(workouts[3].load < 0.95 * workouts[0].load)
  }

  @Test("A lift without a known load is found by its first workout, and goes back, too")
  func unknownLoad() throws {
    let text = try Self.generated().text
    let script = try #require(
      text.range(of: "{~").flatMap { begin in
        text.range(of: "~}").map { String(text[begin.lowerBound..<$0.upperBound]) }
      })
    let line = "Squat / 3x6-10 / progress: custom(step: 5kg, low: 6, misses: 0) \(script)"
    let program = try Program(reading: Array(line.utf8))
    var state = ProgramState(program, loads: LiftLoads(of: program))
    let key = program.weeks[0].days[0].exercises[0].key
    let train = { (kg: Load, repetitions: Int) in
      let done = DoneSet(repetitions: repetitions, load: kg)
      state.finish(state.prescription(on: program.days[0]), done: [key: [done, done, done]])
      return state.prescription(on: program.days[0]).exercises[0].sets[0].load
    }
    // What was lifted is kept, though nobody said it, and rises with the most repetitions.
    #expect(train(60, 7) == 60 && train(60, 10) == 65)
    for _ in 0..<2 { #expect(train(65, 4) == 65) }
    #expect(train(65, 4) == 57.5)
  }
}
