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
      + "rule goes up by more than 10 %, after a failed set, or to what cannot be loaded or is less likely "
      + "than not. After a break of \(TrainingDays.shortestBreak) days auto starts lower.")

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
