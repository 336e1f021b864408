public import GymBoAnalysis
public import GymBoLog

extension VectorFunction {
  /// Each load of a column rounded to a multiple of a step, in a unit; see ``Load/rounded(toStep:_:)``.
  /// - Returns: nil unless the step is above 0 and no heavier than ``Load/maximum``.
  package static func rounded(
    toStep step: Double, of unit: LoadUnit, _ direction: RoundingDirection
  ) -> VectorFunction? {
    guard let step = Load(step, in: unit), step > .zero else { return nil }
    return loads(of: unit) { $0.rounded(toStep: step, direction) }
  }

  /// The load nearest to each target that bar and plates make; nil without a bar.
  package static func loaded(_ inventory: Inventory, of unit: LoadUnit) -> VectorFunction? {
    guard inventory.loading(for: .zero, on: .barbell) != nil else { return nil }
    return loads(of: unit) { inventory.loading(for: $0, on: .barbell)?.total }
  }

  /// A function of one column of loads in a unit, whose results are loads in the same unit. The loop has the function
  /// compiled in.
  @inline(__always)
  private static func loads(
    of unit: LoadUnit, _ function: @escaping @Sendable (Load) -> Load?
  ) -> VectorFunction {
    unsafe VectorFunction(
      columns: 1,
      compute: { columns, results, count in
        for row in 0..<count {
          let load = unsafe Load(columns.first[row], in: unit).flatMap(function)
          unsafe results[row] = load?.value(in: unit) ?? .nan
        }
      },
      reason: { _ in .loadOutOfRange })
  }
}

extension Inventory {
  /// The sizes of the plates, heaviest first.
  package var plateSizes: [Load] { sums.sizes.map(\.weight) }

  /// How many of each size go on one side of a bar, for the load nearest to a target.
  /// - Returns: nil without a bar, and for a target that is no load.
  package func platesPerSide(for target: Double, of unit: LoadUnit) -> [Int]? {
    guard let target = Load(target, in: unit), let loading = loading(for: target, on: .barbell)
    else { return nil }
    return sums.sizes.map { size in
      loading.perSide.count { $0.thousandths == size.thousandths && $0.unit == size.unit }
    }
  }
}

extension Vectors {
  /// The multiples of a step next to loads, exactly.
  /// - Parameters:
  ///   - loads: in the unit, up to 10,000 kg either way.
  ///   - step: above 0, in the same unit: 2.5.
  ///   - unit: of loads and step.
  ///   - rule: `.down`, `.up`, or anything else for the nearest; of two equally near the higher.
  ///   - refused: is told every row without a load, and why.
  /// - Returns: NaN for every load if the step is not above 0.
  public static func rounded(
    loads: [Double], toStep step: Double, unit: LoadUnit = .kilogram,
    rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero,
    refused: ((_ row: Int, _ reason: Refusal) -> Void)? = nil
  ) -> [Double] {
    let direction: RoundingDirection = rule == .down ? .down : rule == .up ? .up : .nearest
    guard let function = VectorFunction.rounded(toStep: step, of: unit, direction) else {
      for row in loads.indices { refused?(row, .loadOutOfRange) }
      return [Double](repeating: .nan, count: loads.count)
    }
    return function(loads, refused: refused)
  }

  /// What to put on a bar for each target: the nearest load that bar and plates make; see
  /// `Inventory.loading(for:on:)`.
  /// - Parameters:
  ///   - targets: in the unit.
  ///   - unit: of the targets.
  ///   - inventory: bars and plates.
  /// - Returns: nil for a target that is missing or beyond 10,000 kg, and without a bar.
  public static func barLoadings(
    targets: [Double], unit: LoadUnit = .kilogram, inventory: Inventory = .kilograms
  ) -> [Inventory.BarLoading?] {
    targets.map { target in
      Load(target, in: unit).flatMap { inventory.loading(for: $0, on: .barbell) }
    }
  }
}
