public import GymBoAnalysis
public import GymBoImport
public import GymBoLog
public import GymBoProgression
public import GymBoReport

/// Makes the result tables of many athletes on several threads; each athlete is analysed separately.
///
/// Results come in the order of the input and are the same for any number of threads. Memory holds
/// a few athletes at a time, and what the triage says of each.
public struct Batch: Sendable {
  /// How to read what the files leave open.
  public var reading = ImportOptions()
  /// What is analysed; the same for every athlete.
  public var analysis = AnalysisOptions()
  /// How suggestions are made.
  public var suggesting = SuggestionOptions()
  /// The tables that are made.
  public var tables = Batch.usualTables
  /// The tables that are made unless others are chosen: those of what was found, without the long ones that list every set,
  /// workout, week and record.
  public static let usualTables = ResultTable.of(.batch).filter {
    ![.sets, .sessions, .records, .expected, .weeks, .series].contains($0) && !$0.isOfProgram
  }
  /// The format of their rows.
  public var format = TableFormat.csv
  /// Whether the files of each folder below those that are named are one athlete's, who is called as the folder is. Otherwise
  /// each file is an athlete's.
  public var joinsFolders = false
  /// The unit of each athlete's report; nil for the one that each chose the loads in. Tables are in kilograms.
  public var unit: LoadUnit?
  /// The style of each athlete's report; nil makes no reports. A report is of the day that the analysis is asked for, else of
  /// the athlete's last workout; for the same day in all, run again with ``BatchTriage``'s day.
  public var reportStyle: TextStyle?
  /// How a report says what its reader can do, for an athlete of whom something is known: a command in it needs the same
  /// options. nil says it as the style does.
  package var ownRemedy: (@Sendable (AthleteSettings.Entry) -> @Sendable (Remedy) -> String)?
  /// Whether each athlete's triage is made where no table or report asks for it.
  package var needsTriage = false
  /// The style of each athlete's page; nil makes no pages.
  package var pageStyle: PageStyle?
  /// What is known of each athlete; nil where all are alike.
  package var athletes: AthleteSettings?
  /// What each athlete follows; nil where nobody follows a program.
  package var programs: AthletePrograms?
  /// Threads, at least 1.
  public var jobs = availableProcessors

  /// A batch with the defaults: all tables, as CSV, on all processors.
  public init() {}

  /// The outcome for one athlete, or for a file that could not be read.
  public struct Outcome: Sendable {
    /// The athlete's name; for a file that could not be read, its path.
    public var name: String
    /// The athlete's name, also of a file that could not be read.
    package var athlete: String
    /// Its rows, or why the file could not be read.
    public var result: Result<Rows, ImportError>
    /// Bytes of input consumed up to this athlete.
    public var bytesDone: Int
  }

  /// The rows of one athlete.
  public struct Rows: Sendable {
    /// The rows of each table as bytes, without header lines, in the order of ``Batch/tables``. The table triage has
    /// none here: ``BatchTriage`` makes its rows of all athletes.
    public var tables: [[UInt8]]
    /// Sets and rejected rows read.
    public var sets: Int
    /// Rows that could not be read as sets.
    public var rejected: Int
    /// The athlete's report as text; nil if ``Batch/reportStyle`` is nil.
    public var report: String?
    /// The athlete's report as a page; nil if none are made.
    package var page: [UInt8]?
    /// What the triage knows of the athlete; nil if neither that table nor reports are made, or without a workout.
    package var triage: Triage?
  }

  /// Reads and analyses all athletes of some files and folders.
  /// - Parameters:
  ///   - paths: files with one athlete each, files with a column Athlete in front, folders of them, and patterns with * or ?.
  ///   - deliver: takes the outcomes in order, one at a time, on any of the threads; false ends the
  ///     run early.
  /// - Returns: the folders and files that could not be opened.
  public func run(
    paths: [String], deliver: @escaping @Sendable (Outcome) -> Bool
  ) -> [ImportError] {
    var found = InputPath.expand(paths)
    if joinsFolders { found.joinFolders() }
    run(found.inputs, deliver: deliver)
    return found.failures
  }

  /// Reads and analyses all athletes of some files.
  /// - Parameters:
  ///   - inputs: exports of one athlete each, and files with a column Athlete in front.
  ///   - deliver: takes the outcomes in order, one at a time, on any of the threads; false ends the
  ///     run early.
  package func run(_ inputs: [InputPath], deliver: @escaping @Sendable (Outcome) -> Bool) {
    let queue = Monitor(Queue(inputs: inputs, options: reading, lead: 16 * max(1, jobs)))
    onThreads(jobs) {
      let names = ExerciseNames(userMap: reading.exerciseMap)
      var writer = BatchWriter(tables, format: format, leftOut: .triage)
      while let job = queue.access(when: \.mayClaim, { $0.claim() }) {
        let outcome = outcome(of: job, names: names, writer: &writer)
        queue.access { $0.finish(job.number, outcome, deliver) }
      }
    }
  }

  private func outcome(
    of job: Queue.Job, names: ExerciseNames, writer: inout BatchWriter
  ) -> Outcome {
    let result: Result<Rows, ImportError>
    do throws(ImportError) {
      switch job.work {
      case .failed(let error): throw error
      case .rows(let rows):
        let own = athletes?[job.athlete]
        let log = try rows.log(
          options: own?.reading(reading) ?? reading,
          exercises: own?.exerciseMap.map { ExerciseNames(userMap: $0) } ?? names)
        try log.checkThatFilesAreRead()
        result = .success(report(log, job.name, &writer))
      case .files(let files):
        let own = athletes?[job.athlete]
        let log = try importHistory(files, options: own?.reading(reading) ?? reading)
        try log.checkThatFilesAreRead()
        result = .success(report(log, job.name, &writer))
      }
    } catch {
      result = .failure(error)
    }
    return Outcome(name: job.name, athlete: job.athlete, result: result, bytesDone: job.bytesDone)
  }

  private func report(_ log: TrainingLog, _ name: String, _ writer: inout BatchWriter) -> Rows {
    let analysis = athletes?[name]?.analysis(analysis) ?? analysis
    let program = programs?[name]
    let source: TableSource
    var text: String?
    var page: [UInt8]?
    if reportStyle != nil || pageStyle != nil {
      var report = WeeklyReport(of: log, options: analysis, suggesting: suggesting, unit: unit)
      report.plan = program?.plan(log, report.findings?.liftFindings, analysis, suggesting)
      let own = athletes?[name].flatMap { ownRemedy?($0) }
      text = reportStyle.map { style in
        var style = style
        if let own { style.remedy = own }
        return report.text(style)
      }
      page = pageStyle.map { style in
        var style = style
        style.athlete = name
        if let own { style.remedy = own }
        return report.page(style)
      }
      source = TableSource(report, athlete: name)
    } else {
      source = TableSource(log, athlete: name, options: analysis, suggesting: suggesting)
      if let program {
        source.planning = { [suggesting] in program.plan(log, $0, analysis, suggesting) }
      }
    }
    return Rows(
      tables: writer.rows(of: source), sets: log.columns.count,
      rejected: log.files.reduce(0) { $0 + $1.rejected }, report: text,
      page: page,
      triage: tables.contains(.triage) || text != nil || page != nil || needsTriage
        ? source.triage : nil)
  }
}

/// Hands out athletes to the threads and puts their outcomes back into input order.
private struct Queue {
  struct Job {
    enum Work {
      case files([InputFile])
      case rows(AthleteRows)
      case failed(ImportError)
    }

    var number: Int
    /// The athlete's name; for a file that could not be read, its path.
    var name: String
    var athlete: String
    var work: Work
    var bytesDone: Int
  }

  private var inputs: ArraySlice<InputPath>
  private let options: ImportOptions
  /// The most athletes that may be claimed ahead of the next one to deliver. It bounds memory.
  private let lead: Int
  private var open: AthleteFile?
  /// Whether no athlete came out of the open file yet.
  private var isEmpty = true
  private var claimed = 0
  /// The names handed out. Rows of the tables are identified by them, so a name may come only once.
  private var names: Set<String> = []
  private var delivered = 0
  private var waiting: [Int: Batch.Outcome] = [:]
  private var bytesDone = 0
  private var isStopped = false

  init(inputs: [InputPath], options: ImportOptions, lead: Int) {
    self.inputs = inputs[...]
    self.options = options
    self.lead = lead
  }

  var mayClaim: Bool { isStopped || claimed - delivered < lead }

  mutating func claim() -> Job? {
    guard !isStopped else { return nil }
    while true {
      if let file = open {
        do throws(ImportError) {
          guard let rows = try file.next() else {
            bytesDone += file.bytesDone
            open = nil
            if isEmpty { return failure(file.name, .noRows(name: file.name)) }
            continue
          }
          isEmpty = false
          return job(
            rows.athlete, of: file.name, .rows(rows), bytes: bytesDone + file.bytesDone)
        } catch {
          bytesDone += file.size ?? file.bytesDone
          open = nil
          return failure(file.name, error)
        }
      }
      guard let input = inputs.popFirst() else { return nil }
      do throws(ImportError) {
        if !input.otherPaths.isEmpty { return try joined(input) }
        switch try AthleteInput(path: input.path, options: options) {
        case .many(let file): (open, isEmpty) = (file, true)
        case .one(let file):
          bytesDone += file.bytes.count
          return job(input.athlete, of: input.path, .files([file]), bytes: bytesDone)
        }
      } catch {
        return failure(input.path, error, athlete: input.athlete)
      }
    }
  }

  /// Reads several exports of one athlete.
  private mutating func joined(_ input: InputPath) throws(ImportError) -> Job {
    var files: [InputFile] = []
    for path in input.paths { files.append(try InputFile.read(path: path)) }
    bytesDone += files.reduce(0) { $0 + $1.bytes.count }
    return job(input.athlete, of: input.path, .files(files), bytes: bytesDone)
  }

  private mutating func job(
    _ athlete: String, of path: String, _ work: Job.Work, bytes: Int
  ) -> Job {
    guard names.insert(athlete).inserted else {
      return failure(path, .repeatedAthlete(name: path, athlete: athlete))
    }
    defer { claimed += 1 }
    return Job(number: claimed, name: athlete, athlete: athlete, work: work, bytesDone: bytes)
  }

  private mutating func failure(
    _ path: String, _ error: ImportError, athlete: String? = nil
  ) -> Job {
    defer { claimed += 1 }
    return Job(
      number: claimed, name: path, athlete: athlete ?? InputPath.athlete(ofPath: path),
      work: .failed(error), bytesDone: bytesDone)
  }

  mutating func finish(_ number: Int, _ outcome: Batch.Outcome, _ deliver: (Batch.Outcome) -> Bool)
  {
    waiting[number] = outcome
    while !isStopped, let next = waiting.removeValue(forKey: delivered) {
      delivered += 1
      if !deliver(next) { isStopped = true }
    }
  }
}
