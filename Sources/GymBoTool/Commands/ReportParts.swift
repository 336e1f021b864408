import GymBo

extension Arguments {
  /// Which parts of the report `--full` and `--only` ask for.
  func reportText() throws(ToolError) -> ReportText {
    guard let names = value(.only) else { return has(.full) ? .full : .brief }
    var parts: Set<ReportText.Part> = []
    // A list may be typed in any case, with blanks in it.
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      guard let part = ReportText.Part(rawValue: name.trimmed.lowercased()) else {
        throw Arguments.unreadable(String(name), .only, hints: OptionDeclaration.only.words)
      }
      parts.insert(part)
    }
    return ReportText(parts)
  }
}
