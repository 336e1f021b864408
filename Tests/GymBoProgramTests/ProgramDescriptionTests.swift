import GymBoLog
import Testing

@testable import GymBoProgram

@Suite("Descriptions of exercises")
struct ProgramDescriptionTests {
  private static func state(_ text: String) throws -> ProgramState {
    let program = try Program(reading: Array(text.utf8))
    return ProgramState(program, loads: LiftLoads(of: program))
  }

  /// What is said of the exercises of a week, by title.
  private static func comments(_ state: ProgramState, week: Int = 0) -> [String: String] {
    let exercises = state.program.weeks[week].days.flatMap(\.exercises)
    return exercises.reduce(into: [:]) { $0[$1.title] = state.comment(of: $1) }
  }

  private static let reused = """
    # Week 1
    ## A
    // Three seconds down.
    /// For the author.
    // Then up.
    base[1-2] / used: none / 3x5 60kg
    // Rest long.
    // ...base
    Squat[1-2] / ...base
    // ...main: Squat
    Bench Press / ...base
    // ...Nothing
    Deadlift / 1x5 100kg
    // ...base[1:1]
    main: Front Squat / 3x3 50kg
    # Week 2
    ## A
    """

  @Test("A comment that names an exercise or a template says what is said of that one")
  func reuse() throws {
    let state = try Self.state(Self.reused)
    #expect(
      Self.comments(state) == [
        "Squat": "Rest long. Three seconds down. Then up.",
        "main: Front Squat": "Three seconds down. Then up.",
      ])
    #expect(
      Self.comments(state, week: 1) == ["Squat": "Rest long. Three seconds down. Then up."])
    // Written again, the template is not there, and its words are.
    let text = ProgramText.of(state.programAsItStands())
    #expect(!text.contains("...") && text.contains("// Three seconds down.\n/// For the author.\n"))
    #expect(try Self.comments(Self.state(text)) == Self.comments(state))
    #expect(try ProgramText.of(Self.state(text).programAsItStands()) == text)
  }

  @Test("What is said holds in later weeks until something else, or an empty comment, is said")
  func inherited() throws {
    let text = """
      # 1
      ## A
      // Slowly.
      Squat / 3x5 60kg
      # 2
      ## A
      Squat / 3x5 62.5kg
      ## B
      Squat / 3x5 50kg
      # 3
      ## A
      //
      Squat / 3x5 65kg
      # 4
      ## A
      Squat / 3x5 67.5kg
      """
    let state = try Self.state(text)
    #expect(Self.comments(state) == ["Squat": "Slowly."])
    let days = state.program.days.map { state.program[$0].exercises[0] }
    #expect(days.map { state.comment(of: $0) } == ["Slowly.", "Slowly.", nil, nil, nil])
    let written = ProgramText.of(state.programAsItStands())
    let again = try Self.state(written)
    #expect(
      again.program.days.map { again.comment(of: again.program[$0].exercises[0]) }
        == ["Slowly.", "Slowly.", nil, nil, nil])
    #expect(ProgramText.of(again.programAsItStands()) == written)
  }

  private static let chosen = """
    // Five sets.
    // Rest long.

    // Three sets.

    // Test the maximum.
    Squat / 3x5 60kg / progress: custom() {~ descriptionIndex += 1 ~}
    """

  private static func train(_ state: inout ProgramState) {
    let prescription = state.prescription(on: state.program.days[0])
    let done = DoneSet(repetitions: 5, load: 60)
    state.finish(
      prescription, done: [prescription.exercises[0].exercise.key: [done, done, done]])
  }

  @Test("A script chooses one of several descriptions, which empty lines part")
  func several() throws {
    var state = try Self.state(Self.chosen)
    for text in ["Five sets. Rest long.", "Three sets.", "Test the maximum.", "Test the maximum."] {
      #expect(Self.comments(state) == ["Squat": text])
      // The text of the program as it stands goes on from there.
      let written = ProgramText.of(state.programAsItStands())
      let again = try Self.state(written)
      #expect(Self.comments(again) == ["Squat": text])
      #expect(ProgramText.of(again.programAsItStands()) == written)
      Self.train(&state)
    }
  }

  @Test("The one with an exclamation mark is the first in force; without a choice all are said")
  func marked() throws {
    let marked = Self.chosen.replacing("// Three", with: "// ! Three")
    var state = try Self.state(marked)
    #expect(Self.comments(state) == ["Squat": "Three sets."])
    Self.train(&state)
    #expect(Self.comments(state) == ["Squat": "Test the maximum."])
    let all = Self.chosen.replacing("descriptionIndex += 1", with: "weights += 1kg")
    #expect(
      try Self.comments(Self.state(all))
        == ["Squat": "Five sets. Rest long. Three sets. Test the maximum."])
  }
}
