/// What a column of effort beside the repetitions says.
package enum EffortColumn: Sendable {
  /// There is none: the sets were done to failure.
  case toFailure
  /// The repetitions that were left.
  case reserve
  /// The rating of perceived exertion, 6 to 10.
  case rpe

  /// Fills the effective repetitions of a chunk; NaN where they are not defined. Without a column of effort they are those
  /// done.
  @unsafe
  @inline(__always)
  func withEffectiveRepetitions(
    done: UnsafePointer<Double>, effort: UnsafePointer<Double>, count: Int,
    _ body: (UnsafePointer<Double>) -> Void
  ) {
    if self == .toFailure { return unsafe body(done) }
    unsafe withChunkBuffer { effective in
      for row in 0..<count {
        let (done, effort) = unsafe (done[row], effort[row])
        // The same arithmetic as effectiveRepetitions(done:inReserve:) and repetitionsInReserve(rpe:), without optionals.
        let reserve = self == .rpe ? 10 - effort : effort
        let isKnown = self == .rpe ? effort >= lowestInformativeRPE : reserve < .infinity
        let isDefined = isKnown && reserve >= 0 && done >= 1 && done < .infinity
        unsafe effective[row] = isDefined ? done + reserve : .nan
      }
      unsafe body(UnsafePointer(effective))
    }
  }

  /// The effective repetitions of one set.
  /// - Throws: the reason why there are none.
  func effectiveRepetitions(done: Double, effort: Double) throws(Vectors.Refusal) -> Double {
    let reserve: Double
    switch self {
    case .toFailure: return done
    case .reserve: reserve = effort
    case .rpe:
      guard let left = repetitionsInReserve(rpe: effort) else {
        throw .rpeOutOfRange
      }
      reserve = left
    }
    guard let effective = GymBoAnalysis.effectiveRepetitions(done: done, inReserve: reserve) else {
      throw done >= 1 && done.isFinite ? .reserveOutOfRange : .repetitionsBelowOne
    }
    return effective
  }
}
