import Foundation
import GymBoLog
import TestSupport
import Testing

@testable import GymBoImport

@Suite struct FormatDescriptionTests {
  @Test("every header that is shown as an example is recognised as that variant of that format")
  func examples() throws {
    #expect(Set(knownFormats.map(\.id)).isSuperset(of: ["strong", "hevy", "fitnotes", "plain"]))
    #expect(Set(knownFormats.map(\.id)).count == knownFormats.count)
    for format in knownFormats {
      #expect(!format.recognition.isEmpty)
      for variant in format.variants {
        let log = try read(variant.header)
        #expect(log.files[0].format == format.id)
        #expect(log.files[0].variant == variant.name)
      }
    }
  }

  @Test("a format is declared in a file of its own, and every declared one is in the list")
  func declarations() throws {
    var declared = 0
    for (folder, words) in [
      ("Formats", "= FormatDeclaration("), ("Layouts", "= FileLayout("),
      ("Layouts", "= DatabaseLayout("),
    ] {
      let folder = Shared.packageRoot.appendingPathComponent("Sources/GymBoImport/\(folder)")
      for file in try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      {
        let text = try String(contentsOf: file, encoding: .utf8)
        let count = text.components(separatedBy: words).count - 1
        #expect(count <= 1, "\(file.lastPathComponent)")
        declared += count
      }
    }
    #expect(declared == knownFormats.count)
  }

  @Test("each says what carries effort, the unit, the clock, and how to get the file")
  func facts() {
    for format in knownFormats {
      let facts = format.facts
      for text in [facts.effort, facts.unit, facts.clock, facts.source] {
        #expect(!text.isEmpty, "\(format.id)")
      }
    }
    for format in FormatDeclaration.all {
      for (column, word) in [(ExportColumn.rpe, "RPE"), (.rir, "RIR")] {
        let isRead = format.columnNames.contains { $0.column == column }
        let isTold =
          format.facts.effort.contains(word) && !format.facts.effort.contains("no \(word)")
        #expect(isRead == isTold, "\(format.id) \(word)")
      }
    }
  }

  @Test("there is room for each column, and for no more")
  func columnValues() {
    #expect(ExportColumn.Values<Bool>(repeating: false).count == ExportColumn.allCases.count)
  }

  @Test("names of columns are matched without regard to case and blanks, in any order")
  func columnNames() throws {
    let log = try read(
      " REPS ,exercise name,SET ORDER,weight,date, Workout Name",
      "5,Squat,1,100,2024-01-11 12:05:09,A")
    #expect(
      lines(log) == ["2024-01-11T12:05:09, A, Squat, working, loaded, 100.0 kg, × 5"])
  }
}
