package import GymBoLog

/// Which neighbour a load is rounded to.
package enum RoundingDirection: Sendable, Hashable {
  /// The nearer one; the higher of two equally near.
  case nearest
  case down
  case up
}

extension Load {
  /// The multiple of a loadable step next to this load, exactly, in whole units of `Load`.
  ///
  /// Nearest is floor(load / step + ½) · step: 101.25 kg in steps of 2.5 kg is 102.5 kg. A load
  /// computed as a Double loses its binary noise as it becomes a ``Load``: 97.49999999999999 kg is
  /// 97.5 kg.
  ///
  /// - Returns: nil unless the step is positive and neither exceeds ``Load/maximum`` in size.
  @inline(__always)
  package func rounded(toStep step: Load, _ direction: RoundingDirection = .nearest) -> Load? {
    guard step.units > 0, step <= .maximum, self <= .maximum,
      units >= -Load.maximum.units
    else { return nil }
    // Division rounds towards 0; below 0 the remainder is brought back to 0 ..< step.
    var (steps, rest) = units.quotientAndRemainder(dividingBy: step.units)
    if rest < 0 { (steps, rest) = (steps - 1, rest + step.units) }
    let goesUp =
      switch direction {
      case .nearest: 2 * rest >= step.units
      case .down: false
      case .up: rest > 0
      }
    return Load(units: (goesUp ? steps + 1 : steps) * step.units)
  }
}
