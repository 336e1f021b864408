/// An enumeration whose raw values are its words in JSON and CSV: `snake_case`, one word a case, the same in every format.
///
/// What people read is worded by the report, never by the raw value. Two further spellings follow from it: options of a
/// command line are ``hyphenated`` (`bent-line`), and people's own tables are ``spaced`` (`front delts`).
public protocol MachineWord: RawRepresentable, CaseIterable, Sendable where RawValue == String {}

extension MachineWord {
  /// The word with blanks, as people write it in their tables: `front delts`.
  public var spaced: String { rawValue.replacing("_", by: " ") }

  /// The word with hyphens, as options take it: `bent-line`.
  public var hyphenated: String { rawValue.replacing("_", by: "-") }

  /// The case of a word in any of its three spellings; nil for another word. Case counts.
  public init?(anySpelling word: some StringProtocol) {
    self.init(rawValue: word.replacing(" ", by: "_").replacing("-", by: "_"))
  }
}

extension StringProtocol {
  /// The text with every occurrence of one character replaced by another.
  public func replacing(_ old: Character, by new: Character) -> String {
    String(map { $0 == old ? new : $0 })
  }
}
