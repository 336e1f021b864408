package import GymBoLog

/// Movements that load the same side of the body.
package enum MovementFamily: String, Sendable, Hashable, CaseIterable {
  case push, pull, knee, hip

  /// - Returns: nil for movements of no family, such as those of the trunk.
  package init?(_ movement: Movement?) {
    switch movement {
    case .horizontalPush, .verticalPush, .chestFly, .elbowExtension: self = .push
    case .horizontalPull, .verticalPull, .elbowFlexion, .shrug: self = .pull
    case .squat, .lunge, .kneeExtension: self = .knee
    case .hinge, .hipExtension, .kneeFlexion: self = .hip
    default: return nil
    }
  }
}
