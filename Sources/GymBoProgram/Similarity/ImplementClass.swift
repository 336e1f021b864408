package import GymBoLog

/// Implements that feel alike: what is learned with one helps with the other.
package enum ImplementClass: Sendable, Hashable {
  case freeBar, freeHand, guided, cable, body, other

  /// The class of an implement.
  package init(_ implement: Implement) {
    self =
      switch implement {
      case .barbell, .ezBar, .trapBar: .freeBar
      case .dumbbell, .kettlebell, .plate, .medicineBall: .freeHand
      case .machine, .smithMachine: .guided
      case .cable, .band: .cable
      case .bodyweight, .suspension: .body
      case .other: .other
      }
  }
}
