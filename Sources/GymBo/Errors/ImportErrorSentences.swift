public import GymBoImport
package import GymBoReport

// Errors are English in every language: they are for the person who calls the tool or the library.

extension ImportError: CustomStringConvertible {
  /// One sentence: the place, the reason, and what to do in terms of the library.
  public var description: String { sentence(\.inCode) }

  /// One sentence: the place, the reason, and what to do.
  /// - Parameters:
  ///   - remedy: how the door that shows the sentence says what its user can do.
  ///   - forPrograms: whether a program gets it. It then repeats nothing that is in a history's file, because programs write
  ///     sentences into logs, where nobody's training belongs; the line tells where to look.
  package func sentence(_ remedy: (Remedy) -> String, forPrograms: Bool = false) -> String {
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
      "\(name == "-" ? "standard input" : name): it is larger than 128 MiB, which is more than anybody's "
        + "training history; check the file."
    case .emptyFile(let name): "\(name): the file is empty; export the history again."
    case .notText(let name, let content):
      "\(name): this is \(content.name), not CSV; \(content.remedy(remedy))."
    case .broken(let name, let line):
      "\(name), line \(line): the file is broken here, or ends too early; export it again."
    case .brokenDatabase(let name, let reason):
      "\(name): the SQLite file is damaged, or ends too early (\(reason)); make the backup again."
    case .unknownHeader(let header): header.sentence(remedy, forPrograms: forPrograms)
    case .noRowRead(let name, let rows, let line, let rule, let example):
      "\(name): \(Self.nothingRead(of: rows)); line \(line): "
        + "\(Self.reason(rule, forPrograms ? nil : example))."
        + (forPrograms ? "" : " Details: \(remedy(.check(files: [name])))")
    case .noRows(let name):
      "\(name): there is nothing to report: no workout is below the line with the names of the "
        + "columns. Export again, and look whether the app has workouts in these days."
    case .ambiguousDates(let name, let line, let example):
      "\(name), line \(line): \(forPrograms ? "the date" : "\"\(example)\"") may begin with the day or the month, and no date of the "
        + "file says which; give \(remedy(.sayDateOrder))."
    case .unknownBodyUnit(let name, let line, let example):
      "\(name), line \(line): \(forPrograms ? "this" : "\"\(example)\"") is a body weight without a unit; give "
        + "\(remedy(.sayUnit(.kilogram))) or \(remedy(.sayUnit(.pound)))."
    case .severalAthletes(let name):
      "\(name): the column Athlete names several athletes; use \(remedy(.readAsBatch)) for them."
    case .scatteredAthlete(let name, let athlete, let line):
      "\(name), line \(line): rows of \(forPrograms ? "this athlete" : athlete) stand further above as well; "
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
  /// Bytes of the first line that are shown.
  private static let longestLine = 60
  /// Names of columns that are shown of what several could hold.
  private static let mostNames = 8

  fileprivate func sentence(_ remedy: (Remedy) -> String, forPrograms: Bool) -> String {
    let start =
      forPrograms
      ? "\(file): no known export begins like this file"
      : "\(file): no known export begins with \"\(shortLine)\""
    let names = known.prefix(3).map { $0.prefix { $0 != ":" } }.joined(separator: ", ")
    let formats =
      "Known formats (\(names) and \(known.count - 3) more): \(remedy(.listFormats))."
    guard !beginsWithDate else {
      let line = forPrograms ? "" : "; the first line is \"\(shortLine)\""
      return
        "\(file): the line with the names of the columns is missing\(line). Export the file again."
    }
    if notInFile.isEmpty, let app = nearlyExportOf {
      let read = open.isEmpty && !examples.isEmpty ? ", or add \(remedy(.readFoundColumns))" : ""
      return "\(start); it is nearly an export of \(app), but \(missing.joined(separator: ", ")) "
        + "\(missing.count == 1 ? "is" : "are") missing. Export the file again\(read)."
    }
    if let sentence = columnsSentence(start, remedy, forPrograms) { return sentence }
    let mapping = lackingColumns.map {
      " Say which column is \($0.words): \(remedy(.sayColumns($0.option)))."
    }
    guard let nearest, !missing.isEmpty else { return "\(start).\(mapping ?? "") \(formats)" }
    let columns = missing.joined(separator: ", ")
    return
      "\(start); the nearest is \(nearest), but \(columns) \(missing.count == 1 ? "is" : "are") "
      + "missing.\(mapping ?? "") \(formats)"
  }

  /// What its columns probably hold, with the first sets and what to say; nil where too little was found.
  private func columnsSentence(
    _ start: String, _ remedy: (Remedy) -> String, _ forPrograms: Bool
  ) -> String? {
    let quoted = { (names: [String]) in
      let more = names.count - UnknownHeader.mostNames
      return names.prefix(UnknownHeader.mostNames).map { "\"\($0)\"" }.joined(separator: ", ")
        + (more > 0 ? " and \(more) more" : "")
    }
    guard notInFile.isEmpty else {
      let line = forPrograms ? "" : "; it is \"\(shortLine)\""
      return "\(file): the header has no \(quoted(notInFile))\(line). Say what its columns hold: "
        + remedy(.sayColumns(columns?.option))
    }
    if let tie = open.first, tie.names.count == 1 {
      let doubt =
        tie.orMeaning.map { "could be the \(tie.meaning.rawValue) or the \($0.rawValue)" }
        ?? "should be the \(tie.meaning.rawValue), but not all of its cells can be read so"
      return "\(start), and \(quoted(tie.names)) \(doubt). Say what its columns hold: "
        + remedy(.sayColumns(columns?.option))
    }
    if let tie = open.first, Set(tie.names).count == 1 {
      return
        "\(start), and more than one column is called \(quoted([tie.names[0]])). Give each a name of "
        + "its own, or say what the first one holds: \(remedy(.sayColumns(columns?.option)))"
    }
    if let tie = open.first {
      return "\(start), and \(quoted(tie.names)) could all be "
        + "the \(tie.meaning.rawValue). Say which is: \(remedy(.sayColumns(columns?.option)))"
    }
    guard let columns else { return nil }
    guard !examples.isEmpty else {
      return "\(start). Say what its columns hold: \(remedy(.sayColumns(columns.option)))"
    }
    guard !hasOpenDates else {
      let sets =
        forPrograms
        ? "" : " With the day first, its first sets would be \(examples.joined(separator: "; "))."
      return
        "\(start), and nothing in its dates says if the day or the month is first.\(sets) Say both: "
        + "\(remedy(.sayColumns(columns.option))), and \(remedy(.sayDateOrder))"
    }
    let found =
      forPrograms
      ? "Its columns are understood; to read them as they look, give "
      : "Its first sets would be \(examples.joined(separator: "; ")). If that is right, add "
    return "\(start). \(found)\(remedy(.readFoundColumns)); else say what its columns hold: "
      + remedy(.sayColumns(columns.option))
  }

  /// What is missing of a table of which two needed columns or more were found, in words and as it is typed; nil for others.
  private var lackingColumns: (words: String, option: String)? {
    let known = likelyColumns.filter { UnknownHeader.needed.contains($0.meaning) }
    guard known.count >= 2, missing.count != 1 else { return nil }
    let lacking = UnknownHeader.needed.filter { meaning in
      !known.contains { $0.meaning == meaning }
    }
    let words = lacking.map { $0 == .repetitions ? "what was done" : "the \($0.rawValue)" }
    let columns =
      lacking.map { "\($0.rawValue)=…" }
      + likelyColumns.map(\.option)
    return (words.joined(separator: " and "), columns.joined(separator: ","))
  }

  /// Without which a table has no sets.
  private static let needed: [ColumnMapping.Meaning] = [.date, .exercise, .repetitions]

  /// Whether the line is a row: names of columns do not begin with the number of a year.
  private var beginsWithDate: Bool {
    let digits = found.drop { $0 == "\"" }.prefix(4)
    return digits.count == 4 && digits.allSatisfy(\.isNumber)
  }

  private var shortLine: String {
    guard found.count > UnknownHeader.longestLine else { return found }
    return found.prefix(UnknownHeader.longestLine - 1) + "…"
  }
}

extension ImportError {
  /// What stops a row from being read, with what to write instead.
  /// - Parameter example: what is in the row; nil where it is not to be repeated.
  fileprivate static func reason(_ rule: IssueRule, _ example: String?) -> String {
    let shown = example.map { "\"\($0.count > 40 ? $0.prefix(39) + "…" : $0[...])\"" } ?? "a cell"
    return switch rule {
    case .unreadableDate: "\(shown) is no date; write it as 2026-07-29 18:30"
    case .wrongFieldCount: "it has more or fewer cells than the header; export the file again"
    case .unreadableNumber: "\(shown) is no number; write it as 62.5"
    case .missingExercise: "it names no exercise; fill that column"
    case .missingAthlete: "it names no athlete; fill that column"
    case .unclosedQuote: "a quotation mark is never closed; export the file again"
    default: "\(shown) cannot be read"
    }
  }

  /// The beginning of the sentence for a file of which no row could be read.
  fileprivate static func nothingRead(of rows: Int) -> String {
    rows == 1
      ? "its only row could not be read"
      : "none of its \(NumberStyle.english.whole(rows)) rows could be read"
  }
}

extension ImportError.ForeignContent {
  fileprivate var name: String {
    switch self {
    case .zip: "a zip archive"
    case .gzip: "a gzip archive"
    case .sqlite: "an SQLite database"
    case .store: "a store of GymBo"
    case .pdf: "a PDF document"
    case .excel: "an Excel workbook"
    case .json: "JSON"
    case .html: "a web page (HTML)"
    case .xml: "an XML file (from Apple Health?)"
    case .binary: "binary data (it holds NUL bytes)"
    }
  }

  fileprivate func remedy(_ remedy: (Remedy) -> String) -> String {
    switch self {
    case .zip: "unpack it and read the CSV file inside"
    case .gzip: "unpack it with gunzip and read the CSV file"
    case .sqlite: "choose the spreadsheet export in the app"
    case .store: "to read it, give \(remedy(.readStore)) instead of naming it as an export"
    case .pdf: "export the history as CSV"
    case .excel: "open it, save the sheet as CSV (UTF-8) and read that"
    case .json: "choose CSV in the app's export"
    case .html: "sign in to the app's site and download the CSV itself"
    case .xml: "it has no sets; read the CSV export of the app in which you log them"
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
    case .sets(let limit): "the sets so far are larger than \(size(limit)) with their notes"
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
    case .workouts(let most): "\(numbers.whole(most)) workouts"
    }
  }
}

extension ImportError.ExerciseMapFault {
  fileprivate var words: String {
    switch self {
    case .unknownColumn(let column, let known):
      "\"\(column)\" is no column of an exercise map; known are \(known.joined(separator: ", "))"
    case .missingColumns: "the header needs the column name, and exercise, direct or same_as"
    case .wrongCellCount(let expected):
      "\(expected) cells are expected, with quotes around those that hold commas"
    case .repeatedName(let name): "\"\(name)\" stands in the map twice"
    case .missingName: "the name is missing"
    case .unknownExercise(let exercise):
      "the catalogue has no exercise \"\(exercise)\"; give its muscles in direct"
    case .missingMuscles:
      "an exercise of the catalogue, a direct muscle or same_as is needed"
    case .sameAsJoinedName(let name):
      "\"\(name)\" is itself the same as another name; give that one"
    case .sameAsWithFacts(let column):
      "same_as stands alone: leave \(column) empty, the facts are those of the other name"
    case .unknownWord(let word, let column, let allowed):
      "\"\(word)\" is no word for \(column); allowed are \(allowed.joined(separator: ", "))"
    }
  }
}
