/// Reads a JSON text (RFC 8259), strictly: what is no JSON is refused with its line.
package struct JSONReader {
  /// Where the text is no JSON.
  package struct Fault: Error, Equatable {
    /// From 1.
    var line: Int32
  }

  /// Values within values that are read. Exports have less than ten.
  static let deepest = 512

  private let bytes: [UInt8]
  private var position: Int
  private var line: Int32 = 1

  /// Reads a whole text.
  /// - Parameter start: where it begins, after a byte order mark.
  package static func value(_ bytes: [UInt8], from start: Int = 0) throws(Fault) -> JSONValue {
    var reader = JSONReader(bytes: bytes, position: start)
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    guard reader.position == bytes.count else { throw reader.fault }
    return value
  }

  private init(bytes: [UInt8], position: Int) {
    self.bytes = bytes
    self.position = position
  }

  private var fault: Fault { Fault(line: line) }
  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
      if byte == 0x0A { line = line < .max ? line + 1 : line }
      position += 1
    }
  }

  /// Takes a byte, if it is the next one after blanks.
  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(Fault) -> JSONValue {
    skipBlanks()
    guard depth < JSONReader.deepest, let first = next else { throw fault }
    switch first {
    case UInt8(ascii: "{"): return .object(try object(depth))
    case UInt8(ascii: "["): return .array(try array(depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Fault) -> JSONValue {
    let letters = Array("\(word)".utf8)
    guard bytes[position...].starts(with: letters) else { throw fault }
    position += letters.count
    return value
  }

  private mutating func object(_ depth: Int) throws(Fault) -> JSONObject {
    var object = JSONObject(line: line)
    position += 1
    if take(UInt8(ascii: "}")) { return object }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw fault }
      let name = try string()
      guard take(UInt8(ascii: ":")) else { throw fault }
      object.append(name, try value(depth: depth + 1))
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw fault }
    return object
  }

  private mutating func array(_ depth: Int) throws(Fault) -> [JSONValue] {
    var elements: [JSONValue] = []
    position += 1
    if take(UInt8(ascii: "]")) { return elements }
    repeat {
      elements.append(try value(depth: depth + 1))
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw fault }
    return elements
  }

  /// A number as it is written: a minus, digits without a 0 in front, a fraction, an exponent.
  private mutating func number() throws(Fault) -> String {
    let start = position
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { $0 &- 0x30 <= 9 } ?? false }
    func digits() throws(Fault) {
      guard isDigit(next) else { throw fault }
      while isDigit(next) { position += 1 }
    }
    if next == UInt8(ascii: "-") { position += 1 }
    if next == UInt8(ascii: "0") { position += 1 } else { try digits() }
    if next == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func string() throws(Fault) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else { throw fault }
        return string
      case UInt8(ascii: "\\"): try escape(into: &text)
      case ..<0x20: throw fault
      default: text.append(byte)
      }
    }
    throw fault
  }

  private mutating func escape(into text: inout [UInt8]) throws(Fault) {
    guard let letter = next else { throw fault }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var units = [try unit()]
      // Two units make a character beyond the first 65,536; half of one is shown as what it is, no character.
      if UTF16.isLeadSurrogate(units[0]), bytes[position...].starts(with: Array("\\u".utf8)) {
        position += 2
        units.append(try unit())
      }
      text += Array(String(decoding: units, as: UTF16.self).utf8)
    default: throw fault
    }
  }

  /// The four hexadecimal digits of an escape.
  private mutating func unit() throws(Fault) -> UInt16 {
    guard bytes.count - position >= 4 else { throw fault }
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Character(UnicodeScalar(bytes[position])).hexDigitValue else { throw fault }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }
}
