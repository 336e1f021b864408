public import GymBoAnalysis
internal import GymBoLog
public import GymBoProgression

/// A training max for a lift that is named as a person writes it: `squat=140kg`.
public struct NamedTrainingMax: Sendable, Hashable {
  /// The lift, as ``History/exercise(_:options:suggesting:unit:goal:)`` takes it.
  public var lift: String
  /// Its training max.
  public var load: TrainingMax

  /// - Returns: nil for what is not of the ``form``.
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
    /// Two are of the lift of this name.
    case twice(String)
  }
}

extension History {
  /// Training maxima by index of the exercise in the log, as the options of suggestions hold them. The history is analysed
  /// once for all of them.
  /// - Parameters:
  ///   - named: by what a person calls the lifts.
  ///   - options: of the analysis, whose day decides which lifts there are.
  public func trainingMaxima(
    _ named: [NamedTrainingMax], options: AnalysisOptions = AnalysisOptions()
  ) throws(NamedTrainingMax.Failure) -> [Int: TrainingMax] {
    guard let first = named.first else { return [:] }
    var found: [Int: TrainingMax] = [:]
    let findings: HistoryFindings
    do throws(ExerciseNotFound) {
      findings = try self.findings(for: first.lift, options: options)
    } catch {
      throw .notFound(error)
    }
    for one in named {
      let index: Int
      do throws(ExerciseNotFound) {
        index = try findings.lift(named: one.lift).exercise
      } catch {
        throw .notFound(error)
      }
      guard found.updateValue(one.load, forKey: index) == nil else {
        throw .twice(log.exercises[index].name)
      }
    }
    return found
  }
}
