internal import GymBoLog

/// A language that reports can be read in.
///
/// It is chosen for each text and never taken from the process's environment. Machine formats are the same in every
/// language. This is the only place outside of a language's own folder that names it.
public struct Language: Sendable {
  /// The language's code in ISO 639-1, such as `en`.
  public let code: String
  private let makeWords: @Sendable (LoadUnit, CivilDate?) -> any Words

  /// English, the language of reports for which none is chosen.
  public static let english = Language(English.self)

  /// German.
  public static let german = Language(German.self)

  /// Turkish.
  public static let turkish = Language(Turkish.self)

  /// Every language that there is, the default first.
  public static let all: [Language] = [english, german, turkish]

  /// The language of reports for which none is chosen.
  package static let standard = english

  private init<Spoken: Words>(_ language: Spoken.Type) {
    code = Spoken.code
    makeWords = { Spoken(unit: $0, asOf: $1) }
  }

  /// A language by its code.
  /// - Parameter code: in ISO 639-1, in lower case, such as `en`. The result is nil where reports are not written in that
  ///   language.
  public init?(code: String) {
    guard let language = Language.all.first(where: { $0.code == code }) else { return nil }
    self = language
  }

  /// The language's sentences.
  /// - Parameters:
  ///   - unit: the unit in which loads are written.
  ///   - asOf: the day on which the report is read; nil where it is about no day.
  func words(unit: LoadUnit, asOf: CivilDate?) -> any Words { makeWords(unit, asOf) }
}
