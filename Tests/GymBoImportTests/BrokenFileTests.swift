import Foundation
import GymBoImport
import GymBoLog
import TestSupport
import Testing

/// The files of `SampleData/Broken`, each with one defect, against the list of what they must give.
@Suite struct BrokenFileTests {
  static let folder = Shared.packageRoot.appendingPathComponent("SampleData/Broken")

  static func expectations() throws -> [(file: String, outcome: String, rule: String)] {
    let list = folder.appendingPathComponent("expected.csv")
    return try String(contentsOf: list, encoding: .utf8).split(separator: "\n").dropFirst().map {
      let cells = $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return (cells[0], cells[1], cells[2])
    }
  }

  @Test("every broken file gives the error, the rejected rows or the finding that is listed for it")
  func brokenFiles() throws {
    let expectations = try Self.expectations()
    #expect(expectations.count >= 30)
    for (file, outcome, rule) in expectations {
      let path = Self.folder.appendingPathComponent(file).path
      do throws(ImportError) {
        let log = try importHistory([.read(path: path)], options: ImportOptions())
        #expect(outcome != "error", "\(file)")
        #expect(conserves(log), "\(file)")
        let rejected = log.files[0].rejected
        if outcome == "rows-rejected" { #expect(rejected > 0, "\(file)") }
        if ["valid", "no-rows"].contains(outcome) { #expect(rejected == 0, "\(file)") }
        // The rules of the data check are not the import's.
        if !rule.isEmpty, !rule.hasPrefix("check.") {
          #expect(log.issues.map(\.rule.rawValue).contains(rule), "\(file)")
        }
      } catch {
        #expect(outcome == "error", "\(file): \(error)")
        switch error {
        case .emptyFile: #expect(rule == "empty", "\(file)")
        case .unknownHeader: #expect(rule == "unknown-header", "\(file)")
        case .notText: #expect(rule == "not-text", "\(file)")
        default: Issue.record("\(file): \(error)")
        }
      }
    }
  }
}
