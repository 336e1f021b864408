import CGymBo
import GymBo

/// The series of a call: rows that are next to each other.
struct SeriesCall {
  private let offsets: [Int]

  /// - Parameters:
  ///   - pointer: `count + 1` numbers from 0 that do not fall.
  ///   - count: of the series.
  init(_ pointer: UnsafePointer<Int64>?, _ count: Int) throws(DoorError) {
    guard let pointer = unsafe pointer else { throw .isNull("offsets") }
    try checkCount(count, "the number of series")
    offsets = (0...count).map { unsafe Int(pointer[$0]) }
    guard offsets[0] == 0, zip(offsets, offsets.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      throw .invalid("offsets do not begin at 0, or fall; give the first row of each series.")
    }
    try checkCount(rows, "the last of offsets")
  }

  /// The series.
  var count: Int { offsets.count - 1 }

  /// The rows of all series.
  var rows: Int { offsets[offsets.count - 1] }

  /// The rows of a series.
  subscript(series: Int) -> Range<Int> { offsets[series]..<offsets[series + 1] }

  /// Calls a method for each series, and writes why it refused.
  func forEach(
    reasons: UnsafeMutablePointer<UInt8>?,
    _ body: (_ series: Int, _ rows: Range<Int>) throws(Vectors.Refusal) -> Void
  ) {
    for series in 0..<count {
      do throws(Vectors.Refusal) {
        try body(series, self[series])
        unsafe reasons?[series] = 0
      } catch {
        unsafe reasons?[series] = error.rawValue
      }
    }
  }
}

extension NumberColumn {
  /// The numbers of some rows; missing ones are NaN.
  func numbers(_ rows: Range<Int>) -> [Double] {
    unsafe [Double](unsafeUninitializedCapacity: rows.count) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      let found = unsafe self.rows(from: rows.lowerBound, count: rows.count, in: base)
      if unsafe found != UnsafePointer(base) {
        unsafe base.initialize(from: found, count: rows.count)
      }
      count = rows.count
    }
  }

  /// The number of a row.
  subscript(row: Int) -> Double {
    var memory = Double.nan
    return unsafe rows(from: row, count: 1, in: &memory).pointee
  }
}
