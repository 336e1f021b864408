import GymBo

extension Arguments {
  /// Which parts of the report `--full` and `--only` ask for.
  func reportText() throws(ToolError) -> ReportText {
    guard let names = value(.only) else { return has(.full) ? .full : .brief }
    var parts: Set<ReportText.Part> = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      guard let part = ReportText.Part(rawValue: word(name)) else {
        throw Arguments.unreadable(String(name), .only, hints: OptionDeclaration.only.words)
      }
      parts.insert(part)
    }
    return ReportText(parts)
  }

  /// The word of a part as it is typed in a list: in any case, with blanks around it.
  private func word(_ typed: Substring) -> String {
    let letters = typed.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
    return String(letters.reversed()).lowercased()
  }
}
