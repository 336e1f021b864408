import Foundation
import TestSupport
import Testing

@Suite("In the gym no slip of the thumb costs a set")
struct WorkoutMistakeTests {
  /// Runs commands on one evening; what is refused is in the output, too.
  private func run(_ script: String, in folder: TemporaryFolder) throws -> String {
    try ToolShell.run("export TZ=Europe/Berlin; exec 2>&1; " + script, in: folder).output
  }

  private func evening(_ commands: [(clock: String, words: String)]) -> String {
    commands.map { "$GYMBO workout \($0.words) --now 2026-11-20T\($0.clock)" }
      .joined(separator: "\n")
  }

  /// A folder whose store knows two presses, a squat and a row.
  private func known() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (day, load) in [("16", 90), ("18", 92)] {
      _ = try run(
        """
        $GYMBO log --date 2026-11-\(day) 'Bench Press (Barbell): 20x10w \(load).5x3' 'Overhead Press (Barbell): 50x5x3' \
          'Squat (Barbell): 60x5w 100x5x3' 'Bent Over Row (Barbell): 70x8x3'
        """, in: folder)
    }
    return folder
  }

  @Test(
    "Undo after a workout without a set says that it left nothing, and takes nothing older back")
  func emptyWorkout() throws {
    let folder = try known()
    for end in ["end", "abort"] {
      _ = try run(evening([("18:00", "start"), ("18:01", end)]), in: folder)
      #expect(try run("$GYMBO store", in: folder).contains("workout without a set\n"))
      let undone = try run("$GYMBO store undo", in: folder)
      #expect(undone.contains("had no set, so it left nothing to take back"), "\(undone)")
      #expect(try run("$GYMBO store", in: folder).contains(": 2 workouts\n"))
    }
    // Whoever goes on with it has ended nothing.
    _ = try run(
      evening([
        ("18:00", "start"), ("18:01", "end"), ("18:02", "undo"), ("18:03", "row: 70x8"),
        ("18:30", "end"),
      ]),
      in: folder)
    let store = try run("$GYMBO store", in: folder)
    #expect(store.contains("  workout of 2026-11-20 18:00, 1 set\n"), "\(store)")
    #expect(!store.contains("without a set"))
    let undone = try run("$GYMBO store undo", in: folder)
    #expect(
      undone.contains("The workout of 2026-11-20 18:00, 1 set, is taken back, with all its events.")
    )
  }

  @Test("What is said to happen before the last event is refused; undo is the way out")
  func order() throws {
    let folder = try known()
    let output = try run(
      evening([
        ("18:00", "start"), ("18:30", "row: 70x8"), ("18:10", "row: 70x7"), ("17:50", "end"),
      ]), in: folder)
    #expect(output.contains("That is before the last event, which was on 2026-11-20 at 18:30."))
    #expect(output.contains("undo it: gymbo workout undo"))
    let after = try run(evening([("18:10", "undo"), ("18:11", "row: 70x7")]), in: folder)
    #expect(after.contains("Bent Over Row (Barbell): 70 kg × 7 (set 1 of 1)"), "\(after)")
    #expect(try run(evening([("17:59", "abort")]), in: folder).contains("aborted at 18:11"))
  }

  @Test("A rest does not end a pause; a set does, and says so")
  func pause() throws {
    let folder = try known()
    let output = try run(
      evening([
        ("18:00", "start"), ("18:02", "row: 70x8"), ("18:02", "pause"), ("18:20", "rest +15"),
        ("18:20", ""), ("18:30", "row: 70x7"), ("18:31", ""),
      ]), in: folder)
    #expect(output.contains("No rest goes on.") && output.contains("(paused), 2 min"), "\(output)")
    #expect(output.contains("Resumed.\nBent Over Row (Barbell): 70 kg × 7"))
    #expect(output.hasSuffix("Write the next sets, or end it: gymbo workout end\n"))
    #expect(output.contains("since 18:00, 3 min: 2 of 2 sets done."))
    // A pause that is taken back was none, once.
    let undone = try run(
      evening([("18:31", "pause"), ("18:40", "undo"), ("18:41", "")]), in: folder)
    #expect(undone.contains("since 18:00, 13 min: 2 of 2 sets done."), "\(undone)")
  }

  @Test("A bare number is asked about, for it may be a load as well as repetitions")
  func bareNumbers() throws {
    let folder = try known()
    _ = try run(
      evening([("18:00", "start"), ("18:01", "row: 70x8"), ("18:01", "add row: 2 sets 8")]),
      in: folder)
    for (words, sentence) in [
      ("32", "32 of what? Write load x repetitions, as 32x8, or x32 for repetitions alone."),
      ("row: 32@8", "32 of what?"),
      ("70x8 82,5", "82,5 of what? Write load x repetitions, as 82,5x8."),
      ("change row: 130", "130 of what?"),
    ] {
      let output = try run(evening([("18:02", words)]), in: folder)
      #expect(output.contains(sentence), "\(words): \(output)")
    }
    let done = try run(evening([("18:02", "x8"), ("18:03", "Plank: 60s 1:30")]), in: folder)
    #expect(done.contains("× 8 (set 2 of 3)") && done.contains("Plank: 60 s, 90 s"), "\(done)")
  }

  @Test(
    "The next set has a load wherever the lift was done, and says where that had fewer repetitions")
  func loads() throws {
    let folder = try known()
    _ = try run(
      "printf 'A\\n  Bench Press (Barbell): 8\\n  Squat (Barbell): 5\\n' | $GYMBO template --add -",
      in: folder)
    let output = try run(evening([("18:00", "start A"), ("18:01", "finish bench")]), in: folder)
    #expect(
      output.contains("set 1 of 1: 92.5 kg × 8; the load is that of 92.5 kg × 3"), "\(output)")
    #expect(output.contains("Next: Squat (Barbell), set 1 of 1: 1"), "\(output)")
    let made = try run("$GYMBO template Old --workout 2", in: folder)
    #expect(made.contains("Squat (Barbell): 60kgx5w 3 sets 5"), "\(made)")
  }

  @Test(
    "Names are searched for as by all commands: one is meant, of several it is asked, and a new one names the nearest"
  )
  func names() throws {
    let folder = try known()
    let output = try run(
      evening([
        ("18:00", "start"), ("18:01", "Squat: 100x5"), ("18:02", "press: 60x5"),
        ("18:03", "bench pres: 80x8"),
        ("18:04", "add Overhead: 2 sets 5"), ("18:05", "finish press"), ("18:05", "press: 60x5"),
        ("18:06", "Squad: 20x5"), ("18:07", "'\"Squat\": 20x5'"),
      ]), in: folder)
    for line in [
      "Squat (Barbell): 100 kg × 5 (set 1 of 1)", "Bench Press (Barbell): 80 kg × 8",
      "\"press\" may be Bench Press (Barbell), Overhead Press (Barbell): which one?",
      "For a new exercise put its name in quotes",
      "Overhead Press (Barbell), set 1 of 2: 50 kg × 5",
      "New exercise: Squad. If it is Squat (Barbell), undo and write that.",
      "\nSquat: 20 kg × 5 (set 1 of 1)",
    ] { #expect(output.contains(line), "\(line): \(output)") }
    #expect(output.split(separator: "\n").count { $0.contains("which one?") } == 3, "\(output)")
  }

  @Test("A load that is more than twice the heaviest so far is kept, and asked about")
  func farLoad() throws {
    let folder = try known()
    let output = try run(
      evening([("18:00", "start"), ("18:01", "squat: 1000x5"), ("18:02", "squat: 190x1")]),
      in: folder)
    #expect(
      output.contains("1,000 kg is more than twice the heaviest so far, 100 kg. Typed right?"),
      "\(output)")
    #expect(output.contains("2 of 2"))
    let asked = output.split(separator: "\n").filter { $0.contains("Typed right?") }
    #expect(asked.count == 1)
  }

  @Test(
    "The exercises are listed in order with their sets, also after a change, and the end tells what was left"
  )
  func overview() throws {
    let folder = try known()
    let output = try run(
      evening([
        ("18:00", "start"), ("18:00", "add squat: 2 sets 5"), ("18:00", "add row: 3 sets 8"),
        ("18:01", "move row 1"),
        ("18:02", "70x8"), ("18:03", ""), ("18:04", "row: 70x0"), ("18:09", "end"),
      ]), in: folder)
    #expect(
      output.contains("  Bent Over Row (Barbell) 0 of 3 · Squat (Barbell) 0 of 2\n"), "\(output)")
    #expect(output.contains("  Bent Over Row (Barbell) 1 of 3 · Squat (Barbell) 0 of 2\n"))
    #expect(output.contains("70 kg × 0 (failure) (set 2 of 3)"))
    #expect(output.contains("3 planned sets were not done.\n"))
  }

  @Test("Where the answer cannot be written, it is said that the event is recorded")
  func fullDisk() throws {
    let folder = try known()
    let output = try run(
      "$GYMBO workout start --now 2026-11-20T18:00 > /dev/full; $GYMBO workout > /dev/full",
      in: folder)
    #expect(
      output.split(separator: "\n").count { $0.contains("Standard output") } == 2, "\(output)")
    #expect(output.split(separator: "\n").count { $0.contains("What you typed is recorded") } == 1)
  }

  @Test(
    "A rest is set or changed, there is none within a superset, and one of an hour ago is not told")
  func rests() throws {
    let folder = try known()
    _ = try run(
      "printf 'A\\n  Squat (Barbell): 2 sets 5\\n  + Bent Over Row (Barbell): 2 sets 8\\n' | $GYMBO template --add -",
      in: folder)
    let first = try run(evening([("18:00", "start A"), ("18:01", "100x5")]), in: folder)
    #expect(!first.contains("Rest"), "\(first)")
    #expect(try run(evening([("18:01", "rest +15")]), in: folder).contains("not within a superset"))
    let second = try run(
      evening([
        ("18:02", "70x8"), ("18:02", "rest 2:00"), ("18:02", "rest 100"), ("18:02", "rest -10"),
        ("18:02", "rest 5000"),
        ("18:02", "rest +4000"), ("18:02", "rest soon"),
      ]), in: folder)
    for line in [
      "Rest 1:30, until 18:03:30.", "Rest 2:00, until 18:04:00.", "Rest 1:40, until 18:03:40.",
      "Rest 1:30, until", "A rest lasts from 0 to 60 minutes; this would be 5000 seconds.",
      "gymbo workout rest TIME takes",
    ] { #expect(second.contains(line), "\(line): \(second)") }
    #expect(try run(evening([("18:50", "")]), in: folder).contains("The rest is over by"))
    #expect(try !run(evening([("20:50", "")]), in: folder).contains("rest"))
  }

  @Test("Errors name what is wrong with a number or a name")
  func errors() throws {
    let folder = try known()
    _ = try run("$GYMBO workout start", in: folder)
    let long = String(repeating: "a", count: 201)
    for (command, sentence) in [
      ("workout add Foo: 0 sets 5", "\"0 sets\" is no number of sets; write one from 1 to 100."),
      ("workout 'Squat: 99999999x5'", "the number is larger than can be meant"),
      ("workout 'Squat: -80x5'", "the number is below zero"),
      ("workout '\(long): 80x5'", "has 201 characters; write it with 200 at most."),
      ("workout \"$(printf 'Sq\\001uat: 80x5')\"", "has a line break or another control character"),
      (
        "template \"$(printf 'A\\nB')\" --workout 1",
        "has a line break or another control character"
      ),
      ("template ' ' --workout 1", "A name is missing, or is blank; write one."),
      ("template \(long) --workout 1", "has 201 characters"),
      ("workout --now 25:00", "--now cannot be \"25:00\""),
    ] {
      let output = try run("$GYMBO \(command)", in: folder)
      #expect(
        output.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(sentence),
        "\(command): \(output)")
    }
    let today = try run(
      "$GYMBO workout abort; $GYMBO workout start --now 00:00; test \"$($GYMBO workout --now 00:00 | grep -c 'since 00:00')\" = 1 && echo yes",
      in: folder)
    #expect(today.hasSuffix("yes\n"), "\(today)")
    let twice = try run(
      "printf 'A\\n  Squat: 5\\n  squat: 5\\n' | $GYMBO template --add -", in: folder)
    #expect(twice.contains("is in it twice"), "\(twice)")
  }

  @Test("Templates of any name in folders of any name are read again from their own text")
  func readAgain() throws {
    let folder = try known()
    let output = try run(
      """
      for name in 'A: B' 'Up (rest 2:00)' 'folder x' '# y' '"q"'; do
        $GYMBO template "$name" --workout 2 > /dev/null; $GYMBO template "$name" --folder "in $name: \\\"1\\\"" > /dev/null
      done
      $GYMBO template --text > a.txt; $GYMBO template --add a.txt --force > /dev/null && $GYMBO template --text | cmp - a.txt && grep -c '^folder' a.txt
      """, in: folder)
    #expect(output == "5\n", "\(output)")
  }
}
