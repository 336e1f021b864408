internal import GymBoAnalysis

/// The methods in use. What is said of each method is in its declaration.
protocol MethodWords: LanguageStyle {
  var methodsIntroduction: Sentence { get }
  func title(_ kind: MethodDeclaration.Kind) -> Sentence
  func constants(_ method: MethodDeclaration) -> Sentence
  func range(_ method: MethodDeclaration) -> Sentence
  func evidence(_ method: MethodDeclaration) -> Sentence
  func example(_ method: MethodDeclaration) -> Sentence
  var evidenceTitle: Sentence { get }
  func name(_ grade: MethodDeclaration.Evidence) -> Sentence
  func meaning(_ grade: MethodDeclaration.Evidence) -> Sentence
}
