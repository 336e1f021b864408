internal import GymBoLog

/// A language that reports can be written in.
///
/// This is the only place outside of a language's own folder that names it.
package struct Language: Sendable {
  /// The language's code in ISO 639-1, such as `en`.
  package let code: String
  private let makeWords: @Sendable (LoadUnit, CivilDate?) -> any Words

  /// Every language that there is, the default first.
  package static let all: [Language] = [standard]

  /// The language of reports for which none is chosen.
  package static let standard = Language(English.self)

  private init<Spoken: Words>(_ language: Spoken.Type) {
    code = Spoken.code
    makeWords = { Spoken(unit: $0, asOf: $1) }
  }

  /// The language's sentences.
  /// - Parameters:
  ///   - unit: the unit in which loads are written.
  ///   - asOf: the day on which the report is read; nil where it is about no day.
  func words(unit: LoadUnit, asOf: CivilDate?) -> any Words { makeWords(unit, asOf) }
}
