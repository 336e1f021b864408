package import GymBoLog
package import GymBoProgression

/// Which loads can be loaded for the lifts of a program.
package struct LiftLoads: Sendable {
  /// The loads of each lift, by its name in lower case, in each unit.
  private var loads: [String: [LoadUnit: LoadableLoads]] = [:]

  /// - Parameters:
  ///   - unit: of the lifter's equipment; nil for the unit of each load in the program.
  ///   - inventory: what there is to lift with; nil for the usual steps.
  ///   - hasBar: whether a barbell's load is at least that of the empty bar.
  ///   - own: what the lifter's sessions show of a lift, by the catalogue's name; nil where nothing is known.
  package init(
    of program: Program, unit: LoadUnit? = nil, inventory: Inventory? = nil, hasBar: Bool = true,
    own: (String) -> LoadableLoads? = { _ in nil }
  ) {
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
      for written in LoadUnit.allCases {
        let steps = LoadableSteps(unit: unit ?? written)
        loads[name.lowercased(), default: [:]][written] =
          known ?? LoadableLoads(of: implement, steps, hasBar: hasBar)
      }
    }
  }

  /// The loads of a lift for a load that is written in a unit.
  package func loads(of lift: String, in unit: LoadUnit) -> LoadableLoads? {
    loads[lift.lowercased()]?[unit]
  }

  /// The nearest load that can be loaded. No load, and less than none, stays as it is.
  package func nearest(to load: WrittenLoad, lift: String) -> Load {
    let target = load.load
    guard target > .zero, let loads = loads(of: lift, in: load.unit) else { return target }
    return loads.nearest(to: target)
  }

  /// Where the next load is looked for.
  enum Side { case above, below }

  /// The nearest other load that can be loaded above or below a load.
  /// - Returns: nil where there is none, and for less than no load.
  func next(_ side: Side, _ load: WrittenLoad, lift: String) -> WrittenLoad? {
    guard load.value >= 0, let loads = loads(of: lift, in: load.unit) else { return nil }
    let next =
      switch side {
      case .above: loads.next(above: load.load)
      case .below: loads.next(below: load.load)
      }
    return next.map { WrittenLoad($0, in: load.unit) }
  }

  /// The heaviest load that can be loaded and is not above a limit; the lightest where all are.
  package func heaviest(atMost load: WrittenLoad, lift: String) -> Load {
    let target = load.load
    guard target > .zero, let loads = loads(of: lift, in: load.unit) else { return target }
    return loads.heaviest(atMost: target) ?? loads.lightest
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
