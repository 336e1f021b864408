import Glibc
import GymBoKernels

// Measures where BLAS pays against a plain loop (the library's dot product is itself a plain loop
// below 32 values). Both must give equal answers before a time is printed: the values are whole
// numbers as in a training log, for which every order of summation is exact.

useOneBLASThread()
print("Median time of one call in nanoseconds, one thread")

func column(_ nanoseconds: [Double]) -> String {
  nanoseconds.map { value in
    let tenths = Int((value * 10).rounded())
    let text = "\(tenths / 10).\(tenths % 10)"
    return String(repeating: " ", count: max(1, 11 - text.count)) + text
  }.joined()
}

func pad(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

func require(_ holds: Bool, _ what: String) {
  guard holds else {
    print("Unequal answers: \(what)")
    exit(1)
  }
}

/// Whole sets, where an exercise was done that week.
func setsOfExercise(_ i: Int) -> Double { (i * 7919) % 6 == 0 ? Double(1 + i % 9) : 0 }

/// Halves and ones, where a muscle takes part.
func shareOfMuscle(_ i: Int) -> Double { (i * 31) % 5 == 0 ? Double(1 + i % 2) / 2 : 0 }

print("\n" + pad("dot", to: 16) + "    library      plain")
for count in [10, 31, 32, 64, 100, 300, 1000, 3000, 10_000, 30_000, 100_000] {
  let loads = (0..<count).map { Double(($0 * 7919) % 3001) * 250_000 }
  let repetitions = (0..<count).map { Double(1 + $0 % 12) }
  require(
    dot(loads.span, repetitions.span) == plainDot(loads.span, repetitions.span), "dot \(count)")
  print(
    pad("\(count)", to: 16)
      + column([
        nanosecondsPerCall { keep(dot(loads.span, repetitions.span)) },
        nanosecondsPerCall { keep(plainDot(loads.span, repetitions.span)) },
      ]))
}

print(
  "\n" + pad("product", to: 16) + "       BLAS      plain skip zeros (1 of 6 is not 0)")
for (weeks, exercises, muscles) in [
  (1, 10, 21), (8, 30, 21), (52, 30, 21), (520, 1, 21), (500, 60, 21), (500, 60, 3),
] {
  let sets = (0..<weeks * exercises).map { setsOfExercise($0) }
  let shares = (0..<exercises * muscles).map { shareOfMuscle($0) }
  typealias Product = (Span<Double>, Span<Double>, Int, Int, Int) -> [Double]
  let ways: [Product] = [
    { matrixProduct($0, $1, rows: $2, inner: $3, columns: $4) },
    { plainProduct($0, $1, rows: $2, inner: $3, columns: $4) },
    { sparseProduct($0, $1, rows: $2, inner: $3, columns: $4) },
  ]
  let name = "\(weeks) × \(exercises) × \(muscles)"
  let expected = ways[1](sets.span, shares.span, weeks, exercises, muscles)
  for way in ways {
    require(way(sets.span, shares.span, weeks, exercises, muscles) == expected, name)
  }
  print(
    pad(name, to: 16)
      + column(
        ways.map { way in
          nanosecondsPerCall { keep(way(sets.span, shares.span, weeks, exercises, muscles)) }
        }))
}
