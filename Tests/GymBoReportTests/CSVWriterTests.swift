import TestSupport
import Testing

@testable import GymBoReport

@Suite("CSV writer")
struct CSVWriterTests {
  private func written(_ rows: [CSVCell]...) -> String {
    var writer = CSVWriter()
    for row in rows { writer.row(row) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test("rows end in CRLF; cells with commas, quotes or line ends are quoted and quotes doubled")
  func quoting() {
    let text = written(
      [.text("a"), .text("b,c"), .text("say \"x\""), .text("1\n2"), .text("1\r2"), .missing],
      [.integer(-5), .number(-0.5), .number(2880), .text(""), .text(" a "), .text("ü")])
    #expect(
      text == "a,\"b,c\",\"say \"\"x\"\"\",\"1\n2\",\"1\r2\",\r\n-5,-0.5,2880,, a ,ü\r\n")
  }

  @Test(
    "text that a spreadsheet would run gets a leading apostrophe",
    arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "=HYPERLINK(\"x\",\"y\")", "-"])
  func injection(_ text: String) throws {
    var writer = CSVWriter()
    writer.row([.text(text)])
    #expect(try CSVReader.rows(of: writer.bytes) == [["'" + text]])
  }

  @Test(
    "other text is never changed", arguments: ["a=1", " =1", "1-2", "'x", "é", "\u{202E}", "\n"])
  func unchanged(_ text: String) throws {
    var writer = CSVWriter()
    writer.row([.text(text), .integer(1)])
    #expect(try CSVReader.rows(of: writer.bytes) == [[text, "1"]])
  }

  @Test("a number that is not finite is an empty cell")
  func notFinite() {
    #expect(written([.number(.nan), .number(.infinity)]) == ",\r\n")
  }
}
