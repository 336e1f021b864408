internal import GymBoLog

/// How a page is worded.
package struct PageStyle: Sendable {
  /// The language of the page; names from the data stay as they were logged.
  package var language = Language.standard
  /// How the door that shows the page says what its reader can do.
  package var remedy: @Sendable (Remedy) -> String = { $0.inCode }
  /// Whose page it is, where it is one of many; nil for a history of one's own.
  package var athlete: String?
  /// The version of the program that makes the page, which the page names.
  package var version: String?

  package init(_ language: Language = .standard) { self.language = language }

  /// English.
  /// - Parameter remedy: how the door that shows the page says what its reader can do.
  package init(remedy: @escaping @Sendable (Remedy) -> String) { self.remedy = remedy }

  func words(unit: LoadUnit, asOf: CivilDate?) -> any Words {
    language.words(unit: unit, asOf: asOf)
  }
}
