public import GymBoLog

/// A lifter's equipment: bars, plates, dumbbells, stacks, in kilograms, pounds, or both. It computes which loads each
/// implement can have, and which plates go on a bar.
public struct Inventory: Sendable {
  /// A kind of equipment, by the word of the table.
  package enum Kind: String, MachineWord, Hashable {
    case bar
    case ezBar = "ez_bar"
    case trapBar = "trap_bar"
    case smithMachine = "smith_machine"
    case plate, dumbbell, kettlebell
    /// The stacks of all machines and cables that have no row of their own kind.
    case stack
    case machine, cable

    var takesPlates: Bool {
      switch self {
      case .bar, .ezBar, .trapBar, .smithMachine: true
      default: false
      }
    }
  }

  /// A weight as it is marked.
  public struct Mark: Sendable, Hashable {
    /// Thousandths of ``unit``.
    package let thousandths: Int64
    /// The unit of the mark.
    public let unit: LoadUnit

    /// The weight in ``unit``.
    public var value: Double { Double(thousandths) / 1000 }

    var weight: Load { Load(thousandths: Int(thousandths), of: unit) }
  }

  /// What to put on a bar.
  public struct BarLoading: Sendable, Hashable {
    /// The bar.
    public let bar: Mark
    /// The plates of one side, heaviest first.
    public let perSide: [Mark]
    /// Bar and both sides.
    public let total: Load
  }

  /// The weights of each kind, ascending and distinct; bars include their collars.
  let weights: [Kind: [Mark]]
  let sums: PlateSums

  /// - Parameters:
  ///   - weights: per kind, of what is loaded as it is, and of bars.
  ///   - plates: at most ``PlateSums/mostSizes`` sizes.
  /// - Returns: nil if the plates make more weights than are kept.
  init?(weights: [Kind: [Mark]], plates: [PlateStock]) {
    guard let sums = PlateSums(plates) else { return nil }
    self.init(weights: weights, sums: sums)
  }

  private init(weights: [Kind: [Mark]], sums: PlateSums) {
    self.weights = weights.mapValues { marks in
      Set(marks).sorted { ($0.weight, $0.unit.rawValue) < ($1.weight, $1.unit.rawValue) }
    }
    self.sums = sums
  }

  /// The loads that an implement can have.
  /// - Returns: nil where the inventory holds nothing for it: then the usual steps apply.
  package func loads(for implement: Implement?) -> LoadableLoads? {
    if implement == .plate {
      return LoadableLoads(sums.sizes.filter { $0.pairs > 0 }.map(\.weight))
    }
    let (kinds, fallback) = Inventory.kinds(for: implement)
    let marks = kinds.flatMap { weights[$0] } ?? fallback.flatMap { weights[$0] } ?? []
    guard kinds?.takesPlates ?? false else { return LoadableLoads(marks.map(\.weight)) }
    return LoadableLoads(
      marks.lazy.flatMap { bar in
        sums.sums.lazy.map {
          Load(units: bar.weight.units + 2 * $0.weight.units)
        }
      })
  }

  /// The loading nearest to a target: the least error, of equal ones the fewest plates, of equal counts the lighter
  /// load, of equal loads the heavier plates. Below the lightest bar the answer is that bar alone.
  /// - Returns: nil for an implement that takes no plates or has no bar here.
  public func loading(for target: Load, on implement: Implement?) -> BarLoading? {
    guard let kind = Inventory.kinds(for: implement).kind, kind.takesPlates,
      let bars = weights[kind]
    else { return nil }
    let target = min(max(target, .zero), .maximum).units
    var best: (error: Int64, plates: Int32, total: Int64, bar: Mark, sum: PlateSums.Sum)?
    for bar in bars {
      let side = Load(units: max(0, target - bar.weight.units) / 2)
      let next = sums.neighbours(of: side)
      for index in [next.below, next.above].compactMap(\.self) {
        let sum = sums.sums[index]
        let total = bar.weight.units + 2 * sum.weight.units
        let error = (total - target).magnitude
        let key = (Int64(clamping: error), sum.plates, total)
        if best.map({ key < ($0.error, $0.plates, $0.total) }) ?? true {
          best = (key.0, key.1, key.2, bar, sum)
        }
      }
    }
    guard let best else { return nil }
    let perSide = sums.plates(of: best.sum).flatMap { stock, count in
      Array(repeating: Mark(thousandths: stock.thousandths, unit: stock.unit), count: count)
    }
    return BarLoading(
      bar: best.bar, perSide: perSide, total: Load(units: best.total))
  }

  /// The lightest bar of an implement, with which warming up begins; nil where it takes none or has none here.
  public func lightestBar(for implement: Implement?) -> Load? {
    guard let kind = Inventory.kinds(for: implement).kind, kind.takesPlates else { return nil }
    return weights[kind]?.first?.weight
  }

  /// The kind of equipment for an implement, and the fallback kind if the inventory has no row of that kind.
  private static func kinds(for implement: Implement?) -> (kind: Kind?, fallback: Kind?) {
    switch implement {
    case .barbell: (.bar, nil)
    case .ezBar: (.ezBar, nil)
    case .trapBar: (.trapBar, nil)
    case .smithMachine: (.smithMachine, nil)
    case .dumbbell: (.dumbbell, nil)
    case .kettlebell: (.kettlebell, nil)
    case .machine: (.machine, .stack)
    case .cable: (.cable, .stack)
    case .plate, .band, .bodyweight, .suspension, .medicineBall, .other, nil: (nil, nil)
    }
  }
}

extension Inventory {
  /// A 20 kg bar with plates of 25 kg as many as needed and a pair each of 20, 15, 10, 5, 2.5 and 1.25 kg: every 2.5 kg
  /// up to 627.5 kg.
  public static let kilograms = Inventory(
    bar: 20_000, unit: .kilogram,
    plates: [25_000: 10, 20_000: 1, 15_000: 1, 10_000: 1, 5000: 1, 2500: 1, 1250: 1])

  /// A 45 lb bar with plates of 45 lb as many as needed, a pair each of 25, 5 and 2.5 lb and two of 10 lb: every 5 lb
  /// up to 1,050 lb.
  public static let pounds = Inventory(
    bar: 45_000, unit: .pound,
    plates: [45_000: 10, 25_000: 1, 10_000: 2, 5000: 1, 2500: 1])

  /// An inventory without the check of the number of sums, for the two constants above: their plates make few weights.
  private init(bar: Int64, unit: LoadUnit, plates: KeyValuePairs<Int64, Int>) {
    let stock = plates.map { PlateStock(thousandths: $0.key, unit: unit, pairs: $0.value) }
    self.init(
      weights: [.bar: [Mark(thousandths: bar, unit: unit)]],
      sums: PlateSums(stock) ?? PlateSums.none)
  }
}
