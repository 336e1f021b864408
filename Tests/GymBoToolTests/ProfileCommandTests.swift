import Foundation
import TestSupport
import Testing

@Suite("What is known of a person is kept once")
struct ProfileCommandTests {
  private func run(_ script: String, in folder: TemporaryFolder) throws -> String {
    let (code, output) = try ToolShell.run("set -e; " + script, in: folder)
    #expect(code == 0, "\(output)")
    return output
  }

  private static func imported() throws -> TemporaryFolder {
    let folder = try StoreCommandTests.folder()
    _ = try ToolShell.run("$GYMBO import this.csv", in: folder)
    return folder
  }

  @Test("Values are set, shown, changed and forgotten, and it is said what is missing")
  func values() throws {
    let folder = try TemporaryFolder()
    let none = try run("$GYMBO profile", in: folder)
    #expect(
      none.contains("goal         –\n")
        && none.contains("Known: 0 of 8. Missing: goal, weekly-goal"))
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/data"))
    let set = try run(
      "$GYMBO profile goal=Muscle weekly-goal=4 unit=lbs sex=f height=5.9ft birth-date=1990-05-17 'name=Ada L.'",
      in: folder)
    for row in [
      "goal         muscle\n", "weekly-goal  4\n", "unit         lb\n", "sex          F\n",
      "height       179.8 cm\n", "name         Ada L.\n", "experience   –\n",
    ] { #expect(set.contains(row), "\(row)\(set)") }
    #expect(
      set.contains(
        "Known: 6 of 8. Missing: experience, equipment. Set one: gymbo profile experience=intermediate"
      ))
    let less = try run("$GYMBO profile sex= goal=hypertrophy; $GYMBO profile", in: folder)
    #expect(less.contains("sex          –\n") && less.contains("goal         muscle\n"))
    #expect(less.contains("Known: 5 of 8."))
  }

  @Test(
    "A wrong value is refused with key, reason and remedy, and nothing is changed",
    arguments: [
      (
        "weekly-goal=9",
        "weekly-goal: \"9\" is no number of workouts a week; write a number from 1 to 7."
      ),
      ("unit=stone", "unit: \"stone\" is no unit of loads; write kg or lb."),
      ("height=178", "height: \"178\" is no height of a person; write a length with its unit"),
      ("height=17.8m", "height: \"17.8m\" is no height"),
      (
        "birth-date=2190-01-01",
        "birth-date: \"2190-01-01\" is no day of birth; write a day such as"
      ),
      ("zone=Mars/Olympus", "zone: \"Mars/Olympus\" is no time zone of this system"),
      (
        "equipment=barn", "equipment: \"barn\" is no place to train; write gym, home or bodyweight."
      ),
      ("goals=strength", "The profile has no 'goals'. Did you mean goal?"),
      ("goal", "Write goal=VALUE: muscle, strength, endurance or fitness; or goal= to forget it."),
    ])
  func refused(word: String, sentence: String) throws {
    let folder = try TemporaryFolder()
    _ = try run("$GYMBO profile sex=M", in: folder)
    let (code, output) = try ToolShell.run("$GYMBO profile sex=F \(word)", in: folder)
    #expect(code == 2 && output.contains(sentence), "\(output)")
    #expect(try run("$GYMBO profile", in: folder).contains("sex          M\n"))
  }

  @Test("Without a file, unit and weekly goal are the profile's, and an option wins")
  func report() throws {
    let folder = try Self.imported()
    let plain = try run("$GYMBO report --full --goal 2 --unit lb", in: folder)
    _ = try run("$GYMBO profile unit=lb weekly-goal=2", in: folder)
    // Commands that the report proposes repeat options that were typed.
    let said = plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing(" --goal 2", with: "").replacing(" --unit lb", with: "")
    let known = try run("$GYMBO report --full", in: folder)
    #expect(known.split(whereSeparator: \.isWhitespace).joined(separator: " ") == said)
    #expect(try run("$GYMBO report --full --goal 4 --unit kg", in: folder) != plain)
    let suggest = try run(
      "$GYMBO suggest; $GYMBO exercise squat; $GYMBO history 2026-11-15", in: folder)
    #expect(suggest.contains(" lb") && !suggest.contains(" kg"))
  }

  @Test("With a file, the profile is not read; neither is it for an export")
  func fileAlone() throws {
    let folder = try Self.imported()
    let before = try run("$GYMBO report this.csv; $GYMBO export --to strong", in: folder)
    _ = try run("$GYMBO profile unit=lb weekly-goal=2", in: folder)
    #expect(try run("$GYMBO report this.csv; $GYMBO export --to strong", in: folder) == before)
  }

  @Test("The generator takes goal, equipment, experience and days from the profile")
  func generate() throws {
    let folder = try Self.imported()
    let said = try run(
      "$GYMBO generate --goal strength --equipment home --experience beginner --days 2", in: folder)
    _ = try run(
      "$GYMBO profile goal=strength equipment=home experience=beginner weekly-goal=2", in: folder)
    #expect(try run("$GYMBO generate", in: folder) == said)
    #expect(try run("$GYMBO generate --equipment gym", in: folder) != said)
    let swap = try run("$GYMBO swap squat; $GYMBO swap squat --equipment home", in: folder)
    let half = swap.count / 2
    #expect(swap.prefix(half) == swap.suffix(half))
  }

  @Test("Reminders are in the profile's time zone")
  func zone() throws {
    let folder = try Self.imported()
    let said = try run("$GYMBO nudges --zone Europe/Berlin --format ics", in: folder)
    _ = try run("$GYMBO profile zone=Europe/Berlin", in: folder)
    #expect(try run("$GYMBO nudges --format ics", in: folder) == said)
    #expect(said.contains("Z\n") || said.contains("Z\r"))
  }

  @Test("What is logged is in the profile's unit")
  func log() throws {
    let folder = try TemporaryFolder()
    _ = try run("$GYMBO profile unit=lb", in: folder)
    #expect(try run("$GYMBO log 'Squat: 225x5'", in: folder).contains("225 lb × 5"))
  }
}
