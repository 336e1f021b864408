public import GymBoImport
package import GymBoLog

/// A time zone by its name, such as `Europe/Berlin`, with the rules of this system's zone files.
///
/// Most apps write times as the wall clock showed them. Only reminders as instants need a zone, and the few apps whose times are
/// universal.
public struct NamedZone: Sendable, Hashable {
  /// As in the database of time zones.
  public let name: String
  package let rules: ZoneRules

  /// Looks a zone up in the system's files.
  public init(named name: String) throws(UnknownZone) {
    self.name = name
    guard name != "UTC" else {
      rules = .utc
      return
    }
    guard NamedZone.isName(name) else { throw UnknownZone(name: name) }
    for folder in NamedZone.folders {
      if let file = try? InputFile.read(path: "\(folder)/\(name)"),
        let rules = ZoneRules(tzif: file.bytes)
      {
        self.rules = rules
        return
      }
    }
    throw UnknownZone(name: name)
  }

  private static let folders = [
    "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/var/db/timezone/zoneinfo",
  ]

  /// Whether a text can be the name of a zone: words of letters, digits and a few signs between strokes. No other path is
  /// looked at.
  private static func isName(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return text.utf8.count <= 64
      && parts.allSatisfy { part in
        part.first.map { $0.isASCII && $0.isLetter } ?? false
          && part.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x5F: true
            default: false
            }
          }
      }
  }
}

extension ImportOptions {
  /// Reads times that are written as universal, such as Fitbod's, as the wall clock of a zone showed them.
  public mutating func takeUniversalTimes(in zone: NamedZone) { self.zone = zone.rules }
}

/// No zone has this name on this system.
public struct UnknownZone: Error, Hashable {
  /// As given.
  public let name: String

  package init(name: String) { self.name = name }
}
