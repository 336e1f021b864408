import GymBoLog

/// Builds a training log from the files of one athlete.
struct TrainingLogBuilder {
  private var log = TrainingLog()
  private let files: [ArraySlice<UInt8>]
  private let histories: [ImportedFile]
  private var rows: OrderedSets
  private let table: ExerciseTable
  private let names: NameMerging
  /// The index in the log's exercises, by code in the exercise table; −1 before the first set.
  private var exerciseIndex: [Int32]
  /// Σ load × repetitions so far, never above ``Volume/largestExact``.
  private var volume = Volume.zero

  /// - Parameter files: the bytes that were read of each file.
  init(
    _ files: [ArraySlice<UInt8>], _ histories: [ImportedFile], _ table: ExerciseTable
  ) {
    self.files = files
    self.histories = histories
    rows = OrderedSets(histories)
    self.table = table
    names = NameMerging(histories, table)
    exerciseIndex = Array(repeating: -1, count: table.count)
  }

  mutating func build() -> TrainingLog {
    let join = SessionJoin(histories, kept: names.kept)
    log.files = histories.map(\.source)
    log.mergedNames = names.merged
    for history in histories {
      log.leftOut += history.leftOut
      log.issues += history.issues
    }
    for (file, row, reason) in join.leftOut { leaveOut(file, row, reason) }
    for repetition in join.repetitions {
      report(
        .repeatedWorkouts, .warning, repetition.file, repetition.row,
        proposal: .countedOnce(workouts: repetition.workouts, sets: repetition.sets))
    }
    for (file, row, taken) in join.conflicts {
      let line = taken.rows.first.map { Int(histories[taken.file].rows[$0].line) }
      report(
        .conflictingSession, .warning, file, row,
        proposal: taken.file == file
          ? line.map { .takenFromLine($0) } : .takenFrom(file: histories[taken.file].source.name))
    }
    addSessions(join.drafts)
    finish()
    return log
  }

  private mutating func addSessions(_ drafts: [SessionJoin.Draft]) {
    // The sessions of a single file are in order already.
    let ordered =
      histories.count == 1
      ? drafts
      : drafts.sorted { a, b in
        let first = histories[a.file].workouts[a.workout]
        let second = histories[b.file].workouts[b.workout]
        if first.precedes(second) { return true }
        if second.precedes(first) { return false }
        return (a.file, first.firstRow) < (b.file, second.firstRow)
      }
    log.sessions.reserveCapacity(ordered.count)
    for draft in ordered {
      let first = rows.count
      addAccepted(draft)
      guard rows.count > first else { continue }
      let workout = histories[draft.file].workouts[draft.workout]
      log.files[draft.file].sets += rows.count - first
      log.sessions.append(
        Session(
          start: workout.start, hasTime: workout.hasTime, duration: workout.duration,
          title: workout.title, note: workout.note, sets: first..<rows.count))
    }
    addColumns()
  }

  /// Adds the sets of a session. Sets with which the sum of load × repetitions would no longer be exact are rejected.
  private mutating func addAccepted(_ draft: SessionJoin.Draft) {
    let own = histories[draft.file].rows
    var sum = volume
    for row in draft.rows { sum += own[row].volume }
    if sum <= .largestExact {
      volume = sum
      rows.append(draft.rows, of: draft.file)
      return
    }
    for row in draft.rows {
      if volume + own[row].volume <= .largestExact {
        volume += own[row].volume
        rows.append(row..<row + 1, of: draft.file)
      } else {
        leaveOut(draft.file, row, .rejected)
        report(
          .volumeBeyondExact, .error, draft.file, row,
          proposal: .volumeBeyondExact)
      }
    }
  }

  /// Fills the columns of the log one by one. Appending set by set to all columns takes three times as long.
  private mutating func addColumns() {
    let sets = rows.gathered()
    func column<Value>(_ value: (ImportedSet) -> Value) -> [Value] {
      Array(capacity: sets.count) { column in
        for set in sets { column.append(value(set)) }
      }
    }
    func optional<Value>(filler: Value, _ value: (ImportedSet) -> Value?) -> OptionalColumn<Value> {
      OptionalColumn(filler: filler, count: sets.count) { value(sets[$0]) }
    }
    log.columns.exercise = exercises(of: sets)
    log.columns.block = column { $0.block }
    log.columns.kind = column { $0.kind }
    log.columns.semantics = column { $0.semantics }
    log.columns.load = optional(filler: 0) { $0.load }
    log.columns.repetitions = optional(filler: 0) { $0.repetitions }
    log.columns.rpe = optional(filler: 0) { $0.rpe }
    log.columns.line = column { $0.line }
    log.columns.byteOffset = column { $0.offset }
    log.columns.seconds = OptionalColumn(filler: 0, missing: rows.count)
    log.columns.metres = OptionalColumn(filler: 0, missing: rows.count)
    log.columns.rest = OptionalColumn(filler: 0, missing: rows.count)
    log.columns.superset = OptionalColumn(filler: 0, missing: rows.count)
    log.columns.session.reserveCapacity(rows.count)
    for (index, session) in log.sessions.enumerated() {
      log.columns.session.append(contentsOf: repeatElement(Int32(index), count: session.sets.count))
    }
    log.columns.file.reserveCapacity(rows.count)
    for piece in rows.pieces {
      addRareValues(of: piece, from: log.columns.file.count)
      log.columns.file.append(contentsOf: repeatElement(Int32(piece.file), count: piece.rows.count))
      addNotes(of: piece)
    }
  }

  /// Fills in the rare values of sets.
  private mutating func addRareValues(of piece: OrderedSets.Piece, from first: Int) {
    let history = histories[piece.file]
    guard history.hasRareValues else { return }
    for (set, row) in zip(first..., piece.rows) where history.rows[row].rareValues >= 0 {
      let rareValues = history[rareValuesOf: row]
      log.columns.seconds[set] = rareValues.seconds
      log.columns.metres[set] = rareValues.metres
      log.columns.rest[set] = rareValues.rest
      log.columns.superset[set] = rareValues.superset
    }
  }

  /// Adds the notes of sets. A note that several sets in a row have is added once for all of them.
  private mutating func addNotes(of piece: OrderedSets.Piece) {
    let rows = histories[piece.file].rows
    let notes = histories[piece.file].notes
    var first = piece.rows.lowerBound
    while first < piece.rows.upperBound {
      let note = rows[first].note
      var end = first + 1
      while end < piece.rows.upperBound, rows[end].note == note { end += 1 }
      log.columns.note.append(note < 0 ? nil : notes[Int(note)], count: end - first)
      first = end
    }
  }

  /// The index in the log's exercises for each set.
  private mutating func exercises(of sets: [ImportedSet]) -> [Int32] {
    var last: (code: Int32, exercise: Int32) = (-1, -1)
    return Array(capacity: sets.count) { column in
      for set in sets {
        if set.exercise != last.code { last = (set.exercise, exercise(set.exercise)) }
        column.append(last.exercise)
      }
    }
  }

  private mutating func exercise(_ code: Int32) -> Int32 {
    let kept = names.kept[Int(code)]
    if exerciseIndex[Int(kept)] < 0 {
      exerciseIndex[Int(kept)] = Int32(log.exercises.count)
      let entry = table.entry(kept)
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
    _ rule: IssueRule, _ severity: Issue.Severity, _ file: Int, _ row: Int,
    proposal: Issue.Proposal?
  ) {
    let set = histories[file].rows[row]
    log.issues.append(
      Issue(
        rule: rule, severity: severity,
        place: SourcePlace(
          file: Int32(file), line: set.line,
          byteOffset: set.range.lowerBound),
        original: excerpt(file, set.range), proposal: proposal))
  }

  private func excerpt(_ file: Int, _ range: Range<Int>) -> String {
    let bytes = files[file]
    let offset = histories[file].offset
    return CellBytes.excerpt(bytes.span, range.lowerBound - offset..<range.upperBound - offset)
  }

  /// Sorts issues and left-out rows by file and line, and counts the left-out rows of each file.
  private mutating func finish() {
    log.leftOut.sort { ($0.file, $0.line) < ($1.file, $1.line) }
    // Issues at the same place stay in the order in which they were found.
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
