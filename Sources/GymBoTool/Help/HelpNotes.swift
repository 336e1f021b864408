import GymBo

/// A part of a command's help below its options.
struct HelpNote {
  let title: String
  /// Rows of two columns; empty for a part that has only lines.
  var rows: [(term: String, text: String)] = []
  /// Lines printed without wrapping, such as the lines of a file.
  var lines: [String] = []
  /// A wrapped paragraph after rows and lines.
  var text = ""
}

extension HelpNote {
  /// Which files and rows `batch` takes as one athlete.
  static let athletes = HelpNote(
    title: "Paths",
    text:
      "Of a folder every CSV is read, in the folders below it too. A file is one athlete's, who is called "
      + "as the file is. Several exports of one athlete are joined, as 'gymbo report a.csv b.csv' joins them, if "
      + "--athletes gives them one name, or if they are in a folder of their own and --join is given. A file of "
      + "many athletes has a column Athlete, with the rows of each together. - reads a list of paths "
      + "from standard input, one a line.")

  /// Why an athlete is in the triage of `batch`.
  static let triage = HelpNote(
    title: "Who to look at first (printed, table triage)",
    rows: [
      ("unreadable", "the file could not be read"),
      (
        "stopped",
        "no workout for more than \(Triage.longestPause) days; or for \(Triage.weekAway) in which "
          + "\(Triage.manyWorkouts) were missed at the athlete's own rate; or for \(Triage.shortPause) in which "
          + "\(Triage.someWorkouts) were missed, half as long again as any pause of the \(Triage.window) weeks "
          + "before (without the days of one break); "
          + "the most missed first, who has been away for over \(Triage.longGone) days last"
      ),
      (
        "pain_noted",
        "a note of the last \(PainNote.Kind.pain.newsDays) days speaks of pain or an injury, or one of the last "
          + "\(PainNote.Kind.illness.newsDays) of an illness "
          + "(de, en, es, fr, it, pt, tr); it is quoted"
      ),
      (
        "falling",
        "a main lift (compound, not of the core) lost 0.25 % a week or more over the last 5 weeks, 65 % "
          + "sure; not in a deload, \(Concerns.comeback) days after a break, \(Concerns.freshWeeks) weeks after its "
          + "best, on its way up again, or trained on fewer than \(Concerns.fewestDays) of the last "
          + "\(Concerns.recentDays) days"
      ),
      (
        "less_load",
        "a main lift was cut by 15 % or more of its load in the last \(Triage.longestPause) days, and all its "
          + "repetitions are done; or at least half of the falling ones were cut by 10 % or more in one step, "
          + "which is most of their fall: chosen, or hurt"
      ),
      (
        "plan_missed",
        "with --programs: less than 80 % of the planned sets done, of a program that runs and of which "
          + "at least 4 days were due"
      ),
      (
        "weeks_missed",
        "\(Triage.manyMissed) or more of the last \(Triage.window) weeks without a workout, with the workouts "
          + "of each week; not who is back from one break"
      ),
      (
        "less_training",
        "in the last \(Triage.volumeWindow) weeks at most half of the workouts that were usual in the "
          + "\(Triage.window) before, and at least \(Int(Triage.Lately.manyFewer)) fewer; in a history "
          + "too short for that, in the last \(Triage.Lately.weeksOfShort) against those before, and at least "
          + "\(Int(Triage.Lately.manyFewerOfShort)) fewer"
      ),
      (
        "plateau",
        "a main lift is 65 % sure not to rise, without a new best for \(Triage.longPlateau) weeks, "
          + "and no more of them rise than stand still"
      ),
    ],
    text:
      "Days count to the latest workout of all athletes, or to --as-of; the reports of --reports are of "
      + "that day, too. At most a third of the athletes is printed, and no more than eight, of one reason "
      + "at most half of them while others fall, wrote of pain or missed a plan.")

  /// The format of the table for `--athletes`.
  static let athleteTable = HelpNote(
    title: "Table of athletes (--athletes FILE)",
    lines: [
      "athlete,file,goal,unit,bodyweight,exercises", "Anna,anna-2025.csv,4,kg,63.5kg,",
      "Anna,anna-2026.csv,,,,", "Bob,bob.csv,3,lb,182lb,bob's names.csv",
    ],
    text:
      "Only athlete is needed. The file is a name, or a path below the folder named; without one, the "
      + "athlete is who the file or its column Athlete is named after. The goal is workouts a week, "
      + "the unit that of files that name none, exercises a map as for --exercises. Empty cells leave "
      + "what the options say.")

  /// The format of the table for `--programs`.
  static let programTable = HelpNote(
    title: "Table of programs (--programs FILE)",
    lines: [
      "athlete,program,start", "Anna,novice.txt,2026-11-02", "Bob,upper-lower.txt,",
    ],
    text:
      "The athlete is named as in the tables; the program is a file, with a path from the table's folder. "
      + "The start is the day on which the athlete began; without one it is what the program says, or the "
      + "first session that is like it. Days count to the athlete's last workout, or to --as-of.")

  /// The forms of `--rule`.
  static let rules = HelpNote(
    title: "Rules",
    rows: [
      (
        "auto",
        "by RPE where it was logged; else as the last \(RisingRule.sessions) sessions rose; else compound "
          + "lifts as linear, the others by double progression"
      ),
      ("rpe", "as auto"),
      ("linear", "more load after \(LinearRule.sessions) equal sessions, in compound lifts"),
    ] + ProgressionRule.help.map { ($0.form, $0.text) },
    text:
      "Where a rule has no answer for a lift, the suggestion says why, and which rule answers. No "
      + "rule goes up by more than 10 % but to what six weeks show, after a failed set, or to what cannot "
      + "be loaded or is less likely "
      + "than not. After a break of \(TrainingBreaks.shortest) days auto starts lower.")

  /// The format of the table for `--plates`.
  static let plates = HelpNote(
    title: "Table of what there is to lift with (--plates FILE)",
    lines: [
      "kind,unit,weight,count", "bar,kg,20,1", "plate,kg,20,4", "plate,kg,2.5; 1.25,1 pair",
      "plate,lb,2.5,2", "dumbbell,kg,2 to 30 by 2,", "stack,kg,5 to 100 by 5,",
    ],
    text:
      "The kinds are \(Inventory.Kind.allCases.map(\.spaced).joined(separator: ", ")); a stack "
      + "is that of all machines and cables. Weights are one, several between semicolons, or a "
      + "series; of a bar with its collars (0 where you log only the plates). The count is of single "
      + "plates, or of pairs. What the table does not have keeps the usual steps.")

  /// The format of the table for `--volume-model custom=FILE`.
  static let weights = HelpNote(
    title: "Table of weights (--volume-model custom=FILE)",
    lines: [
      "exercise,muscle,weight", "Bench Press (Barbell),chest,1",
      "Bench Press (Barbell),triceps,0.75",
    ],
    text:
      "Weights are from 0 to 1 with up to two decimals. An exercise of the table counts for the "
      + "muscles named there alone; every other one as fractional sets do. The muscles are "
      + "\(Muscle.allCases.map(\.spaced).joined(separator: ", ")).")
}
