import GymBoLog
import Testing

@testable import GymBoProgram

/// Scripts of exercises whose loads the program does not say.
@Suite("Scripts without written loads")
struct OpenScriptLoadTests {
  /// The state after one workout of a program of one exercise.
  private static func state(_ line: String, _ done: [DoneSet?]) throws -> ProgramState {
    let program = try Program(reading: Array(line.utf8))
    var state = ProgramState(program, loads: LiftLoads(of: program))
    let prescription = state.prescription(on: program.days[0])
    state.finish(prescription, done: [prescription.exercises[0].exercise.key: done])
    return state
  }

  private static func loads(_ line: String, _ done: [DoneSet?]) throws -> [String] {
    let state = try state(line, done)
    return state.sets(of: state.program.weeks[0].days[0].exercises[0], on: state.program.days[0])
      .map { $0.load?.text ?? "open" }
  }

  private static func sets(_ loads: [Double?]) -> [DoneSet] {
    loads.map { DoneSet(repetitions: 5, load: $0.flatMap { Load(kilograms: $0) }, rpe: 8) }
  }

  @Test(
    "A script counts from the load that was lifted where the program says none",
    arguments: [
      "weights += 2.5kg", "weights = weights[ns] + 2.5kg", "weights = w[1] + 2.5kg",
      "if (completedReps >= reps) { weights += 2.5kg }", "weights = originalWeights[1] + 2.5kg",
      "weights = increment(weights[1])", "for (var.i in reps) { weights[var.i] += 2.5kg }",
    ])
  func counted(script: String) throws {
    for sets in ["3x5", "3x5 @8", "3x5 75%"] {
      let line = "Squat / \(sets) / progress: custom() {~ \(script) ~}"
      guard sets != "3x5 75%" || !script.contains("originalWeights") else { continue }
      #expect(
        try Self.loads(line, Self.sets([100, 100, 100])) == Array(repeating: "102.5kg", count: 3),
        "\(line)")
    }
  }

  @Test("Each set counts from its own load, and one that was not done from the nearest")
  func nearest() throws {
    let line = "Squat / 3x5 / progress: custom() {~ weights += 5kg ~}"
    #expect(try Self.loads(line, Self.sets([100, 90, 80])) == ["105kg", "95kg", "85kg"])
    #expect(try Self.loads(line, Self.sets([100]) + [nil, nil]) == ["105kg", "105kg", "105kg"])
  }

  @Test("A script that leaves loads alone leaves them open")
  func open() throws {
    let line = "Squat | Front Squat / 3x5 @8 / progress: custom() {~ exerciseVariationIndex = 2 ~}"
    #expect(try Self.loads(line, Self.sets([100, 100, 100])) == ["open", "open", "open"])
  }

  @Test("Where nobody knows a load, a script that counts from it changes none and is named")
  func unknown() throws {
    for script in ["weights += 2.5kg", "weights = weights[1] + 2.5kg"] {
      let line = "Squat / 3x5 / progress: custom() {~ \(script) ~}"
      let state = try Self.state(line, Self.sets([nil, nil, nil]))
      #expect(state.withoutLoad == ["Squat"])
      #expect(try Self.loads(line, Self.sets([nil, nil, nil])) == ["open", "open", "open"])
    }
    // Of what is done with the body, no load is none.
    let body = "Pull Up / 3x5 / progress: custom() {~ weights += 2.5kg ~}"
    #expect(try Self.loads(body, Self.sets([nil, nil, nil])) == ["2.5kg", "2.5kg", "2.5kg"])
    #expect(try Self.state(body, Self.sets([nil, nil, nil])).withoutLoad.isEmpty)
  }

  @Test("A script that would leave no load on the bar changes none and is named")
  func nothing() throws {
    let line = """
      Squat / 3x5 100kg / progress: custom(n: 0) {~ state.n += 1 weights = completedWeights[ns] * 0.9 ~}
      """
    let done: [DoneSet?] = Self.sets([100, 100]) + [nil]
    #expect(try Self.loads(line, done) == ["100kg", "100kg", "100kg"])
    let state = try Self.state(line, done)
    #expect(state.withoutLoad == ["Squat"])
    #expect(ProgramText.of(state.programAsItStands()).contains("custom(n: 1)"))
    #expect(try Self.loads(line, Self.sets([100, 100, 100])) == ["90kg", "90kg", "90kg"])
  }
}
