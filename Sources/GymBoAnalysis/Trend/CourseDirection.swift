extension OwnCourse {
  /// Where the sessions go.
  package enum Direction: Sendable {
    case up
    case down
    case level
  }

  package var direction: Direction { isRising ? .up : isFalling ? .down : .level }
}

extension [Int] {
  /// Days without the lift after which a low day is one of a return, not a light one.
  private static let returnDays = 21

  /// Whether the last of some days, ascending, comes three weeks or more after the one before it.
  var endsWithReturn: Bool {
    guard let last, let before = dropLast().last else { return false }
    return last - before >= Self.returnDays
  }
}
