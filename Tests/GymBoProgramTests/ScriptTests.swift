import GymBoLog
import GymBoProgression
import Testing

@testable import GymBoProgram

@Suite("Scripts of programs")
struct ScriptTests {
  /// The state after one workout of a program with one exercise, in which some repetitions were done.
  static func state(
    _ line: String, done: [Int?], load: Load = .kilograms(60), rpe: Double? = nil
  ) throws -> ProgramState {
    let program = try Program(reading: Array(line.utf8))
    var state = ProgramState(program, loads: LiftLoads(of: program))
    let prescription = state.prescription(on: program.days[0])
    state.finish(
      prescription,
      done: [
        prescription.exercises[0].exercise.key: done.map { repetitions in
          repetitions.map { DoneSet(repetitions: $0, load: load, rpe: rpe) }
        }
      ])
    return state
  }

  static func sets(_ script: String, done: [Int?] = [5, 5, 5]) throws -> [ProgramSet] {
    let state = try state("Squat / 3x5 60kg / progress: custom(n: 2) {~ \(script) ~}", done: done)
    return state.sets(
      of: state.program.weeks[0].days[0].exercises[0], on: state.program.days[0])
  }

  static func loads(_ script: String, done: [Int?] = [5, 5, 5]) throws -> [String] {
    try sets(script, done: done).map { $0.load?.text ?? "none" }
  }

  @Test("A script changes the loads of all sets, or of one")
  func loads() throws {
    #expect(try Self.loads("weights += 2.5kg") == ["62.5kg", "62.5kg", "62.5kg"])
    #expect(try Self.loads("weights[2] = w[1] + 5kg") == ["60kg", "65kg", "60kg"])
    #expect(try Self.loads("weights[*:*:1:3] *= 0.9") == ["60kg", "60kg", "54kg"])
    #expect(try Self.loads("weights[2:1:1:1] = 10kg") == ["60kg", "60kg", "60kg"])
    #expect(try Self.loads("weights = 80%") == ["80%", "80%", "80%"])
    #expect(
      try Self.loads("if (cr >= r) { weights = 70kg } else { weights = 50kg }").first == "70kg")
    #expect(
      try Self.loads("if (cr >= r) { weights = 70kg } else { weights = 50kg }", done: [5, 4, 5])
        .first == "50kg")
    #expect(
      try Self.loads("weights = cr[3] == 0 ? 40kg : 50kg", done: [5, 5, nil]).first == "40kg")
    #expect(
      try Self.loads("for (var.i in completedReps) { weights[var.i] += 1kg * var.i }")
        == ["61kg", "62kg", "63kg"])
  }

  @Test("A percentage at the end of a line is one, also before a line that begins with a word")
  func percentBeforeWord() throws {
    for script in [
      "weights = 80%\n  reps = 4", "weights = 80% reps = 4", "weights = 80%; reps = 4",
    ] {
      let sets = try Self.sets(script)
      #expect(sets.map(\.repetitions) == [4, 4, 4], "\(script)")
      #expect(sets[0].load?.text == "80%", "\(script)")
    }
    #expect(try Self.sets("reps = 7 % 4").map(\.repetitions) == [3, 3, 3])
    #expect(try Self.sets("reps = sum(cr)%4").map(\.repetitions) == [3, 3, 3])
  }

  @Test("A script changes repetitions, effort, rest and the number of sets")
  func others() throws {
    #expect(try Self.sets("reps[1] = sum(cr) / 2").map(\.repetitions) == [7, 5, 5])
    #expect(try Self.sets("minReps = 3; reps = 8")[0].text == "1x3-8 60kg")
    #expect(try Self.sets("RPE = 8 timers = 90 amraps[3] = 1").last?.text == "1x5+ 60kg @8 90s")
    #expect(try Self.sets("numberOfSets += state.n").count == 5)
    #expect(try Self.sets("numberOfSets = 0").count == 1)
    #expect(try Self.sets("numberOfSets = 100000 * 100000").count == 100)
  }

  @Test("A state is kept between workouts, a variable is not")
  func variables() throws {
    let state = try Self.state(
      "Squat / 1x5 60kg / progress: custom(n: 2, w: 1kg) {~ state.n += 1 state.w *= 3 var.x = 4 ~}",
      done: [5])
    let text = ProgramText.of(state.programAsItStands())
    #expect(text.contains("custom(n: 3, w: 3kg)"))
    #expect(try Self.loads("if (n > 1) { weights = 70kg }").first == "70kg")
  }

  @Test("A tag reaches the state of other exercises")
  func tags() throws {
    let state = try Self.state(
      """
      Squat / 1x5 60kg / progress: custom() {~ state[7].goal = 9 ~}
      Bench Press / 1x5 60kg / id: tags(1, 7) / progress: custom(goal: 1, own: 5) {~ ~}
      Deadlift / 1x5 60kg / id: tags(7) / progress: custom(goal: 2, own: 6) {~ ~}
      """, done: [5])
    let text = ProgramText.of(state.programAsItStands())
    #expect(text.contains("custom(goal: 9, own: 5)"))
    #expect(text.contains("custom(goal: 9, own: 6)"))
  }

  @Test(
    "The functions of scripts",
    arguments: [
      ("floor(2.5kg)", "2kg"), ("ceil(2.1kg)", "3kg"), ("round(2.5kg)", "3kg"),
      ("min(3kg, 2kg)", "2kg"), ("max(w)", "60kg"), ("roundWeight(61kg)", "60kg"),
      ("calculate1RM(80kg, 1)", "80kg"), ("increment(60kg)", "62.5kg"), ("decrement(60lb)", "55lb"),
      ("100kg * rpeMultiplier(5, 10)", "86.52554kg"), ("calculateTrainingMax(100kg, 5)", "105kg"),
      ("zeroOrGte(cr, r) ? 1kg : 2kg", "1kg"), ("7 % 4 * 10kg", "30kg"),
      ("2kg + 2.2lb", "2.997903kg"), ("roundWeight(75kg * 80%)", "60kg"), ("90% * 100kg", "90kg"),
      ("90kg / 90%", "100kg"), ("w[1] * (100% + 2.5%)", "61.5kg"),
      ("60kg + 5kg / 0", "60kg"),
    ])
  func functions(expression: String, expected: String) throws {
    #expect(try Self.loads("weights = \(expression)").first == expected)
  }

  @Test("The next load up or down is the next of the lift's own loads")
  func ownSteps() throws {
    let text = "Lat Pulldown / 1x8 9kg / progress: custom() {~ weights = increment(weights[1]) ~}"
    let program = try Program(reading: Array(text.utf8))
    let stack = LoadableLoads([5, 9, 9.5, 14].map { Load(kilograms: $0) ?? .zero })
    var state = ProgramState(program, loads: LiftLoads(of: program) { _ in stack })
    var loads: [Load?] = []
    for _ in 0..<3 {
      let prescription = state.prescription(on: program.days[0])
      loads.append(prescription.exercises[0].sets[0].load)
      let done = DoneSet(repetitions: 8, load: loads.last ?? nil)
      state.finish(prescription, done: [prescription.exercises[0].exercise.key: [done]])
    }
    #expect(loads == [9, Load(kilograms: 9.5), 14])
  }

  @Test("One value can be assigned to several at once")
  func chained() throws {
    let script = "state.n = var.a = state.m = 3; reps = 2 + state.n; weights = var.b = 70kg"
    let state = try Self.state(
      "Squat / 3x5 60kg / progress: custom(n: 0, m: 0) {~ \(script) ~}", done: [5, 5, 5])
    let text = ProgramText.of(state.programAsItStands())
    #expect(text.contains("3x5 70kg / progress: custom(n: 3, m: 3)"), "\(text)")
    let chain = String(repeating: "var.a = ", count: 5000) + "1"
    #expect(throws: ProgramFault.self) { try Self.loads(chain) }
    #expect(throws: ProgramFault.self) { try Self.loads("state.n = 5 = 6") }
  }

  @Test("A script that takes too many steps changes nothing and is reported")
  func endless() throws {
    let loop = "for (var.a in w) { for (var.b in w) { "
    let script =
      "state.n = 5 weights = 1kg \(String(repeating: loop, count: 8))var.x += 1"
      + String(repeating: "} }", count: 8)
    let state = try Self.state(
      "Squat / 5x5 60kg / progress: custom(n: 2) {~ \(script) ~}", done: [5, 5, 5, 5, 5])
    #expect(state.failures == ["Squat"])
    #expect(ProgramText.of(state.programAsItStands()).contains("5x5 60kg / progress: custom(n: 2)"))
  }

  @Test("A script that is deep is refused, and a long one is read")
  func deep() throws {
    let deep = String(repeating: "(", count: 5000) + "1" + String(repeating: ")", count: 5000)
    for script in [deep, String(repeating: "!", count: 5000) + "1"] {
      #expect(throws: ProgramFault.self) { try Self.loads("weights = \(script)") }
    }
    let long = Array(repeating: "1kg", count: 5000).joined(separator: " + ")
    #expect(try Self.loads("weights = \(long)").first == "5000kg")
  }

  @Test("A load that was lifted as prescribed to a hundredth of a pound counts as prescribed")
  func pounds() throws {
    let state = try Self.state(
      "Bench Press / 1x5 100lb / progress: lp(5lb)", done: [5], load: Load(45.36))
    #expect(ProgramText.of(state.programAsItStands()).contains("1x5 105lb"))
  }

  @Test("A maximum that nobody knows stays unknown, and one that a script sets is known")
  func unknownMaximum() throws {
    for script in ["rm1 += 5lb", "rm1 = rm1 * 1.03", "rm1 = rm1 + 5kg"] {
      let state = try Self.state(
        "Squat / 1x5 70% / progress: custom() {~ \(script) ~}", done: [5])
      #expect(state.reference(of: "Squat") == nil, "\(script)")
    }
    let state = try Self.state(
      "Squat / 1x5 70% / progress: custom() {~ rm1 = calculate1RM(completedWeights[1], 5) ~}",
      done: [5])
    #expect(state.reference(of: "Squat")?.load.load.kilograms.rounded() == 69)
  }

  @Test("A script that holds a position sees for how long it was held")
  func times() throws {
    let state = try Self.state(
      "Plank / 2x1 30s|60s / progress: custom() {~ if (completedSetTime >= setTime) { setTime += 5 } ~}",
      done: [1, 1])
    #expect(ProgramText.of(state.programAsItStands()).contains("2x1 35s|60s"))
  }

  @Test("A week in which a template does not progress is one in which its exercises do not")
  func templates() throws {
    let program = try Program(
      reading: Array(
        """
        # 1
        ## A
        t / used: none / 3x5 60kg / progress: lp(5kg)
        Squat[1-2] / ...t
        # 2
        ## A
        t / 3x3 60kg / progress: none
        """.utf8))
    #expect(program.weeks[0].days[0].exercises[0].progression != nil)
    #expect(program.weeks[1].days[0].exercises[0].progression == nil)
  }

  @Test("Sets beyond the plan count where the program counts or adds up sets, and nowhere else")
  func furtherSets() throws {
    let sums = "if (sum(completedReps) >= reps[ns]) { weights += 5kg }"
    let counts = "if (completedNumberOfSets <= 4) { weights += completedNumberOfSets * 1kg }"
    let sizes = "weights += programNumberOfSets * 1kg + numberOfSets * 10kg"
    let all = "if (completedReps >= reps) { weights += 5kg }"
    for (sets, script, expected) in [
      ("1x1-60", sums, "65kg"), ("1x1-60", counts, "64kg"), ("1x1-60", sizes, "101kg"),
      ("1+x15", all, "65kg"), ("1x15", all, "65kg"),
    ] {
      let line = "Leg Press / \(sets) 60kg / progress: custom() {~ \(script) ~}"
      let state = try Self.state(line, done: [15, 15, 15, 15])
      let place = state.program.days[0]
      let load = state.sets(of: state.program[place].exercises[0], on: place)[0].load
      #expect(load?.text == expected, "\(sets) \(script)")
    }
    // A lighter set at the end fails nothing that does not ask for it.
    let failed = try Self.state(
      "Squat / 2x5 60kg / progress: custom() {~ \(all) ~}", done: [5, 5, 3])
    let place = failed.program.days[0]
    #expect(
      failed.sets(of: failed.program[place].exercises[0], on: place)[0].load?.text == "65kg")
  }

  @Test("An RPE above the target is no success")
  func effort() throws {
    for (rpe, load) in [(8.0, "62.5kg"), (8.5, "60kg")] {
      let state = try Self.state(
        "Bench Press / 1x5 60kg @8 / progress: lp(2.5kg)", done: [5], rpe: rpe)
      #expect(ProgramText.of(state.programAsItStands()).contains("1x5 \(load) @8"))
    }
  }
}
