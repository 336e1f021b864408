package import GymBoLog

extension Program {
  /// The unit in which most of its loads are written: of sets, steps, maxima and what scripts keep; nil where there are none.
  package var writtenUnit: LoadUnit? {
    var counts: [LoadUnit: Int] = [:]
    for exercise in weeks.flatMap(\.days).flatMap(\.exercises) {
      let loads = exercise.stages.joined().compactMap(\.load) + (exercise.progression?.loads ?? [])
      for case .load(let load) in loads { counts[load.unit, default: 0] += 1 }
    }
    for maximum in annotations.maxima { counts[maximum.load.unit, default: 0] += 1 }
    let (kilograms, pounds) = (counts[.kilogram] ?? 0, counts[.pound] ?? 0)
    return kilograms + pounds == 0 ? nil : pounds > kilograms ? .pound : .kilogram
  }
}

extension Progression {
  /// The loads that it is written with.
  fileprivate var loads: [Amount] {
    switch self {
    case .none: []
    case .linear(let rule): [rule.step] + [rule.drop].compactMap(\.self)
    case .double(let rule): [rule.step]
    case .sum(_, let step): [step]
    case .custom(let custom):
      custom.variables.compactMap { variable in
        if case .load(let load) = variable.value { .load(load) } else { nil }
      }
    }
  }
}
