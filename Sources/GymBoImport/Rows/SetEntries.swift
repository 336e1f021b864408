import GymBoLog

/// The numbers of one row as entered: nil where nothing was.
struct SetEntries {
  /// In units of `Load`, never 0; assistance where ``isAssistance`` says so.
  var load: Int64?
  var repetitions: Int32?
  var seconds: Double?
  var metres: Double?

  /// Takes zeros for what they mean.
  /// - Parameter blank: How the format writes repetitions that were not entered.
  init(
    load: Int64?, repetitions: Int32?, seconds: Double?, metres: Double?,
    blank: FormatDeclaration.Blank
  ) {
    self.load = load == 0 ? nil : load
    self.seconds = seconds == 0 ? nil : seconds
    self.metres = metres == 0 ? nil : metres
    self.repetitions = repetitions
    if repetitions == 0 {
      // No repetitions belong to work by time or distance. Elsewhere 0 of them is a failed set, unless the format
      // writes 0 for nothing and nothing else was entered either.
      let isOther = self.seconds != nil || self.metres != nil
      let isBlank = blank == .emptyOrZero && self.load == nil
      if isOther || isBlank { self.repetitions = nil }
    }
  }

  /// What the numbers mean; nil if the set was not done.
  func semantics(isAssisted: Bool) -> LoadSemantics? {
    if metres != nil { return .distance }
    if repetitions == nil { return seconds != nil ? .timed : nil }
    if isAssisted { return .assisted }
    return load != nil ? .loaded : .bodyweight
  }
}
