import Foundation
import TestSupport
import Testing

@Suite("A workout is trained set by set from the command line")
struct WorkoutCommandTests {
  private func run(_ script: String, in folder: TemporaryFolder) throws -> String {
    let (code, output) = try ToolShell.run("export TZ=Europe/Berlin; set -e; " + script, in: folder)
    #expect(code == 0, "\(output)")
    return output
  }

  /// Runs a command that is refused.
  private func refusal(_ script: String, in folder: TemporaryFolder) throws -> String {
    let (code, output) = try ToolShell.run("export TZ=Europe/Berlin; " + script, in: folder)
    #expect(code == 2, "\(script): \(output)")
    return output
  }

  private static let text = """
    folder Push Pull
    Upper A (rest 2:00, favorite)
      > warm up well
      Bench Press (Barbell): 20kgx10w 2 sets 5-12 @8
      + Bent Over Row (Barbell): 2 sets 8-12 ~60
    Lower
      Squat (Barbell): 100kgx5x2
      Plank: 1:30
    """

  @Test(
    "Each step says what was done, the rest and the next set; the end is in history and report until it is taken back"
  )
  func whole() throws {
    let folder = try StoreCommandTests.folder()
    _ = try folder.file("t.txt", Self.text)
    _ = try run("$GYMBO import this.csv; $GYMBO template --add t.txt", in: folder)
    let before = try run("$GYMBO export --to plain; $GYMBO report", in: folder)
    let start = try run("$GYMBO workout start lower --now 2026-11-20T18:03", in: folder)
    #expect(
      start == """
        Lower since 18:03, 0 min: 0 of 3 sets done.
          Squat (Barbell) 0 of 2 · Plank 0 of 1
        Next: Squat (Barbell), set 1 of 2: 100 kg × 5

        """)
    let done = try run("$GYMBO workout done @8.5 --now 2026-11-20T18:05", in: folder)
    #expect(
      done == """
        Squat (Barbell): 100 kg × 5 @8.5 (set 1 of 2). Rest 1:30, until 18:06:30.
        Next: Squat (Barbell), set 2 of 2: 100 kg × 5

        """)
    let rest = try run(
      """
      $GYMBO workout rest +15 --now 2026-11-20T18:06:30; $GYMBO workout rest -15 --now 2026-11-20T18:07
      $GYMBO workout 102.5x4@9 --now 2026-11-20T18:08; $GYMBO workout plank: 1:30 --now 2026-11-20T18:11
      $GYMBO workout --now 2026-11-20T18:12
      """, in: folder)
    for line in [
      "Rest 0:15, until 18:06:45.", "The rest is over by 0:30.",
      "Squat (Barbell): 102.5 kg × 4 @9 (set 2 of 2).", "Next: Plank, set 1 of 1: 90 s",
      "All planned sets are done. End it: gymbo workout end",
      "Lower since 18:03, 9 min: 3 of 3 sets done.",
      "  Squat (Barbell): 100 kg × 5 @8.5, 102.5 kg × 4 @9",
    ] { #expect(rest.contains(line), "\(line): \(rest)") }
    let end = try run("$GYMBO workout end --now 2026-11-20T18:33", in: folder)
    #expect(end.hasPrefix("Lower of 2026-11-20, ended at 18:33: 30 min, 3 sets."))
    let history = try run("$GYMBO history 2026-11-20", in: folder)
    #expect(history.contains("2026-11-20 18:03   3 sets  Lower"))
    let report = try run("$GYMBO report; $GYMBO exercise squat", in: folder)
    #expect(report.contains("Week 47") && report.contains("102.5"))
    #expect(
      try run("$GYMBO store", in: folder).contains("  workout Lower of 2026-11-20 18:03, 3 sets\n"))
    let undone = try run("$GYMBO store undo", in: folder)
    #expect(
      undone.contains(
        "The workout Lower of 2026-11-20 18:03, 3 sets, is taken back, with all its events"))
    #expect(try run("$GYMBO export --to plain; $GYMBO report", in: folder) == before)
  }

  @Test("What the template leaves open is what the history advises")
  func advice() throws {
    let folder = try StoreCommandTests.folder()
    _ = try folder.file("t.txt", Self.text)
    let suggested = try run(
      "$GYMBO import this.csv > /dev/null; $GYMBO template --add t.txt > /dev/null; $GYMBO suggest bench --as-of 2026-11-20",
      in: folder)
    let output = try run(
      """
      $GYMBO workout start Upper A --now 2026-11-20T18:03
      $GYMBO workout done --now 2026-11-20T18:05
      """, in: folder)
    #expect(output.contains("set 1 of 3: 20 kg × 10 (warm-up)"))
    let line = try #require(output.split(separator: "\n").last { $0.contains("set 2 of 3: ") })
    let load = try #require(line.split(separator: ": ").last?.prefix { $0 != "×" })
    #expect(load.contains("kg") && suggested.contains(load.dropLast()), "\(line) \(suggested)")
    #expect(line.hasSuffix("@8 (5–12)"))
    let named = try run(
      "$GYMBO workout row: 60x8 --now 2026-11-20T18:06; $GYMBO workout undo --now 2026-11-20T18:06",
      in: folder)
    #expect(named.contains("Bent Over Row (Barbell): 60 kg × 8 (set 1 of 2).\n"))
    #expect(named.contains("1 of 5 sets done"))
  }

  @Test("Exercises are added, changed, ended, moved and taken out by any part of their names")
  func verbs() throws {
    let folder = try TemporaryFolder()
    let output = try run(
      """
      $GYMBO workout start --now 2026-11-20T18:03
      $GYMBO workout 'Squat: 100x5x2' --now 2026-11-20T18:05
      $GYMBO workout 105x3 --now 2026-11-20T18:08
      $GYMBO workout add Leg Curl: 3 sets 10 --now 2026-11-20T18:09
      $GYMBO workout add Calf Raise: 2 sets 12-15 --now 2026-11-20T18:09
      $GYMBO workout change curl: 40x8 --now 2026-11-20T18:09
      $GYMBO workout move calf 1 --now 2026-11-20T18:10
      $GYMBO workout finish --now 2026-11-20T18:10
      $GYMBO workout remove squat 1 --now 2026-11-20T18:10
      $GYMBO workout pause --now 2026-11-20T18:11
      $GYMBO workout curl: 40x8 --now 2026-11-20T20:21
      $GYMBO workout --now 2026-11-20T20:21
      """, in: folder)
    for line in [
      "Write a set: gymbo workout \"Squat: 100x5\".",
      "Squat: 100 kg × 5, 100 kg × 5 (set 2 of 2). Rest 1:30, until 18:06:30.\n",
      "Write the next sets, or end it: gymbo workout end\n", "Squat: 105 kg × 3 (set 3 of 3).",
      "Next: Leg Curl, set 1 of 3: × 10\n", "Next: Leg Curl, set 1 of 3: 40 kg × 8\n",
      "Next: Calf Raise, set 1 of 2: × 12 (12–15)\n", "Paused.",
      "The workout was paused for 2 h 10 min.", "since 18:03, 8 min: 3 of 5 sets done.",
      "  Squat: 100 kg × 5, 105 kg × 3",
    ] { #expect(output.contains(line), "\(line): \(output)") }
  }

  @Test(
    "What cannot happen now is refused with the reason and the remedy",
    arguments: [
      ("workout done", "No workout is running. Begin one: gymbo workout start [TEMPLATE]."),
      ("workout 80x8", "No workout is running."), ("workout undo", "No workout is running."),
      ("workout strat", "'strat' is no set and no verb. Did you mean 'start'?"),
      ("workout start Uper", "There is no template \"Uper\". Make one:"),
      ("workout end --template", "--template belongs to 'gymbo workout move'."),
      ("workout --now tomorrow", "--now cannot be \"tomorrow\""),
    ])
  func idle(command: String, sentence: String) throws {
    let output = try refusal("$GYMBO \(command)", in: TemporaryFolder())
    #expect(output.contains(sentence), "\(output)")
  }

  @Test("While one is running, mistakes say what is wrong and nothing happens")
  func running() throws {
    let folder = try TemporaryFolder()
    _ = try run(
      "$GYMBO workout start --now 2026-11-20T18:03; $GYMBO workout add Squat: 2 sets 5 --now 2026-11-20T18:04",
      in: folder)
    let cases = [
      ("start", "A workout is already running, since 18:03. End it before: gymbo workout end"),
      ("resume", "The workout is not paused."), ("rest +15", "No rest goes on"),
      ("rest soon", "gymbo workout rest TIME takes"),
      ("80x8y", "line 1, column 10: \"80x8y\" is no set"),
      ("80x8@11", "the effort after @ is an RPE from 1 to 10"),
      ("'Squat: 80x8' 'Row: 60x8'", "Write the sets of one exercise at a time"),
      ("change curl: 40x8", "The workout has no \"curl\". It has: Squat."),
      ("change squat: 40x8 40x6", "gymbo workout change NAME: SET takes one set"),
      ("move squat 2", "There is no place 2; write one from 1 to 1."),
      ("remove squat 3", "Squat has no set 3; it has 2."), ("remove", "remove NAME [N] takes"),
      ("add Squat: 3x8", "is a load or a number of sets; write 3 sets 8"),
      ("done 80x8", "gymbo workout done [@RPE] takes"), ("pause now", "gymbo workout pause takes"),
    ]
    for (words, sentence) in cases {
      let output = try refusal("$GYMBO workout \(words) --now 2026-11-20T18:05", in: folder)
      #expect(output.contains(sentence), "\(words): \(output)")
    }
    let status = try run("$GYMBO workout --now 2026-11-20T18:05", in: folder)
    #expect(status.contains("0 of 2 sets done."))
    let late = try refusal("$GYMBO workout 80x8 --now 2026-11-21T18:04", in: folder)
    #expect(
      late.contains("Left alone for a day") && late.contains("was aborted on 2026-11-20 at 18:04"))
  }

  @Test(
    "Templates are kept as text: what is printed is read as the same, and mistakes have their places"
  )
  func templates() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("t.txt", Self.text)
    let printed = try run("$GYMBO template --add t.txt; $GYMBO template --text > a.txt", in: folder)
    #expect(printed.contains("Upper A (rest 2:00, favorite)\n  > warm up well\n"))
    #expect(printed.contains("  Bench Press (Barbell): 20kgx10w 2 sets 5-12 @8\n"))
    #expect(printed.contains("  + Bent Over Row (Barbell): 2 sets 8-12 ~60\n"))
    let other = try run(
      """
      $GYMBO template --add a.txt --store other > /dev/null; $GYMBO template --text --store other | cmp - a.txt
      $GYMBO template; $GYMBO template Lower --folder Legs --place 1; $GYMBO template --folder legs --place 1
      $GYMBO template lower --favorite; $GYMBO template --folder 'push pull' --delete
      printf '  Squat: 3 sets 5\\n' | $GYMBO template Test --add -; $GYMBO template test
      """, in: folder)
    for line in [
      "Push Pull\n  ★ Upper A: 2 exercises, 5 sets\n  Lower: 2 exercises, 3 sets\n",
      "Legs\n  Lower: 2 exercises, 3 sets\nPush Pull\n  ★ Upper A", "Legs\n  ★ Lower: 2 exercises",
      "its templates stay.\n★ Upper A: 2 exercises, 5 sets\nLegs\n",
      "Test\n  Squat: 3 sets 5\nTest\n  Squat: 3 sets 5\n",
    ] { #expect(other.contains(line), "\(line): \(other)") }
    let cases = [
      ("Squat: 3x8", "line 2, column 10: \"3x8\" is a load or a number of sets; write 3 sets 8"),
      ("Squat: 3 sets 8-12 12-8", "line 2, column 22: \"12-8\" is no set"),
      ("Squat: 3 sets 8 @12", "is an RPE from 1 to 10"),
      ("Squat", "is no workout, exercise or note"),
      ("Squat: 5 5\\n  Squat: 3", "Squat is in it twice"),
    ]
    for (line, sentence) in cases {
      let output = try refusal("printf 'New\\n  \(line)\\n' | $GYMBO template --add -", in: folder)
      #expect(
        output.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(sentence),
        "\(output)")
    }
    let above = try refusal("printf '  Squat: 5\\nNew\\n' | $GYMBO template --add -", in: folder)
    #expect(
      above.contains("line 1, column 3") && above.contains("above the name of the first template"))
    #expect(try !run("$GYMBO template", in: folder).contains("New"))
  }

  @Test(
    "A template is made of a past workout, replaced and deleted only by force, and moved with a workout"
  )
  func made() throws {
    let folder = try TemporaryFolder()
    _ = try run("$GYMBO log --date 2026-11-20 'Squat: 60x5w 100x5x2' 'Plank: 60s'", in: folder)
    let number = try #require(try run("$GYMBO history", in: folder).split(separator: " ").first)
    let made = try run("$GYMBO template Legs --workout \(number)", in: folder)
    #expect(made == "Legs\n  Squat: 60kgx5w 2 sets 5\n  Plank: 1:00\n")
    #expect(try refusal("$GYMBO template Legs --workout 99", in: folder).contains("no workout 99"))
    let other = "printf 'Legs\\n  Row: 2 sets 8\\n' | $GYMBO template --add -"
    #expect(
      try refusal(other, in: folder).contains("another template Legs. '--force' replaces it."))
    let moved = try run(
      """
      $GYMBO workout start legs --now 2026-11-20T18:03
      $GYMBO workout move plank 1 --template --now 2026-11-20T18:03
      $GYMBO template legs
      """, in: folder)
    #expect(moved.contains("Next: Squat, set 1 of 3: 60 kg × 5 (warm-up)"))
    #expect(moved.hasSuffix("Legs\n  Plank: 1:00\n  Squat: 60kgx5w 2 sets 5\n"))
    let gone = try refusal("$GYMBO template legs --delete", in: folder)
    #expect(gone.contains("Legs with 2 exercises would be gone for good; add --force."))
    _ = try run("\(other) --force; $GYMBO template legs --delete --force", in: folder)
    #expect(try run("$GYMBO template", in: folder).hasPrefix("No templates yet."))
    #expect(try run("$GYMBO workout --now 2026-11-20T18:05", in: folder).contains("Next: Plank"))
  }
}
