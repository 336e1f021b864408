/// The load, repetitions, duration and distance of a set, from which its ``LoadSemantics`` follow.
///
/// This type decides what a written 0 means. A load, duration or distance of 0 counts as missing. Repetitions of 0 are
/// a failed set, with two exceptions where they count as missing: the set has a duration or distance, or it has no
/// load and the source writes 0 for repetitions that were not entered.
package struct SetMeasures {
  /// In units of ``Load``, above 0.
  package private(set) var load: Int64?
  package private(set) var repetitions: Int32?
  package private(set) var seconds: Double?
  package private(set) var metres: Double?

  /// - Parameters:
  ///   - load: in units of ``Load``, not below 0.
  ///   - blankRepetitions: how the source writes repetitions that were not entered.
  package init(
    load: Int64?, repetitions: Int32?, seconds: Double?, metres: Double?,
    blankRepetitions: BlankRepetitions
  ) {
    self.load = load == 0 ? nil : load
    self.seconds = seconds == 0 ? nil : seconds
    self.metres = metres == 0 ? nil : metres
    self.repetitions = repetitions
    if repetitions == 0 {
      let isTimedOrDistance = self.seconds != nil || self.metres != nil
      let isBlank = blankRepetitions == .emptyOrZero && self.load == nil
      if isTimedOrDistance || isBlank { self.repetitions = nil }
    }
  }

  /// What the numbers mean.
  /// - Returns: nil if nothing was done.
  package func semantics(isAssisted: Bool) -> LoadSemantics? {
    if metres != nil { return .distance }
    if repetitions == nil { return seconds != nil ? .timed : nil }
    if isAssisted { return .assisted }
    return load != nil ? .loaded : .bodyweight
  }
}

/// How a source writes repetitions that were not entered.
package enum BlankRepetitions: Sendable {
  /// As an empty cell. A written 0 was entered.
  case empty
  /// As an empty cell or a 0.
  case emptyOrZero
}
