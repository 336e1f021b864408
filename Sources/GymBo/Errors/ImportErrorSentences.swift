public import GymBoImport
package import GymBoReport

// Errors are English in every language: they are for the person who calls the tool or the library.

extension ImportError: CustomStringConvertible {
  /// One sentence: the place, the reason, and what to do in terms of the library.
  public var description: String { sentence(\.inCode) }

  /// One sentence: the place, the reason, and what to do.
  /// - Parameter remedy: how the door that shows the sentence says what its user can do.
  package func sentence(_ remedy: (Remedy) -> String) -> String {
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
    case .notText(let name, let content):
      "\(name): this is \(content.name), not CSV; \(content.remedy)."
    case .unknownHeader(let header): header.sentence(remedy)
    case .severalAthletes(let name):
      "\(name): the column Athlete names several athletes; use \(remedy(.readAsBatch)) for them."
    case .scatteredAthlete(let name, let athlete, let line):
      "\(name), line \(line): rows of \(athlete) stand further above as well; "
        + "sort the file by its column Athlete, so that each athlete's rows stand together."
    case .repeatedAthlete(let name, let athlete):
      "\(name): an athlete \(athlete) was read from another file; give the two different names, "
        + "or put the files into folders and name the folder above them."
    case .oversizedPart(let name, let line, let part):
      "\(name), line \(line): \(part.words), which is no training history; "
        + "check the file's quotes and line ends."
    case .tooMany(let name, let line, let excess):
      "\(name), line \(line): more than \(excess.words) so far, which no training history has; "
        + "check that the file is an export of one, or split it."
    case .exerciseMap(let name, let line, let fault): "\(name), line \(line): \(fault.words)."
    case .table(let name, let fault):
      "\(name), line \(fault.line): \(fault.problem.words); \(fault.problem.remedy)."
    }
  }
}

extension UnknownHeader {
  fileprivate func sentence(_ remedy: (Remedy) -> String) -> String {
    let formats = known.joined(separator: "; ")
    let nearestOne =
      nearest.map {
        missing.isEmpty
          ? "; the nearest is \($0)"
          : "; the nearest is \($0), which needs \(missing.joined(separator: ", ")) as well"
      } ?? ""
    return "\(file): the first line \"\(found)\" is the header of no known export\(nearestOne). "
      + "Known are \(formats). See \(remedy(.listFormats))."
  }
}

extension ImportError.ForeignContent {
  fileprivate var name: String {
    switch self {
    case .utf16: "UTF-16 text"
    case .zip: "a zip archive"
    case .gzip: "a gzip archive"
    case .sqlite: "an SQLite database (a FitNotes backup?)"
    case .pdf: "a PDF document"
    case .binary: "binary data (it holds NUL bytes)"
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .utf16: "save it as UTF-8 and read that"
    case .zip: "unpack it and read the CSV file inside"
    case .gzip: "unpack it with gunzip and read the CSV file"
    case .sqlite: "use the app's spreadsheet export instead of its backup"
    case .pdf: "export the history as CSV"
    case .binary: "export the history as CSV again"
    }
  }
}

extension ImportError.OversizedPart {
  fileprivate var words: String {
    switch self {
    case .header(let limit): "the header is larger than \(size(limit))"
    case .row(let limit): "the row is larger than \(size(limit))"
    case .athlete(let limit): "what stands there of one athlete is larger than \(size(limit))"
    }
  }

  private func size(_ bytes: Int) -> String {
    bytes >= 1 << 30 ? "\(bytes >> 30) GiB" : "\(bytes >> 20) MiB"
  }
}

extension ImportError.Excess {
  fileprivate var words: String {
    let numbers = NumberStyle.english
    return switch self {
    case .findings(let most): "\(numbers.whole(most)) findings and left-out rows"
    case .exerciseNames(let most): "\(numbers.whole(most)) exercise names"
    }
  }
}

extension ImportError.ExerciseMapFault {
  fileprivate var words: String {
    switch self {
    case .unknownColumn(let column, let known):
      "\"\(column)\" is no column of an exercise map; known are \(known.joined(separator: ", "))"
    case .missingColumns: "the header needs the column name, and exercise or direct"
    case .wrongCellCount(let expected):
      "\(expected) cells are expected, with quotes around those that hold commas"
    case .repeatedName(let name): "\"\(name)\" stands in the map twice"
    case .missingName: "the name is missing"
    case .unknownExercise(let exercise):
      "the catalogue has no exercise \"\(exercise)\"; give its muscles in direct"
    case .missingMuscles: "an exercise of the catalogue or a direct muscle is needed"
    case .unknownWord(let word, let column, let allowed):
      "\"\(word)\" is no word for \(column); allowed are \(allowed.joined(separator: ", "))"
    }
  }
}
