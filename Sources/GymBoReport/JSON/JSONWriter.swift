/// Writes one JSON text (RFC 8259) as UTF-8: two spaces a level, keys in the order written, a final
/// newline.
///
/// Every string can be read back exactly. There is no bare null: a missing value is written with
/// its reason.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var depth = 0
  /// Whether the open container is written on one line.
  private var isInline = false
  /// Whether the open container has an element.
  private var hasElement = false
  private var followsKey = false

  /// The bytes of a text whose value is an object.
  static func document(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.object(body)
    writer.bytes.append(UInt8(ascii: "\n"))
    return writer.bytes
  }

  // MARK: Values

  mutating func string(_ text: String) {
    beginValue()
    quote(text)
  }

  mutating func integer(_ number: some BinaryInteger) {
    beginValue()
    bytes.append(contentsOf: String(number).utf8)
  }

  /// A number with at most 12 significant digits; one that is not finite is missing.
  mutating func number(_ number: Double) {
    guard let text = MachineNumber.text(number) else { return missing(Absence.notFinite.rawValue) }
    beginValue()
    bytes.append(contentsOf: text.utf8)
  }

  /// A finite number with all its digits, for constants that others compute with.
  mutating func exactNumber(_ number: Double) {
    guard number.isFinite else { return missing(Absence.notFinite.rawValue) }
    beginValue()
    bytes.append(contentsOf: (Int(exactly: number).map(String.init) ?? "\(number)").utf8)
  }

  mutating func boolean(_ value: Bool) {
    beginValue()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// `{"value": null, "reason": "…"}`
  mutating func missing(_ reason: String) {
    object(inline: true) { $0.missingMembers(reason) }
  }

  /// The members of a missing value, for objects that say more than that it is missing.
  mutating func missingMembers(_ reason: String) {
    key("value")
    beginValue()
    bytes.append(contentsOf: "null".utf8)
    member("reason", reason)
  }

  // MARK: Containers

  mutating func object(inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    container(UInt8(ascii: "{"), UInt8(ascii: "}"), inline: inline, body)
  }

  mutating func array<Elements: Sequence>(
    _ elements: Elements, inline: Bool = false,
    _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    container(UInt8(ascii: "["), UInt8(ascii: "]"), inline: inline) { writer in
      for element in elements { write(&writer, element) }
    }
  }

  mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(contentsOf: ": ".utf8)
    followsKey = true
  }

  private mutating func container(
    _ open: UInt8, _ close: UInt8, inline: Bool, _ body: (inout JSONWriter) -> Void
  ) {
    beginValue()
    bytes.append(open)
    let outer = isInline
    isInline = isInline || inline
    depth += 1
    hasElement = false
    body(&self)
    depth -= 1
    if hasElement, !isInline { newLine() }
    bytes.append(close)
    isInline = outer
    hasElement = true
  }

  // MARK: Layout

  private mutating func beginValue() {
    if followsKey {
      followsKey = false
    } else if depth > 0 {
      separate()
    }
  }

  private mutating func separate() {
    if hasElement { bytes.append(UInt8(ascii: ",")) }
    if !isInline {
      newLine()
    } else if hasElement {
      bytes.append(UInt8(ascii: " "))
    }
    hasElement = true
  }

  private mutating func newLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  // MARK: Strings

  /// The bytes of a text between quotes.
  static func quoted(_ text: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.quote(text)
    return writer.bytes
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    // 0xC2 begins the second block of control characters, 0xD8 and 0xE2 separators and controls of
    // direction.
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != 0x7F
        && byte != 0xC2 && byte != 0xD8 && byte != 0xE2
    }
    if isPlain {
      bytes.append(contentsOf: text.utf8)
    } else {
      for scalar in text.unicodeScalars { escape(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22: bytes.append(contentsOf: #"\""#.utf8)
    case 0x5C: bytes.append(contentsOf: #"\\"#.utf8)
    case 0x08: bytes.append(contentsOf: #"\b"#.utf8)
    case 0x09: bytes.append(contentsOf: #"\t"#.utf8)
    case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
    case 0x0C: bytes.append(contentsOf: #"\f"#.utf8)
    case 0x0D: bytes.append(contentsOf: #"\r"#.utf8)
    // Escaped as JSON may, so that no terminal obeys a control character or turns around at a
    // control of direction.
    case ..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
      let digits = String(scalar.value, radix: 16)
      bytes.append(contentsOf: #"\u"#.utf8)
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
      bytes.append(contentsOf: digits.utf8)
    default:
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}

// MARK: Members of the open object

extension JSONWriter {
  mutating func member(_ name: String, _ text: String) {
    key(name)
    string(text)
  }

  mutating func member(_ name: String, _ number: Int) {
    key(name)
    integer(number)
  }

  mutating func member(_ name: String, _ value: Double) {
    key(name)
    number(value)
  }

  mutating func member(_ name: String, exact value: Double) {
    key(name)
    exactNumber(value)
  }

  mutating func member(_ name: String, _ value: Bool) {
    key(name)
    boolean(value)
  }

  mutating func member(_ name: String, missing reason: String) {
    key(name)
    missing(reason)
  }

  mutating func member(
    _ name: String, inline: Bool = false, _ body: (inout JSONWriter) -> Void
  ) {
    key(name)
    object(inline: inline, body)
  }

  mutating func member<Elements: Sequence>(
    _ name: String, each elements: Elements, inline: Bool = false,
    _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    key(name)
    array(elements, inline: inline, write)
  }
}
