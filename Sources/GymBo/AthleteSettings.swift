internal import GymBoAnalysis
package import GymBoImport
package import GymBoLog

/// What a coach knows of each athlete, from a table that the coach writes:
///
/// ```
/// athlete,file,goal,unit,bodyweight,exercises
/// Anna,anna-2025.csv,4,kg,63.5kg,
/// Anna,anna-2026.csv,,,,
/// Bob,bob.csv,3,lb,182lb,bobs names.csv
/// ```
///
/// | column | holds |
/// |---|---|
/// | `athlete` | the athlete's name (required) |
/// | `file` | the file's name, or its path below the folder that was named; where empty, the name is that of a file or of a column Athlete |
/// | `goal` | workouts a week, 1 to 7 |
/// | `unit` | kg or lb, of files that name none |
/// | `bodyweight` | the athlete's, with its unit |
/// | `exercises` | the file of an exercise map; a relative path is one from the table's folder |
///
/// Files of one name are exports of one athlete. What a later row of an athlete leaves empty, an earlier row may give.
package struct AthleteSettings: Sendable {
  /// What is set for one athlete; nil where the batch's own options hold.
  package struct Entry: Sendable {
    package var goal: Int?
    package var unit: LoadUnit?
    package var bodyWeight: Load?
    /// The same as the table writes it.
    package var writtenBodyWeight: String?
    package var exerciseMap: ExerciseMap?
    /// The path of the exercise map.
    package var mapPath: String?
    /// The line of the table that names the athlete first.
    package var line: Int
  }

  static let columns = ["athlete", "file", "goal", "unit", "bodyweight", "exercises"]

  private var entries: [String: Entry] = [:]
  /// The athlete by file, as the table writes the file.
  private var athleteOfFile: [String: String] = [:]
  /// The paths of the exercise maps that were read.
  package private(set) var paths: [String] = []

  /// Reads the table, and the exercise maps that it names.
  /// - Throws: the first fault, with its line and what to write instead.
  package init(reading file: InputFile) throws(ImportError) {
    let lines = try file.tableLines()
    var maps: [String: ExerciseMap] = [:]
    do throws(UserTableError) {
      let table = try UserTable(
        lines: lines, columns: AthleteSettings.columns, required: ["athlete"])
      for row in table.rows { try add(row) }
      for row in table.rows {
        guard let name = row.cells["athlete"], let path = row.cells["exercises"] else { continue }
        let place = UserTable.path(path, besides: file.name)
        do throws(ImportError) {
          if maps[place] == nil {
            maps[place] = try ExerciseMap(reading: InputFile.read(path: place))
            paths.append(place)
          }
          entries[name]?.exerciseMap = maps[place]
          entries[name]?.mapPath = place
        } catch {
          throw UserTableError(line: row.line, .unreadableFile(path))
        }
      }
    } catch {
      throw .table(name: file.name, error)
    }
  }

  private mutating func add(_ row: UserTable.Row) throws(UserTableError) {
    let name = try row.cell("athlete")
    var entry = entries[name] ?? Entry(line: row.line)
    if let goal = row.cells["goal"] {
      guard let number = Int(goal), (1...7).contains(number) else {
        throw UserTableError(line: row.line, .noGoal(goal))
      }
      entry.goal = number
    }
    if let unit = row.cells["unit"] {
      guard let known = LoadUnit(spelling: unit) else {
        throw UserTableError(line: row.line, .unknownUnit(unit))
      }
      entry.unit = known
    }
    if let text = row.cells["bodyweight"] {
      guard let load = Load(text: text), AnalysisOptions.bodyWeights.contains(load) else {
        throw UserTableError(line: row.line, .noBodyWeight(text))
      }
      (entry.bodyWeight, entry.writtenBodyWeight) = (load, text)
    }
    entries[name] = entry
    guard let file = row.cells["file"] else { return }
    if let other = athleteOfFile.updateValue(name, forKey: file), other != name {
      throw UserTableError(line: row.line, .repeatedFile(file))
    }
  }

  /// What is set for an athlete; nil if the table does not name the athlete.
  package subscript(athlete: String) -> Entry? { entries[athlete] }

  /// Names the athletes of files as the table does, and joins the files of one name.
  /// - Returns: names of the table that no file has: of files, and of athletes without a file.
  package func apply(to found: inout InputPath.Expansion) -> [String] {
    var unused = Set(athleteOfFile.keys)
    found.join { input in
      for key in input.keys {
        if let name = athleteOfFile[key] {
          unused.remove(key)
          return name
        }
      }
      return nil
    }
    return unused.sorted()
  }

}

extension UserTable {
  /// The path of a file that a table names: a relative one is from the table's folder.
  static func path(_ path: String, besides table: String) -> String {
    guard !path.hasPrefix("/"), let slash = table.lastIndex(of: "/") else { return path }
    return table[...slash] + path
  }
}

extension AthleteSettings.Entry {
  /// The options for reading this athlete's files.
  func reading(_ options: ImportOptions) -> ImportOptions {
    var options = options
    if let unit { options.inputUnit = unit }
    if let exerciseMap { options.exerciseMap = exerciseMap }
    return options
  }

  /// The options for the analysis of this athlete.
  func analysis(_ options: AnalysisOptions) -> AnalysisOptions {
    var options = options
    if let goal { options.weeklyGoal = goal }
    if let bodyWeight { options.bodyWeight = bodyWeight }
    return options
  }
}
