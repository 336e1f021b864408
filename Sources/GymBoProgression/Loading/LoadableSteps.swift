internal import GymBoAnalysis
package import GymBoLog

/// The smallest step by which the load of an implement can change, where the user's inventory is not known.
package struct LoadableSteps: Sendable, Hashable {
  /// The unit in which the loads are chosen.
  package var unit: LoadUnit

  /// The default steps in a unit.
  package init(unit: LoadUnit) { self.unit = unit }

  /// Barbell 2.5 kg or 5 lb, dumbbell and kettlebell 2 kg or 5 lb, machine and cable 5 kg or 10 lb, anything else as a
  /// barbell. What gyms usually have; a decision of this project.
  package func step(for implement: Implement?) -> Load {
    switch implement {
    case .dumbbell, .kettlebell, .medicineBall: load(kilograms: 2, pounds: 5)
    case .machine, .cable: load(kilograms: 5, pounds: 10)
    default: load(kilograms: 2.5, pounds: 5)
    }
  }

  /// The lightest load that an implement has: the empty bar of a barbell, 20 kg or 45 lb; nothing of the others.
  package func lightest(of implement: Implement?) -> Load {
    implement == .barbell ? load(kilograms: 20, pounds: 45) : .zero
  }

  /// Whether an implement comes in loads of its own, as dumbbells and stacks do, to which no plates are added.
  package static func isFixed(_ implement: Implement?) -> Bool {
    switch implement {
    case .dumbbell, .kettlebell, .medicineBall, .machine, .cable: true
    default: false
    }
  }

  /// What the linear rule adds: 2.5 kg or 5 lb to lifts of the upper body, 5 kg or 10 lb to those of the lower body.
  package func linearIncrement(for region: BodyRegion) -> Load {
    region == .lower ? load(kilograms: 5, pounds: 10) : load(kilograms: 2.5, pounds: 5)
  }

  private func load(kilograms: Double, pounds: Int64) -> Load {
    switch unit {
    case .kilogram: Load(kilograms: kilograms) ?? .kilograms(1)
    case .pound: Load(units: pounds * LoadUnit.pound.unitsPerOne)
    }
  }
}

extension LoadableSteps {
  /// The method as it is declared: formula, constants, range, evidence and source.
  static let method = MethodDeclaration(
    identifier: "loadable_steps", name: "Loadable steps", kind: .progression,
    formula:
      "multiples of the implement's step, and loads that the log shows; with an inventory what it makes",
    constants: [("barbell", Implement.barbell), ("dumbbell", .dumbbell), ("machine", .machine)]
      .flatMap { name, implement -> [MethodDeclaration.Constant] in
        LoadUnit.allCases.map { unit in
          let step = LoadableSteps(unit: unit).step(for: implement)
          return .init("\(name), \(unit.rawValue)", step.value(in: unit))
        }
      },
    range: "every implement", rangeReason: "what is not known has the step of a barbell",
    unit: "kg or lb", evidence: .opinion,
    source: "what is usual in gyms; a decision of this project",
    example: .init(
      given: "101.25 kg on a barbell, to the nearest step", expected: 102.5, decimals: 1,
      source: "the rule: halves up",
      answer: {
        Load(kilograms: 101.25)?
          .rounded(toStep: LoadableSteps(unit: .kilogram).step(for: .barbell))?.kilograms
      }))
}
