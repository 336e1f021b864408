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

  @Test(
    "A script that counts from the load on the bar counts from what was lifted",
    arguments: ["completedWeights", "weights"])
  func onTheBar(name: String) throws {
    let rule = "custom(up: 2.25kg) {~ if (cr >= r) { weights = \(name)[ns] + state.up } ~}"
    let plates = stride(from: 40.0, through: 80, by: 2.5).map { $0 }
    // 46.5 kg is 47.5 kg on the bar: with a step it is 49.75 kg, and not 47.5 kg once more.
    let after = try Self.base("Squat / 3x5 46.5kg / progress: \(rule)", steps: plates, workouts: 1)
    #expect(after.base == "49.75kg" && after.prescribed == 50)
    // What was lifted beside the plan counts from the bar, too.
    let more = try Self.base(
      "Squat / 3x5 46.5kg / progress: \(rule)", steps: plates, workouts: 1
    ) { _, load in
      Load(kilograms: load.kilograms + 5) ?? .zero
    }
    #expect(more.base == (name == "weights" ? "49.75kg" : "54.75kg"))
  }

  @Test(
    "Such a script rises also where a step is smaller than those of the plates",
    arguments: ["completedWeights", "weights"])
  func coarsePlates(name: String) throws {
    let rule = "custom() {~ weights = \(name)[ns] + 2.5kg ~}"
    for plates in [[20.0, 40, 60, 80, 100], [20, 22.5, 62, 70, 72, 110.0]] {
      let after = try Self.base(
        "Squat / 3x5 61kg / progress: \(rule)", steps: plates, workouts: 4)
      #expect(after.base == "71kg" || plates[1] == 22.5, "\(plates)")
      #expect(after.prescribed ?? .zero > 61)
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

  @Test("A load far below the usual bar stays, unless it is known that there is no lighter one")
  func belowTheBar() throws {
    func loads(_ line: String, inventory: Inventory? = nil) throws -> [Load?] {
      let program = try Program(reading: Array(line.utf8))
      let state = ProgramState(program, loads: LiftLoads(of: program, inventory: inventory))
      let day = state.prescription(on: program.days[0])
      return day.exercises.flatMap { $0.sets.map(\.load) }
    }
    #expect(
      try loads("Bench Press / 1x5 7kg, 1x5 13kg, 1x5 17kg, 1x5 19kg, 1x5 31kg")
        == [7.5, 12.5, 17.5, 20, 30].map { Load(kilograms: $0) })
    #expect(try loads("Romanian Deadlift / 3x20 10lb")[0] == Load(10, in: .pound))
    let bar = try Inventory(lines: ["kind,unit,weight,count", "bar,kg,20,1", "plate,kg,5,2"])
    #expect(try loads("Bench Press / 1x5 7kg", inventory: bar) == [20])
    // A step is taken from there.
    #expect(
      try Self.base("Bench Press / 3x5 10kg / progress: lp(2.5kg)", steps: [], workouts: 0).base
        == "10kg")
  }
}
