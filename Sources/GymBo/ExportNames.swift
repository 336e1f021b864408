public import GymBoImport
internal import GymBoLog
internal import GymBoReport

/// What exercises are called in an export.
public struct ExportNames: Sendable {
  /// By the name in the history; nil where the catalogue says it.
  private let names: [String: String]?

  /// As Hevy calls those that the catalogue knows, such as `Bench Press (Barbell)`. What was logged in Hevy keeps its name.
  public static let hevy = ExportNames(names: nil)

  private init(names: [String: String]?) { self.names = names }

  /// Reads a person's table with the columns `name` and `as`.
  /// - Throws: the first fault, with its line and what to write instead.
  public init(reading file: InputFile) throws(ImportError) {
    let lines = try file.tableLines()
    var names: [String: String] = [:]
    do throws(UserTableError) {
      let table = try UserTable(lines: lines, columns: ["name", "as"], required: ["name", "as"])
      for row in table.rows {
        let (name, other) = (try row.cell("name"), try row.cell("as"))
        guard names.updateValue(other, forKey: name) == nil else {
          throw UserTableError(line: row.line, .repeatedName(name))
        }
      }
    } catch {
      throw .table(name: file.name, error)
    }
    self.names = names
  }

  /// What an exercise is called; nil where that is not said.
  /// - Parameter isOfHevy: whether sets of it were logged in Hevy.
  fileprivate func name(of exercise: LoggedExercise, isOfHevy: Bool) -> String? {
    if let names { return names[exercise.name] }
    if isOfHevy { return exercise.name }
    let known: String? =
      switch exercise.resolution {
      case .catalogue(let facts): facts.name
      // A person's table may say which exercise of the catalogue it is, or its muscles alone.
      case .user(let facts): ExerciseCatalogue.standard.facts(named: facts.name)?.name
      case .inferred, .unassigned: nil
      }
    return known.map(ExerciseCatalogue.hevyName)
  }
}

extension History {
  /// The history with other names of exercises. What gets the name of another becomes one with it.
  /// - Returns: the history, and the names that stay as they are because none is said for them, in order.
  public func named(by names: ExportNames) -> (history: History, others: [String]) {
    var log = log
    var others: [String] = []
    var codes: [String: Int32] = [:]
    var codeOf: [Int32] = []
    log.exercises = []
    let ofHevy = self.log.exercisesOfHevy
    for (index, exercise) in self.log.exercises.enumerated() {
      let name = names.name(of: exercise, isOfHevy: ofHevy.contains(Int32(index)))
      if name == nil { others.append(exercise.name) }
      var renamed = exercise
      renamed.name = name ?? exercise.name
      let code = codes[renamed.name] ?? Int32(log.exercises.count)
      if codes.updateValue(code, forKey: renamed.name) == nil { log.exercises.append(renamed) }
      codeOf.append(code)
    }
    log.join(codeOf)
    return (History(log), others.sorted())
  }
}

extension TrainingLog {
  /// The exercises that sets from Hevy's files are of.
  fileprivate var exercisesOfHevy: Set<Int32> {
    var found: Set<Int32> = []
    for row in 0..<columns.count where files.indices.contains(Int(columns.file[row])) {
      if files[Int(columns.file[row])].format == ExportFormat.hevy.rawValue {
        found.insert(columns.exercise[row])
      }
    }
    return found
  }

  /// Gives sets the codes of other exercises. What was done of two exercises that are now one are blocks of their own.
  fileprivate mutating func join(_ codes: [Int32]) {
    struct Block: Hashable {
      var exercise: Int32
      var number: Int16
    }
    for session in sessions {
      var blocks: [Block: Int16] = [:]
      var counts: [Int32: Int16] = [:]
      for row in session.sets {
        let before = Block(exercise: columns.exercise[row], number: columns.block[row])
        let code = codes[Int(before.exercise)]
        let count = counts[code] ?? 0
        let number = blocks[before] ?? count
        if blocks.updateValue(number, forKey: before) == nil { counts[code] = count &+ 1 }
        columns.exercise[row] = code
        columns.block[row] = number
      }
    }
  }
}
