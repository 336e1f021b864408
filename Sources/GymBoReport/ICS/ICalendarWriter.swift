internal import GymBoCoach
internal import GymBoLog

/// An entry of a calendar.
struct CalendarEvent {
  /// When it is.
  enum Moment {
    /// On the wall clock of whoever looks at the calendar.
    case wall(CivilTime)
    /// An instant, as coordinated universal time.
    case utc(CivilTime)
    /// A whole day.
    case day(CivilDate)
  }

  /// The same for the same entry, so that a new import replaces the old one.
  var id: String
  var moment: Moment
  /// Of an entry that is no whole day.
  var minutes = 0
  var title: String
  var text: String
  var category: String
  /// Whether it takes the lifter's time, or is only shown.
  var isBusy = false
  /// Minutes before it at which it is announced; nil for never.
  var alarm: Int?
}

/// Writes a calendar file (iCalendar, RFC 5545): lines of at most 75 octets that end in CRLF, text escaped.
struct ICalendarWriter {
  private(set) var bytes: [UInt8] = []
  private let stamp: CivilDate

  /// - Parameter stamp: the day that the entries are of: not the clock's, so that the same input gives the same bytes.
  init(name: String, stamp: CivilDate) {
    self.stamp = stamp
    line("BEGIN", "VCALENDAR")
    line("VERSION", "2.0")
    line("PRODID", ["-", "GymBo", "GymBo", "EN"].joined(separator: ICalendarWriter.slashes))
    line("CALSCALE", "GREGORIAN")
    line("METHOD", "PUBLISH")
    line("X-WR-CALNAME", text: name)
  }

  private static let slashes = String(repeating: "/", count: 2)

  mutating func end() { line("END", "VCALENDAR") }

  mutating func write(_ event: CalendarEvent) {
    line("BEGIN", "VEVENT")
    line("UID", "\(event.id)@gymbo.invalid")
    line("DTSTAMP", "\(stamp.compact)T000000Z")
    switch event.moment {
    case .wall(let time): line("DTSTART", time.compactWithSeconds)
    case .utc(let time): line("DTSTART", "\(time.compactWithSeconds)Z")
    case .day(let date):
      line("DTSTART;VALUE=DATE", date.compact)
      line("DTEND;VALUE=DATE", date.advanced(by: 1).compact)
    }
    if case .day = event.moment {} else { line("DURATION", "PT\(event.minutes)M") }
    line("SUMMARY", text: event.title)
    line("DESCRIPTION", text: event.text)
    line("CATEGORIES", event.category)
    line("CLASS", "PRIVATE")
    line("TRANSP", event.isBusy ? "OPAQUE" : "TRANSPARENT")
    if let alarm = event.alarm {
      line("BEGIN", "VALARM")
      line("ACTION", "DISPLAY")
      line("DESCRIPTION", text: event.title)
      line("TRIGGER", alarm > 0 ? "-PT\(alarm)M" : "PT0S")
      line("END", "VALARM")
    }
    line("END", "VEVENT")
  }

  /// A line whose value needs no escaping.
  private mutating func line(_ name: String, _ value: String) { write("\(name):\(value)") }

  /// A line of text.
  private mutating func line(_ name: String, text: String) {
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

extension CivilTime {
  /// `20261116T180500`.
  fileprivate var compactWithSeconds: String {
    String(description.filter { $0 != "-" && $0 != ":" })
  }
}
