public import GymBoLog

/// A bar and the plates beside it, in hundredths of a kilogram or of a pound, so that 1.25 kg and
/// 2.5 lb are whole numbers (2.5 lb is no whole number of the 10 µg of a ``Load``).
public struct PlateRack: Sendable, Hashable {
  /// Plates of one size.
  public struct Plates: Sendable, Hashable {
    /// Hundredths of the rack's unit.
    public let hundredths: Int
    /// How many each side can get.
    public let pairs: Int

    public init(hundredths: Int, pairs: Int) {
      self.hundredths = hundredths
      self.pairs = pairs
    }
  }

  public let unit: LoadUnit
  /// The bar with its collars, in hundredths of the unit.
  public let bar: Int
  /// Heaviest first.
  public let plates: [Plates]

  /// - Returns: nil if the bar weighs less than 0 or more than a tonne, if a plate weighs nothing
  ///   or more than that, if there are fewer than 0 or more than 100 pairs of one, or if the plates
  ///   make more than 100,000 combinations.
  public init?(unit: LoadUnit, bar: Int, plates: [Plates]) {
    let tonne = 100_000
    guard (0...tonne).contains(bar) else { return nil }
    var combinations = 1
    for kind in plates {
      guard (1...tonne).contains(kind.hundredths), (0...100).contains(kind.pairs) else {
        return nil
      }
      combinations *= kind.pairs + 1
      guard combinations <= 100_000 else { return nil }
    }
    self.unit = unit
    self.bar = bar
    self.plates = plates.sorted { $0.hundredths > $1.hundredths }
  }
}

/// What to put on a bar.
public struct BarLoading: Sendable, Hashable {
  /// The plates of one side, heaviest first, in the unit of the rack.
  public let perSide: [Double]
  /// Bar and both sides.
  public let total: Load
}

extension PlateRack {
  /// The loading nearest to a target: the least error, of equal ones the fewest plates, of equal
  /// counts the lighter load, and of equal loads the one with the heavier plates.
  ///
  /// An exact search through all combinations in whole numbers, where a greedy choice would miss
  /// some; branches that overshoot by a whole plate are cut. Below the bar's own weight the answer
  /// is the empty bar.
  ///
  /// Complexity: the product of (pairs + 1) over the sizes.
  /// - Returns: nil for a target above ``Load/maximum``.
  public func loading(for target: Load) -> BarLoading? {
    guard target <= .maximum else { return nil }
    var search = Search(rack: self, target: max(target, .zero))
    search.visit(0, side: 0, counts: [])
    var perSide = [Double]()
    for (kind, count) in zip(plates, search.best) {
      perSide += Array(repeating: Double(kind.hundredths) / 100, count: count)
    }
    return BarLoading(
      perSide: perSide, total: Load(units: search.units(side: search.bestSide) / 100))
  }

  /// A search that goes through the sizes from the heaviest, and through their counts from the
  /// most.
  private struct Search {
    let rack: PlateRack
    let target: Load
    var best = [Int]()
    var bestSide = 0
    var bestError: Int64?

    /// A hundredth of the total's ``Load/units``, to stay in whole numbers.
    func units(side: Int) -> Int64 { Int64(rack.bar + 2 * side) * rack.unit.unitsPerOne }

    func excess(side: Int) -> Int64 { units(side: side) - target.units * 100 }

    mutating func visit(_ size: Int, side: Int, counts: [Int]) {
      guard size < rack.plates.count else { return compare(side: side, counts: counts) }
      let kind = rack.plates[size]
      for count in stride(from: kind.pairs, through: 0, by: -1) {
        let next = side + count * kind.hundredths
        // Too heavy even without one of these plates: fewer are nearer.
        if count > 0, excess(side: next - kind.hundredths) >= 0 { continue }
        visit(size + 1, side: next, counts: counts + [count])
      }
    }

    mutating func compare(side: Int, counts: [Int]) {
      let excess = excess(side: side)
      let error = excess < 0 ? -excess : excess
      if let bestError {
        let (plates, bestPlates) = (counts.reduce(0, +), best.reduce(0, +))
        guard (error, plates, side) < (bestError, bestPlates, bestSide) else { return }
      }
      (best, bestSide, bestError) = (counts, side, error)
    }
  }
}

extension PlateRack {
  /// A 20 kg bar with plates of 25 kg as many as needed and a pair each of 20, 15, 10, 5, 2.5 and
  /// 1.25 kg: every 2.5 kg up to 627.5 kg.
  public static let kilograms = PlateRack(
    unit: .kilogram, bar: 2000,
    plates: [2500: 10, 2000: 1, 1500: 1, 1000: 1, 500: 1, 250: 1, 125: 1])

  /// A 45 lb bar with plates of 45 lb as many as needed, a pair each of 25, 5 and 2.5 lb and two of
  /// 10 lb: every 5 lb up to 1,050 lb.
  public static let pounds = PlateRack(
    unit: .pound, bar: 4500, plates: [4500: 10, 2500: 1, 1000: 2, 500: 1, 250: 1])

  /// For the racks above, whose numbers are in order.
  private init(unit: LoadUnit, bar: Int, plates: KeyValuePairs<Int, Int>) {
    self.unit = unit
    self.bar = bar
    self.plates = plates.map { Plates(hundredths: $0.key, pairs: $0.value) }
  }
}
