package import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

extension MethodDeclaration {
  /// The method's name as options take it; that of a rule of the data check is in machine formats only.
  package var optionName: String {
    if kind == .dataCheck { return identifier }
    return SuggestionRule(rawValue: identifier)?.optionName ?? identifier.replacing("_", by: "-")
  }
}

extension MethodDeclaration.Constant {
  /// With all the digits that it has.
  var text: String { Int(exactly: value).map(String.init) ?? "\(value)" }
}

extension IssueRule {
  /// The id that machine formats carry, and by which people can look a rule up.
  var identifier: String { rawValue }
}
