/// A function of two numbers, for one row and for a batch of rows by the same arithmetic.
///
/// A batch is one loop in which the function is compiled in, so that the compiler can use vector instructions; a call
/// through a closure for each row would take several times as long.
@safe struct RowFunction: Sendable {
  private let one: @Sendable (Double, Double) -> Double
  private let batch:
    @Sendable (
      _ first: UnsafePointer<Double>, _ second: UnsafePointer<Double>,
      _ results: UnsafeMutablePointer<Double>, _ count: Int
    ) -> Void

  /// - Parameter function: of both numbers.
  @inline(__always)
  init(_ function: @escaping @Sendable (Double, Double) -> Double) {
    one = function
    unsafe batch = { first, second, results, count in
      for row in 0..<count { unsafe results[row] = function(first[row], second[row]) }
    }
  }

  /// - Parameter function: of the first number alone.
  @inline(__always)
  init(_ function: @escaping @Sendable (Double) -> Double) {
    one = { first, _ in function(first) }
    unsafe batch = { first, _, results, count in
      for row in 0..<count { unsafe results[row] = function(first[row]) }
    }
  }

  /// The value of one row.
  func callAsFunction(_ first: Double, _ second: Double) -> Double { one(first, second) }

  /// Writes the values of a batch of rows, each column with `count` rows.
  @unsafe
  func fill(
    _ results: UnsafeMutablePointer<Double>, _ first: UnsafePointer<Double>,
    _ second: UnsafePointer<Double>, count: Int
  ) {
    unsafe batch(first, second, results, count)
  }
}
