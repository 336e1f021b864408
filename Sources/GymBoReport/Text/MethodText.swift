internal import GymBoAnalysis
internal import GymBoLog

extension MethodReport {
  /// The methods by kind, each with what is needed to work it by hand.
  public func text(_ style: TextStyle = TextStyle()) -> String {
    var page = TextPage(style)
    let words = style.words(unit: .kilogram, asOf: nil)
    page.paragraph(words.methodsIntroduction)
    for kind in MethodDeclaration.Kind.allCases {
      let methods = methods.filter { $0.kind == kind }
      guard !methods.isEmpty else { continue }
      page.heading(words.title(kind))
      for method in methods { page.write(method, words) }
    }
    page.heading(words.evidenceTitle)
    for grade in MethodDeclaration.Evidence.allCases {
      page.paragraph(
        ": \(words.meaning(grade))", lead: (words.name(grade), .plain), indent: 2, hanging: 2)
    }
    return page.text
  }
}

extension TextPage {
  fileprivate mutating func write(_ method: MethodDeclaration, _ words: any Words) {
    paragraph(
      ": \(method.name)", lead: (Sentence(method.optionName), .bold), indent: 2, hanging: 2)
    var lines = [Sentence(method.formula)]
    if !method.constants.isEmpty { lines.append(words.constants(method)) }
    lines += [words.range(method), words.evidence(method), words.example(method)]
    for line in lines { paragraph(line, indent: 4, hanging: 2) }
  }
}
