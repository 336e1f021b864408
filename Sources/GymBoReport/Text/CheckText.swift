internal import GymBoLog

extension CheckReport {
  /// What is wrong or doubtful, by severity and rule: the rule's sentence once, then every place.
  public func text(_ style: TextStyle = TextStyle()) -> String {
    var page = TextPage(style)
    let words = style.words(unit: unit, asOf: nil)
    let section = CheckSection(self)
    for file in section.files { page.paragraph(words.rows(of: file), hanging: 2) }
    if section.findings.isEmpty {
      page.gap()
      page.line(words.nothingFound)
    }
    for finding in section.findings { page.write(finding, words) }
    if !section.leftOut.isEmpty {
      page.gap()
      page.paragraph(words.leftOut(section.leftOut), hanging: 2)
    }
    page.gap()
    page.line(words.counts(section.counts))
    return page.text
  }
}

extension TextPage {
  fileprivate mutating func write(_ finding: CheckSection.Finding, _ words: any Words) {
    let ink: Ink = finding.severity.tone == .neutral ? .bold : Ink(finding.severity.tone)
    gap()
    paragraph(
      " \(words.sentence(finding.rule)) [\(finding.rule.identifier), "
        + "\(words.numbers.whole(finding.count))×]",
      lead: (words.lead(finding.severity), ink), hanging: 2)
    for place in finding.places { paragraph(line(place, words), indent: 2, hanging: 4) }
  }

  /// `file:line:column: original → proposal`, or `file:line:column and 7 more rows: …`.
  private func line(_ place: CheckSection.Place, _ words: any Words) -> Sentence {
    let issue = place.issue
    var parts: [Sentence] = []
    if let source = issue.place {
      let file: Sentence = place.file.map { "\(file: $0)" } ?? words.missing
      let column = source.column.map { ":\($0)" } ?? ""
      let name = source.columnName.map { " \($0)" } ?? ""
      let more = place.more > 0 ? words.moreRows(place.more) : ""
      parts.append("\(file):\(Int(source.line))\(column)\(more):\(name)")
    }
    let found = issue.doubt.map { style.text(words.doubt($0)) } ?? issue.original
    if !found.isEmpty { parts.append(Sentence(TextPage.excerpt(found))) }
    if let proposal = issue.proposal {
      parts.append("→ \(TextPage.excerpt(style.text(words.proposal(proposal))))")
    }
    return parts.joined(separator: " ")
  }

  /// A cell or row, cut to what shows where to look.
  private static func excerpt(_ text: String) -> String {
    TerminalText.truncated(TerminalText.safe(text), to: 100)
  }
}
