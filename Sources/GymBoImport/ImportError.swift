public import GymBoLog

/// Why a file could not be read at all. What is wrong inside a readable file is an issue of the log, not an error.
public enum ImportError: Error, Sendable, Equatable {
  case noFiles
  case missingFile(name: String)
  case isDirectory(name: String)
  case noPermission(name: String)
  /// A pipe, socket or device in a folder that is searched for exports.
  case notRegular(name: String)
  /// Any other failure of the system, in its own words.
  case unreadable(name: String, reason: String)
  /// More than is held in memory of one athlete.
  case tooLarge(name: String)
  case emptyFile(name: String)
  /// Not text.
  case notText(name: String, ForeignContent)
  /// A file of a format that is no table, broken at a line.
  case broken(name: String, line: Int)
  /// An SQLite file that is damaged or cut off, or made to harm, with what SQLite says of it.
  case brokenDatabase(name: String, reason: String)
  case unknownHeader(UnknownHeader)
  /// No row of a file could be read as a set. The line is the first that breaks the rule that most rows break, with what is
  /// in it.
  case noRowRead(name: String, rows: Int, line: Int, rule: IssueRule, example: String)
  /// There is a header and no row below it.
  case noRows(name: String)
  /// Dates such as 03/04/2026, of which no other date of the file says whether the day or the month is first.
  case ambiguousDates(name: String, line: Int, example: String)
  /// A table of body weight of which neither header nor cells name the unit.
  case unknownBodyUnit(name: String, line: Int, example: String)
  /// A file of many athletes where that of one is expected.
  case severalAthletes(name: String)
  /// The rows of an athlete are in two places of the file.
  case scatteredAthlete(name: String, athlete: String, line: Int)
  /// Two inputs of a batch for one athlete.
  case repeatedAthlete(name: String, athlete: String)
  /// A row, or an athlete's rows, larger than what is held in memory.
  case oversizedPart(name: String, line: Int, OversizedPart)
  /// More findings, workouts or exercise names than any history has, by this line.
  case tooMany(name: String, line: Int, Excess)
  /// The user's own exercise map cannot be used.
  case exerciseMap(name: String, line: Int, ExerciseMapFault)
  /// Another table of the user's cannot be used: weights of muscles, or what there is to lift with.
  case table(name: String, UserTableError)
}

extension ImportError {
  /// What a file looks like that is no text.
  public enum ForeignContent: Sendable, Hashable, CaseIterable {
    case zip, gzip, pdf, excel, json, html, xml
    /// An SQLite file of no app that is known.
    case sqlite
    /// A store of histories, where an export is expected.
    case store
    /// It holds NUL bytes.
    case binary
  }

  /// A part of a file that is larger than what is held in memory, with the largest size in bytes.
  public enum OversizedPart: Sendable, Hashable {
    case header(limit: Int)
    case row(limit: Int)
    /// The rows of one athlete.
    case athlete(limit: Int)
    /// The sets of a file that is no table, with the notes of each, as they are written out in order to be read.
    case sets(limit: Int)
  }

  /// What a file has more of than any history, with the most that is read.
  public enum Excess: Sendable, Hashable {
    /// Findings and rows that are no sets.
    case findings(most: Int)
    case exerciseNames(most: Int)
    case workouts(most: Int)
  }

  /// What is wrong with an exercise map.
  public enum ExerciseMapFault: Sendable, Hashable {
    case unknownColumn(String, known: [String])
    /// The column `name` is missing, or all of `exercise`, `direct` and `same_as` are.
    case missingColumns
    case wrongCellCount(expected: Int)
    case repeatedName(String)
    case missingName
    /// The catalogue does not have the exercise.
    case unknownExercise(String)
    /// A name is the same as one that is itself the same as another.
    case sameAsJoinedName(String)
    /// A row says what a name is the same as, and its facts, too.
    case sameAsWithFacts(column: String)
    /// Neither an exercise nor a direct muscle is given.
    case missingMuscles
    case unknownWord(String, column: String, allowed: [String])
  }
}

/// A first line that is the header of no known format.
public struct UnknownHeader: Sendable, Equatable {
  /// The file's name as given.
  public var file: String
  /// The first line, at most 200 bytes of it.
  public var found: String
  /// The name of the known format with the most columns in common; nil if there is none in common.
  public var nearest: String?
  /// The columns the nearest format needs and the header lacks, by their English names.
  public var missing: [String]
  /// The name of the app whose export the header has most columns of, as they are written; nil where no export is so near.
  package var nearlyExportOf: String?
  /// The formats that are known, each with the header that it is recognised by.
  public var known: [String]
  /// What its columns probably hold; nil where a date, an exercise or what was done was not found among them.
  public var columns: ColumnMapping?
  /// What was found of single columns, needed or not.
  package var likelyColumns: [ColumnMapping.Column] = []
  /// What nobody can say which of several columns holds it, with their names.
  package var open: [OpenColumn] = []
  /// The first sets, as they would be read with ``columns``.
  public var examples: [String] = []
  /// Whether nothing in its dates says if the day or the month is first. Then ``examples`` are read with the day first.
  package var hasOpenDates = false
  /// A mapping that was given, of which these columns are not in the file.
  public var notInFile: [String] = []

  /// What several columns could hold.
  package struct OpenColumn: Sendable, Equatable {
    package var meaning: ColumnMapping.Meaning
    /// What it could be as well, where it is one column of two meanings.
    package var orMeaning: ColumnMapping.Meaning?
    package var names: [String]
  }
}

extension ImportError {
  /// What kind of failure it is: exit codes and statuses tell these apart.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// What was asked for is wrong: the files named, or the user's own tables.
    case request
    /// A file cannot be read.
    case unreadable
    /// A file is no training history that is known.
    case unknownFormat
  }

  /// The name of the file that it is about, as given.
  package var fileName: String? {
    switch self {
    case .noFiles: nil
    case .missingFile(let name), .isDirectory(let name), .noPermission(let name),
      .notRegular(let name), .unreadable(let name, _), .tooLarge(let name),
      .emptyFile(let name),
      .notText(let name, _), .noRowRead(let name, _, _, _, _),
      .noRows(let name), .ambiguousDates(let name, _, _), .unknownBodyUnit(let name, _, _),
      .severalAthletes(let name),
      .scatteredAthlete(let name, _, _),
      .repeatedAthlete(let name, _), .broken(let name, _), .brokenDatabase(let name, _),
      .oversizedPart(let name, _, _),
      .tooMany(let name, _, _),
      .exerciseMap(let name, _, _), .table(let name, _):
      name
    case .unknownHeader(let header): header.file
    }
  }

  /// The line that it is about, from 1; nil for the whole file.
  package var line: Int? {
    switch self {
    case .noRowRead(_, _, let line, _, _), .ambiguousDates(_, let line, _),
      .unknownBodyUnit(_, let line, _),
      .scatteredAthlete(_, _, let line), .broken(_, let line), .oversizedPart(_, let line, _),
      .tooMany(_, let line, _),
      .exerciseMap(_, let line, _):
      line
    default: nil
    }
  }

  /// What kind of failure it is.
  public var kind: Kind {
    switch self {
    case .noFiles, .exerciseMap, .table: .request
    case .missingFile, .isDirectory, .noPermission, .notRegular, .unreadable, .tooLarge:
      .unreadable
    case .emptyFile, .notText, .unknownHeader, .noRowRead, .noRows, .ambiguousDates,
      .unknownBodyUnit,
      .severalAthletes,
      .scatteredAthlete,
      .repeatedAthlete, .broken, .brokenDatabase, .oversizedPart, .tooMany:
      .unknownFormat
    }
  }
}
