import GymBoLog
import Testing

@testable import GymBoImport

/// Files of some hundred kilobytes that were made to harm. What took time or memory with the square of their size took minutes or
/// gigabytes here.
@Suite("Small files made to harm", .timeLimit(.minutes(1)))
struct HarmfulTableTests {
  private func failure(_ text: String) -> ImportError? {
    let file = InputFile(name: "t.csv", bytes: Array(text.utf8))
    do throws(ImportError) {
      _ = try importHistory([file], options: ImportOptions())
      return nil
    } catch {
      return error
    }
  }

  private func unknown(_ text: String) throws -> UnknownHeader {
    guard case .unknownHeader(let header) = try #require(failure(text)) else {
      throw try #require(failure(text))
    }
    return header
  }

  @Test("A header of more columns than people make is not searched, whatever they are called")
  func manyColumns() throws {
    for name in ["Reps", "#", "x", "", "ü"] {
      let header = try unknown(
        "Date,Lift" + String(repeating: ",\(name)", count: 20_000) + "\n2026-01-05,Squat,5\n")
      #expect(header.columns == nil && header.open.isEmpty && header.examples.isEmpty)
    }
  }

  @Test("As many columns as people make are searched, with names that all mean the same")
  func manyRivals() throws {
    let names = (1...998).map { "Reps \($0) start end time set note unit name kind" }
    let header = try unknown(
      "Date,Lift," + names.joined(separator: ",") + "\n"
        + String(repeating: "2026-01-05,Squat,5\n", count: 200))
    #expect(header.likelyColumns.map(\.option) == ["date=Date", "exercise=Lift"])
    #expect(header.open.contains { $0.meaning == .repetitions && $0.names == names })
  }

  @Test("A name longer than any that people give says nothing")
  func longName() throws {
    let name = String(repeating: "weight reps ", count: 10_000)
    let header = try unknown("Date,Lift,\(name)\n2026-01-05,Squat,5\n")
    #expect(header.likelyColumns.map(\.option) == ["date=Date", "exercise=Lift"])
  }

  @Test("A line of many sets is read, and a fault at its end has its column")
  func longLine() throws {
    let count = 20_000
    var (reader, rows) = (TextLogReader(), SetRows())
    reader.read(
      "2026-11-20\nSquat: " + String(repeating: "80x8 ", count: count) + "\"ä\" 80y8", &rows)
    #expect(rows.lines.count == count + 2)
    #expect(reader.faults.map(\.column) == [7 + 5 * count + 4 + 1])
  }

  @Test("Sets that are written out with long notes are refused before they fill the memory")
  func longNotes() throws {
    let note = String(repeating: "n", count: 50_000)
    let sets = String(repeating: "80x8x100 ", count: 2_000)
    let text = "2026-11-20 18:03 Upper\n> \(note)\nSquat: \(sets)\n"
    let limit = SetRows.most(ofBytes: text.utf8.count)
    #expect((1 << 24..<1 << 25).contains(limit))
    #expect(failure(text) == .oversizedPart(name: "t.csv", line: 3, .sets(limit: limit)))
    let json =
      "{\"exercises\": [{\"exercise\": {\"name\": \"Squat\"}, \"sets\": [{}"
      + String(repeating: ",\n{}", count: 20_000) + "]}], \"notes\": \"\(note)\"}"
    guard case .oversizedPart(_, let line, .sets) = try #require(failure(json)) else {
      throw try #require(failure(json))
    }
    #expect((300..<500).contains(line))
  }

  @Test("StrongLifts: a header of many sets above many short rows")
  func strongLifts() throws {
    let count = 5_000
    let names = (1...count).map { "Set \($0) (Reps),Set \($0) (KG)" }
    let header = "Date,Exercise,Sets×Reps," + names.joined(separator: ",")
    let last = String(repeating: ",", count: 2 * count - 1)
    let log = try importHistory(
      [
        input(
          "t.csv", header,
          String(repeating: "2026-01-05,Squat,,5,100\n", count: count)
            + "2026-01-06,Squat,\(last)3,120")
      ], options: ImportOptions())
    #expect(log.columns.count == count + 1)
    #expect(lines(log).last == "2026-01-06, -, Squat, working, loaded, 120.0 kg, × 3")
  }

  @Test("StrongLifts until 2018: a header of many columns above many short rows")
  func oldStrongLifts() throws {
    let count = 10_000
    let header = "Date,Note,Exercise 1,Weight (KG),Set 1" + String(repeating: ",x", count: count)
    let log = try importHistory(
      [input("t.csv", header, String(repeating: "01/05/26,,Squat,100,5\n", count: count))],
      options: ImportOptions())
    #expect(log.columns.count == count)
    #expect(lines(log).first == "2026-01-05, -, Squat, working, loaded, 100.0 kg, × 5")
  }

  @Test("JSON: an object of many members beside many sets")
  func manyMembers() throws {
    let count = 10_000
    let members = (0..<count).map { ", \"k\($0)\": 0" }.joined()
    let sets = Array(repeating: "{\"reps\": 5, \"weight\": 100}", count: count)
    let log = try read(
      "{\"date\": \"2026-01-04\", \"date\": \"2026-01-05\", \"exercises\": [{\"exercise\": "
        + "{\"name\": \"Squat\"}, \"sets\": [\(sets.joined(separator: ","))]\(members)}]\(members)}"
    )
    #expect(log.columns.count == count)
    #expect(lines(log).first == "2026-01-05, -, Squat, working, loaded, 100.0 kg, × 5")
  }

  @Test("A table of more columns than people make is none of body weights")
  func bodyWeights() throws {
    for (count, isTable) in [(998, true), (999, false)] {
      let text = "Date,Weight (kg)" + String(repeating: ",x", count: count) + "\n2026-01-05,80\n"
      let table = try BodyTable(
        InputFile(name: "t.csv", bytes: Array(text.utf8)), options: ImportOptions())
      #expect((table?.measurements.count == 1) == isTable)
    }
  }

  @Test("A line of more cells than the largest header is cut off, and read in little memory")
  func manyCells() throws {
    let bytes = [UInt8](repeating: UInt8(ascii: ","), count: 3 << 20)
    var reader = RecordReader(delimiter: UInt8(ascii: ","), from: 0)
    let found = reader.next(bytes.span, expecting: nil)
    #expect(found == .record && (1 << 20..<1 << 21).contains(reader.cells.count))
    #expect(reader.position == bytes.count)
  }
}
