/// Names of files as the system has them, held in a `String` without loss.
///
/// The system's names are bytes, of which only most are UTF-8. A byte that is not part of UTF-8 is held as the private-use
/// character U+10FF00 + byte, so that every name can be listed, handed on and opened again. A name in which such a
/// character is written out in UTF-8 is held the same way, byte by byte, so that no two names become one text.
package enum FileName {
  private static let firstEscape: UInt32 = 0x10_FF00

  /// The text that holds a name of these bytes.
  package static func text(of bytes: some Collection<UInt8>) -> String {
    // Nearly every name is UTF-8 and has none of the characters that hold a byte.
    if let text = String(validating: bytes, as: UTF8.self), !mayEscape(text) { return text }
    var text = ""
    var rest = bytes[...]
    while !rest.isEmpty {
      let (scalar, length) = first(of: rest)
      if let scalar, escapedByte(scalar) == nil {
        text.unicodeScalars.append(scalar)
      } else {
        for byte in rest.prefix(length) {
          text.unicodeScalars.append(Unicode.Scalar(firstEscape + UInt32(byte)) ?? "\u{FFFD}")
        }
      }
      rest = rest.dropFirst(length)
    }
    return text
  }

  /// The name's bytes as the system takes them, with a zero at the end.
  package static func systemBytes(of text: String) -> [CChar] {
    var bytes: [CChar] = []
    bytes.reserveCapacity(text.utf8.count + 1)
    for scalar in text.unicodeScalars {
      if let byte = escapedByte(scalar) {
        bytes.append(CChar(bitPattern: byte))
      } else {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          bytes.append(CChar(bitPattern: byte))
        }
      }
    }
    bytes.append(0)
    return bytes
  }

  /// The name without the folders before it.
  package static func lastPart(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The name for people and tables: a byte that is not UTF-8 is written as `\xFC`.
  package static func shown(_ text: String) -> String {
    guard mayEscape(text) else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      if let byte = escapedByte(scalar) {
        shown += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// Whether a text may have a character that holds a byte: in UTF-8 these begin with 0xF4.
  private static func mayEscape(_ text: String) -> Bool { text.utf8.contains(0xF4) }

  private static func escapedByte(_ scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= firstEscape && scalar.value <= firstEscape + 0xFF
      ? UInt8(scalar.value - firstEscape) : nil
  }

  /// The first character, or nil where the first byte begins none; and how many bytes it takes.
  private static func first(
    of bytes: some Collection<UInt8>
  ) -> (scalar: Unicode.Scalar?, length: Int) {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return (nil, 1) }
    return (scalar, UTF8.width(scalar))
  }
}
