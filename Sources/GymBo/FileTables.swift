package import GymBoAnalysis
package import GymBoImport
internal import GymBoLog
package import GymBoProgression
package import GymBoReport

extension AthleteTables {
  /// Makes the tables of all athletes of one file. It reads the file as a batch does, and analyses
  /// the athletes one after another on the calling thread, for engines that give each file to a task.
  /// Memory holds the log of one athlete and the tables of all.
  /// - Parameters:
  ///   - file: the export of one athlete, or a file with a column Athlete in which the rows of each
  ///     athlete are together.
  ///   - reading: how to read what the file does not say, such as a unit.
  ///   - kinds: the tables that are made, each once.
  ///   - options: what is analysed.
  ///   - suggesting: how suggestions are made.
  /// - Throws: if any part of the file cannot be read; it never returns the tables of half a file.
  package init(
    reading file: InputPath, _ reading: ImportOptions = ImportOptions(),
    tables kinds: [ResultTable] = ResultTable.of(.library),
    options: AnalysisOptions = AnalysisOptions(),
    suggesting: SuggestionOptions = SuggestionOptions()
  ) throws(ImportError) {
    self.init(kinds)
    var triage: [TriageEntry] = []
    func rows(_ log: TrainingLog, _ athlete: String) -> [ColumnarTable] {
      let source = TableSource(log, athlete: athlete, options: options, suggesting: suggesting)
      if kinds.contains(.triage), let entry = source.triageEntry { triage.append(entry) }
      return source.columns(of: kinds)
    }
    switch try AthleteInput(path: file.path, options: reading) {
    case .one(let input):
      let log = try importHistory([input], options: reading)
      try log.checkThatFilesAreRead()
      append(rows(log, file.athlete))
    case .many(let input):
      let names = ExerciseNames(userMap: reading.exerciseMap)
      var isEmpty = true
      while let athlete = try input.next() {
        isEmpty = false
        let log = try athlete.log(options: reading, exercises: names)
        try log.checkThatFilesAreRead()
        append(rows(log, athlete.athlete))
      }
      if isEmpty { throw .noRows(name: input.name) }
    }
    replaceTriage(TriageList(triage, asOf: options.asOf))
  }
}
