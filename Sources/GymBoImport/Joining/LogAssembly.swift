import GymBoLog

/// Builds the columns of the training log from what was read.
struct LogAssembly {
  private var log = TrainingLog()
  private let files: [InputFile]
  private let histories: [FileHistory]
  private let table: ExerciseTable
  private let names: NameMerging
  /// By code in the exercise table: the index in the log's dictionary; −1 before the first set.
  private var exerciseIndex: [Int32]
  /// Σ load × repetitions so far, in units of 10 µg.
  private var volume: Int64 = 0

  /// 90,000 tonnes: sums up to this are exact in a Double too.
  private static let largestVolume: Int64 = 1 << 53

  init(_ files: [InputFile], _ histories: [FileHistory], _ table: ExerciseTable) {
    self.files = files
    self.histories = histories
    self.table = table
    names = NameMerging(histories, table)
    exerciseIndex = Array(repeating: -1, count: table.entries.count)
  }

  mutating func assemble() -> TrainingLog {
    let join = SessionJoin(histories, kept: names.kept)
    log.files = histories.map(\.source)
    log.mergedNames = names.merged
    for history in histories {
      log.leftOut += history.leftOut
      log.issues += history.issues
    }
    for (file, row, reason) in join.leftOut { leaveOut(file, row, reason) }
    for (file, row, taken) in join.conflicts {
      report(
        .conflictingSession, .warning, file, row,
        proposal: "the session was taken from \(histories[taken].source.name)")
    }
    addSessions(join.drafts)
    finish()
    return log
  }

  private mutating func addSessions(_ drafts: [SessionJoin.Draft]) {
    let ordered = drafts.sorted { a, b in
      let first = histories[a.file].workouts[a.workout]
      let second = histories[b.file].workouts[b.workout]
      if first.precedes(second) { return true }
      if second.precedes(first) { return false }
      return (a.file, a.firstRow) < (b.file, b.firstRow)
    }
    var rows: [Row] = []
    rows.reserveCapacity(drafts.reduce(0) { $0 + $1.rows.count })
    for draft in ordered {
      let workout = histories[draft.file].workouts[draft.workout]
      let first = rows.count
      let session = Int32(log.sessions.count)
      for row in draft.rows where accepts(draft.file, row) {
        rows.append(Row(file: Int32(draft.file), row: Int32(row), session: session))
      }
      guard rows.count > first else { continue }
      log.files[draft.file].sets += rows.count - first
      log.sessions.append(
        Session(
          start: workout.start, hasTime: workout.hasTime, duration: workout.duration,
          title: workout.title, note: workout.note, sets: first..<rows.count))
    }
    log.sets = columns(of: rows)
  }

  /// A set of the joined history: its file, its row there, its session in the log.
  private struct Row {
    var file: Int32
    var row: Int32
    var session: Int32
  }

  /// Whether the set keeps the sum of load × repetitions exact; else it is rejected.
  private mutating func accepts(_ file: Int, _ row: Int) -> Bool {
    let load = histories[file].rows[row].load ?? 0
    // Load and repetitions are bounded, so neither the product nor the sum can overflow.
    let sum = volume + load * Int64(histories[file].rows[row].repetitions ?? 0)
    guard sum <= LogAssembly.largestVolume else {
      leaveOut(file, row, .rejected)
      report(
        .volumeBeyondExact, .error, file, row,
        proposal: "with this set the history passes 90,000 tonnes; sums would not be exact")
      return false
    }
    volume = sum
    return true
  }

  /// Column by column: a third of the time that appending set by set to all of them takes.
  private mutating func columns(of rows: [Row]) -> SetColumns {
    func column<Value>(_ value: (SetRow) -> Value) -> [Value] {
      rows.map { value(histories[Int($0.file)].rows[Int($0.row)]) }
    }
    func optional<Value>(filler: Value, _ value: (SetRow) -> Value?) -> OptionalColumn<Value> {
      OptionalColumn(filler: filler, count: rows.count) { index in
        value(histories[Int(rows[index].file)].rows[Int(rows[index].row)])
      }
    }
    var sets = SetColumns()
    sets.session = rows.map { $0.session }
    sets.exercise = column { $0.exercise }.map { exercise($0) }
    sets.block = column { $0.block }
    sets.kind = column { $0.kind }
    sets.semantics = column { $0.semantics }
    sets.load = optional(filler: 0) { $0.load }
    sets.repetitions = optional(filler: 0) { $0.repetitions }
    sets.seconds = optional(filler: 0) { $0.seconds }
    sets.metres = optional(filler: 0) { $0.metres }
    sets.rpe = optional(filler: 0) { $0.rpe }
    sets.rest = optional(filler: 0) { $0.rest }
    sets.superset = optional(filler: 0) { $0.superset }
    sets.note = rows.map { row in
      let note = histories[Int(row.file)].rows[Int(row.row)].note
      return note < 0 ? nil : histories[Int(row.file)].notes[Int(note)]
    }
    sets.file = rows.map { $0.file }
    sets.line = column { $0.line }
    sets.byteOffset = rows.map { row in
      let history = histories[Int(row.file)]
      return history.offset + history.rows[Int(row.row)].range.lowerBound
    }
    return sets
  }

  private mutating func exercise(_ code: Int32) -> Int32 {
    let kept = names.kept[Int(code)]
    if exerciseIndex[Int(kept)] < 0 {
      exerciseIndex[Int(kept)] = Int32(log.exercises.count)
      let entry = table.entries[Int(kept)]
      log.exercises.append(LoggedExercise(name: entry.name, resolution: entry.resolution))
    }
    return exerciseIndex[Int(kept)]
  }

  private mutating func leaveOut(_ file: Int, _ row: Int, _ reason: LeftOutRow.Reason) {
    let set = histories[file].rows[row]
    log.leftOut.append(
      LeftOutRow(
        reason: reason, file: Int32(file), line: set.line,
        original: excerpt(file, set.range)))
  }

  private mutating func report(
    _ rule: IssueRule, _ severity: Issue.Severity, _ file: Int, _ row: Int, proposal: String
  ) {
    let set = histories[file].rows[row]
    log.issues.append(
      Issue(
        rule: rule, severity: severity,
        place: SourcePlace(
          file: Int32(file), line: set.line,
          byteOffset: histories[file].offset + set.range.lowerBound),
        original: excerpt(file, set.range), proposal: proposal))
  }

  private func excerpt(_ file: Int, _ range: Range<Int>) -> String {
    let bytes = files[file].bytes
    return CellText.excerpt(bytes.span, range)
  }

  /// Puts findings in order of file and line, and counts what was left out of each file.
  private mutating func finish() {
    log.leftOut.sort { ($0.file, $0.line) < ($1.file, $1.line) }
    // Equal places keep the order in which they were found.
    let order = log.issues.indices.sorted { a, b in
      let first = log.issues[a].place
      let second = log.issues[b].place
      let left = (first?.file ?? -1, first?.line ?? 0, a)
      return left < (second?.file ?? -1, second?.line ?? 0, b)
    }
    log.issues = order.map { log.issues[$0] }
    for row in log.leftOut {
      if row.reason == .rejected {
        log.files[Int(row.file)].rejected += 1
      } else {
        log.files[Int(row.file)].excluded += 1
      }
    }
  }
}
