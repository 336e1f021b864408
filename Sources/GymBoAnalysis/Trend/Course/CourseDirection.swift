extension OwnCourse {
  /// Where the sessions go.
  package enum Direction: Sendable {
    case up
    case down
    case level
  }

  package var direction: Direction { isRising ? .up : isFalling ? .down : .level }
}
