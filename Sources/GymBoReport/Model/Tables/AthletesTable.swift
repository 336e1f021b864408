internal import GymBoAnalysis
internal import GymBoLog

/// One row an athlete: what was read, what was done, and the counts of the triage.
enum AthletesTable: DeclaredTable {
  static let key: [String] = []

  static let columns = ownColumns + TriageTable.counts { $0.triage }

  private static let ownColumns: [TableColumn<AthleteRow>] = [
    .list("files", "files read") { $1.log.files.map(\.name) },
    .text("format", "the files' format") { $1.log.files.first?.format },
    .count("rows", "rows read = sets + excluded + rejected") { $1.filesTotal(\.rows) },
    .count("sets", "rows that are sets") { $1.filesTotal(\.sets) },
    .count("excluded", "rest timers, not completed, duplicates") { $1.filesTotal(\.excluded) },
    .count("rejected", "rows that could not be read") { $1.filesTotal(\.rejected) },
    .date("as_of", "the day that counts as today") { $1.history?.asOf },
    .count("sessions", "workouts up to that day") { $1.totals?.workouts },
    .date("first", "day of the first") { $1.history?.log.sessions.first?.date },
    .date("last", "day of the last") { $1.history?.log.sessions.last?.date },
    .count("exercises", "exercises done") { $1.found?.lifts.count },
    .count("working_sets", Meaning.workingSets) { $1.totals?.workingSets },
    .count("hard_sets", Meaning.hardSets) { $1.totals?.hardSets },
    .count("loaded_sets", Meaning.loadedSets) { $1.totals?.loadedSets },
    .number("volume_kg", in: .kilograms, Meaning.volume) { $1.totals?.volume.value },
    .number("duration_s", in: .seconds, Meaning.duration) { $1.totals?.duration.value },
  ]

  static func rows(of source: TableSource) -> [AthleteRow] { [AthleteRow(source)] }
}

/// What a row about an athlete is made from.
struct AthleteRow {
  let log: TrainingLog
  /// nil for a history without a session up to the report's day: its cells are missing.
  let found: LiftFindings?
  let triage: Triage?
  let totals: Totals?

  init(_ source: TableSource) {
    log = source.log
    found = source.liftFindings
    triage = source.triage
    totals = source.totals
  }

  var history: PreparedHistory? { found?.history }

  fileprivate func filesTotal(_ count: KeyPath<SourceFile, Int>) -> Int {
    log.files.reduce(0) { $0 + $1[keyPath: count] }
  }
}
