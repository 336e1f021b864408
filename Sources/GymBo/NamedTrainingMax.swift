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

  /// Why training maxima do not fit a history.
  public enum Failure: Error, Sendable, Hashable {
    /// No lift has the name, or several could be meant.
    case notFound(ExerciseNotFound)
    /// The lift of this name has two training maxima.
    case twice(String)
  }
}

extension Analysis {
  /// The training maxima by the logged name of the exercise, as the options of suggestions need them.
  /// - Parameter named: the training maxima with the names that a person gave the lifts.
  public func trainingMaxima(
    _ named: [NamedTrainingMax]
  ) throws(NamedTrainingMax.Failure) -> [String: TrainingMax] {
    var found: [String: TrainingMax] = [:]
    for one in named {
      let name: String
      do throws(ExerciseNotFound) {
        name = try loggedName(one.lift)
      } catch {
        throw .notFound(error)
      }
      guard found.updateValue(one.load, forKey: name) == nil else { throw .twice(name) }
    }
    return found
  }
}
