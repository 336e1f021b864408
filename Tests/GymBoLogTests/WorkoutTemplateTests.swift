import Testing

@testable import GymBoLog

@Suite("Templates are workouts to begin from")
struct WorkoutTemplateTests {
  private static func template(_ name: String, _ exercises: [String] = ["Squat"]) -> WorkoutTemplate
  {
    WorkoutTemplate(
      name, exercises.map { PlannedExercise($0, sets: [WorkoutSet(repetitions: 5)]) })
  }

  @Test("It has a name, exercises with sets, at most 15 of them, and none twice")
  func rules() throws {
    var templates = WorkoutTemplates()
    let sixteen = (1...16).map { "Lift \($0)" }
    let cases: [(WorkoutTemplate, WorkoutTemplates.Refusal)] = [
      (Self.template(""), .badName("", .blank)),
      (Self.template("A\u{85}"), .badName("A\u{85}", .control)),
      (Self.template("A", []), .incomplete("A")),
      (WorkoutTemplate("A", [PlannedExercise("Squat", sets: [])]), .incomplete("A")),
      (Self.template("A", sixteen), .tooManyExercises("A", 16)),
      (Self.template("A", ["Squat", "Row", "Squat"]), .twice("A", exercise: "Squat")),
      (
        WorkoutTemplate("A", [PlannedExercise("Squat", sets: [WorkoutSet(rpe: 11)])]),
        .impossibleSet("A", exercise: "Squat")
      ),
      (
        WorkoutTemplate("A", [PlannedExercise("Squat", sets: [WorkoutSet(load: 50)])]),
        .impossibleSet("A", exercise: "Squat")
      ),
    ]
    for (template, refusal) in cases {
      #expect(throws: refusal) { try templates.add(template, replacing: true) }
    }
    try templates.add(Self.template("A", Array(sixteen.dropLast())), replacing: false)
    #expect(templates["a"]?.exercises.count == 15)
  }

  @Test("One of a known name is replaced only when asked, and keeps its place and folder")
  func replaced() throws {
    var templates = WorkoutTemplates()
    var first = Self.template("A")
    first.folder = "Push"
    try templates.add(first, replacing: false)
    try templates.add(Self.template("B"), replacing: false)
    try templates.add(Self.template("A"), replacing: false)
    #expect(throws: WorkoutTemplates.Refusal.exists("A")) {
      try templates.add(Self.template("A", ["Row"]), replacing: false)
    }
    try templates.add(Self.template("A", ["Row"]), replacing: true)
    #expect(templates.all.map(\.name) == ["B", "A"] && templates["A"]?.folder == "Push")
    #expect(throws: WorkoutTemplates.Refusal.exists("B")) {
      try templates.change("A") { $0.name = "B" }
    }
  }

  @Test("Folders and templates keep their order, and a folder that goes leaves its templates")
  func folders() throws {
    var templates = WorkoutTemplates()
    for (name, folder) in [("A", "One"), ("B", "Two"), ("C", "One"), ("D", nil)] {
      var template = Self.template(name)
      template.folder = folder
      try templates.add(template, replacing: false)
    }
    #expect(templates.all.map(\.name) == ["D", "A", "C", "B"])
    try templates.move("C", to: 1)
    try templates.moveFolder("two", to: 1)
    #expect(
      templates.all.map(\.name) == ["D", "B", "C", "A"] && templates.folders == ["Two", "One"])
    #expect(throws: WorkoutTemplates.Refusal.noPlace(3, of: 2)) { try templates.move("C", to: 3) }
    try templates.removeFolder("One")
    #expect(templates.all.map(\.name) == ["D", "C", "A", "B"] && templates.folders == ["Two"])
    try templates.remove("D")
    #expect(throws: WorkoutTemplates.Refusal.noTemplate("D", has: ["C", "A", "B"])) {
      try templates.remove("D")
    }
    #expect(throws: WorkoutTemplates.Refusal.noFolder("One", has: ["Two"])) {
      try templates.removeFolder("One")
    }
  }

  @Test(
    "One of a past workout has its exercises once, with kinds and repetitions, and loads of warm-ups only"
  )
  func ofWorkout() throws {
    func entry(_ name: String, _ repetitions: Int32, _ kind: SetKind = .working)
      -> LoggedWorkout.Entry
    {
      var entry = LoggedWorkout.Entry(exercise: name, block: 0, kind: kind, line: 1)
      (entry.load, entry.repetitions) = (Load(80).units, repetitions)
      return entry
    }
    let day = try #require(CivilTime(iso: "2026-11-20T18:03"))
    let workout = LoggedWorkout(
      start: day, hasTime: true, title: "Upper", note: nil, duration: nil,
      sets: [entry("Squat", 5, .warmUp), entry("Row", 8), entry("Squat", 3), entry("Row", 0)])
    let template = WorkoutTemplate("A", of: workout)
    #expect(template.exercises.map(\.name) == ["Squat", "Row"])
    #expect(
      template.exercises[0].sets == [
        WorkoutSet(.warmUp, load: 80, repetitions: 5), WorkoutSet(repetitions: 3),
      ])
    #expect(template.exercises[1].sets == [WorkoutSet(repetitions: 8)])
    guard case .start("A", let exercises) = template.start else {
      Issue.record("It begins no workout")
      return
    }
    #expect(exercises.map(\.rest) == [90, 90])
  }
}
