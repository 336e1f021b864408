package import GymBoLog

/// A format of an app, or of this tool, that a history can be written in.
public enum ExportFormat: String, Sendable, Hashable, CaseIterable {
  /// Strong's export on iOS since 2020. Hevy imports it, and no other format.
  case strong
  /// Hevy's export, which Liftosaur and others import.
  case hevy
  /// FitNotes' export, which LiftLog and others import.
  case fitnotes
  /// The columns that gymbo itself reads from a spreadsheet.
  case plain
  /// The text notation of this tool, a line an exercise: for people, and to compare versions of a log.
  case text
  /// JSON that says all of a history: for programs.
  case json

  /// The file's bytes, and the line on which each set of the log is.
  /// - Parameter timesRests: whether Strong's file has a row for the rest after a set, as those of its timer.
  package func file(
    of log: TrainingLog, in unit: LoadUnit, timesRests: Bool = false
  ) -> ExportedFile {
    var file = ExportedFile(log, unit: unit, timesRests: timesRests)
    switch self {
    case .strong: file.writeStrong()
    case .hevy: file.writeHevy()
    case .fitnotes: file.writeFitNotes()
    case .plain: file.writePlain()
    case .text: file.writeTextLog()
    case .json: file.writeJSON()
    }
    return file
  }
}
