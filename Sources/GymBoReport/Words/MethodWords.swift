internal import GymBoAnalysis

/// The methods in use. What is said of each method is in its declaration.
protocol MethodWords: LanguageStyle {
  var methodsIntroduction: Sentence { get }
  func title(_ kind: MethodDeclaration.Kind) -> Sentence
  func constants(_ method: MethodDeclaration) -> Sentence
  func range(_ method: MethodDeclaration) -> Sentence
  func evidence(_ method: MethodDeclaration) -> Sentence
  /// What a method is called and what it does, for a language in which it is not declared; nil where it is.
  func explanation(_ method: MethodDeclaration) -> MethodExplanation?
  /// What leads to the declaration, where there is such an explanation.
  var exactFormula: Sentence { get }
  func example(_ method: MethodDeclaration) -> Sentence
  var evidenceTitle: Sentence { get }
  func name(_ grade: MethodDeclaration.Evidence) -> Sentence
  func meaning(_ grade: MethodDeclaration.Evidence) -> Sentence
}

/// A method in a few words of a language.
struct MethodExplanation: Sendable, Hashable {
  var name: Sentence
  var meaning: Sentence
}
