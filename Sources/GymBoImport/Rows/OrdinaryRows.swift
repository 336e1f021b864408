import CByteScan
import GymBoLog

/// Reads ordinary rows many at a time: they are of one workout, and say a set's exercise, its repetitions above 0, its load and
/// RPE or none, and nothing else. Most rows are such, and take a fraction of the time so.
struct OrdinaryRows {
  /// Nil for files whose rows may say more of a set than an ordinary one.
  private let layout: gymbo_set_layout?
  private var rows: [gymbo_set_row]
  /// How many of them were read.
  private(set) var count = 0
  /// Where the first begins, and the row behind all.
  private var origin = 0
  private var next = 0

  /// Rows that are read at a time: as many sets as most workouts have.
  private static let most = 32

  init(_ header: FileHeader) {
    layout = gymbo_set_layout(header)
    rows = Array(repeating: gymbo_set_row(), count: OrdinaryRows.most)
  }

  /// Whether the file has no such rows.
  var areNone: Bool { layout == nil }

  /// Reads rows up to the first that is of another workout or not ordinary.
  /// - Parameters:
  ///   - row: where the first begins.
  ///   - head: the bytes of its head.
  /// - Returns: how many bytes the first has without its line end; nil where it is not ordinary.
  mutating func read(
    _ bytes: Span<UInt8>, from row: Int, _ head: RecordReader.HeadLength
  ) -> Int? {
    precondition(
      row >= 0 && head.some >= 0 && head.all >= head.some && head.all <= bytes.count - row,
      "A row within the file")
    guard var layout else { return nil }
    origin = row
    count = unsafe bytes.withUnsafeBufferPointer { from in
      unsafe rows.withUnsafeMutableBufferPointer { to in
        guard let from = from.baseAddress, let to = to.baseAddress else { return 0 }
        return unsafe gymbo_read_sets(
          from, bytes.count, row, head.some, head.all, &layout, to, OrdinaryRows.most, &next)
      }
    }
    return count > 0 ? Int(rows[0].length) : nil
  }

  /// The rows from one on that are of the same exercise.
  func run(from first: Int) -> Range<Int> {
    var end = first + 1
    while end < count, rows[end].exercise_length == 0 { end += 1 }
    return first..<end
  }

  /// Where the exercise of a run stands that is not the first.
  func exercise(of run: Range<Int>) -> Range<Int> {
    let start = origin + Int(rows[run.lowerBound].exercise)
    return start..<start + Int(rows[run.lowerBound].exercise_length)
  }

  /// Where a row begins, or the one behind all.
  func start(of row: Int) -> Int { row < count ? origin + Int(rows[row].start) : next }

  /// Adds the sets of some rows, of one exercise in one workout.
  /// - Parameter line: that of the first of all rows.
  func append(
    _ run: Range<Int>, to history: inout FileHistory, workout: Int32, exercise: Int32, line: Int32
  ) {
    let origin = history.offset + self.origin
    history.append(run.count, workout: workout, exercise: exercise) { sets in
      for index in run {
        let row = rows[index]
        let kind = row.letter == 0 ? .working : SetKindWord.kind(ofLetter: row.letter)
        var set = SetRow(
          workout: workout, exercise: exercise, kind: kind ?? .working,
          semantics: row.load > 0 ? .loaded : .bodyweight, repetitions: nil,
          load: row.load > 0 ? Int64(row.load) : nil, rpe: nil, note: -1, order: row.order,
          line: line &+ Int32(index), offset: origin + Int(row.start),
          length: Int32(clamping: row.length), hasQuotedNote: row.has_quotes)
        // Without asking whether there is one, which nobody can foresee.
        set.$repetitions = Int32(row.repetitions)
        set.$rpe = row.rpe
        sets.append(set)
      }
    }
    history.source.rows += run.count
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
    func units(_ decimalPlaces: Int) -> UInt64 {
      let ones = (0..<decimalPlaces).reduce(UInt64(1)) { ones, _ in ones * 10 }
      let (units, rest) = UInt64(unit.unitsPerOne).quotientAndRemainder(dividingBy: ones)
      return rest == 0 ? units : 0
    }
    self.init(
      places: gymbo_set_places(
        count: Int8(count), order: order, load: load, repetitions: repetitions, rpe: rpe,
        zeros: (seconds, distance), blanks: (note, workoutNote)),
      delimiter: header.delimiter, letters: letters,
      most_repetitions: UInt32(ValidRepetitions.largest),
      units: (units(0), units(1), units(2), units(3), units(4), units(5), units(6), units(7)),
      most_load: UInt64(ValidLoad.largest.units))
  }
}
