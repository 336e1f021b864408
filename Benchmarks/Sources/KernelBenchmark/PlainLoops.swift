/// The dot product as a plain loop.
func plainDot(_ a: Span<Double>, _ b: Span<Double>) -> Double {
  var total = 0.0
  for i in a.indices { total += a[i] * b[i] }
  return total
}

/// The matrix product as a plain loop, in the order that walks memory forwards.
func plainProduct(
  _ a: Span<Double>, _ b: Span<Double>, rows: Int, inner: Int, columns: Int
) -> [Double] {
  var product = [Double](repeating: 0, count: rows * columns)
  for i in 0..<rows {
    for k in 0..<inner {
      let factor = a[i * inner + k]
      for j in 0..<columns { product[i * columns + j] += factor * b[k * columns + j] }
    }
  }
  return product
}

/// The same, passing over the zeros of a: most weeks hold few of all exercises.
func sparseProduct(
  _ a: Span<Double>, _ b: Span<Double>, rows: Int, inner: Int, columns: Int
) -> [Double] {
  var product = [Double](repeating: 0, count: rows * columns)
  for i in 0..<rows {
    for k in 0..<inner {
      let factor = a[i * inner + k]
      if factor == 0 { continue }
      for j in 0..<columns { product[i * columns + j] += factor * b[k * columns + j] }
    }
  }
  return product
}
