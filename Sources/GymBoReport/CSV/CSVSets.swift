internal import GymBoAnalysis
internal import GymBoLog

extension CSVSource {
  /// A row of a file: a set of the history, or one that was left out.
  enum SetRow {
    case set(Int, issues: String?)
    case leftOut(LeftOutRow, issues: String?)

    var row: Int? {
      if case .set(let row, _) = self { row } else { nil }
    }

    var leftOut: LeftOutRow? {
      if case .leftOut(let row, _) = self { row } else { nil }
    }

    var issues: String? {
      switch self {
      case .set(_, let issues), .leftOut(_, let issues): issues
      }
    }
  }

  static var setColumns: [CSVColumn<SetRow>] {
    func logged(
      _ name: String, _ meaning: String, _ cell: @escaping @Sendable (CSVSource, Int) -> CSVCell
    ) -> CSVColumn<SetRow> {
      CSVColumn(name, meaning) { source, row in row.row.map { cell(source, $0) } ?? .missing }
    }
    func derived(
      _ name: String, _ meaning: String, _ cell: @escaping @Sendable (CSVSource, Int) -> CSVCell
    ) -> CSVColumn<SetRow> {
      CSVColumn(name, meaning) { source, row in
        row.row.map { $0 < source.countedSets ? cell(source, $0) : .missing } ?? .missing
      }
    }
    return [
      CSVColumn("file", "the file's name as given") { source, row in
        let file = row.row.map { source.log.sets.file[$0] } ?? row.leftOut?.file
        return CSVCell(file.map(source.log.fileName))
      },
      CSVColumn("line", "line on which the row begins, from 1") { source, row in
        CSVCell((row.row.map { source.log.sets.line[$0] } ?? row.leftOut?.line).map(Int.init))
      },
      CSVColumn("status", "set; excluded; rejected. Rows of a file = the three together") {
        CSVCell($1.row != nil ? "set" : $1.leftOut?.reason == .rejected ? "rejected" : "excluded")
      },
      CSVColumn("reason", "why the row is no set") { CSVCell($1.leftOut?.reason.rawValue) },
      logged("session", "number of the session in the table sessions") {
        CSVCell(Int($0.log.sets.session[$1]) + 1)
      },
      logged("session_start", "wall clock; the day alone where the file has no time") {
        CSVCell($0.sessionStarts[Int($0.log.sets.session[$1])])
      },
      logged("exercise", "the exercise's name as logged") {
        CSVCell($0.log.exercises[Int($0.log.sets.exercise[$1])].name)
      },
      logged("block", "1, or more where the exercise was begun again in the session") {
        CSVCell(Int($0.log.sets.block[$1]) + 1)
      },
      logged("superset", "number of the superset in the session") {
        CSVCell($0.log.sets.superset[$1].map(Int.init))
      },
      logged("kind", "working; warm-up; drop; failure (taken to failure)") {
        CSVCell($0.log.sets.kind[$1].name)
      },
      logged("semantics", "loaded; bodyweight; assisted (load_kg is assistance); timed; distance") {
        CSVCell($0.log.sets.semantics[$1].name)
      },
      logged("load_kg", "logged load") { CSVCell($0.log.sets.load[$1].map(Load.init(units:))) },
      logged("repetitions", "completed repetitions; 0 is a failed set") {
        CSVCell($0.log.sets.repetitions[$1].map(Int.init))
      },
      logged("duration_s", "seconds") { CSVCell($0.log.sets.seconds[$1]) },
      logged("distance_m", "metres") { CSVCell($0.log.sets.metres[$1]) },
      logged("rpe", "rating of perceived exertion, 1…10") { CSVCell($0.log.sets.rpe[$1]) },
      logged("rir", "repetitions in reserve: 10 − RPE; 0 for a set taken to failure") {
        CSVCell(SetTraits.effort($1, of: $0.log.sets).map { 10 - $0 })
      },
      logged("rest_s", "rest after the set, from the rest timer") { CSVCell($0.log.sets.rest[$1]) },
      CSVColumn("in_report", "whether the set lies up to the report's day") { source, row in
        CSVCell(row.row.map { $0 < source.countedSets })
      },
      derived("working", "completed and no warm-up") { CSVCell($0.findings?.traits.isWorking[$1]) },
      derived("hard", "a working set with RIR up to 4 or without effort data") {
        CSVCell($0.findings?.traits.isHard[$1])
      },
      derived("inferred_warm_up", "untagged, light, and before the day's top set") {
        CSVCell($0.findings?.traits.isInferredWarmUp[$1])
      },
      derived("suspect", "doubted by the data check: kept in volume, left out of trends") {
        CSVCell($0.findings?.traits.isSuspect[$1])
      },
      derived("volume_kg", "load × repetitions of a working set") { source, row in
        guard let traits = source.findings?.traits, traits.hasTonnage[row] else { return .missing }
        return CSVCell(traits.tonnage[row].kilograms)
      },
      derived("e1rm_kg", "estimated one-repetition maximum") {
        CSVCell($0.findings?.traits.estimate[$1])
      },
      logged("note", "note of the exercise") { CSVCell($0.log.sets.note[$1]) },
      CSVColumn("issues", "rules of the table issues that name this line, separated by blanks") {
        CSVCell($1.issues)
      },
      CSVColumn("original", "the row as the file has it, of rows that are no sets") {
        CSVCell($1.leftOut?.original)
      },
      // The workout's own, so that the table alone tells the history again.
      logged("title", "the workout's title") {
        CSVCell($0.log.sessions[Int($0.log.sets.session[$1])].title)
      },
      logged("session_duration_s", "how long the workout lasted, as the file tells it") {
        CSVCell($0.log.sessions[Int($0.log.sets.session[$1])].duration.map(Int.init(clamping:)))
      },
      logged("session_note", "the workout's note") {
        CSVCell($0.log.sessions[Int($0.log.sets.session[$1])].note)
      },
    ]
  }

  /// The sets in the log's order, then the rows left out, by file and line.
  var setRows: [SetRow] {
    struct Place: Hashable {
      var file: Int32
      var line: Int32
    }
    var rules: [Place: String] = [:]
    for issue in issues {
      guard let place = issue.place else { continue }
      let key = Place(file: place.file, line: place.line)
      let known = rules[key]
      let isNew = known?.split(separator: " ").contains { $0 == issue.rule.rawValue } != true
      if isNew { rules[key] = (known.map { $0 + " " } ?? "") + issue.rule.rawValue }
    }
    return (0..<log.sets.count).map { row in
      .set(row, issues: rules[Place(file: log.sets.file[row], line: log.sets.line[row])])
    }
      + log.leftOut.map { row in
        .leftOut(row, issues: rules[Place(file: row.file, line: row.line)])
      }
  }
}
