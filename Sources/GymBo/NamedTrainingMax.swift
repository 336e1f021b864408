internal import GymBoLog
public import GymBoProgression

/// A training max for a lift that is named as a person writes it: `squat=140kg`.
public struct NamedTrainingMax: Sendable, Hashable {
  /// The lift, as ``Analysis/lift(_:)`` takes it.
  public var lift: String
  /// Its training max.
  public var load: TrainingMax

  /// Reads a text such as `squat=140kg`.
  /// - Returns: nil if the text does not have this form; ``form`` describes it for messages.
  public init?(_ text: String) {
    guard let sign = text.lastIndex(of: "="), sign > text.startIndex,
      let load = Load(text: String(text[text.index(after: sign)...])).flatMap({ TrainingMax($0) })
    else { return nil }
    lift = String(text[..<sign])
    self.load = load
  }
}
