import GymBoKernels
import Testing

@Suite struct MatrixProductTests {
  /// The definition, to compare with.
  func definition(_ a: [Double], _ b: [Double], _ rows: Int, _ inner: Int, _ columns: Int)
    -> [Double]
  {
    var c = [Double](repeating: 0, count: rows * columns)
    for i in 0..<rows {
      for j in 0..<columns {
        for k in 0..<inner { c[i * columns + j] += a[i * inner + k] * b[k * columns + j] }
      }
    }
    return c
  }

  @Test("Products of whole numbers are exact at every small shape and at the shapes of a report")
  func exact() {
    var generator = SystemRandomNumberGenerator()
    var shapes = [(52, 30, 21), (8, 60, 21), (130, 64, 1)]
    for rows in 0...4 {
      for inner in 0...4 { for columns in 0...4 { shapes.append((rows, inner, columns)) } }
    }
    for (rows, inner, columns) in shapes {
      let a = (0..<rows * inner).map { _ in Double(Int.random(in: -9...9, using: &generator)) / 2 }
      let b = (0..<inner * columns).map { _ in
        Double(Int.random(in: 0...2_000_000, using: &generator))
      }
      #expect(
        matrixProduct(a, b, rows: rows, inner: inner, columns: columns)
          == definition(a, b, rows, inner, columns), "\(rows) × \(inner) × \(columns)")
    }
  }

  @Test("Four sets of 90 kg × 8 are 2,880 kg, to the last bit")
  func volume() {
    let loads = [Double](repeating: 9_000_000_000, count: 4)
    let repetitions = [Double](repeating: 8, count: 4)
    #expect(dot(loads, repetitions) == 288_000_000_000)
    #expect(dot([90.0, 90, 90, 90], repetitions) == 2880)
  }

  @Test("Dot products of whole numbers are exact in any order at every length up to 300 and beyond")
  func dots() {
    for count in Array(0...300) + [1000, 4097, 20_000] {
      let a = (0..<count).map { Double(($0 * 7919) % 20_011) * 1_000_000 }
      let b = (0..<count).map { Double($0 % 23) }
      let expected = zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
      #expect(dot(a, b) == expected)
      #expect(dot(Array(a.reversed()), Array(b.reversed())) == expected)
    }
  }

  @Test("A sum is that of its values, and nothing sums to 0")
  func sums() {
    #expect(sum([Double]()) == 0 && sum([2.5]) == 2.5 && sum([1.0, 2, 3]) == 6)
  }

  @Test("What is not finite is carried through, and nothing traps on it")
  func notFinite() {
    #expect(dot([1, .infinity], [2.0, 1]) == .infinity)
    #expect(sum([1, .nan]).isNaN)
    let product = matrixProduct([1, .nan], [1.0, 1], rows: 2, inner: 1, columns: 2)
    #expect(product[0] == 1 && product[1] == 1 && product[2].isNaN && product[3].isNaN)
  }

  @Test("Shapes that do not fit stop the program: they are the programmer's mistake")
  func shapes() async {
    await #expect(processExitsWith: .failure) { _ = dot([1.0], [1.0, 2]) }
    await #expect(processExitsWith: .failure) {
      _ = matrixProduct([1.0], [1.0], rows: 2, inner: 1, columns: 1)
    }
  }
}
