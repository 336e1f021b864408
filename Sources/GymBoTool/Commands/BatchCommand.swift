import GymBo
import Synchronization

/// `gymbo batch`: tables over many athletes, into a directory.
struct BatchCommand {
  private var batch = Batch()
  private let inputs: [InputPath]
  /// Errors for the folders and files that were named but could not be opened.
  private let leftOut: [ImportError]
  /// All files that are read and so never overwritten: the inputs, the user's own tables and programs, and standard input if it
  /// lists the inputs.
  private let filesRead: [String]
  private let directory: String
  /// The language of the reports and of whom to look at first.
  private let language: Language
  /// The folder for the athletes' reports; nil if none are asked for.
  private let reports: ReportFolder?
  /// How reports say what their readers can do.
  private let remedies: Remedies
  /// The path of the table of programs, where there is one.
  private let programsPath: String?

  init(_ arguments: Arguments) throws(ToolError) {
    guard let directory = arguments.value(.directory) else {
      throw ToolError(
        message: "Name a directory for the tables: --output DIR. \(Help.pointer)", code: .usage)
    }
    self.directory = directory
    let request = try Request(arguments)
    batch.reading = request.reading
    batch.analysis = request.analysis
    batch.suggesting = try request.suggestingForAll()
    batch.unit = request.unit
    batch.format = try arguments.value(.tableFormat, read: TableFormat.init(rawValue:)) ?? .csv
    if let jobs = try arguments.value(
      .jobs, read: { Int($0).flatMap { (1...256).contains($0) ? $0 : nil } })
    {
      batch.jobs = jobs
    }
    programsPath = arguments.value(.programs)
    batch.programs = try request.programs(arguments)
    if let tables = try arguments.value(.batchTables, read: BatchCommand.tables) {
      guard batch.programs != nil || !tables.contains(where: \.isOfProgram) else {
        throw ToolError(
          message: "The tables plan and adherence are of programs; name them with --programs FILE.",
          code: .usage)
      }
      batch.tables = tables
    } else if batch.programs != nil {
      batch.tables += ResultTable.of(.batch).filter(\.isOfProgram)
    }
    var found = try BatchCommand.inputs(arguments.positional)
    let earlier = EarlierResults(in: directory)
    found.inputs.removeAll { input in
      !arguments.positional.contains(input.path) && earlier.contains(input.path)
    }
    if arguments.has(.join) { found.joinFolders() }
    let settings = try request.athletes(arguments)
    batch.athletes = settings
    for name in settings?.apply(to: &found) ?? [] {
      Terminal.complain(
        "\(arguments.value(.athletes) ?? ""): no file is called \(name); that row does nothing.")
    }
    inputs = found.inputs
    leftOut = found.failures
    language = request.language
    let form = try arguments.value(.reports) { text in
      text.isEmpty ? .text : ReportFolder.Form(rawValue: text)
    }
    remedies = request.remedies
    let filesRead =
      inputs.flatMap(\.paths) + request.tablePaths + (settings?.paths ?? [])
      + (batch.programs?.paths ?? []) + [programsPath].compactMap(\.self)
      + arguments.positional.filter { $0 == "-" }
    self.filesRead = filesRead
    reports = form.map { ReportFolder("\(directory)/reports", $0, sparing: filesRead) }
    batch.needsTriage = reports != nil
  }

  /// The tables in a comma-separated list, each once, in the order of their declaration; nil for an unknown name.
  private static func tables(_ list: String) -> [ResultTable]? {
    let names = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let tables = ResultTable.of(.batch)
    guard names.allSatisfy({ name in tables.contains { $0.rawValue == name } }) else { return nil }
    return tables.filter { names.contains($0.rawValue) }
  }

  private static func inputs(_ paths: [String]) throws(ToolError) -> InputPath.Expansion {
    guard !paths.isEmpty else {
      throw ToolError(
        message: "Name files, folders or patterns, or - for a list of them on standard input. "
          + Help.pointer,
        code: .usage)
    }
    var named: [String] = []
    for path in paths {
      guard path == "-" else {
        named.append(path)
        continue
      }
      do throws(ImportError) {
        named += try InputFile.read(path: "-").bytes
          .split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
          .map { FileName.text(of: $0) }
      } catch {
        throw ToolError(error)
      }
    }
    let found = InputPath.expand(named)
    guard !found.inputs.isEmpty || !found.failures.isEmpty else {
      throw ToolError(
        message: "There is no CSV file in \(paths.joined(separator: ", ")).", code: .unreadable)
    }
    return found
  }

  func run() throws(ToolError) -> ExitCode {
    let isNew = try OutputFile.makeDirectory(directory)
    var files: [PartFile] = []
    var totals: BatchTotals
    let triage: BatchTriage
    do throws(ToolError) {
      try reports?.make()
      for table in batch.tables {
        let path = path(of: table)
        // A device with the name of the table is replaced by a new file.
        let place = try OutputFile.place(path, sparing: filesRead)
        files.append(try PartFile(for: path, mode: place.mode))
        try files[files.count - 1].write(table.head(batch.format))
      }
      (totals, triage) = try analyse(into: &files)
      if totals.athletes == 0, let failure = totals.firstFailure {
        // Nothing could be read. The errors are already on standard error, so no tables are written.
        for index in files.indices { files[index].discard() }
        reports?.discard()
        if isNew { OutputFile.removeDirectory(directory) }
        return ToolError(failure).code
      }
      if let place = batch.tables.firstIndex(of: .triage) {
        try files[place].write(triage.rows(batch.format))
      }
      try writeReports(asOf: triage.day, &totals)
      try reports?.writeIndex(triage, language)
      files += reports?.takeParts() ?? []
      try PartFile.commit(&files)
    } catch {
      for index in files.indices { files[index].discard() }
      reports?.discard()
      if isNew { OutputFile.removeDirectory(directory) }
      throw error
    }
    try Terminal.print(Array(closing(totals, triage).utf8))
    return totals.failures == 0 ? .success : .incomplete
  }

  /// Writes the athletes' reports, all of the day to which the triage counts: who has stopped is told so. That day is known
  /// when all athletes are read, so they are read again. Who can be read no longer is counted and named.
  private func writeReports(
    asOf day: CivilDate?, _ totals: inout BatchTotals
  ) throws(ToolError) {
    guard let reports else { return }
    var (again, remedies) = (batch, remedies)
    remedies.day = day
    again.ownRemedy = { [remedies] in remedies.of($0).text }
    switch reports.form {
    case .text:
      var style = TextStyle(remedy: remedies.text)
      style.language = language
      again.reportStyle = style
    case .html: again.pageStyle = Request.pageStyle(language, remedies)
    }
    again.analysis.asOf = day
    again.tables = []
    let state = Mutex((totals: totals, failure: ToolError?.none))
    again.run(inputs) { outcome in
      state.withLock { state in
        switch outcome.result {
        case .success(let rows):
          guard let report = rows.report.map({ Array($0.utf8) }) ?? rows.page else { return true }
          do throws(ToolError) {
            try reports.write(report, of: outcome.name)
          } catch {
            state.failure = error
            return false
          }
        case .failure(let error):
          if state.totals.add(error, of: outcome.name) {
            Terminal.complain(error.sentence(Remedies.text))
          }
        }
        return !Interruption.wasAsked
      }
    }
    let failure: ToolError?
    (totals, failure) = state.withLock { $0 }
    if let failure { throw failure }
    guard !Interruption.wasAsked else {
      throw ToolError(message: "Interrupted; no table was written.", code: .interrupted)
    }
  }

  /// What was read, who to look at first, and what was written.
  private func closing(_ totals: BatchTotals, _ triage: BatchTriage) -> String {
    var parts = ["\(totals.text)\n"]
    if batch.tables.contains(.triage) {
      parts.append(triage.text(Terminal.style(.auto, language)) + "\n")
    }
    let names = batch.tables.map { "\($0.rawValue).\(batch.format.fileExtension)" }
    let tables = names.count == 1 ? "one table" : "\(names.count) tables"
    var written = "Wrote \(tables) into \(directory): \(names.joined(separator: ", "))."
    if let reports { written += " \(reports.summary)" }
    if batch.analysis.asOf == nil {
      let day = reports == nil ? "" : ", the reports to the latest of all"
      written +=
        " The tables count to each athlete's own last workout\(day); --as-of takes one day for all."
    }
    written += " The columns of the tables: gymbo schema tables."
    parts.append(Help.wrap(written, indent: 0).joined(separator: "\n") + "\n")
    return parts.joined()
  }

  private func path(of table: ResultTable) -> String {
    "\(directory)/\(table.rawValue).\(batch.format.fileExtension)"
  }

  private func analyse(
    into files: inout [PartFile]
  ) throws(ToolError) -> (BatchTotals, BatchTriage) {
    FreedMemory.keep()
    struct State {
      var files: [PartFile]
      var totals: BatchTotals
      var triage: BatchTriage
      var progress: ProgressLine
      var names: Set<String> = []
      var failure: ToolError?
    }
    var totals = BatchTotals()
    var triage = BatchTriage(asOf: batch.analysis.asOf)
    let keepsTriage = batch.tables.contains(.triage) || reports != nil
    for failure in leftOut {
      totals.add(failure)
      triage.add(failure, reason: failure.sentence(Remedies.text))
      Terminal.complain(failure.description)
    }
    let state = Mutex(
      State(
        files: files, totals: totals, triage: triage,
        progress: ProgressLine(total: InputPath.bytes(of: inputs))))
    batch.run(inputs) { outcome in
      state.withLock { state in
        state.names.insert(outcome.athlete)
        if keepsTriage { state.triage.add(outcome) { $0.sentence(Remedies.text) } }
        switch outcome.result {
        case .success(let rows):
          state.totals.add(rows)
          do throws(ToolError) {
            for (index, bytes) in rows.tables.enumerated() {
              try state.files[index].write(bytes)
            }
          } catch {
            state.failure = error
            return false
          }
        case .failure(let error):
          state.progress.clear()
          state.totals.add(error, of: outcome.name)
          Terminal.complain(error.sentence(Remedies.text))
        }
        state.progress.show(bytes: outcome.bytesDone, athletes: state.totals.athletes)
        return !Interruption.wasAsked
      }
    }
    return try state.withLock { state throws(ToolError) in
      files = state.files
      state.progress.clear()
      if let failure = state.failure { throw failure }
      guard !Interruption.wasAsked else {
        throw ToolError(message: "Interrupted; nothing was written.", code: .interrupted)
      }
      complainOfPrograms(without: state.names)
      return (state.totals, state.triage)
    }
  }

  /// Warns about programs of athletes that there are not.
  private func complainOfPrograms(without athletes: Set<String>) {
    for name in batch.programs?.unused(among: athletes) ?? [] {
      Terminal.complain(
        "\(programsPath ?? ""): no athlete is called \(name); that row does nothing.")
    }
  }
}

/// The totals of a batch: what was read and written.
struct BatchTotals {
  var athletes = 0
  var sets = 0
  var rejected = 0
  var failures = 0
  var firstFailure: ImportError?
  /// The inputs that could not be read.
  private var unread: Set<String> = []

  mutating func add(_ rows: Batch.Rows) {
    athletes += 1
    sets += rows.sets
    rejected += rows.rejected
  }

  mutating func add(_ failure: ImportError) {
    failures += 1
    firstFailure = firstFailure ?? failure
  }

  /// Adds the failure of an input.
  /// - Returns: whether it is the input's first.
  @discardableResult
  mutating func add(_ failure: ImportError, of input: String) -> Bool {
    guard unread.insert(input).inserted else { return false }
    add(failure)
    return true
  }

  var text: String {
    func count(_ count: Int, _ one: String) -> String {
      "\(NumberStyle.english.whole(count)) \(one)" + (count == 1 ? "" : "s")
    }
    var parts = [count(athletes, "athlete"), count(sets, "set")]
    if rejected > 0 { parts.append("\(count(rejected, "row")) rejected (table issues)") }
    if failures > 0 { parts.append("\(count(failures, "file")) not read (named above)") }
    return parts.joined(separator: ", ") + "."
  }
}
