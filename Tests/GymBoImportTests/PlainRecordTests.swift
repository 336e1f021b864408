import GymBoLog
import TestSupport
import Testing

@testable import GymBoImport

/// Splitting by masks, and keeping the head of the row above, against the automaton that looks at every quote.
@Suite struct PlainRecordTests {
  private static let comma = UInt8(ascii: ",")

  /// Bytes of which many are quotes, delimiters and line ends, so that every rule of quoting is met, on all sides of the
  /// 64 bytes that are looked at together.
  private static func bytes(_ random: inout SplitMix64) -> [UInt8] {
    let pieces = [
      "\"", "\"\"", ",", ",", ",", "\n", "\r", "\r\n", "\0", "a", "12.5", "7", ".", "\"x\"",
      ",\"y\",",
      "\"\"\"z\"\"\"", "long text without anything", "\"l,o,n,g\nquoted\"", "é",
    ]
    let count = Int.random(in: 0...40, using: &random)
    return (0..<count).flatMap { _ in
      Array(pieces[Int.random(in: 0..<pieces.count, using: &random)].utf8)
    }
  }

  private static func text(_ cell: Cell) -> String {
    "\(cell.start)-\(cell.end) \(cell.isQuoted) \(cell.hasEscapes)"
  }

  @Test(
    "a record split by masks has the cells, the end and the line breaks that the automaton finds")
  func masks() {
    var random = SplitMix64(seed: 20_260_910)
    var plain = 0
    for _ in 0..<4000 {
      let bytes = Self.bytes(&random)
      let limit = Int.random(in: 1...20, using: &random)
      var split = CellList()
      let end = split.appendPlainRecord(
        bytes.span, from: 0, delimiter: Self.comma, limit: limit)
      guard let end else {
        #expect(split.isEmpty)
        continue
      }
      plain += 1
      var automaton = CSVAutomaton(delimiter: Self.comma)
      var cells = CellList()
      let outcome = automaton.scan(bytes.span, from: 0, into: &cells, limit: limit)
      #expect(outcome.ending == .complete)
      #expect(outcome.end == end.end)
      #expect(outcome.innerLineBreaks == end.inner_breaks)
      #expect(split.map(Self.text) == cells.map(Self.text))
    }
    #expect(plain > 1000)
  }

  @Test(
    "a plain number is the number that its bytes are read as, a whole one without a point, and nothing else is one"
  )
  func numbers() throws {
    var random = SplitMix64(seed: 20_260_911)
    let characters = Array("0123456789012345678900000000000000000000....,-+eE \"".utf8)
    // One list for all, as for the records of a file: what it holds of the record before must not show.
    var cells = CellList()
    var cell: [UInt8] = []
    for _ in 0..<40_000 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: break
      case 1: cell.insert(UInt8(ascii: "0"), at: 0)
      default:
        cell = (0..<Int.random(in: 0...10, using: &random)).map { _ in
          characters[Int.random(in: 0..<characters.count, using: &random)]
        }
      }
      cells.truncate(to: 0)
      // After another cell, so that what stands before is no part of the number.
      let before = Array(repeating: UInt8(ascii: "9"), count: Int.random(in: 0...9, using: &random))
      let bytes = before + Array(";".utf8) + cell
      _ = cells.appendPlainRecord(bytes.span, from: 0, delimiter: UInt8(ascii: ";"), limit: 9)
      guard cells.count == 2, let plain = cells[1].plainNumber(bytes.span) else {
        #expect(
          cell.count > 8 || cell.isEmpty || cell.last == UInt8(ascii: ".")
            || cell.contains { !(48...57).contains($0) && $0 != UInt8(ascii: ".") }
            || cell.count { $0 == UInt8(ascii: ".") } > 1)
        continue
      }
      let number = DecimalNumber(bytes.span, bytes.count - cell.count..<bytes.count)
      let read = try #require(number)
      var digits = plain.digits
      for _ in plain.scale..<read.scale { digits *= 10 }
      #expect(digits == read.digits && !read.isNegative)
      #expect(plain.double == read.double)
      let fraction = cell.drop { $0 != UInt8(ascii: ".") }.dropFirst()
      let isWhole = fraction.allSatisfy { $0 == UInt8(ascii: "0") }
      #expect(plain.scale == (isWhole ? 0 : fraction.count))
    }
  }

  @Test("records are the same whether heads are kept or not")
  func heads() {
    var random = SplitMix64(seed: 20_260_912)
    let heads = [
      "a,b,", "a,\"b,\",", "a,\"\"\"b\",", ",,", "a,b", "\"a\nb\",c,", "\u{E9},b,", "a,\"b,",
    ]
    var repeated = [0, 0, 0]
    for _ in 0..<300 {
      var text: [UInt8] = []
      for _ in 0..<20 {
        text += Array(heads[Int.random(in: 0..<heads.count, using: &random)].utf8)
        if Bool.random(using: &random) {
          text += Array("1,2\n".utf8)
        } else {
          text += Self.bytes(&random)
        }
      }
      var kept = RecordReader(delimiter: Self.comma, from: 0)
      kept.headCells = (all: 2, some: 1)
      var whole = RecordReader(delimiter: Self.comma, from: 0)
      while true {
        let kind = whole.next(text.span, expecting: 4)
        #expect(kept.next(text.span, expecting: 4) == kind)
        if kind == nil { break }
        repeated[kept.repeatedCells] += 1
        #expect(kept.cells.map(Self.text) == whole.cells.map(Self.text))
        #expect(kept.line == whole.line)
        #expect(kept.range == whole.range)
      }
    }
    #expect(repeated.allSatisfy { $0 > 100 })
  }

  @Test("cells that are made one leave the others as they are, and room for the records behind")
  func joinedCells() {
    let line = (1...40).map(String.init).joined(separator: ",")
    let bytes = Array(repeatElement(line, count: 50).joined(separator: "\n").utf8)
    var reader = RecordReader(delimiter: Self.comma, from: 0)
    var records = 0
    while reader.next(bytes.span, expecting: 40) != nil {
      records += 1
      reader.joinCells(2...4)
      let texts = reader.cells.map { String(decoding: bytes[$0.range], as: UTF8.self) }
      #expect(texts == ["1", "2", "3,4,5"] + (6...40).map(String.init))
    }
    #expect(records == 50)
  }
}
