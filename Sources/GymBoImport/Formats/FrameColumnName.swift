import GymBoLog

/// A name that a column of sets may have in a program's table.
struct FrameColumnName: Sendable {
  let key: String
  let column: SetTableColumn
  let unit: HeaderUnit?
  /// Whether ``SetTableColumn`` declares it. Such a name comes before all others.
  let isDeclared: Bool

  /// Every name once: the declared ones, then those of the apps, then those of people's own tables.
  static let all: [FrameColumnName] = {
    var known: Set<String> = []
    return (declared + ofApps + everyday).filter { known.insert($0.key).inserted }
  }()

  private static let declared = SetTableColumn.allCases.flatMap { column in
    // A file's names are known too where programs have others, such as `date`.
    (column.programNames + (column.programNames.isEmpty ? [] : column.fileNames)).map { name in
      FrameColumnName(
        key: name.text.columnWords, column: column, unit: name.unit.flatMap(HeaderUnit.init),
        isDeclared: true)
    }
  }

  private static let ofApps: [FrameColumnName] = {
    let columns = Dictionary(
      SetTableColumn.allCases.filter { !$0.programNames.isEmpty }
        .compactMap { column in column.heldInFiles.map { ($0, column) } },
      uniquingKeysWith: { first, _ in first })
    return FormatDeclaration.all.filter { $0.id != FormatDeclaration.plain.id }
      .flatMap(\.columnNames)
      .compactMap { name in
        guard let column = columns[name.column] else { return nil }
        // Programs' durations are in seconds.
        if case .duration = name.unit { return nil }
        let key = name.text.columnWords
        return vague.contains(key)
          ? nil : FrameColumnName(key: key, column: column, unit: name.unit, isDeclared: false)
      }
  }()

  /// Names of apps' columns that mean something else elsewhere: the time of the day, the exercise's name.
  private static let vague: Set<String> = ["time", "name"]

  private static let everyday = peoplesNames.flatMap { column, unit, names in
    names.split(separator: " ").map {
      FrameColumnName(key: String($0), column: column, unit: unit, isDeclared: false)
    }
  }

  private static let peoplesNames: [(SetTableColumn, HeaderUnit?, String)] = [
    (.athlete, nil, "athlete_id athlete_name lifter user user_id"),
    (.exercise, nil, "movement lift"),
    (.start, nil, "datetime timestamp day start_date workout_date session_date"),
    (.session, nil, "session_id workout_id"),
    (.title, nil, "workout workout_title"),
    (.load, nil, "weights loads"),
    (.load, .kilograms, "weight_kgs load_kgs kgs kilograms"),
    (.load, .pounds, "weight_lb load_lbs pounds"),
    (.loadUnit, nil, "unit"),
    (.repetitions, nil, "rep repetition n_reps num_reps"),
    (.setNumber, nil, "set_number set_no set_num"),
    (.rir, nil, "reps_in_reserve"),
    (.note, nil, "comments"),
  ]
}

extension String {
  /// The name's letters and digits in lower case, in words joined by `_`: `Weight (kg)` is `weight_kg`.
  var columnWords: String {
    columnKey.split { !$0.isLetter && !$0.isNumber }.joined(separator: "_")
  }
}
