/// An enumeration whose raw values are written to JSON and CSV: `snake_case`, one word per case, the same in every format.
///
/// Text for people never comes from the raw value: the report words it. Two further spellings are derived from the raw value:
/// ``hyphenated`` for command-line options (`bent-line`) and ``spaced`` for tables that users write (`front delts`).
package protocol MachineWord: RawRepresentable, CaseIterable, Sendable where RawValue == String {}

extension MachineWord {
  /// The word with blanks, as people write it in their tables: `front delts`.
  package var spaced: String { rawValue.replacing("_", by: " ") }

  /// The word with hyphens, as options take it: `bent-line`.
  package var hyphenated: String { rawValue.replacing("_", by: "-") }

  /// The case for a word in any of the three spellings; nil for any other word. Upper and lower case are distinguished.
  package init?(anySpelling word: some StringProtocol) {
    self.init(rawValue: word.replacing(" ", by: "_").replacing("-", by: "_"))
  }
}

extension StringProtocol {
  /// The text with every occurrence of one character replaced by another.
  package func replacing(_ old: Character, by new: Character) -> String {
    String(map { $0 == old ? new : $0 })
  }
}
