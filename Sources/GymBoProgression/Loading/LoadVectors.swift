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
    Array(capacity: loads.count) { results in
      rounded(
        loads: loads.span, toStep: step, unit: unit, rule: rule, to: &results, refused: refused)
    }
  }

  /// The multiples of a step next to loads, exactly; see ``rounded(loads:toStep:unit:rule:refused:)``.
  /// The results have room for one a load. Linear in the number of loads, without allocation.
  public static func rounded(
    loads: Span<Double>, toStep step: Double, unit: LoadUnit = .kilogram,
    rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero,
    to results: inout OutputSpan<Double>,
    refused: ((_ row: Int, _ reason: Refusal) -> Void)? = nil
  ) {
    append(
      VectorFunction.rounded(toStep: step, of: unit, direction(of: rule)), loads, to: &results,
      refused)
  }

  /// The loads nearest to targets that bar and plates make; see ``barLoadings(targets:unit:inventory:)``, which tells the plates.
  /// The results have room for one a target, and are in the unit; NaN for a target that is missing or beyond 10,000 kg, and
  /// without a bar. `refused` is told every row without a load, and why.
  public static func loadable(
    targets: Span<Double>, unit: LoadUnit = .kilogram, inventory: Inventory = .kilograms,
    to results: inout OutputSpan<Double>,
    refused: ((_ row: Int, _ reason: Refusal) -> Void)? = nil
  ) {
    append(VectorFunction.loaded(inventory, of: unit), targets, to: &results, refused)
  }

  /// The loads nearest to targets that bar and plates make; see ``loadable(targets:unit:inventory:to:refused:)``.
  public static func loadable(
    targets: [Double], unit: LoadUnit = .kilogram, inventory: Inventory = .kilograms,
    refused: ((_ row: Int, _ reason: Refusal) -> Void)? = nil
  ) -> [Double] {
    Array(capacity: targets.count) { results in
      loadable(
        targets: targets.span, unit: unit, inventory: inventory, to: &results, refused: refused)
    }
  }

  /// Appends the results of a function; without one every row is refused.
  private static func append(
    _ function: VectorFunction?, _ loads: Span<Double>, to results: inout OutputSpan<Double>,
    _ refused: ((_ row: Int, _ reason: Refusal) -> Void)?
  ) {
    if let function { return function.append(loads, to: &results, refused: refused) }
    for row in loads.indices {
      results.append(.nan)
      refused?(row, .loadOutOfRange)
    }
  }

  private static func direction(of rule: FloatingPointRoundingRule) -> RoundingDirection {
    rule == .down ? .down : rule == .up ? .up : .nearest
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
