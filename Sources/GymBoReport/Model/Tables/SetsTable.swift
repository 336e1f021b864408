internal import GymBoAnalysis
internal import GymBoLog

/// Every row of the files, used or left out: the sets in the log's order, then the rows left out,
/// by file and line.
enum SetsTable: DeclaredTable {
  static let key = ["file", "line"]

  /// A row of a file.
  enum Row {
    /// Its index in the log.
    case set(Int)
    /// Its index among those left out.
    case leftOut(Int)

    /// Its index in the log; nil for a row that was left out.
    var set: Int? {
      if case .set(let row) = self { row } else { nil }
    }

    func leftOut(_ log: TrainingLog) -> LeftOutRow? {
      if case .leftOut(let row) = self { log.leftOut[row] } else { nil }
    }

    /// Where it is in the files.
    func place(_ log: TrainingLog) -> RowPlace {
      switch self {
      case .set(let row): RowPlace(file: log.columns.file[row], line: log.columns.line[row])
      case .leftOut(let row):
        RowPlace(file: log.leftOut[row].file, line: log.leftOut[row].line)
      }
    }
  }

  static let semantics = "what the numbers of a set mean; load_kg of assisted is assistance"

  static let columns: [TableColumn<Row>] = [
    .text("file", "the file's name as given") { source, row in
      source.log.fileName(row.place(source.log).file)
    },
    .count(.line) { source, row in Int(row.place(source.log).line) },
    .text(
      .status,
      words: ["set", "excluded", "rejected"]
    ) {
      $1.set != nil ? "set" : $1.leftOut($0.log)?.reason == .rejected ? "rejected" : "excluded"
    },
    .word("reason", "why the row is no set") { $1.leftOut($0.log)?.reason },
    .count(
      .session,
      logged { log, set in
        Int(log.columns.session[set]) + 1
      }),
    .time(
      .start,
      logged { log, set in
        log.session(of: set).wallTime
      }),
    .text(
      .exercise,
      logged { log, set in
        log.exercises[Int(log.columns.exercise[set])].name
      }),
    .count(
      "block", "1, or more where the exercise was begun again in the session",
      logged {
        Int($0.columns.block[$1]) + 1
      }),
    .count(
      .superset,
      logged {
        $0.columns.superset[$1].map(Int.init)
      }),
    .text(
      .kind,
      words: SetKind.allCases.map(\.name), logged { $0.columns.kind[$1].name }),
    .text(
      "semantics", semantics, words: LoadSemantics.allCases.map(\.name),
      logged { $0.columns.semantics[$1].name }),
    .number(
      .load,
      logged {
        $0.columns.load[$1].map { Load(units: $0).kilograms }
      }),
    .count(
      .repetitions,
      logged {
        $0.columns.repetitions[$1].map(Int.init)
      }),
    .number(.duration, logged { $0.columns.seconds[$1] }),
    .number(.distance, logged { $0.columns.metres[$1] }),
    .number(.rpe, logged { $0.columns.rpe[$1] }),
    .number(
      .rir,
      logged {
        SetTraits.effort($1, of: $0.columns).map { 10 - $0 }
      }),
    .number(
      "rest_s", in: .seconds, "rest after the set, from the rest timer",
      logged {
        $0.columns.rest[$1]
      }),
    .flag("in_report", "whether the set lies up to the report's day") { source, row in
      row.set.map { $0 < source.countedSets }
    },
    .flag("working", "completed and no warm-up", derived { $0.isWorking[$1] }),
    .flag(
      "hard", "a working set with RIR up to 4 or without effort data",
      derived {
        $0.isHard[$1]
      }),
    .flag(
      "inferred_warm_up", "untagged, light, and before the day's top set",
      derived {
        $0.isInferredWarmUp[$1]
      }),
    .flag(
      "suspect", "doubted by the data check: kept in volume, left out of trends",
      derived {
        $0.isSuspect[$1]
      }),
    .number(
      "volume_kg", in: .kilograms, "load × repetitions of a working set",
      derived {
        $0.hasTonnage[$1] ? $0.tonnage[$1].kilograms : nil
      }),
    .number(
      "e1rm_kg", in: .kilograms, "estimated one-repetition maximum",
      derived {
        $0.estimate[$1]
      }),
    .text(.note, logged { $0.columns.note[$1] }),
    .list("issues", "rules of the table issues that name this line", separator: " ") {
      $0.rulesOfRows.isEmpty ? nil : $0.rulesOfRows[$1.place($0.log)]
    },
    .text("original", "the row as the file has it, of rows that are no sets") {
      $1.leftOut($0.log)?.original
    },
    // The workout's own, so that a history can be read again from this table alone.
    .text(.title, logged { $0.session(of: $1).title }),
    .number(
      .sessionDuration,
      logged { $0.session(of: $1).duration.map(Double.init) }),
    .text(.sessionNote, logged { $0.session(of: $1).note }),
  ]

  /// A cell of what was logged; missing for a row that is no set.
  private static func logged<Value>(
    _ value: @escaping @Sendable (TrainingLog, Int) -> Value?
  ) -> TableColumn<Row>.Cell<Value> {
    { source, row in row.set.flatMap { value(source.log, $0) } }
  }

  /// A cell of what was computed of a set; missing for a set after the report's day.
  private static func derived<Value>(
    _ value: @escaping @Sendable (SetTraits, Int) -> Value?
  ) -> TableColumn<Row>.Cell<Value> {
    { source, row in
      guard let set = row.set, set < source.countedSets, let history = source.history else {
        return nil
      }
      return value(history.traits, set)
    }
  }

  static func rows(of source: TableSource) -> [Row] {
    (0..<source.log.columns.count).map { .set($0) }
      + source.log.leftOut.indices.map { .leftOut($0) }
  }

  static func write(_ source: TableSource, to sink: inout some TableSink) {
    sink.rows(rows(of: source), columns, source)
  }
}

/// The place of a row in the files.
struct RowPlace: Hashable {
  var file: Int32
  var line: Int32
}

extension TrainingLog {
  fileprivate func session(of set: Int) -> Session { sessions[Int(columns.session[set])] }
}

/// Columns that come in again are declared for both ways in ``SetTableColumn``.
extension TableColumn {
  fileprivate static func text(
    _ column: SetTableColumn, words: [String] = [], _ cell: @escaping Cell<String>
  ) -> TableColumn {
    text(column.name, column.meaning, words: words, cell)
  }

  fileprivate static func number(
    _ column: SetTableColumn, _ cell: @escaping Cell<Double>
  ) -> TableColumn {
    number(column.name, in: column.unit.map(ColumnUnit.init), column.meaning, cell)
  }

  fileprivate static func count(
    _ column: SetTableColumn, _ cell: @escaping Cell<Int>
  ) -> TableColumn {
    count(column.name, column.meaning, cell)
  }

  fileprivate static func time(
    _ column: SetTableColumn, _ cell: @escaping Cell<WallTime>
  ) -> TableColumn {
    time(column.name, column.meaning, cell)
  }
}

extension ColumnUnit {
  /// Written loads are kilograms and written distances metres.
  fileprivate init(_ unit: SetTableColumn.Unit) {
    switch unit {
    case .load: self = .kilograms
    case .distance: self = .metres
    case .seconds: self = .seconds
    }
  }
}
