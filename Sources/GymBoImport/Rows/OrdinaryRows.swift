import CByteScan
import GymBoLog

/// Reads ordinary rows many at a time: they begin with the same bytes, and behind these say a set's repetitions above 0, its
/// load and RPE or none, and nothing else. Most rows are such, and take a fraction of the time so.
struct OrdinaryRows {
  /// Nil for files whose rows may say more of a set than an ordinary one.
  private let layout: gymbo_set_layout?
  private var rows: [gymbo_set_row]
  /// How many of them were read.
  private(set) var count = 0
  /// Where the first begins, and the row behind all.
  private var origin = 0
  private var next = 0

  /// Rows that are read at a time: more sets than an exercise has in most workouts.
  private static let most = 32

  init(_ header: FileHeader) {
    layout = gymbo_set_layout(header)
    rows = Array(repeating: gymbo_set_row(), count: OrdinaryRows.most)
  }

  /// Whether the file has no such rows.
  var areNone: Bool { layout == nil }

  /// Reads rows up to the first that is not ordinary or begins with other bytes.
  /// - Parameters:
  ///   - row: where the first begins.
  ///   - cells: where its cells begin behind its head.
  /// - Returns: how many bytes the first has without its line end; nil where it is not ordinary.
  mutating func read(_ bytes: Span<UInt8>, from row: Int, cells: Int) -> Int? {
    precondition(0 <= row && row <= cells && cells <= bytes.count, "A row within the file")
    guard var layout else { return nil }
    origin = row
    count = unsafe bytes.withUnsafeBufferPointer { from in
      unsafe rows.withUnsafeMutableBufferPointer { to in
        guard let from = from.baseAddress, let to = to.baseAddress else { return 0 }
        return unsafe gymbo_read_sets(
          from, bytes.count, row, cells, &layout, to, OrdinaryRows.most, &next)
      }
    }
    return count > 0 ? Int(rows[0].length) : nil
  }

  /// Where the row behind so many of them begins.
  func end(of count: Int) -> Int {
    count < self.count ? origin + Int(rows[count].start) : next
  }

  /// Adds the sets of the first so many rows, of one exercise in one workout.
  /// - Parameter line: that of the first row.
  func append(
    _ count: Int, to history: inout FileHistory, workout: Int32, exercise: Int32, line: Int32
  ) {
    let origin = history.offset + self.origin
    history.append(count, workout: workout, exercise: exercise) { sets in
      var line = line
      for row in rows.prefix(count) {
        let kind = row.letter == 0 ? .working : SetKindWord.kind(ofLetter: row.letter)
        sets.append(
          SetRow(
            workout: workout, exercise: exercise, kind: kind ?? .working,
            semantics: row.load > 0 ? .loaded : .bodyweight, repetitions: Int32(row.repetitions),
            load: row.load > 0 ? Int64(row.load) : nil, rpe: row.rpe > 0 ? row.rpe : nil, note: -1,
            order: row.order, line: line, offset: origin + Int(row.start),
            length: Int32(clamping: row.length), hasQuotedNote: row.has_quotes))
        line &+= 1
      }
    }
    history.source.rows += count
  }
}

extension gymbo_set_layout {
  /// - Returns: nil for files whose rows may name the unit of a load or say more of a set, and where a cell of a set stands in
  ///   front of those that say whose it is, of which workout and exercise.
  fileprivate init?(_ header: FileHeader) {
    let map = header.map
    let count = map.cellCount - map.headCells
    let rare: [Column] = [.secondLoad, .setType, .isWarmUp, .status, .superset, .rir]
    guard let unit = map.loadUnit(of: .load) ?? (map.has(.loadUnit) ? nil : header.defaultUnit),
      !rare.contains(where: map.has), map.headCells > 0, count > 0,
      count <= Int(GYMBO_MOST_SET_CELLS), map.cell(.duration) < map.headCells
    else { return nil }
    /// −1 where there is no such column; nil where it stands in the head.
    func place(_ column: Column) -> Int8? {
      guard map.has(column) else { return -1 }
      return map.cell(column) < map.headCells ? nil : Int8(map.cell(column) - map.headCells)
    }
    guard let order = place(.order), let load = place(.load),
      let repetitions = place(.repetitions), let rpe = place(.rpe),
      let seconds = place(.seconds), let distance = place(.distance), let note = place(.note),
      let workoutNote = place(.workoutNote)
    else { return nil }
    let letters = (0..<26).reduce(UInt32(0)) { letters, index in
      SetKindWord.kind(ofLetter: UInt8(ascii: "a") + UInt8(index)) == nil
        ? letters : letters | 1 << index
    }
    self.init(
      places: gymbo_set_places(
        count: Int8(count), order: order, load: load, repetitions: repetitions, rpe: rpe,
        zeros: (seconds, distance), blanks: (note, workoutNote)),
      delimiter: header.delimiter, letters: letters,
      most_repetitions: UInt32(FileReader.mostRepetitions), unit: UInt64(unit.unitsPerOne),
      most_load: UInt64(Load.maximum.units))
  }
}
