import GymBoLog
import Testing

@testable import GymBoImport

/// Every row here is made up after a description of the format; no real export is among the tests.
@Suite struct RepCountFormatTests {
  private static let header = FormatDeclaration.repCount.variants[0].header
  static let example = """
    \(header)
    2025-10-17 03:34,2025-10-17 04:10,"Dumbbell Bench Press",10,12,"easy",,,,Chest,"Push",
    2025-10-17 03:34,2025-10-17 04:10,"Assisted Dip",-14,8,"",,,,Chest,"Push",80

    """

  @Test("Rows have the start and end of their workout, its name, and an unnamed unit")
  func rows() throws {
    let log = try read(
      Self.header,
      "2025-10-17 03:34,2025-10-17 04:10,\"Bench Press (Barbell) \",60,8,\"easy, slow\",,,,Chest,\"Push A\","
    )
    #expect(
      lines(log) == [
        "2025-10-17T03:34:00, Push A, Bench Press (Barbell), working, loaded, 60.0 kg, × 8, “easy, slow”"
      ])
    #expect(log.sessions[0].duration == Int64(2160))
    #expect(log.files[0].format == "repcount")
    #expect(log.issues.map(\.rule).contains(.unitAssumed))
    #expect(log.issues.map(\.rule).contains(.formatFromDescription))
    #expect(conserves(log))
  }

  @Test("A load below 0 is assistance, and an empty row is left out")
  func assistance() throws {
    let log = try read(
      Self.header,
      "2025-10-17 03:34,2025-10-17 04:10,\"Chin Up (Assisted)\",-14,8,\"\",,,,Back,\"Pull\",80",
      "2025-10-17 03:34,2025-10-17 04:10,\"Chin Up (Assisted)\",,,\"\",,,,Back,\"Pull\",80")
    #expect(log.columns.semantics[0] == .assisted)
    #expect(log.columns.load[0] == Load.kilograms(14).units)
    #expect(log.leftOut.map(\.reason) == [.notCompleted])
    #expect(conserves(log))
  }

  @Test("Dates with slashes are decided by any date of the file, and as the user says")
  func mixedDates() throws {
    let header = FormatDeclaration.repCount.variants[0].header
    let rows = (11...15).reversed().map {
      "2025-10-\($0) 03:34,2025-10-\($0) 04:10,Bench Press,135,5,,,,,Chest,Push,"
    }
    func days(_ last: String, _ order: DateOrder? = nil) throws -> [String] {
      var options = ImportOptions()
      options.dateOrder = order
      let row = "\(last) 9:06,\(last) 10:06,Bench Press,100,5,,,,,Chest,Push,"
      let text = ([header] + rows + [row]).joined(separator: "\n") + "\n"
      let log = try importHistory(
        [InputFile(name: "export.csv", bytes: Array(text.utf8))], options: options)
      #expect(conserves(log))
      return log.sessions.map { "\($0.date)" }
    }
    #expect(try days("5/18/26").last == "2026-05-18")
    #expect(try days("5/8/26").count == 5)
    #expect(try days("5/8/26", .dayFirst).last == "2026-08-05")
    #expect(try days("5/8/26", .monthFirst).last == "2026-05-08")
  }
}
