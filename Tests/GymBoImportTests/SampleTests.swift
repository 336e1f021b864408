import Foundation
import GymBoImport
import GymBoLog
import TestSupport
import Testing

/// Counts of a real export, by another way than the importer's: characters one by one into rows, cells by position of
/// their header.
private struct IndependentCount {
  var rows = 0
  var restTimers = 0
  var sessions: Set<String> = []
  var exercises: Set<String> = []
  var tonnage: Decimal = 0

  init(_ text: String) {
    let isFitNotes = text.hasPrefix("Date,Exercise,Category")
    let delimiter: Character = text.hasPrefix("\"Workout #\";") ? ";" : ","
    var table = IndependentCount.rows(text, delimiter, quotes: !isFitNotes)
    let header = table.removeFirst()
    func column(_ names: String...) -> Int? {
      header.firstIndex { names.contains($0) }
    }
    let order = column("Set Order")
    let keys = [column("Date", "start_time"), column("Workout Name", "title"), column("end_time")]
    let exercise = column("Exercise Name", "exercise_title", "Exercise")
    let load = column("Weight", "Weight (kg)", "Weight (kgs)", "weight_kg")
    let repetitions = column("Reps", "reps")
    for row in table {
      rows += 1
      if let order, row[order] == "Rest Timer" {
        restTimers += 1
        continue
      }
      sessions.insert(keys.compactMap { $0 }.map { row[$0] }.joined(separator: "|"))
      if let exercise {
        exercises.insert(row[exercise].trimmingCharacters(in: .whitespaces))
      }
      if let load, let repetitions, let kilograms = Decimal(string: row[load]),
        let count = Decimal(string: row[repetitions])
      {
        tonnage += kilograms * count
      }
    }
  }

  private static func rows(_ text: String, _ delimiter: Character, quotes: Bool) -> [[String]] {
    guard quotes else {
      return text.split(separator: "\n").map { $0.components(separatedBy: String(delimiter)) }
    }
    var rows: [[String]] = []
    var row: [String] = []
    var cell = ""
    var isInside = false
    for character in text {
      if character == "\"" {
        isInside.toggle()
      } else if character == delimiter, !isInside {
        row.append(cell)
        cell = ""
      } else if character == "\n", !isInside {
        rows.append(row + [cell])
        row = []
        cell = ""
      } else {
        cell.append(character)
      }
    }
    if !row.isEmpty { rows.append(row + [cell]) }
    return rows
  }
}

@Suite struct SampleTests {
  @Test(
    "every real export: conservation, and counts equal to an independent count",
    .enabled(if: Shared.isPresent, Shared.absence),
    arguments: [("strong", 6), ("hevy", 3), ("fitnotes", 2)])
  func counts(_ folder: String, _ number: Int) throws {
    let files = Shared.isPresent ? try Shared.files(in: "samples/\(folder)", ofType: "csv") : []
    #expect(files.count == number)
    for file in files {
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      let expected = IndependentCount(text)
      let log = try importHistory([.read(path: file.path)], options: ImportOptions())
      #expect(conserves(log))
      #expect(log.files[0].format == folder)
      #expect(log.files[0].rows == expected.rows)
      #expect(log.files[0].excluded == expected.restTimers)
      #expect(log.files[0].rejected == 0)
      #expect(log.sessions.count == expected.sessions.count)
      #expect(log.exercises.count == expected.exercises.count)
      #expect(Set(log.exercises.map(\.name)) == expected.exercises)
      #expect(rules(log) == [])
      var units: Int64 = 0
      for row in 0..<log.columns.count {
        units += (log.columns.load[row] ?? 0) * Int64(log.columns.repetitions[row] ?? 0)
      }
      let difference = expected.tonnage - Decimal(units) / 20_000_000_000
      #expect(difference.magnitude < 0.000_01, "\(file.lastPathComponent)")
    }
  }
}
