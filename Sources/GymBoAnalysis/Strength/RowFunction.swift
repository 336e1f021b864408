/// A function of two numbers, for one row and for a batch of rows by the same arithmetic.
///
/// A batch is one loop in which the function is compiled in, so that the compiler can use vector instructions; a call
/// through a closure for each row would take several times as long.
@safe struct RowFunction: Sendable {
  /// What a row needs to have a product.
  struct Range: Sendable {
    /// Of the second number. It is above 0.
    let leastFactor: Double
    /// Of the first number, from 1 and below this.
    let limit: Double

    /// - Parameters:
    ///   - leastFactor: a least second number; one of 0 means anything above 0.
    ///   - limit: of the first number; nil for none.
    init(leastFactor: Double?, limit: Double?) {
      self.leastFactor = max(leastFactor ?? 0, .leastNonzeroMagnitude)
      self.limit = limit ?? .infinity
    }
  }

  private typealias One = @Sendable (Double, Double) -> Double
  private typealias Batch =
    @Sendable (
      _ first: UnsafePointer<Double>, _ second: UnsafePointer<Double>,
      _ results: UnsafeMutablePointer<Double>, _ count: Int
    ) -> Void
  private typealias Products =
    @Sendable (
      _ first: UnsafePointer<Double>, _ second: UnsafePointer<Double>,
      _ results: UnsafeMutablePointer<Double>, _ count: Int, _ range: Range
    ) -> Void

  /// The function in its three forms, in one object: formulas are copied for each set, and with them one reference, not three.
  @safe private final class Forms: Sendable {
    let one: One
    let batch: Batch
    let products: Products

    init(one: @escaping One, batch: @escaping Batch, products: @escaping Products) {
      self.one = one
      unsafe self.batch = batch
      unsafe self.products = products
    }
  }

  private let forms: Forms

  /// - Parameter function: of both numbers.
  @inline(__always)
  init(_ function: @escaping @Sendable (Double, Double) -> Double) {
    unsafe forms = Forms(
      one: function,
      batch: { first, second, results, count in
        for row in 0..<count { unsafe results[row] = function(first[row], second[row]) }
      },
      products: { first, second, results, count, range in
        for row in 0..<count {
          let (number, factor) = unsafe (first[row], second[row])
          unsafe results[row] = RowFunction.product(
            number, factor, function(number, factor), range)
        }
      })
  }

  /// - Parameter function: of the first number alone.
  @inline(__always)
  init(_ function: @escaping @Sendable (Double) -> Double) {
    unsafe forms = Forms(
      one: { first, _ in function(first) },
      batch: { first, _, results, count in
        for row in 0..<count { unsafe results[row] = function(first[row]) }
      },
      products: { first, second, results, count, range in
        for row in 0..<count {
          let (number, factor) = unsafe (first[row], second[row])
          unsafe results[row] = RowFunction.product(number, factor, function(number), range)
        }
      })
  }

  /// Factor × value where both numbers are in range and the product is finite; else NaN.
  ///
  /// One comparison for each bound, none of them with infinity, which would be compiled to two: with the value in one loop it
  /// takes 0.7 ns a row, in two loops with one comparison more 1.3 (`KernelBenchmark --only Brzycki`).
  @inline(__always)
  private static func product(
    _ number: Double, _ factor: Double, _ value: Double, _ range: Range
  ) -> Double {
    let product = factor * value
    let isDefined =
      factor >= range.leastFactor && number >= 1 && number < range.limit
      && product <= .greatestFiniteMagnitude
    return isDefined ? product : .nan
  }

  /// The value of one row.
  func callAsFunction(_ first: Double, _ second: Double) -> Double {
    forms.one(first, second)
  }

  /// Writes the values of a batch of rows, each column with `count` rows.
  @unsafe
  func fill(
    _ results: UnsafeMutablePointer<Double>, _ first: UnsafePointer<Double>,
    _ second: UnsafePointer<Double>, count: Int
  ) {
    unsafe forms.batch(first, second, results, count)
  }

  /// Writes second number × value of a batch of rows, each column with `count` rows; NaN where a row is out of range.
  @unsafe
  func fillProducts(
    _ results: UnsafeMutablePointer<Double>, _ first: UnsafePointer<Double>,
    _ second: UnsafePointer<Double>, count: Int, in range: Range
  ) {
    unsafe forms.products(first, second, results, count, range)
  }
}
