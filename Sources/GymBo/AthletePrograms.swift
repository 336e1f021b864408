internal import GymBoAnalysis
package import GymBoImport
internal import GymBoLog
internal import GymBoProgression
internal import GymBoReport

/// Which training program each athlete of a batch follows, from a table that the coach writes:
///
/// ```
/// athlete,program,start
/// Anna,novice.txt,2026-11-02
/// Bob,upper-lower.txt,
/// ```
///
/// | column | holds |
/// |---|---|
/// | `athlete` | the athlete's name, as in the tables (required) |
/// | `program` | the file of the program; a relative path is one from the table's folder (required) |
/// | `start` | the day on which the athlete began; where empty, what the program says or the history shows |
package struct AthletePrograms: Sendable {
  /// What one athlete follows.
  struct Entry: Sendable {
    let program: TrainingProgram
    let start: CivilDate?
  }

  static let columns = ["athlete", "program", "start"]

  private var entries: [String: Entry] = [:]
  /// The paths of the programs that were read, each once.
  package private(set) var paths: [String] = []

  /// Reads the table, and the programs that it names.
  /// - Throws: the first fault, with its line and what to write instead.
  package init(reading file: InputFile) throws(ImportError) {
    let lines = try file.tableLines()
    var programs: [String: TrainingProgram] = [:]
    do throws(UserTableError) {
      let table = try UserTable(
        lines: lines, columns: AthletePrograms.columns, required: ["athlete", "program"])
      for row in table.rows {
        let (name, path) = (try row.cell("athlete"), try row.cell("program"))
        let place = UserTable.path(path, besides: file.name)
        let program: TrainingProgram
        if let known = programs[place] {
          program = known
        } else {
          program = try AthletePrograms.program(place, path, row.line)
          programs[place] = program
          paths.append(place)
        }
        let start = row.cells["start"]
        let day = start.flatMap { CivilDate(iso: $0) }
        if let start, day == nil { throw UserTableError(line: row.line, .noDay(start)) }
        guard entries.updateValue(Entry(program: program, start: day), forKey: name) == nil else {
          throw UserTableError(line: row.line, .repeatedAthlete(name))
        }
      }
    } catch {
      throw .table(name: file.name, error)
    }
  }

  /// Reads a program.
  /// - Parameter path: as the table has it.
  private static func program(
    _ place: String, _ path: String, _ line: Int
  ) throws(UserTableError) -> TrainingProgram {
    let file: InputFile
    do throws(ImportError) {
      file = try InputFile.read(path: place)
    } catch {
      throw UserTableError(line: line, .unreadableProgram(path, fault: nil))
    }
    do throws(ProgramFault) {
      return try TrainingProgram(reading: file)
    } catch {
      throw UserTableError(line: line, .unreadableProgram(path, fault: error.description))
    }
  }

  /// What an athlete follows; nil if the table does not name the athlete.
  subscript(athlete: String) -> Entry? { entries[athlete] }

  /// Names of the table that no athlete has, in order.
  package func unused(among athletes: Set<String>) -> [String] {
    entries.keys.filter { !athletes.contains($0) }.sorted()
  }
}

extension AthletePrograms.Entry {
  /// What the program says of a history.
  func plan(
    _ log: TrainingLog, _ findings: LiftFindings?, _ options: AnalysisOptions,
    _ suggesting: SuggestionOptions
  ) -> PlanReport {
    program.plan(
      log, findings, start: start, maxima: [:], suggesting: suggesting, asOf: options.asOf,
      unit: nil)
  }
}
