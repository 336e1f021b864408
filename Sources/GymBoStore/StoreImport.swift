internal import GymBoImport
public import GymBoLog
internal import GymBoSQLite

/// A file as it was read, to be taken into the store.
public struct ImportedExport: Sendable {
  /// The file's name without its folders.
  package let name: String
  package let bytes: [UInt8]
  package let source: SourceFile
  package let workouts: [LoggedWorkout]
  /// The hash of each workout.
  let contents: [Int64]
  package let issues: [Issue]

  /// Workouts with the file that says them.
  package init(name: String, bytes: [UInt8], workouts: [LoggedWorkout], source: SourceFile) {
    (self.name, self.bytes, self.workouts, issues) = (name, bytes, workouts, [])
    contents = workouts.map(ContentHash.of)
    var source = source
    source.name = name
    self.source = source
  }

  /// A file and what was read of it.
  package init(name: String, bytes: [UInt8], log: TrainingLog) {
    (self.name, self.bytes, workouts, issues) = (name, bytes, log.workouts, log.issues)
    contents = workouts.map(ContentHash.of)
    var source =
      log.files.first ?? SourceFile(name: name, format: "", variant: "", unit: .stated)
    source.name = name
    self.source = source
  }
}

/// What an import did, or would do.
public struct ImportOutcome: Sendable, Equatable {
  /// A workout that changed or went.
  public struct Entry: Sendable, Equatable {
    /// When it began.
    public let start: CivilTime
    /// Its name; nil without one.
    public let title: String?
    /// How many sets it has.
    public let sets: Int
  }

  /// The file, with its counts of rows.
  public var source: SourceFile
  /// Workouts in the file.
  public var workouts = 0
  /// The days of its first and last workout; nil without one.
  public var days: ClosedRange<CivilDate>?
  /// Workouts that the store had not.
  public var new = 0
  /// Workouts that were edited in the app, as they are now.
  public var changed: [Entry] = []
  /// Workouts that were deleted in the app.
  public var deleted: [Entry] = []
  /// Workouts that the store had as they are.
  public var unchanged = 0
  /// Workouts of the store that the file lacks, too many to have been deleted one by one: they are kept.
  public var missing = 0
  /// Whether an export that was imported before is newer.
  public var isOlder = false
  /// When the same file was imported before, in universal time; nil for a new one.
  public var before: String?

  /// Whether the store is as it was before.
  public var changesNothing: Bool { new == 0 && changed.isEmpty && deleted.isEmpty }
}

extension Store {
  /// Takes an export into the store: new workouts are added, edited ones replaced, and those that were deleted in the app go. All
  /// of it, or nothing.
  /// - Parameters:
  ///   - export: the file, as it was read.
  ///   - account: whose it is, where one app has several; empty for the only one.
  ///   - replaces: whether the file's word is taken for every difference, where else many are refused.
  public func add(
    _ export: ImportedExport, account: String = "", replaces: Bool = false
  ) throws(StoreError) -> ImportOutcome {
    let hash = SHA256.hash(export.bytes)
    let planned = try change { database throws(DatabaseError) in
      let planned = try database.plan(export, hash: hash, account, replaces)
      if case .success(let known) = planned, known.before == nil {
        let change = try database.addChange(export, hash: hash, account, at: now.description)
        try database.insert(export.issues, change: change.id)
        try database.apply(known, export.workouts, source: change.source, change: change.id)
        try database.joinSources()
      }
      return planned
    }
    return try Store.outcome(of: export, planned)
  }

  /// What ``add(_:account:replaces:)`` would do. Nothing is written.
  public func trial(
    _ export: ImportedExport, account: String = "", replaces: Bool = false
  ) throws(StoreError) -> ImportOutcome {
    let hash = SHA256.hash(export.bytes)
    let planned = try read { database throws(DatabaseError) in
      try database.plan(export, hash: hash, account, replaces)
    }
    return try Store.outcome(of: export, planned)
  }

  /// What the first import into a store that is not there yet would do.
  public static func firstTrial(_ export: ImportedExport) throws(StoreError) -> ImportOutcome {
    let plan = ImportPlan.make(
      export.workouts, contents: export.contents, stored: [], newest: nil, replaces: false)
    return try outcome(of: export, plan.map { PlannedImport(plan: $0, stored: []) })
  }

  private static func outcome(
    of export: ImportedExport, _ planned: Result<PlannedImport, RefusedImport>
  ) throws(StoreError) -> ImportOutcome {
    let refusal: ImportPlan.Refusal
    switch planned {
    case .success(let planned): return ImportOutcome(export, planned)
    case .failure(let refused): refusal = refused.refusal
    }
    switch refusal {
    case .otherAccount(let workouts):
      throw .otherAccount(file: export.name, format: export.source.format, workouts: workouts)
    case .partial(let workouts): throw .partial(file: export.name, workouts: workouts)
    }
  }
}

/// What an import changes, with the workouts of the store that it was planned for.
private struct PlannedImport {
  var plan: ImportPlan
  var stored: [StoredWorkout]
  /// When the same file was imported before, in universal time; nil for a new one.
  var before: String?
}

extension ImportOutcome {
  /// What a plan changes.
  fileprivate init(_ export: ImportedExport, _ planned: PlannedImport) {
    let (plan, workouts) = (planned.plan, export.workouts)
    self.init(source: export.source, workouts: workouts.count, before: planned.before)
    if let first = workouts.first, let last = workouts.last {
      days = first.start.date...last.start.date
    }
    func entry(_ workout: LoggedWorkout) -> Entry {
      Entry(start: workout.start, title: workout.title, sets: workout.sets.count)
    }
    let byID = Dictionary(planned.stored.map { ($0.id, $0.workout) }) { first, _ in first }
    new = plan.additions.count { $0.replaced == nil }
    changed = plan.additions.filter { $0.replaced != nil }.map { entry(workouts[$0.index]) }
    deleted = plan.deleted.compactMap { byID[$0].map(entry) }
    (unchanged, missing, isOlder) = (plan.unchanged, plan.missing.count, plan.isOlder)
  }
}

extension Database {
  /// When a file was imported before and read in the same way; nil where it was not.
  private borrowing func moment(
    ofImport hash: [UInt8], _ content: Int64, _ account: String
  ) throws(DatabaseError) -> String? {
    let statement = try prepare(
      """
      SELECT at FROM changes JOIN sources ON sources.id = source
      WHERE what = 'import' AND sha256 = ? AND content = ? AND account = ? ORDER BY changes.id DESC
      """)
    try statement.bind([.bytes(hash), .integer(content), .text(account)])
    return try statement.step() ? statement.text(0) : nil
  }

  fileprivate borrowing func plan(
    _ export: ImportedExport, hash: [UInt8], _ account: String, _ replaces: Bool
  ) throws(DatabaseError) -> Result<PlannedImport, RefusedImport> {
    let before = try moment(ofImport: hash, ContentHash.of(export.contents), account)
    if before != nil, !replaces {
      return .success(PlannedImport(plan: ImportPlan(), stored: [], before: before))
    }
    let known = try integer(
      "SELECT id FROM sources WHERE format = ? AND account = ?", .text(export.source.format),
      .text(account))
    var stored: [StoredWorkout] = []
    var newest: ImportPlan.Newest?
    if let known {
      stored = try workouts(.liveOf(source: known))
      newest = try self.newest(of: known)
    }
    let damaged = stored.filter { !$0.isWhole }
    guard damaged.isEmpty else { throw .damaged(damaged) }
    let plan = ImportPlan.make(
      export.workouts, contents: export.contents,
      stored: stored.map {
        ImportPlan.Stored(
          id: $0.id, ordinal: $0.ordinal, content: $0.content, workout: $0.workout)
      },
      newest: newest, replaces: replaces)
    return plan.map {
      PlannedImport(plan: $0, stored: stored, before: $0.changesNothing ? before : nil)
    }
  }

  /// The newest export of an app and account.
  private borrowing func newest(
    of source: Int64
  ) throws(DatabaseError) -> ImportPlan.Newest? {
    let statement = try prepare(
      "SELECT first, last, sessions FROM changes WHERE what = 'import' AND source = \(source)")
    var newest: ImportPlan.Newest?
    while try statement.step() {
      guard let first = statement.text(0).flatMap({ CivilTime(iso: $0) }),
        let last = statement.text(1).flatMap({ CivilTime(iso: $0) })
      else { continue }
      let rank = ImportPlan.Rank(last: last, workouts: Int(statement.integer(2) ?? 0))
      if newest.map({ $0.rank <= rank }) ?? true {
        newest = ImportPlan.Newest(first: first, rank: rank)
      }
    }
    return newest
  }

  fileprivate borrowing func addChange(
    _ export: ImportedExport, hash: [UInt8], _ account: String, at moment: String
  ) throws(DatabaseError) -> (id: Int64, source: Int64) {
    let (file, workouts) = (export.source, export.workouts)
    let source = try key(ofSource: file.format, account)
    try prepare(
      """
      INSERT INTO changes (at, what, source, file, bytes, sha256, content, variant, unit, rows, sets, excluded, rejected,
        first, last, sessions)
      VALUES (?, 'import', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """
    ).run(
      .text(moment), .integer(source), .text(file.name), SQLValue(export.bytes.count), .bytes(hash),
      .integer(ContentHash.of(export.contents)),
      .text(file.variant), .text(file.unit.word), SQLValue(file.rows), SQLValue(file.sets),
      SQLValue(file.excluded), SQLValue(file.rejected),
      SQLValue(workouts.first.map { $0.start.description }),
      SQLValue(workouts.map(\.start).max()?.description), SQLValue(workouts.count))
    return (lastRow, source)
  }

  fileprivate borrowing func apply(
    _ planned: PlannedImport, _ workouts: [LoggedWorkout], source: Int64, change: Int64
  ) throws(DatabaseError) {
    let plan = planned.plan
    let goes = try prepare("UPDATE sessions SET gone_by = ?, gone_why = ? WHERE id = ?")
    for id in plan.deleted { try goes.run(.integer(change), .text("deleted"), .integer(id)) }
    for addition in plan.additions {
      if let id = addition.replaced {
        try goes.run(.integer(change), .text("edited"), .integer(id))
      }
    }
    var exercises = try exerciseKeys()
    let hidden = Set(planned.stored.lazy.filter(\.isHidden).map(\.id))
    for addition in plan.additions {
      _ = try insert(
        workouts[addition.index], source: source, ordinal: addition.ordinal, change: change,
        isHidden: addition.replaced.map(hidden.contains) ?? false, exercises: &exercises)
    }
  }

  /// The key of an app and account, which is made where there is none.
  borrowing func key(
    ofSource format: String, _ account: String
  ) throws(DatabaseError) -> Int64 {
    try prepare("INSERT OR IGNORE INTO sources (format, account) VALUES (?, ?)")
      .run(.text(format), .text(account))
    return try integer(
      "SELECT id FROM sources WHERE format = ? AND account = ?", .text(format), .text(account))
      ?? 0
  }

  /// The keys of exercises by their names.
  borrowing func exerciseKeys() throws(DatabaseError) -> [String: Int64] {
    var keys: [String: Int64] = [:]
    for (key, name) in try texts(byKeyOf: "SELECT id, name FROM exercises") { keys[name] = key }
    return keys
  }

  /// Finds workouts that two apps have, so that each counts once.
  borrowing func joinSources() throws(DatabaseError) {
    try execute("UPDATE sessions SET same_as = NULL WHERE same_as IS NOT NULL")
    guard try integer("SELECT count(DISTINCT source) FROM sessions WHERE gone_by IS NULL") ?? 0 > 1
    else { return }
    let files = try workoutFiles(withHidden: true)
    let damaged = files.flatMap(\.damaged)
    guard damaged.isEmpty else { throw .damaged(damaged) }
    let same = sameWorkouts(files.map(\.file))
    let update = try prepare("UPDATE sessions SET same_as = ? WHERE id = ?")
    for (left, taken) in same.sorted(by: {
      ($0.key.file, $0.key.workout) < ($1.key.file, $1.key.workout)
    }) {
      try update.run(
        .integer(files[taken.file].workouts[taken.workout].id),
        .integer(files[left.file].workouts[left.workout].id))
    }
  }
}

extension UnitKnowledge {
  /// The word by which the store keeps it.
  var word: String {
    switch self {
    case .stated: "stated"
    case .assumedKilograms: "assumed"
    case .given(.kilogram): "kg"
    case .given(.pound): "lb"
    }
  }

  init(word: String?) {
    self =
      switch word {
      case "assumed": .assumedKilograms
      case "kg": .given(.kilogram)
      case "lb": .given(.pound)
      default: .stated
      }
  }
}
