/// Why a text cannot be the name of an exercise, a template or a folder: it could not be printed on a line, or typed again.
public enum NameFault: Sendable, Hashable {
  /// Nothing but blanks.
  case blank
  /// A line break, a tab or another control character.
  case control
  /// More characters than ``most``: that many.
  case tooLong(Int)

  /// Characters that a name can have.
  public static let most = 200

  /// - Returns: nil for a name.
  public init?(_ name: String) {
    if name.allSatisfy(\.isWhitespace) {
      self = .blank
    } else if name.unicodeScalars.contains(where: NameFault.isControl) {
      self = .control
    } else if name.count > NameFault.most {
      self = .tooLong(name.count)
    } else {
      return nil
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
