import Foundation
import TestSupport
import Testing

@testable import GymBoImport

/// All records of some text, as their cells' contents.
private func records(
  _ text: String, delimiter: Character = ",", expecting: Int? = nil
) -> [(kind: RecordReader.Kind, cells: [String], line: Int32)] {
  let bytes = Array(text.utf8)
  var reader = RecordReader(delimiter: delimiter.asciiValue ?? 0, from: 0)
  var result: [(RecordReader.Kind, [String], Int32)] = []
  while let kind = reader.next(bytes.span, expecting: expecting) {
    let cells = reader.cells.map {
      CellBytes.text(CellBytes.content(bytes.span, $0.range, hasEscapes: $0.hasEscapes)).text
    }
    result.append((kind, cells, reader.line))
  }
  return result
}

@Suite struct RecordReaderTests {
  @Test(
    "csv-spectrum: 12 of 12 files read as their JSON says",
    .enabled(if: Shared.isPresent, Shared.absence))
  func spectrum() throws {
    let files = try Shared.files(in: "corpora/csv-spectrum/csvs", ofType: "csv")
    #expect(files.count == 12)
    for file in files {
      let name = file.deletingPathExtension().lastPathComponent
      let json = Shared.root.appendingPathComponent("corpora/csv-spectrum/json/\(name).json")
      // One of the files has an object instead of an array of one; in it a telephone number was made unknowable,
      // so it is taken from the text.
      let object = try JSONSerialization.jsonObject(with: Data(contentsOf: json))
      var expected = object as? [[String: String]] ?? [object as? [String: String] ?? [:]]
      if name == "location_coordinates" { expected[0]["Contact Phone Number"] = "2095257564" }
      var text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      // The corpus declares these to be checked out with CRLF; copies without git lack it.
      if name.hasSuffix("_crlf"), !text.utf8.contains(13) {
        text = text.replacingOccurrences(of: "\n", with: "\r\n")
      }
      let read = records(text)
      let header = try #require(read.first).cells
      let rows = read.dropFirst().map { record in
        Dictionary(uniqueKeysWithValues: zip(header, record.cells))
      }
      #expect(rows == expected, "\(name)")
    }
  }

  @Test("line ends LF, CRLF, CR and none, mixed, and blank lines between")
  func lineEnds() {
    let read = records("a,b\r\n1,2\n\n3,4\r  \r\n5,6")
    #expect(read.map(\.cells) == [["a", "b"], ["1", "2"], ["3", "4"], ["5", "6"]])
    #expect(read.map(\.line) == [1, 2, 4, 6])
  }

  @Test("an empty cell keeps whether quotes stood around it")
  func quotedEmpty() {
    let bytes = Array("\"\",,x".utf8)
    var reader = RecordReader(delimiter: UInt8(ascii: ","), from: 0)
    _ = reader.next(bytes.span, expecting: nil)
    #expect(reader.cells.map(\.isQuoted) == [true, false, false])
    #expect(reader.cells.map(\.isEmpty) == [true, true, false])
  }

  @Test("structure is found in every position of a 64-byte block and across blocks")
  func positions() {
    for length in 0...200 {
      let filler = String(repeating: "x", count: length)
      let read = records("\(filler),\"\(filler),\n\"\"\(filler)\"\n\(filler)")
      #expect(
        read.map(\.cells)
          == [[filler, "\(filler),\n\"\(filler)"], [filler]].filter {
            $0 != [""]
          })
    }
  }

  @Test(
    "a quote that does not close, or closes before more text, costs its line only",
    arguments: [
      "1,\"open,3\n", "1,2,\"open\n", "\"open,2,3\n", "1,\"a\"b,3\n", "1,\"two\nlines\"x,3\n",
      "1,\"a\nb\",3,4\n",
    ])
  func unclosedQuote(_ damaged: String) {
    let good = "4,\"5\",6\n7,8,\"9\"\n"
    let read = records("0,0,0\n" + damaged + good, expecting: 3)
    #expect(read.first?.cells == ["0", "0", "0"])
    #expect(read.suffix(2).map(\.cells) == [["4", "5", "6"], ["7", "8", "9"]])
    #expect(read.dropFirst().first?.kind == .damaged)
  }

  @Test(
    "a text with a line break stays one cell also where its last line has as many cells as a row")
  func lineBreakInFirstCell() throws {
    let log = try importHistory(
      [
        InputFile(
          name: "n",
          bytes: Array(
            "note,date,exercise,load_kg,repetitions\n\"a\nb\",2026-01-05,Squat,100,5\n".utf8))
      ], options: ImportOptions())
    #expect(log.columns.line == [2])
    #expect(log.issues.filter { $0.severity == .error }.isEmpty)
  }

  @Test("a stray quote does not swallow rows even where the cell counts would agree")
  func swallowedRows() {
    let read = records("a,b\n1,\"x\n2,y\n3,z\"\n4,w\n", expecting: 2)
    #expect(
      read.map(\.cells) == [["a", "b"], ["1", "\"x"], ["2", "y"], ["3", "z\""], ["4", "w"]])
    #expect(read.map(\.line) == [1, 2, 3, 4, 5])
  }

  @Test("the delimiter is counted in the header, outside quotes")
  func delimiter() {
    #expect(Delimiter.detect(Array("a;b;\"c,d,e,f\"\n1,2,3,4,5".utf8).span, from: 0) == 59)
    #expect(Delimiter.detect(Array("a,b,c".utf8).span, from: 0) == 44)
    #expect(Delimiter.detect(Array("a\tb".utf8).span, from: 0) == 9)
    #expect(Delimiter.detect(Array("a".utf8).span, from: 0) == 44)
  }
}
