import TestSupport
import Testing

@testable import GymBoReport

@Suite("CSV writer")
struct CSVWriterTests {
  /// Rows of cells without a declared type, as many in each.
  private func written(_ rows: [MixedValue?]...) -> String {
    let columns = rows[0].indices.map { index in
      TableColumn<Void>.mixed("column \(index)", "a cell") { _, _ in nil }.declaration
    }
    var writer = TableWriter(columns, format: .csv)
    for row in rows {
      writer.beginRow()
      for cell in row { writer.mixed(cell) }
      writer.endRow()
    }
    return String(decoding: writer.take(), as: UTF8.self)
  }

  @Test("rows end in CRLF; cells with commas, quotes or line ends are quoted and quotes doubled")
  func quoting() {
    let text = written(
      [.text("a"), .text("b,c"), .text("say \"x\""), .text("1\n2"), .text("1\r2"), nil],
      [.count(-5), .number(-0.5), .number(2880), .text(""), .text(" a "), .text("ü")])
    #expect(
      text == "a,\"b,c\",\"say \"\"x\"\"\",\"1\n2\",\"1\r2\",\r\n-5,-0.5,2880,, a ,ü\r\n")
  }

  @Test("a NUL does not reach CSV")
  func nul() throws {
    #expect(written([.text("a\0b\0")]) == "a\u{FFFD}b\u{FFFD}\r\n")
  }

  @Test(
    "text that a spreadsheet would run gets a leading apostrophe",
    arguments: [
      "=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1", "＋1", "－1", "＠A",
      "=HYPERLINK(\"x\",\"y\")", "-", "'=1", "''-1",
    ])
  func injection(_ text: String) throws {
    #expect(try CSVReader.rows(of: Array(written([.text(text)]).utf8)) == [["'" + text]])
  }

  @Test(
    "other text is never changed", arguments: ["a=1", " =1", "1-2", "'x", "é", "\u{202E}", "a\nb"])
  func unchanged(_ text: String) throws {
    let bytes = Array(written([.text(text), .count(1)]).utf8)
    #expect(try CSVReader.rows(of: bytes) == [[text, "1"]])
  }

  @Test("a number that is not finite is an empty cell")
  func notFinite() {
    #expect(written([.number(.nan), .number(.infinity)]) == ",\r\n")
  }
}
