/// The sets of the log in its order: pieces of what was read of the files.
struct OrderedRows {
  /// Sets that stand one behind the other in a file's history.
  struct Piece {
    var file: Int
    var rows: Range<Int>
  }

  let histories: [FileHistory]
  private(set) var pieces: [Piece] = []
  private(set) var count = 0

  init(_ histories: [FileHistory]) { self.histories = histories }

  /// Adds sets. The whole of a file whose workouts stand in order is one piece.
  mutating func append(_ rows: Range<Int>, of file: Int) {
    count += rows.count
    if let last = pieces.last, last.file == file, last.rows.upperBound == rows.lowerBound {
      pieces[pieces.count - 1].rows = last.rows.lowerBound..<rows.upperBound
    } else {
      pieces.append(Piece(file: file, rows: rows))
    }
  }

  /// The sets one behind the other. Those of a file whose workouts stand in order are not copied.
  func gathered() -> [SetRow] {
    if pieces.count == 1, histories[pieces[0].file].rows.indices == pieces[0].rows {
      return histories[pieces[0].file].rows
    }
    var rows: [SetRow] = []
    rows.reserveCapacity(count)
    for piece in pieces { rows += histories[piece.file].rows[piece.rows] }
    return rows
  }
}
