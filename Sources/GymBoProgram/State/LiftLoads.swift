package import GymBoLog
package import GymBoProgression

/// Which loads can be loaded for the lifts of a program.
package struct LiftLoads: Sendable {
  /// What can be loaded for one lift.
  struct Lift: Sendable {
    /// Its loads, for a load that is written in a unit.
    fileprivate var loads: [LoadUnit: LoadableLoads] = [:]
    /// Where only the usual bar is known, the loads as if it weighed nothing.
    fileprivate var withoutBar: [LoadUnit: LoadableLoads] = [:]
  }

  /// Each lift, by its name as the program writes it and in lower case.
  private var lifts: [String: Lift] = [:]
  /// What there is to lift with; nil where only the usual steps are known.
  let inventory: Inventory?

  /// - Parameters:
  ///   - unit: of the lifter's equipment; nil for the unit of each load in the program.
  ///   - inventory: what there is to lift with; nil for the usual steps.
  ///   - hasBar: whether a barbell's load is at least that of the empty bar.
  ///   - own: what the lifter's sessions show of a lift, by the catalogue's name; nil where nothing is known.
  package init(
    of program: Program, unit: LoadUnit? = nil, inventory: Inventory? = nil, hasBar: Bool = true,
    own: (String) -> LoadableLoads? = { _ in nil }
  ) {
    self.inventory = inventory
    var made: [Implement?: LoadableLoads?] = [:]
    var names: Set<String> = []
    for day in program.weeks.lazy.flatMap(\.days) {
      for exercise in day.exercises { names.formUnion(exercise.names) }
    }
    for name in names {
      let facts = ExerciseCatalogue.standard.resolve(name.catalogueSpelling).facts
      let implement = facts?.implement
      if made[implement] == nil { made[implement] = inventory?.loads(for: implement) }
      let known = (made[implement] ?? nil) ?? own(facts?.name ?? name)
      var lift = Lift()
      for written in LoadUnit.allCases {
        let steps = LoadableSteps(unit: unit ?? written)
        lift.loads[written] = known ?? LoadableLoads(of: implement, steps, hasBar: hasBar)
        guard known == nil, hasBar, steps.lightest(of: implement) > .zero else { continue }
        lift.withoutBar[written] = LoadableLoads(of: implement, steps, hasBar: false)
      }
      lifts[name] = lift
      lifts[name.lowercased()] = lift
    }
  }

  /// What can be loaded for a lift, to be looked up once for all of its sets. Of one that the program has not, every load can.
  func lift(_ name: String) -> Lift { lifts[name] ?? lifts[name.lowercased()] ?? Lift() }

  /// The loads of a lift for a load that is written in a unit.
  package func loads(of lift: String, in unit: LoadUnit) -> LoadableLoads? {
    self.lift(lift).loads[unit]
  }

  /// The nearest load that can be loaded. No load, and less than none, stays as it is.
  package func nearest(to load: WrittenLoad, lift: String) -> Load {
    self.lift(lift).nearest(to: load)
  }

  /// The heaviest load that can be loaded and is not above a limit; the lightest where all are.
  package func heaviest(atMost load: WrittenLoad, lift: String) -> Load {
    self.lift(lift).heaviest(atMost: load)
  }

  /// Where the next load is looked for.
  enum Side { case above, below }
}

extension LiftLoads.Lift {
  /// How much heavier than asked for the usual bar may be. Who asks for less has a lighter one, or another implement.
  private static let heaviestBar = 1.15

  /// The nearest load that can be loaded. No load, and less than none, stays as it is.
  func nearest(to load: WrittenLoad) -> Load {
    let target = load.load
    guard target > .zero, let loads = loads[load.unit] else { return target }
    let nearest = loads.nearest(to: target)
    return lighter(than: nearest, load)?.nearest(to: target) ?? nearest
  }

  /// The loads without a bar, where only the usual bar is known and is far above a load; nil elsewhere.
  private func lighter(than bar: Load, _ load: WrittenLoad) -> LoadableLoads? {
    guard bar.isClearlyAbove((load * Self.heaviestBar).load) else { return nil }
    return withoutBar[load.unit]
  }

  /// The nearest other load that can be loaded above or below a load.
  /// - Returns: nil where there is none, and for less than no load.
  func next(_ side: LiftLoads.Side, _ load: WrittenLoad) -> WrittenLoad? {
    guard load.value >= 0, let loads = loads[load.unit] else { return nil }
    let next =
      switch side {
      case .above: loads.next(above: load.load)
      case .below: loads.next(below: load.load)
      }
    return next.map { WrittenLoad($0, in: load.unit) }
  }

  /// The heaviest load that can be loaded and is not above a limit; the lightest where all are.
  func heaviest(atMost load: WrittenLoad) -> Load {
    let target = load.load
    guard target > .zero, let loads = loads[load.unit] else { return target }
    if let heaviest = loads.heaviest(atMost: target) { return heaviest }
    let lightest = loads.lightest
    guard let lighter = lighter(than: lightest, load) else { return lightest }
    return lighter.heaviest(atMost: target) ?? lighter.lightest
  }
}

extension ProgramState {
  /// What to put on the bar for a load of a lift; nil where no bar is loaded, where it is not known what there is, and for a load
  /// that cannot be made of it.
  package func barLoading(of lift: String, _ load: Load) -> Inventory.BarLoading? {
    guard let loading = loads.inventory?.loading(for: load, on: facts(of: lift)?.implement),
      loading.total.isSame(as: load)
    else { return nil }
    return loading
  }
}

extension LoadableLoads {
  /// The loads of an implement by its usual steps.
  /// - Parameter hasBar: whether a barbell's load is at least that of the empty bar.
  package init?(of implement: Implement?, _ steps: LoadableSteps, hasBar: Bool = true) {
    self.init(
      step: steps.step(for: implement), floor: hasBar ? steps.lightest(of: implement) : .zero)
  }
}
