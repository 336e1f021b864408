import CGymBo

/// The Arrow types that a column of sets can have, read from the format strings of the
/// specification.
enum ArrowType: Equatable {
  enum TimeUnit: Character {
    case second = "s"
    case millisecond = "m"
    case microsecond = "u"
    case nanosecond = "n"

    var perSecond: Int64 {
      switch self {
      case .second: 1
      case .millisecond: 1000
      case .microsecond: 1_000_000
      case .nanosecond: 1_000_000_000
      }
    }
  }

  /// Every value is null.
  case null
  case integer(bytes: Int, isSigned: Bool)
  case float
  case double
  case decimal128(scale: Int)
  /// Text with offsets of 4 or 8 bytes.
  case utf8(offsetBytes: Int)
  case utf8View
  /// Days since 1970-01-01.
  case date32
  /// Milliseconds since 1970-01-01.
  case date64
  /// A timestamp in a time zone; an empty zone means a wall clock.
  case timestamp(TimeUnit, zone: String)
  case duration(TimeUnit)
  /// Time since midnight.
  case time(TimeUnit)
  /// One bit per value.
  case boolean

  /// Of dates and timestamps, how many a second has; of days, how many seconds they have. nil for other types.
  var ticksPerSecond: Int64? {
    switch self {
    case .date32: 86_400
    case .date64: 1000
    case .timestamp(let unit, _): unit.perSecond
    default: nil
    }
  }

  /// - Returns: nil for a type that no column of sets can have.
  init?(format: String) {
    switch format {
    case "n": self = .null
    case "c": self = .integer(bytes: 1, isSigned: true)
    case "C": self = .integer(bytes: 1, isSigned: false)
    case "s": self = .integer(bytes: 2, isSigned: true)
    case "S": self = .integer(bytes: 2, isSigned: false)
    case "i": self = .integer(bytes: 4, isSigned: true)
    case "I": self = .integer(bytes: 4, isSigned: false)
    case "l": self = .integer(bytes: 8, isSigned: true)
    case "L": self = .integer(bytes: 8, isSigned: false)
    case "f": self = .float
    case "g": self = .double
    case "u": self = .utf8(offsetBytes: 4)
    case "U": self = .utf8(offsetBytes: 8)
    case "vu": self = .utf8View
    case "tdD": self = .date32
    case "tdm": self = .date64
    case "tts": self = .time(.second)
    case "ttm": self = .time(.millisecond)
    case "ttu": self = .time(.microsecond)
    case "ttn": self = .time(.nanosecond)
    case "b": self = .boolean
    default:
      guard let type = ArrowType.parameterized(format) else { return nil }
      self = type
    }
  }

  private static func parameterized(_ format: String) -> ArrowType? {
    if format.hasPrefix("d:") {
      let parts = format.dropFirst(2).split(separator: ",").map { Int($0) }
      guard parts.count == 2 || parts.count == 3 && parts[2] == 128, let scale = parts[1],
        (-38...38).contains(scale)
      else { return nil }
      return .decimal128(scale: scale)
    }
    guard let letter = format.dropFirst(2).first, let unit = TimeUnit(rawValue: letter) else {
      return nil
    }
    if format.hasPrefix("ts"), format.dropFirst(3).first == ":" {
      return .timestamp(unit, zone: String(format.dropFirst(4)))
    }
    return format.hasPrefix("tD") && format.count == 3 ? .duration(unit) : nil
  }

  /// The size in bytes of one value in the value buffer; 0 for types without a fixed size.
  var width: Int {
    switch self {
    case .null, .utf8, .boolean: 0
    case .integer(let bytes, _): bytes
    case .float, .date32, .time(.second), .time(.millisecond): 4
    case .time, .double, .date64, .timestamp, .duration: 8
    case .decimal128, .utf8View: 16
    }
  }

  /// The least number of buffers of an array: validity bitmap and values, for text also offsets.
  var bufferCount: Int {
    switch self {
    case .null: 0
    case .utf8: 3
    // The last buffer holds the lengths of the text buffers before it.
    case .utf8View: 3
    default: 2
    }
  }

  var isText: Bool {
    switch self {
    case .utf8, .utf8View: true
    default: false
    }
  }
}

/// How a column stores whole numbers.
enum ArrowStorage {
  case int8, uint8, int16, uint16, int32, uint32, int64, uint64, bit
  /// It stores no whole numbers of up to 64 bits.
  case none

  init(_ type: ArrowType) {
    self =
      switch type {
      case .integer(1, let isSigned): isSigned ? .int8 : .uint8
      case .integer(2, let isSigned): isSigned ? .int16 : .uint16
      case .integer(4, let isSigned): isSigned ? .int32 : .uint32
      case .integer(_, let isSigned): isSigned ? .int64 : .uint64
      case .date32, .time(.second), .time(.millisecond): .int32
      case .date64, .timestamp, .duration, .time: .int64
      case .boolean: .bit
      case .null, .float, .double, .utf8, .utf8View, .decimal128: .none
      }
  }
}
