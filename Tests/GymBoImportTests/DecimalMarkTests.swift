import GymBoLog
import Testing

@testable import GymBoImport

@Suite("The decimal mark of a column") struct DecimalMarkTests {
  private func loads(_ cells: String...) throws -> [Double?] {
    let rows = cells.map { "2026-01-05;Leg Press;\"\($0)\";5" }
    let text = (["date;exercise;load_kg;repetitions"] + rows).joined(separator: "\n") + "\n"
    let log = try importHistory(
      [InputFile(name: "t.csv", bytes: Array(text.utf8))], options: ImportOptions())
    #expect(conserves(log))
    return (0..<log.columns.count).map { log.columns.load[$0].map { Load(units: $0).kilograms } }
  }

  @Test("Where other numbers of the column have decimal commas, a point separates thousands")
  func commas() throws {
    #expect(try loads("1.080", "92,5") == [1080, 92.5])
    #expect(try loads("1,125", "82,5") == [1.125, 82.5])
  }

  @Test("Where other numbers of the column have decimal points, a comma separates thousands")
  func points() throws {
    #expect(try loads("1,080", "92.5") == [1080, 92.5])
  }

  @Test("Without other numbers, and where they disagree, a number is read by itself")
  func open() throws {
    #expect(try loads("1.080", "90") == [1.08, 90])
    #expect(try loads("1,080", "90") == [90])
    #expect(try loads("1.080", "92,5", "92.5") == [1.08, 92.5, 92.5])
  }

  @Test("A column without a mark of its own has that of the others")
  func otherColumns() throws {
    let log = try read(
      FormatDeclaration.fitbod.variants[0].header.replacing(",", with: ";"),
      "2026-06-29 04:24:43 +0000;Walking; 0;0,0;1.800;1.891;0,0;0,0;false;; 0,0")
    #expect(log.columns.seconds[0] == 1800 && log.columns.metres[0] == 1891)
  }

  @Test("An effort with a decimal comma tells the mark of the loads")
  func efforts() throws {
    let log = try read(
      "date;exercise;load_kg;repetitions;rpe", "2026-01-05;Leg Press;1.080;5;8,5")
    #expect(log.columns.load[0] == Load.kilograms(1080).units && log.columns.rpe[0] == 8.5)
  }
}
