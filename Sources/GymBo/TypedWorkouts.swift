internal import GymBoAnalysis
package import GymBoImport
package import GymBoLog
package import GymBoStore

/// Workouts that a person typed in the text notation, checked and ready to be added to a store.
package struct TypedWorkouts: Sendable {
  /// What is added.
  package let export: ImportedExport
  /// The names of exercises that the history has not, each with the one that may be meant.
  package let newNames: [NewName]

  /// A name that the history has not.
  package struct NewName: Sendable, Hashable {
    /// As typed.
    package let name: String
    /// An exercise of the history that it may be; nil where none is near.
    package let nearest: String?

    package init(name: String, nearest: String?) { (self.name, self.nearest) = (name, nearest) }
  }

  /// Reads a text. One fault refuses all of it.
  /// - Parameters:
  ///   - typed: the text, with its name for messages.
  ///   - defaults: what the text leaves open.
  ///   - history: what the store has so far; nil without one.
  package init(
    _ typed: InputFile, _ defaults: TypedLog.Defaults, in history: History?
  ) throws(TypedWorkoutsFailure) {
    let text = TypedLog(typed, defaults)
    guard text.faults.isEmpty else { throw .notUnderstood(text.faults) }
    let doubtful = TypedWorkouts.doubtful(text.barePairs, in: history)
    guard doubtful.isEmpty else { throw .doubtfulLoads(doubtful) }
    // What is understood and has no set is no table of any app either.
    guard let read = try? importHistory([text.file], options: ImportOptions()) else {
      throw .nothingTyped
    }
    let values = TypedWorkouts.wrongValues(read, linesAbove: text.linesAbove)
    guard values.isEmpty else { throw .wrongValues(values) }
    guard read.columns.count > 0 else { throw .nothingTyped }
    var workouts = read.workouts
    for workout in workouts.indices {
      for set in workouts[workout].sets.indices {
        workouts[workout].sets[set].line -= Int32(clamping: text.linesAbove)
      }
    }
    export = ImportedExport(
      name: typed.name, bytes: typed.bytes, workouts: workouts, source: read.files[0])
    newNames = TypedWorkouts.newNames(read, in: history)
  }

  /// Findings that are no mistake: a load below zero is how assistance is written.
  private static let harmless: Set<IssueRule> = [.negativeNumber]

  private static func wrongValues(
    _ log: TrainingLog, linesAbove: Int
  ) -> [TypedWorkoutsFailure.WrongValue] {
    log.issues.compactMap { issue in
      guard let place = issue.place, issue.severity >= .warning,
        issue.severity == .error || !harmless.contains(issue.rule)
      else { return nil }
      return TypedWorkoutsFailure.WrongValue(
        line: Int(place.line) - linesAbove, rule: issue.rule, text: issue.original)
    }
  }

  private static func newNames(_ log: TrainingLog, in history: History?) -> [NewName] {
    guard let history, !history.exercises.isEmpty else { return [] }
    let known = Set(history.exercises.map { $0.name.lowercased() })
    let new = log.exercises.map(\.name).filter { !known.contains($0.lowercased()) }
    guard !new.isEmpty else { return [] }
    let analysis = history.analysis()
    return new.map { name in
      do throws(ExerciseNotFound) {
        return NewName(name: name, nearest: try analysis.lift(name).name)
      } catch {
        return NewName(name: name, nearest: error.candidates.first)
      }
    }
  }
}

// MARK: Loads that may be counts

extension TypedWorkouts {
  /// Sets of one exercise that people do: up to this number, the first number of `3x8` may be meant as their count.
  private static let mostSets = 10

  /// The sets whose load is less than half of every load that their exercise ever had, so that it is rather a count of sets.
  private static func doubtful(
    _ pairs: [TypedLog.BarePair], in history: History?
  ) -> [TypedLog.BarePair] {
    guard let log = history?.log, !pairs.isEmpty else { return [] }
    var lowest: [String: Load] = [:]
    for row in 0..<log.columns.count {
      guard let units = log.columns.load[row], units > 0 else { continue }
      let name = log.exercises[Int(log.columns.exercise[row])].name.lowercased()
      lowest[name] = min(lowest[name] ?? .maximum, Load(units: units))
    }
    return pairs.filter { pair in
      guard (1...mostSets).contains(pair.first), let least = lowest[pair.exercise.lowercased()]
      else { return false }
      // In either unit: what is meant as a count is far below in both.
      return Load.kilograms(pair.first).units < least.units / 2
    }
  }
}

/// Why typed workouts are not added. Nothing was changed.
package enum TypedWorkoutsFailure: Error, Sendable, Hashable {
  /// There is no set in the text.
  case nothingTyped
  /// Lines and sets that are not written in the notation.
  case notUnderstood([TextLogFault])
  /// Values that no set can have.
  case wrongValues([WrongValue])
  /// Sets such as `3x8` with a load that is rather a count of sets.
  case doubtfulLoads([TypedLog.BarePair])

  /// A value that no set can have.
  package struct WrongValue: Sendable, Hashable {
    /// From 1.
    package let line: Int
    package let rule: IssueRule
    /// As typed.
    package let text: String
  }
}
