package import GymBoLog

/// Plates of one size.
package struct PlateStock: Sendable, Hashable {
  /// The weight of one plate.
  package var weight: Load
  /// The marked weight in thousandths of ``unit``.
  package var thousandths: Int64
  /// The unit of the mark.
  package var unit: LoadUnit
  /// The number of these plates for each side of a bar.
  package var pairs: Int

  /// A number of pairs of a plate with the weight marked on it.
  package init(thousandths: Int64, unit: LoadUnit, pairs: Int) {
    weight = Load(thousandths: Int(thousandths), of: unit)
    self.thousandths = thousandths
    self.unit = unit
    self.pairs = pairs
  }
}

/// Every weight that plates can make on one side of a bar, each with the plates that make it.
///
/// A subset sum over the sizes and their counts in whole numbers, where a greedy choice would miss some. Of several
/// ways to one weight the one with the fewest plates is kept, of those the one with the heavier plates. Counts are taken
/// in powers of 2, so a size of n pairs is gone through log₂ n times. Complexity: weights · sizes · log₂ pairs.
struct PlateSums {
  struct Sum {
    var weight: Load
    var plates: Int32
    /// The count of each size in five bits, the heaviest size in the highest bits: a larger number has heavier plates.
    var counts: UInt128
  }

  /// Heaviest first.
  let sizes: [PlateStock]
  /// Ascending by weight; the first is no plate.
  let sums: [Sum]

  static let mostSizes = 24
  static let mostPairs = 31
  /// Different weights of one side that are kept; two full sets of plates, one in kilograms and one in pounds, make
  /// fewer.
  static let mostSums = 100_000
  /// The heaviest weight of one side that is kept.
  static let heaviest = Load(thousandths: 500_000, of: .kilogram)

  private static let bits = 5

  /// - Parameter stock: at most ``mostSizes`` sizes of positive weight and 0…``mostPairs`` pairs each.
  /// - Returns: nil if the plates make more weights than ``mostSums``.
  init?(_ stock: [PlateStock]) {
    let sizes = stock.sorted { ($0.weight, $0.pairs) > ($1.weight, $1.pairs) }
    self.sizes = sizes
    var sums = [Sum(weight: Load.zero, plates: 0, counts: 0)]
    for (index, size) in sizes.enumerated() where size.weight.units > 0 {
      let one = UInt128(1) << (PlateSums.bits * (PlateSums.mostSizes - 1 - index))
      for count in PlateSums.parts(of: min(size.pairs, PlateSums.mostPairs)) {
        let added = size.weight.units * Int64(count)
        guard added <= PlateSums.heaviest.units else { continue }
        let shifted = sums.lazy
          .map {
            Sum(
              weight: Load(units: $0.weight.units + added),
              plates: $0.plates + Int32(count), counts: $0.counts + one * UInt128(count))
          }
        sums = PlateSums.merged(sums, shifted)
        guard sums.count <= PlateSums.mostSums else { return nil }
      }
    }
    self.sums = sums
  }

  /// No plates: only the empty bar.
  static let none = PlateSums()

  private init() {
    sizes = []
    sums = [Sum(weight: Load.zero, plates: 0, counts: 0)]
  }

  /// Splits a count into parts 1, 2, 4, … and a remainder, so that every number from 0 to the count is a sum of some parts.
  private static func parts(of count: Int) -> [Int] {
    var (parts, rest, part) = ([Int](), count, 1)
    while rest > 0 {
      parts.append(min(part, rest))
      rest -= min(part, rest)
      part *= 2
    }
    return parts
  }

  private static func merged(_ first: [Sum], _ second: some Sequence<Sum>) -> [Sum] {
    var result: [Sum] = []
    result.reserveCapacity(2 * first.count)
    var index = 0
    for other in second {
      if other.weight > heaviest { break }
      while index < first.count, first[index].weight < other.weight {
        result.append(first[index])
        index += 1
      }
      if index < first.count, first[index].weight == other.weight {
        result.append(better(first[index], other))
        index += 1
      } else {
        result.append(other)
      }
    }
    result += first[index...]
    return result
  }

  private static func better(_ a: Sum, _ b: Sum) -> Sum {
    if a.plates != b.plates { return a.plates < b.plates ? a : b }
    return a.counts >= b.counts ? a : b
  }

  /// The sizes and how many of each a sum takes, heaviest first.
  func plates(of sum: Sum) -> [(stock: PlateStock, count: Int)] {
    sizes.enumerated().compactMap { index, stock in
      let shift = PlateSums.bits * (PlateSums.mostSizes - 1 - index)
      let count = Int((sum.counts >> shift) & UInt128(PlateSums.mostPairs))
      return count > 0 ? (stock, count) : nil
    }
  }

  /// Indices of the sums next to a weight: the last that is not above it, and the first that is.
  func neighbours(of weight: Load) -> (below: Int?, above: Int?) {
    var low = 0
    var high = sums.count
    while low < high {
      let middle = (low + high) / 2
      if sums[middle].weight > weight { high = middle } else { low = middle + 1 }
    }
    return (low > 0 ? low - 1 : nil, low < sums.count ? low : nil)
  }
}
