/// The sets of all files in the order of the log.
struct OrderedSets {
  /// Sets that follow each other in a file.
  struct Piece {
    var file: Int
    var rows: Range<Int>
  }

  let histories: [ImportedFile]
  private(set) var pieces: [Piece] = []
  private(set) var count = 0

  init(_ histories: [ImportedFile]) { self.histories = histories }

  /// Adds sets of a file. A file whose workouts are in order becomes one piece.
  mutating func append(_ rows: Range<Int>, of file: Int) {
    count += rows.count
    if let last = pieces.last, last.file == file, last.rows.upperBound == rows.lowerBound {
      pieces[pieces.count - 1].rows = last.rows.lowerBound..<rows.upperBound
    } else {
      pieces.append(Piece(file: file, rows: rows))
    }
  }

  /// All sets in one array. Those of a single file whose workouts are in order are not copied.
  func gathered() -> [ImportedSet] {
    if pieces.count == 1, histories[pieces[0].file].rows.indices == pieces[0].rows {
      return histories[pieces[0].file].rows
    }
    var rows: [ImportedSet] = []
    rows.reserveCapacity(count)
    for piece in pieces { rows += histories[piece.file].rows[piece.rows] }
    return rows
  }
}
