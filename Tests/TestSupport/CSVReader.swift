/// Reads a table by RFC 4180 to the letter: CRLF after every row, quotes only around whole cells, quotes doubled.
public enum CSVReader {
  public struct Malformed: Error {
    public var offset: Int
    public var text: String
  }

  public static func rows(of bytes: [UInt8]) throws -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var index = 0
    func byte(_ offset: Int = 0) -> UInt8? {
      index + offset < bytes.count ? bytes[index + offset] : nil
    }
    while index < bytes.count {
      var cell: [UInt8] = []
      if byte() == UInt8(ascii: "\"") {
        index += 1
        while true {
          guard let next = byte() else { throw Malformed(offset: index, text: "open quote") }
          index += 1
          if next != UInt8(ascii: "\"") {
            cell.append(next)
          } else if byte() == UInt8(ascii: "\"") {
            cell.append(next)
            index += 1
          } else {
            break
          }
        }
      } else {
        while let next = byte(), next != UInt8(ascii: ","), next != 0x0D, next != 0x0A {
          guard next != UInt8(ascii: "\"") else {
            throw Malformed(offset: index, text: "quote inside a cell")
          }
          cell.append(next)
          index += 1
        }
      }
      row.append(String(decoding: cell, as: UTF8.self))
      if byte() == UInt8(ascii: ",") {
        index += 1
        // A comma as the last byte would leave an empty last cell that is not read.
        if index == bytes.count { throw Malformed(offset: index, text: "no CRLF at the end") }
      } else if byte() == 0x0D, byte(1) == 0x0A {
        index += 2
        rows.append(row)
        row = []
      } else {
        throw Malformed(offset: index, text: "no comma or CRLF after a cell")
      }
    }
    return rows
  }
}
