internal import GymBoAnalysis

extension English {
  /// The declarations are in English themselves.
  func explanation(_ method: MethodDeclaration) -> MethodExplanation? { nil }

  var exactFormula: Sentence { "" }
}
