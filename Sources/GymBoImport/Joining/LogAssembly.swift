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
    log.sets.reserveCapacity(drafts.reduce(0) { $0 + $1.rows.count })
    let ordered = drafts.sorted { a, b in
      let first = histories[a.file].workouts[a.workout]
      let second = histories[b.file].workouts[b.workout]
      if first.precedes(second) { return true }
      if second.precedes(first) { return false }
      return (a.file, a.rows[0]) < (b.file, b.rows[0])
    }
    for draft in ordered {
      let workout = histories[draft.file].workouts[draft.workout]
      let first = log.sets.count
      let session = Int32(log.sessions.count)
      for row in draft.rows { addSet(draft.file, row, session: session) }
      guard log.sets.count > first else { continue }
      log.sessions.append(
        Session(
          start: workout.start, hasTime: workout.hasTime, duration: workout.duration,
          title: workout.title, note: workout.note, sets: first..<log.sets.count))
    }
  }

  private mutating func addSet(_ file: Int, _ row: Int, session: Int32) {
    let set = histories[file].rows[row]
    // Load and repetitions are bounded, so neither the product nor the sum can overflow.
    let sum = volume + (set.load ?? 0) * Int64(set.repetitions ?? 0)
    guard sum <= LogAssembly.largestVolume else {
      leaveOut(file, row, .rejected)
      report(
        .volumeBeyondExact, .error, file, row,
        proposal: "with this set the history passes 90,000 tonnes; sums would not be exact")
      return
    }
    volume = sum
    log.sets.session.append(session)
    log.sets.exercise.append(exercise(set.exercise))
    log.sets.block.append(set.block)
    log.sets.kind.append(set.kind)
    log.sets.semantics.append(set.semantics)
    log.sets.load.append(set.load)
    log.sets.repetitions.append(set.repetitions)
    log.sets.seconds.append(set.seconds)
    log.sets.metres.append(set.metres)
    log.sets.rpe.append(set.rpe)
    log.sets.rest.append(set.rest)
    log.sets.superset.append(set.superset)
    log.sets.note.append(set.note < 0 ? nil : histories[file].notes[Int(set.note)])
    log.sets.file.append(Int32(file))
    log.sets.line.append(set.line)
    log.sets.byteOffset.append(histories[file].offset + set.range.lowerBound)
    log.files[file].sets += 1
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

extension SetColumns {
  fileprivate mutating func reserveCapacity(_ count: Int) {
    session.reserveCapacity(count)
    exercise.reserveCapacity(count)
    block.reserveCapacity(count)
    kind.reserveCapacity(count)
    semantics.reserveCapacity(count)
    load.reserveCapacity(count)
    repetitions.reserveCapacity(count)
    seconds.reserveCapacity(count)
    metres.reserveCapacity(count)
    rpe.reserveCapacity(count)
    rest.reserveCapacity(count)
    superset.reserveCapacity(count)
    note.reserveCapacity(count)
    file.reserveCapacity(count)
    line.reserveCapacity(count)
    byteOffset.reserveCapacity(count)
  }
}
