import GymBo

/// What earlier runs of a batch wrote into the folder for its tables. A batch of that folder does not take it for exports.
struct EarlierResults {
  /// Links resolved.
  private let folder: String
  private static let heads = ResultTable.of(.batch).map { ($0.rawValue, $0.head(.csv)) }

  init(in folder: String) { self.folder = OutputFile.resolved(folder) }

  /// Whether a file is a table or a report of an earlier run. A file with sets is neither, whatever its name.
  func contains(_ path: String) -> Bool {
    let file = OutputFile.resolved(path)
    guard file.hasPrefix("\(folder)/") else { return false }
    let name = file.dropFirst(folder.count + 1)
    if let (_, head) = EarlierResults.heads.first(where: { "\($0.0).csv" == name }) {
      return (try? InputFile.read(path: path).bytes.starts(with: head)) ?? false
    }
    // The folder of reports has an index; what is read as a history is no report.
    return name.hasPrefix("reports/") && name.hasSuffix(".txt")
      && (try? InputFile.read(path: "\(folder)/reports/index.txt")) != nil
      && (try? History(reading: [path])) == nil
  }
}
