public import GymBoAnalysis
public import GymBoProgression
public import GymBoReport

/// The result tables of one or several athletes in columns, for data engines such as Spark.
public struct AthleteTables: Sendable {
  private var tables: [ColumnarTable]

  /// Tables without rows.
  init(_ kinds: [ResultTable]) { tables = kinds.map(ColumnarTable.init) }

  /// The tables that were made, in the order in which they were requested.
  public var made: [ResultTable] { tables.map(\.table) }

  /// Analyses each athlete separately, on several threads. The rows are in the order of the
  /// athletes for any number of threads.
  /// - Parameters:
  ///   - athletes: each with the name for the first column of every table; nil leaves it missing.
  ///   - kinds: the tables that are made, each once; nil makes all.
  ///   - options: what is analysed.
  ///   - suggesting: how suggestions are made.
  ///   - jobs: threads, at least 1.
  public init(
    of athletes: [(name: String?, history: History)],
    tables kinds: [ResultTable]? = nil,
    options: AnalysisOptions = AnalysisOptions(),
    suggesting: SuggestionOptions = SuggestionOptions(), jobs: Int = availableProcessors
  ) {
    let kinds = kinds ?? ResultTable.of(.library)
    let made = onThreads(jobs, athletes.count) {
      { index -> (columns: [ColumnarTable], triage: TriageEntry?) in
        let (name, history) = athletes[index]
        // Only what the tables show is computed.
        let source = TableSource(
          history.log, athlete: name, options: options, suggesting: suggesting)
        return (
          source.columns(of: kinds), kinds.contains(.triage) ? source.triageEntry : nil
        )
      }
    }
    tables = kinds.enumerated().map { index, kind in
      let declarations = kind.columnsWithAthlete
      return ColumnarTable(
        kind,
        columns: onThreads(jobs, declarations.count) {
          { column in
            ColumnValues(
              joining: made.map { $0.columns[index].columns[column] }, declarations[column])
          }
        })
    }
    replaceTriage(TriageList(made.compactMap(\.triage), asOf: options.asOf))
  }

  /// The tables of one analysis.
  /// - Parameters:
  ///   - analysis: of one athlete's history.
  ///   - athlete: the first column of every table; nil leaves it missing.
  ///   - kinds: the tables that are made, each once; nil makes all.
  ///   - suggesting: how suggestions are made.
  public init(
    of analysis: Analysis, athlete: String? = nil,
    tables kinds: [ResultTable]? = nil,
    suggesting: SuggestionOptions = SuggestionOptions()
  ) {
    let kinds = kinds ?? ResultTable.of(.library)
    self.init(kinds)
    append(
      TableSource(
        analysis.log, athlete: athlete, options: analysis.options, suggesting: suggesting,
        findings: analysis.findings
      ).columns(of: kinds))
  }

  /// Adds the rows of tables of the same kinds.
  mutating func append(_ rows: [ColumnarTable]) {
    for (index, table) in rows.enumerated() { tables[index].append(table) }
  }

  /// Replaces the rows of athletes that were looked at one by one with those of all, ranked.
  mutating func replaceTriage(_ list: TriageList) {
    for index in tables.indices where tables[index].table == .triage {
      tables[index] = list.columns
    }
  }

  /// One table; it has no rows if it was not made.
  public subscript(table: ResultTable) -> ColumnarTable {
    tables.first { $0.table == table } ?? ColumnarTable(table)
  }
}
