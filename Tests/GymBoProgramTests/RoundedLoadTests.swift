import GymBoLog
import GymBoProgression
import Testing

@testable import GymBoProgram

/// What can be loaded changes what is prescribed, and not what the program goes on from.
@Suite("Rounding of program loads")
struct RoundedLoadTests {
  /// The loads that a program is at after some workouts, done as prescribed or with loads of the lifter's own.
  private static func base(
    _ line: String, steps: [Double], workouts: Int, lifted: (Int, Load) -> Load = { $1 }
  ) throws -> (base: String, prescribed: Load?) {
    let program = try Program(reading: Array(line.utf8))
    let loadable = LoadableLoads(steps.map { Load(kilograms: $0) ?? .zero })
    var state = ProgramState(program, loads: LiftLoads(of: program) { _ in loadable })
    for workout in 0..<workouts {
      let prescription = state.prescription(on: program.days[0])
      let exercise = prescription.exercises[0]
      state.finish(
        prescription,
        done: [
          exercise.exercise.key: exercise.sets.map {
            DoneSet(repetitions: $0.repetitions, load: lifted(workout, $0.load ?? .zero))
          }
        ])
    }
    let sets = state.sets(of: program.weeks[0].days[0].exercises[0], on: program.days[0])
    return (
      sets[0].load?.text ?? "",
      state.prescription(on: program.days[0]).exercises[0].sets[0].load
    )
  }

  @Test(
    "Who lifts what is prescribed progresses by the steps of the text, with any plates",
    arguments: [
      "lp(2.5kg)", "sum(15, 2.5kg)", "custom() {~ weights += 2.5kg ~}",
      "custom() {~ weights = weights[ns] + 2.5kg ~}",
      "custom() {~ weights = completedWeights[ns] + 2.5kg ~}",
    ])
  func steps(rule: String) throws {
    for plates in [[20.0, 40, 60, 80, 100], [20, 22.5, 62, 70, 72, 110.0], [80.0]] {
      for (start, end) in [(61.0, 71.0), (72, 82), (110, 120)] {
        let line = "Squat / 3x5 \(ProgramNumber.text(start))kg / progress: \(rule)"
        let after = try Self.base(line, steps: plates, workouts: 4)
        #expect(after.base == "\(ProgramNumber.text(end))kg", "\(line) with \(plates)")
        #expect(after.prescribed.map { load in plates.contains { load.kilograms == $0 } } == true)
      }
    }
  }

  @Test("Who lifts the load of the text where plates give another has lifted what was asked")
  func ownPlates() throws {
    // 145 kg are asked for, and 137.5 kg is the most that the plates give.
    let after = try Self.base(
      "Deadlift / 3x5 145kg / progress: lp(2.5kg)", steps: [100, 137.5], workouts: 1
    ) { _, _ in Load(kilograms: 145) ?? .zero }
    #expect(after.base == "147.5kg")
    // More than both is more: it goes on from what was lifted.
    let more = try Self.base(
      "Deadlift / 3x5 145kg / progress: lp(2.5kg)", steps: [100, 137.5], workouts: 1
    ) { _, _ in Load(kilograms: 150) ?? .zero }
    #expect(more.base == "152.5kg")
    let less = try Self.base(
      "Deadlift / 3x5 145kg / progress: lp(2.5kg)", steps: [100, 137.5], workouts: 1
    ) { _, _ in Load(kilograms: 130) ?? .zero }
    #expect(less.base == "140kg")
  }
}
