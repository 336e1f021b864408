import Testing

@Suite("gymbo swap")
struct SwapCommandTests {
  @Test("It names five exercises with the lifter's loads, in each format")
  func formats() throws {
    for (format, beginning) in [
      ("text", "Instead of Squat (Barbell): last "), ("csv", "rank,exercise,similarity"),
      ("json", "{\n  \"schema\": \"gymbo.swap/1\""),
    ] {
      let run = try Tool.run("swap", "squat", "SampleData/strong.csv", "--format", format)
      #expect(run.code == 0, "\(run.error)")
      #expect(run.text.hasPrefix(beginning), "\(run.text)")
    }
  }

  @Test("It needs no history, and takes a place and what to avoid")
  func options() throws {
    let run = try Tool.run("swap", "squat", "--equipment", "home", "--avoid", "goblet squat")
    #expect(run.code == 0)
    #expect(run.text.contains("Squat (Bodyweight)") && !run.text.contains("Goblet"))
    #expect(!run.text.contains("Leg Press"))
  }

  @Test("What cannot be understood ends with 2 and says what to do")
  func faults() throws {
    for (words, part) in [
      (["swap"], "Name an exercise: gymbo swap NAME [FILE…]"),
      (["swap", "bench", "press"], "gymbo swap \"bench press\""),
      (["swap", "sqat barbel"], "did you mean"),
      (["swap", "squat", "--equipment", "garage"], "gym|home|bodyweight"),
    ] {
      let run = try Tool.run(words)
      #expect(run.code == 2)
      #expect(run.error.contains(part), "\(run.error)")
    }
  }
}
