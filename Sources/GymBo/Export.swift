internal import GymBoImport
public import GymBoLog
public import GymBoReport

/// A history as the file of an app, and what the file cannot say.
public struct Export: Sendable {
  /// The file, in UTF-8.
  public let bytes: [UInt8]
  /// What is not in the file as it is in the history: found by reading the file again and comparing it set by set, so that it
  /// cannot disagree with the file.
  public let losses: [ExportLoss]
}

/// One kind of value that an export lost, or changed.
public struct ExportLoss: Sendable, Hashable {
  /// The kinds of values, in the order in which they are told.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Sets that are not read again.
    case sets
    case exercise, load
    /// The unit of loads in pounds, where the format has no place for it: a reader that is not told takes them as kilograms.
    case unit
    case repetitions, seconds, distance, effort
    /// Warm-up, drop set, set to failure.
    case kind
    /// What the numbers of a set mean, such as assistance.
    case meaning
    case superset, rest, note
    /// The time of the day, or its seconds; or midnight, where the history has only the day.
    case start
    case duration, title
    case workoutNote = "workout_note"
    /// Workouts that became one with another.
    case workouts
  }

  package var kind: Kind
  /// The kind as a word, such as `effort`.
  public var name: String { kind.rawValue }
  /// How many sets, or workouts, it is lost of.
  public var count: Int
}

extension History {
  /// The history as the file of an app.
  /// - Parameters:
  ///   - format: the app's format.
  ///   - unit: of loads, where the format leaves it open; nil takes the one they were chosen in.
  ///   - timesRests: whether Strong's file has a row for the rest after a set, as Strong writes those of its timer. The other
  ///     formats have no such rows.
  public func exported(
    to format: ExportFormat, unit: LoadUnit? = nil, timesRests: Bool = false
  ) -> Export {
    let unit = unit ?? log.nativeUnit
    let file = format.file(of: log, in: unit, timesRests: timesRests)
    var options = ImportOptions(inputUnit: unit)
    options.dateOrder = .dayFirst
    let read = try? importHistory(
      [InputFile(name: "export.csv", bytes: file.bytes)], options: options)
    return Export(
      bytes: file.bytes,
      losses: ExportComparison(log, file.lines, read ?? TrainingLog(), writtenIn: unit).losses)
  }
}

/// Compares a log with what was read of its export, set by set and workout by workout.
private struct ExportComparison {
  private var counts: [ExportLoss.Kind: Int] = [:]

  var losses: [ExportLoss] {
    ExportLoss.Kind.allCases.compactMap { kind in
      counts[kind].map { ExportLoss(kind: kind, count: $0) }
    }
  }

  /// - Parameters:
  ///   - lines: by set of the log, the line on which it is in the export.
  ///   - unit: of loads in the export.
  init(_ log: TrainingLog, _ lines: [Int], _ read: TrainingLog, writtenIn unit: LoadUnit) {
    if unit == .pound, let file = read.files.first, file.unit != .stated {
      let loads = (0..<read.columns.count).count { read.columns.load[$0] != nil }
      counts[.unit] = loads > 0 ? loads : nil
    }
    // Several sets may be on one line; they are read in the order in which they were written.
    var rowsOfLine: [Int: ArraySlice<Int>] = [:]
    for row in 0..<read.columns.count {
      rowsOfLine[Int(read.columns.line[row]), default: []].append(row)
    }
    let supersets = (log.supersetsTogether, read.supersetsTogether)
    var found: Set<Int32> = []
    var exported = 0
    for session in log.sessions {
      var other: Int32?
      for row in session.sets {
        guard let again = rowsOfLine[lines[row]]?.popFirst() else {
          counts[.sets, default: 0] += 1
          continue
        }
        compare(row, of: log, with: again, of: read)
        if supersets.0[row] != supersets.1[again] { counts[.superset, default: 0] += 1 }
        other = other ?? read.columns.session[again]
      }
      guard let other else { continue }
      exported += 1
      found.insert(other)
      compare(session, with: read.sessions[Int(other)])
    }
    if found.count < exported { counts[.workouts] = exported - found.count }
  }

  private mutating func compare(
    _ row: Int, of log: TrainingLog, with other: Int, of read: TrainingLog
  ) {
    let (sets, again) = (log.columns, read.columns)
    func count(_ kind: ExportLoss.Kind, _ isLost: Bool) {
      if isLost { counts[kind, default: 0] += 1 }
    }
    count(
      .exercise,
      log.exercises[Int(sets.exercise[row])].name != read.exercises[Int(again.exercise[other])].name
    )
    count(.load, (sets.load[row] ?? 0) != (again.load[other] ?? 0))
    count(.repetitions, sets.repetitions[row] != again.repetitions[other])
    count(.seconds, sets.seconds[row] != again.seconds[other])
    count(.distance, differ(sets.metres[row], again.metres[other]))
    count(.effort, sets.rpe[row] != again.rpe[other])
    count(.kind, sets.kind[row] != again.kind[other])
    count(.meaning, sets.semantics[row] != again.semantics[other])
    count(.rest, sets.rest[row] != again.rest[other])
    count(.note, sets.note[row] != again.note[other])
  }

  /// Distances that went through miles or kilometres may differ in the last digit.
  private func differ(_ metres: Double?, _ other: Double?) -> Bool {
    guard let metres, let other else { return (metres == nil) != (other == nil) }
    return abs(metres - other) > 1e-6
  }

  private mutating func compare(_ session: Session, with other: Session) {
    func count(_ kind: ExportLoss.Kind, _ isLost: Bool) {
      if isLost { counts[kind, default: 0] += 1 }
    }
    count(.start, session.start != other.start || session.hasTime != other.hasTime)
    count(.duration, session.seconds != other.seconds)
    count(.title, (session.title ?? "") != (other.title ?? ""))
    count(.workoutNote, (session.note ?? "") != (other.note ?? ""))
  }
}

extension TrainingLog {
  /// By set, the number of its superset among those of its workout, from 0; nil for a set in none. The numbers of the log say no
  /// more than which exercises belong together, and that of one exercise alone says nothing.
  fileprivate var supersetsTogether: [Int?] {
    var together = [Int?](repeating: nil, count: columns.count)
    for session in sessions {
      var exercises: [Int32: Set<Int32>] = [:]
      for row in session.sets {
        guard let number = columns.superset[row] else { continue }
        exercises[number, default: []].insert(columns.exercise[row])
      }
      var places: [Int32: Int] = [:]
      for row in session.sets {
        guard let number = columns.superset[row], exercises[number]?.count ?? 0 > 1
        else { continue }
        let place = places[number] ?? places.count
        places[number] = place
        together[row] = place
      }
    }
    return together
  }
}
