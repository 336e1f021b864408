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
  case tooLarge(name: String)
  case emptyFile(name: String)
  /// Not UTF-8 text: what it looks like, and what to do.
  case notText(name: String, kind: String, remedy: String)
  case unknownHeader(UnknownHeader)
  /// A file of many athletes where that of one is expected.
  case severalAthletes(name: String)
  /// The rows of an athlete are in two places of the file.
  case scatteredAthlete(name: String, athlete: String, line: Int)
  /// Two inputs of a batch for one athlete.
  case repeatedAthlete(name: String, athlete: String)
  /// A row, or an athlete's rows, larger than what is held in memory.
  case oversizedPart(name: String, line: Int, part: String, limit: String)
  /// More findings, or more exercise names, than any history has: by this line, more than what is said here.
  case tooMany(name: String, line: Int, what: String)
  /// The user's own exercise map cannot be used.
  case exerciseMap(name: String, line: Int, reason: String)
  /// Another table of the user's cannot be used: weights of muscles, or what there is to lift with.
  case table(name: String, line: Int, reason: String)
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
  /// The formats that are known, each with the header that it is recognised by.
  public var known: [String]
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

  /// What kind of failure it is.
  public var kind: Kind {
    switch self {
    case .noFiles, .exerciseMap, .table: .request
    case .missingFile, .isDirectory, .noPermission, .notRegular, .unreadable, .tooLarge: .unreadable
    case .emptyFile, .notText, .unknownHeader, .severalAthletes, .scatteredAthlete,
      .repeatedAthlete, .oversizedPart, .tooMany:
      .unknownFormat
    }
  }
}

extension ImportError: CustomStringConvertible {
  /// One sentence: the place, the reason, and what to do.
  public var description: String {
    switch self {
    case .noFiles: "No file was given: name at least one export, or - for standard input."
    case .missingFile(let name):
      "\(name.isEmpty ? "\"\"" : name): there is no such file; check the path."
    case .isDirectory(let name): "\(name): this is a directory; name the CSV file inside it."
    case .noPermission(let name):
      "\(name): no permission to read it; make it readable for this user."
    case .notRegular(let name):
      "\(name): this is a pipe, socket or device, not a file; name it by itself to read it."
    case .unreadable(let name, let reason): "\(name): it could not be read: \(reason)."
    case .tooLarge(let name):
      "\(name): it is larger than 2 GiB, which is more than any training history; check the file."
    case .emptyFile(let name): "\(name): the file is empty; export the history again."
    case .notText(let name, let kind, let remedy): "\(name): this is \(kind), not CSV; \(remedy)."
    case .unknownHeader(let header): header.description
    case .severalAthletes(let name):
      "\(name): the column Athlete names several athletes; use 'gymbo batch' for them."
    case .scatteredAthlete(let name, let athlete, let line):
      "\(name), line \(line): rows of \(athlete) stand further above as well; "
        + "sort the file by its column Athlete, so that each athlete's rows stand together."
    case .repeatedAthlete(let name, let athlete):
      "\(name): an athlete \(athlete) was read from another file; give the two different names, "
        + "or put the files into folders and name the folder above them."
    case .oversizedPart(let name, let line, let part, let limit):
      "\(name), line \(line): \(part) is larger than \(limit), which is no training history; "
        + "check the file's quotes and line ends."
    case .tooMany(let name, let line, let what):
      "\(name), line \(line): more than \(what) so far, which no training history has; "
        + "check that the file is an export of one, or split it."
    case .exerciseMap(let name, let line, let reason), .table(let name, let line, let reason):
      "\(name), line \(line): \(reason)."
    }
  }
}

extension UnknownHeader: CustomStringConvertible {
  public var description: String {
    let formats = known.joined(separator: "; ")
    let nearestOne =
      nearest.map {
        missing.isEmpty
          ? "; the nearest is \($0)"
          : "; the nearest is \($0), which needs \(missing.joined(separator: ", ")) as well"
      } ?? ""
    return "\(file): the first line \"\(found)\" is the header of no known export\(nearestOne). "
      + "Known are \(formats). See 'gymbo formats'."
  }
}
