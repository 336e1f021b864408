import GymBoLog

/// A file format, declared in one place: recognition, reading and the list of known formats all use this.
///
/// To add a format, declare it in a file of its own and add it to ``all``.
struct FormatDeclaration: Sendable {
  /// Whose note a note column holds.
  enum NoteScope: Sendable {
    /// The exercise's. It is written on the first row of the exercise, or on all of them.
    case exercise
    case set
  }

  /// The name of the format in machine formats.
  var id: String
  var name: String
  /// How it is recognised, in words.
  var recognition: String
  var columnNames: [ColumnName]
  /// A header that has all of these columns is of this format.
  var required: [ExportColumn]
  /// What is in its files, in words.
  var facts: FormatFacts
  var variants: [FormatVariant]
  var noteScope: NoteScope
  /// How repetitions that were not entered are written.
  var blankRepetitions: BlankRepetitions
  /// Whether the two characters `\n` in a note mean a line break.
  var escapesLineBreaks: Bool
  /// The texts that the app writes without quotes, so that a comma in one gives the row more cells. Surplus cells go to
  /// the first of them with which the numbers are in their columns.
  var rawTexts: [ExportColumn] = []
  /// Which rows are of one workout.
  var sessions = Sessions.sameStart
  /// Whether the column of the load's unit has that of the distance in rows with a distance.
  var sharesUnit = false
  /// Whether numbers may have a unit after them, such as `100 kg`.
  var hasUnitsInCells = false
  /// How the format is known.
  var certainty = FormatCertainty.realExports

  /// Which rows are of one workout.
  enum Sessions: Sendable {
    /// Those with one start and title.
    case sameStart
    /// Those of one title whose own times follow each other within ``hours``: each set has the time at which it was done.
    case withinHours

    /// A decision of this project: nobody rests longer between two sets.
    static let hours = 3
  }
}

/// How a format is known, which is how sure its reading is.
package enum FormatCertainty: Sendable, Hashable {
  /// Real exports are among the tests.
  case realExports
  /// It is written after a description that was made from real exports. None is among the tests.
  case description
}

/// A generation or locale of a format, with a header that real files have.
package struct FormatVariant: Sendable, Hashable {
  /// As people write it, such as "iOS 2020–".
  package var name: String
  /// The header line as in a file.
  package var header: String
}

/// A format that can be read, as `gymbo formats` shows it.
package struct FormatDescription: Sendable, Hashable {
  /// The machine word, such as `strong`.
  package var id: String
  /// The app's name.
  package var name: String
  /// How a file of it is recognised, in words.
  package var recognition: String
  /// What is in its files, in words.
  package var facts: FormatFacts
  /// Its generations and locales, each with a header.
  package var variants: [FormatVariant]
  /// How the format is known.
  package var certainty: FormatCertainty
}

/// The formats that can be read, from the declarations that recognition itself uses.
package let knownFormats: [FormatDescription] =
  (FormatDeclaration.all + FileLayout.all.map(\.format) + DatabaseLayout.all.map(\.format)).map {
    FormatDescription(
      id: $0.id, name: $0.name, recognition: $0.recognition, facts: $0.facts,
      variants: $0.variants,
      certainty: $0.certainty)
  }

extension FormatDeclaration {
  /// In the order in which headers are compared with them: formats with rarer column names first.
  static let all: [FormatDeclaration] = [
    .hevy, .strong, .fitNotes, .fitbod, .liftosaur, .repCount, .liftLog, .gravl, .gymRun, .flexify,
    .plain,
  ]
}
