/// The cells of some rows of an app's export, column after column, as a file has them.
package struct ExportChunk {
  /// A cell is in ``texts`` from a place on. One that several rows have is there once.
  private struct Cell {
    var start: Int
    var count: Int
  }

  /// The number of rows that every column has.
  package let rows: Int
  private var texts: [UInt8] = []
  private var cells: [Cell] = []
  /// Of each column the index of its first cell; nil where all of its cells are empty.
  private var columns: [Int?] = []
  /// The bytes of all cells.
  private var length = 0

  /// A chunk without columns.
  package init(rows: Int) { self.rows = rows }

  /// Takes all columns out, for a chunk of other rows.
  package mutating func reused(rows: Int) -> ExportChunk {
    var chunk = ExportChunk(rows: rows)
    (chunk.texts, texts) = (texts, [])
    (chunk.cells, cells) = (cells, [])
    (chunk.columns, columns) = (columns, [])
    chunk.texts.removeAll(keepingCapacity: true)
    chunk.cells.removeAll(keepingCapacity: true)
    chunk.columns.removeAll(keepingCapacity: true)
    return chunk
  }

  /// Begins the next column, to which a cell a row is added.
  package mutating func beginColumn() { columns.append(cells.count) }

  /// Adds a column of empty cells.
  package mutating func addEmptyColumn() { columns.append(nil) }

  /// Adds the cell of the next rows, which is the same in all of them.
  /// - Parameter write: appends it; see ``ExportFile/append(_:to:)``.
  package mutating func add(rows count: Int, _ write: (inout [UInt8]) -> Void) {
    let start = texts.count
    write(&texts)
    let cell = Cell(start: start, count: texts.count - start)
    for _ in 0..<count { cells.append(cell) }
    length += cell.count * count
  }

  /// Bytes that are copied at once: most cells have fewer.
  private static let step = 16

  /// Appends the rows to a file, with commas between their cells and line ends.
  ///
  /// Cells are copied 16 bytes at a time, over the end of shorter ones, where the next cell is written after it. The leading cells
  /// that a row has in common with the row before, such as the date and the exercise, are copied from there as one. Byte by byte
  /// and column by column it took a quarter of the time of `gymbo.analyze` for a frame of an app; the tests of the package compare
  /// the tables with those of the file.
  package mutating func append(to file: inout [UInt8]) {
    guard rows > 0, !columns.isEmpty else { return }
    let start = file.count
    let end = start + length + rows * columns.count
    texts.append(contentsOf: repeatElement(0, count: ExportChunk.step))
    file.append(contentsOf: repeatElement(0, count: end - start + ExportChunk.step))
    unsafe texts.withUnsafeBytes { texts in
      unsafe file.withUnsafeMutableBytes { file in
        guard let source = texts.baseAddress, let target = file.baseAddress else { return }
        unsafe write(from: source, to: target + start)
      }
    }
    file.removeLast(ExportChunk.step)
  }

  @unsafe
  private func write(from texts: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
    let (cells, columns) = (cells.span, columns.span)
    var (place, rowBefore) = unsafe (target, target)
    for row in 0..<rows {
      let rowStart = unsafe place
      var column = 0
      if row > 0 {
        // The leading cells that are those of the row before, with their commas.
        var shared = 0
        while column < columns.count {
          if let first = columns[column] {
            let (cell, before) = (cells[first + row], cells[first + row - 1])
            guard cell.start == before.start, cell.count == before.count else { break }
            shared += cell.count
          }
          shared += 1
          column += 1
        }
        unsafe ExportChunk.copy(shared, from: rowBefore, to: place)
        unsafe place += shared
      }
      while column < columns.count {
        if let first = columns[column] {
          let cell = cells[first + row]
          unsafe ExportChunk.copy(cell.count, from: texts + cell.start, to: place)
          unsafe place += cell.count
        }
        unsafe place.storeBytes(of: UInt8(ascii: ","), as: UInt8.self)
        unsafe place += 1
        column += 1
      }
      // In place of the last comma.
      unsafe (place - 1).storeBytes(of: UInt8(ascii: "\n"), as: UInt8.self)
      unsafe rowBefore = rowStart
    }
  }

  /// Copies bytes in steps of 16, with up to 15 more than there are.
  @unsafe
  @inline(__always)
  private static func copy(
    _ count: Int, from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer
  ) {
    var done = 0
    while done < count {
      let bytes = unsafe source.loadUnaligned(fromByteOffset: done, as: SIMD16<UInt8>.self)
      unsafe target.storeBytes(of: bytes, toByteOffset: done, as: SIMD16<UInt8>.self)
      done += step
    }
  }
}
