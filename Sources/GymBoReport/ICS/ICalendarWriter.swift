/// Writes a calendar file (iCalendar, RFC 5545): lines of at most 75 octets that end in CRLF, text escaped.
struct ICalendarWriter {
  private(set) var bytes: [UInt8] = []

  init(name: String) {
    line("BEGIN", "VCALENDAR")
    line("VERSION", "2.0")
    line("PRODID", ["-", "GymBo", "GymBo", "EN"].joined(separator: ICalendarWriter.slashes))
    line("CALSCALE", "GREGORIAN")
    line("METHOD", "PUBLISH")
    line("X-WR-CALNAME", text: name)
  }

  private static let slashes = String(repeating: "/", count: 2)

  mutating func end() { line("END", "VCALENDAR") }

  /// A line whose value needs no escaping.
  mutating func line(_ name: String, _ value: String) { write("\(name):\(value)") }

  /// A line of text.
  mutating func line(_ name: String, text: String) {
    write("\(name):\(ICalendarWriter.escaped(text))")
  }

  private static let octets = 75

  /// Folds a line at 75 octets, never inside a character.
  private mutating func write(_ line: String) {
    var room = ICalendarWriter.octets
    for scalar in line.unicodeScalars {
      let size = UTF8.width(scalar)
      if size > room {
        bytes += Array("\r\n ".utf8)
        room = ICalendarWriter.octets - 1
      }
      bytes += Array(String(scalar).utf8)
      room -= size
    }
    bytes += Array("\r\n".utf8)
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": escaped += "\\" + String(scalar)
      case "\n": escaped += "\\n"
      case "\r": break
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
