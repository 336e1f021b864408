internal import GymBoAnalysis
package import GymBoImport
public import GymBoLog
public import GymBoReport

/// Which athletes of a batch a coach looks at first.
///
/// It takes the outcomes of a batch as they come, and ranks the athletes when all are there.
public struct BatchTriage: Sendable {
  /// The day from which pauses are counted; nil takes the latest workout of all athletes.
  public var asOf: CivilDate?
  private var entries: [TriageEntry] = []

  /// A triage without athletes.
  /// - Parameter asOf: the day from which pauses are counted; nil takes the latest workout of all athletes.
  public init(asOf: CivilDate? = nil) { self.asOf = asOf }

  /// Adds an athlete of a batch whose tables have the triage, or a file that could not be read.
  public mutating func add(_ outcome: Batch.Outcome) {
    add(outcome, reason: \.description)
  }

  /// Adds an athlete, or a file that could not be read.
  /// - Parameter reason: the sentence for an error.
  package mutating func add(_ outcome: Batch.Outcome, reason: (ImportError) -> String) {
    switch outcome.result {
    case .success(let rows):
      let finding = rows.triage.map(TriageEntry.Finding.read) ?? .empty
      entries.append(TriageEntry(athlete: outcome.athlete, finding))
    case .failure(let error): add(error, of: outcome.athlete, reason: reason(error))
    }
  }

  /// Adds a file that could not be opened.
  /// - Parameters:
  ///   - athlete: the athlete's name; nil takes the file's.
  ///   - reason: a sentence; the file's name at its beginning is left out.
  package mutating func add(_ error: ImportError, of athlete: String? = nil, reason: String) {
    let path = error.fileName ?? ""
    let rest = reason.hasPrefix("\(path): ") ? String(reason.dropFirst(path.count + 2)) : reason
    entries.append(
      TriageEntry(athlete: athlete ?? InputPath.athlete(ofPath: path), .unreadable(rest)))
  }

  /// The day from which pauses are counted; nil where no athlete has a workout.
  package var day: CivilDate? { list.asOf }

  /// The athletes that need a look, ranked.
  private var list: TriageList { TriageList(entries, asOf: asOf) }

  /// The rows of the table `triage` in order, without a header line.
  public func rows(_ format: TableFormat) -> [UInt8] { list.rows(format) }

  /// The athletes to look at first, one a line: at most eight, and at most a third of all.
  public func text(_ style: TextStyle = TextStyle()) -> String { list.text(style) }

  /// Every athlete with the file of its report, the most pressing first.
  /// - Parameter files: the names of the reports' files by athlete.
  package func index(files: [String: String], _ style: TextStyle = TextStyle()) -> String {
    list.index(files: files, style)
  }

  /// The same as a page.
  package func page(files: [String: String], _ style: PageStyle) -> [UInt8] {
    list.page(files: files, style)
  }
}
