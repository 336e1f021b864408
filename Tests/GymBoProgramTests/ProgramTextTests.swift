import Foundation
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgram

@Suite("Texts of programs")
struct ProgramTextTests {
  /// The example programs of the vectors; none where they are absent.
  static func examples() throws -> [(name: String, text: String)] {
    guard Shared.isPresent else { return [] }
    return try Shared.files(in: "vectors/coach/programs", ofType: "txt").map {
      ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
    }
  }

  static let texts = [
    """
    // A bit of everything.
    # Week 1
    // Slowly.
    ## A
    main: Squat, Barbell / 1+x6 85%+ 180s, 3x5-7 @8+ / ! 1x20+ 60kg (widow) / superset: x
    t3[1-3] / used: none / 3x10+ 60% 60s / progress: sum(30, 5lb) / warmup: 1x5 45lb, 3 50%
    Curl[2,1-3] / ...t3 / 12.5kg
    Plank / 3x1 30s+|? / 2x1 20s|40s auto / ?+ / id: tags(1, 20)
    # Week 2
    ## A
    main: Squat, Barbell / 5x5 / 100lb / progress: custom(n: 1, d+: -2.5kg, p: 5%) {~
      // A comment; with a semicolon.
      if (cr >= r && !(state.n > 2)) { weights[*:1:1:2] += state.d } else if (1) { state.n = 7 % 2 }
    ~} / update: custom() {~ if (setIndex == 0) { sets(1, 2, 3, 4, 0, w[1], 60, 8, 0) } ~}
    # Week 3
    ## A
    main: Squat, Barbell / 5x5 / progress: none
    """
  ]

  /// A program without what its text does not say: the lines of the original.
  static func withoutLines(_ program: Program) -> Program {
    var program = program
    program.places = [:]
    for week in program.weeks.indices {
      program.weeks[week].line = 0
      for day in program.weeks[week].days.indices {
        program.weeks[week].days[day].line = 0
        for exercise in program.weeks[week].days[day].exercises.indices {
          program.weeks[week].days[day].exercises[exercise].line = 0
        }
      }
    }
    return program
  }

  @Test("A comment after the sets of an exercise is kept, and hides no fault")
  func commentAtEnd() throws {
    let text = """
      // Low bar.
      Squat / 3x5 100lb // keep the back straight / and 3/4 range
      Bench Press / 3x8 60kg // 5x5 next time
      Deadlift / 1x5 // 100kg
      """
    let program = try Program(reading: Array(text.utf8))
    let lifts = program.weeks[0].days[0].exercises
    #expect(lifts.map { $0.stages[0].count } == [3, 3, 1])
    #expect(lifts[0].notes == ["// Low bar.", "// keep the back straight / and 3/4 range"])
    #expect(lifts[1].notes == ["// 5x5 next time"])
    // Between two slashes and a section nothing stood before, and nothing is lost.
    #expect(lifts[2].notes.isEmpty && lifts[2].stages[0][0].load != nil)
    #expect(throws: ProgramFault.self) {
      _ = try Program(reading: Array("Squat / 3x5 // 100lb / progres: lp(5lb)".utf8))
    }
  }

  @Test("Sets with blanks around their x are told how they are written")
  func spacedSets() throws {
    for text in ["Squat / 3 x 5 100lb", "Squat / 3 × 5", "Squat / 3x5, 3 X 5"] {
      let fault = try #require(throws: ProgramFault.self) {
        _ = try Program(reading: Array(text.utf8))
      }
      guard case .unreadable(_, .spelling("3x5")?) = fault.problem else {
        Issue.record("\(fault.problem)")
        continue
      }
    }
  }

  @Test("Sets of a time alone are told how they are written")
  func timedSets() throws {
    let fault = try #require(throws: ProgramFault.self) {
      _ = try Program(reading: Array("Plank / 3x30s".utf8))
    }
    #expect(fault.problem == .unreadable("3x30s", .spelling("3x1 30s|?")))
    #expect(throws: Never.self) { try Program(reading: Array("Plank / 3x1 30s|?".utf8)) }
  }

  @Test("A program that is written is read as the same program, and written as the same text")
  func law() throws {
    let texts = ProgramTextTests.texts + (try ProgramTextTests.examples().map(\.text))
    for text in texts {
      let program = try Program(reading: Array(text.utf8))
      let written = ProgramText.of(program)
      let again = try Program(reading: Array(written.utf8))
      #expect(
        ProgramTextTests.withoutLines(again) == ProgramTextTests.withoutLines(program),
        "\(written)")
      #expect(ProgramText.of(again) == written)
    }
  }

  @Test("Templates, reuse and repeats are written out")
  func writtenOut() throws {
    let program = try Program(reading: Array(ProgramTextTests.texts[0].utf8))
    #expect(program.weeks.map { $0.days[0].exercises.count } == [3, 2, 2])
    let curl = program.weeks[2].days[0].exercises[1]
    #expect(curl.stages == [Array(repeating: curl.stages[0][0], count: 3)])
    #expect(curl.stages[0][0].text == "1x10+ 12.5kg 60s")
    #expect(curl.warmUp?.count == 2)
    let text = ProgramText.of(program)
    #expect(!text.contains("..."))
    #expect(
      text.contains("Curl / 3x10+ 12.5kg 60s / warmup: 1x5 45lb, 1x3 50% / progress: sum(30, 5lb)"))
    #expect(text.contains("progress: none"))
  }

  @Test("Carriage returns, a byte order mark and a Markdown file make no difference")
  func encodings() throws {
    let plain = "# Week 1\n## A\nSquat / 3x5 60kg\n"
    let program = try Program(reading: Array(plain.utf8))
    let windows = "\u{FEFF}" + plain.replacingOccurrences(of: "\n", with: "\r\n")
    #expect(try Program(reading: Array(windows.utf8)) == program)
    #expect(
      try Program(reading: Array(plain.replacingOccurrences(of: "\n", with: "\r").utf8))
        == program)
    let markdown = try Program(
      reading: Array("# Title\n\n```liftoscript\n\(plain)```\nSquat / nonsense\n".utf8))
    var named = program
    named.annotations.texts = [.init(key: "name", value: "Title")]
    #expect(ProgramText.of(markdown) == ProgramText.of(named))
    #expect(markdown.weeks[0].line == 4)
  }

  @Test(
    "A mark of a script within a script is a fault, also in a comment",
    arguments: ["x ~} y", "x {~ y"])
  func marks(comment: String) throws {
    let text = "Squat / 3x5 / progress: custom() {~\n// \(comment)\nvar.a = 1 ~}"
    #expect(throws: ProgramFault.self) { try Program(reading: Array(text.utf8)) }
    let outside = #expect(throws: ProgramFault.self) {
      try Program(reading: Array("Squat / 3x5 (a~}b)".utf8))
    }
    #expect(outside?.place == ProgramPlace(line: 1, column: 15))
  }

  @Test(
    "A backslash after a superset's name does not join the line that is written to the next one")
  func supersetWithBackslash() throws {
    let text = """
      # Week 1
      ## A
      Lateral Raise / 3x12 8kg / superset: arms\\/ progress: dp(2kg, 12, 18)
      Bicep Curl / 3x10 12kg / superset: arms
      """
    let program = try Program(reading: Array(text.utf8))
    let again = try Program(reading: Array(ProgramText.of(program).utf8))
    #expect(again.weeks[0].days[0].exercises.map(\.superset) == ["arms", "arms"])
  }

  @Test("A script of very many lines is read in one go")
  func longScript() throws {
    let lines = Array(repeating: "var.a += 1", count: 50_000).joined(separator: "\n")
    let text = "Squat / 3x5 / progress: custom() {~\n\(lines)\n  oops\n~}"
    let fault = #expect(throws: ProgramFault.self) { try Program(reading: Array(text.utf8)) }
    #expect(fault?.place == ProgramPlace(line: 50_002, column: 3))
  }

  @Test(
    "The name of a Markdown file without one of its own is its title",
    arguments: [
      ("---\nid: x\nname: \"Big: three\"\n---\n# Heading\n", "Big: three"),
      ("\n# Heading\n\nText\n", "Heading"), ("Text\n", nil),
      ("---\nname: \n---\n# Heading\n", "Heading"),
    ] as [(String, String?)])
  func markdownTitle(before: String, name: String?) throws {
    let block = "```\n# Week 1\n## A\nSquat / 3x5 60kg\n```\n# After\n"
    #expect(try Program(reading: Array((before + block).utf8)).annotations.name == name)
    let own = block.replacing("```\n# Week", with: "```\n/// @name Own\n# Week")
    #expect(try Program(reading: Array((before + own).utf8)).annotations.name == "Own")
  }

  /// Trains a program: a day or two with any repetitions, loads and efforts, or all of it as prescribed. It has to end.
  private func train(_ program: Program, isWhole: Bool, _ random: inout SplitMix64) {
    var state = ProgramState(program, loads: LiftLoads(of: program))
    if isWhole { _ = Preflight(state) }
    for _ in 0..<2 {
      guard let day = program.trainingDays.randomElement(using: &random) else { return }
      let prescription = state.prescription(on: day)
      var done: [ExerciseKey: [DoneSet?]] = [:]
      for exercise in prescription.exercises {
        done[exercise.exercise.key] = exercise.sets.map { set -> DoneSet? in
          guard Int.random(in: 0..<8, using: &random) > 0 else { return nil }
          return DoneSet(
            repetitions: Int.random(in: 0...1000, using: &random),
            load: Bool.random(using: &random) ? set.load : Load(kilograms: 42.5),
            rpe: [nil, 0, 7.5, 10].randomElement(using: &random) ?? nil)
        }
      }
      state.finish(prescription, done: done)
    }
    _ = state.programAsItStands()
  }

  /// How many texts are tried; the environment variable `GYMBO_PROGRAM_MUTATIONS` sets another number.
  static let mutations =
    ProcessInfo.processInfo.environment["GYMBO_PROGRAM_MUTATIONS"].flatMap(Int.init) ?? 2000

  @Test("No mutated text traps; what is read of them can be trained, and written and read again")
  func mutated() throws {
    var random = SplitMix64(seed: 18)
    let sources = (ProgramTextTests.texts + (try ProgramTextTests.examples().map(\.text)))
      .map { Array($0.utf8) }
    let words = [
      "{~", "~}", "/", "...", "[1-4]", "1x5", "kg", "%", "\n", "\\\n", "# ", "## ", "///@", "(",
      ")", "99999999999999999999", "-", "!", "|", ": ", "progress: ", "state.", "var.i", "[", "]",
    ].map { Array($0.utf8) }
    var read = 0
    for _ in 0..<ProgramTextTests.mutations {
      var text = sources.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0...max(0, text.count - 1), using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where !text.isEmpty:
          text[min(place, text.count - 1)] = UInt8.random(in: 9...126, using: &random)
        case 1: text.insert(contentsOf: words.randomElement(using: &random) ?? [], at: place)
        case 2:
          let end = min(text.count, place + Int.random(in: 1...20, using: &random))
          text.removeSubrange(min(place, end)..<end)
        default:
          let end = min(text.count, place + Int.random(in: 1...60, using: &random))
          text.insert(contentsOf: text[min(place, end)..<end], at: place)
        }
      }
      guard let program = try? Program(reading: text) else { continue }
      read += 1
      let written = ProgramText.of(program)
      let again = try? Program(reading: Array(written.utf8))
      #expect(
        again.map(ProgramText.of) == written, "\(String(decoding: text, as: UTF8.self))")
      train(program, isWhole: read % 64 == 0, &random)
    }
    #expect(read > ProgramTextTests.mutations / 20)
  }
}
