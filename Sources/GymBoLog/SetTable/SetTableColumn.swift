/// A column of the table of sets, with one row per set. Reports write this table, and it can be read again, as CSV and Arrow.
///
/// This is the only place where these columns get their names and meanings. The plain CSV format, the Arrow reader and
/// the table that reports write all use it.
package enum SetTableColumn: CaseIterable, Sendable {
  case athlete, start, end, session, title, sessionDuration, sessionNote, exercise, superset
  case setNumber, kind, load, loadUnit, repetitions, rpe, rir, duration, distance, note, line
  case status

  /// The kind of values that a column holds.
  package enum Kind: Sendable {
    case text
    /// Text or a whole number that tells athletes or sessions apart.
    case identifier
    /// A day, or a moment on the lifter's wall clock.
    case time
    /// A number that may have decimals.
    case number
    /// A whole number from 0.
    case count
    /// A number of seconds; in Arrow also a value of a duration type.
    case duration
  }

  /// One name that the column may have.
  package struct Name: Sendable {
    /// In lower case; names match in any case.
    package let text: String
    /// The unit that the name tells.
    package let unit: Unit?
    /// The readers that know the name.
    package let readers: Readers

    fileprivate init(_ text: String, _ unit: Unit? = nil, _ readers: Readers = .all) {
      self.text = text
      self.unit = unit
      self.readers = readers
    }
  }

  /// The unit of a column's numbers.
  package enum Unit: Sendable {
    case load(LoadUnit)
    case distance(DistanceUnit)
    case seconds
  }

  /// Which readers accept a name. A name without a unit, such as `duration`, can mean something else in the CSV file of some
  /// app. It is accepted only from programs, because their tables are typed.
  package enum Readers: Sendable {
    case all, files, programs
  }

  /// The names that the column may have; messages use the first that a reader knows.
  package var names: [Name] {
    switch self {
    case .athlete: [Name("athlete", nil, .programs)]
    case .start:
      [Name("date", nil, .files), Name("start"), Name("session_start")]
    case .end: [Name("end", nil, .files)]
    case .session: [Name("session", nil, .programs)]
    case .title: [Name("session_title"), Name("title")]
    case .sessionDuration:
      [Name("session_duration_s", .seconds), Name("session_duration", .seconds, .programs)]
    case .sessionNote: [Name("session_note")]
    case .exercise: [Name("exercise")]
    case .superset: [Name("superset")]
    case .setNumber: [Name("set")]
    case .kind: [Name("kind")]
    case .load:
      [Name("load_kg", .load(.kilogram)), Name("load_lb", .load(.pound)), Name("load")]
    case .loadUnit: [Name("load_unit")]
    case .repetitions: [Name("repetitions"), Name("reps", nil, .programs)]
    case .rpe: [Name("rpe")]
    case .rir: [Name("rir")]
    case .duration:
      [
        Name("duration_s", .seconds), Name("duration", .seconds, .programs),
        Name("seconds", .seconds, .programs),
      ]
    case .distance:
      [
        Name("distance_m", .distance(.metre)), Name("distance", .distance(.metre), .programs),
        Name("metres", .distance(.metre), .programs),
      ]
    case .note: [Name("note")]
    case .line: [Name("line", nil, .programs)]
    case .status: [Name("status", nil, .programs)]
    }
  }

  /// The column's name in the table that reports write; for columns that they do not write, the first of ``names``.
  package var name: String {
    switch self {
    case .start: "session_start"
    case .title: "title"
    default: names[0].text
    }
  }

  /// The unit of the numbers under ``name``; nil for text and for numbers without a unit.
  package var unit: Unit? { names.first { $0.text == name }?.unit }

  /// What the column holds, in a few words.
  package var meaning: String {
    switch self {
    case .athlete: "whose set it is"
    case .start: "wall clock; the day alone where the file has no time"
    case .end: "when the workout ended"
    case .session: "number of the session in the table sessions"
    case .title: "the workout's title"
    case .sessionDuration: "how long the workout lasted, as the file tells it"
    case .sessionNote: "the workout's note"
    case .exercise: "name as logged"
    case .superset: "number of the superset in the session"
    case .setNumber: "number of the set in its exercise"
    case .kind: "how the set was meant; failure is taken to failure"
    case .load: "logged load"
    case .loadUnit: "kg or lb, where the name of the load's column has no unit"
    case .repetitions: "completed repetitions; 0 is a failed set"
    case .rpe: "rating of perceived exertion, 1…10"
    case .rir: "repetitions in reserve: 10 − RPE; 0 for a set taken to failure"
    case .duration: "how long the set took"
    case .distance: "how far it went"
    case .note: "note of the exercise"
    case .line: "line on which the row begins, from 1"
    case .status: "what became of the row; rows of a file = the three together"
    }
  }

  /// What its values are.
  package var kind: Kind {
    switch self {
    case .exercise, .title, .kind, .loadUnit, .sessionNote, .note, .status: .text
    case .athlete, .session: .identifier
    case .start, .end: .time
    case .load, .rpe, .rir, .distance: .number
    case .repetitions, .superset, .setNumber, .line: .count
    case .duration, .sessionDuration: .duration
    }
  }

  /// The names that the column has in the tables of programs; empty if only files have the column.
  package var programNames: [Name] { names.filter { $0.readers != .files } }
  /// The names that the column has in CSV files.
  package var fileNames: [Name] { names.filter { $0.readers != .programs } }
}
