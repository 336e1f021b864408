internal import GymBoLog

extension CheckReport {
  /// What is wrong or doubtful, by severity and rule: the rule's sentence once, then every place.
  public func text(_ style: TextStyle) -> String {
    var page = TextPage(style)
    let words: any Words = English(unit: unit)
    for file in log.files {
      page.paragraph(
        "\(Wording.file(file)) (\(file.format)): \(DataFooter.rows(of: file))", hanging: 2)
    }
    if issues.isEmpty {
      page.gap()
      page.line("Nothing wrong or doubtful was found.")
    }
    for severity in Issue.Severity.allCases.reversed() {
      for rule in IssueRule.allCases {
        let found = issues.filter { $0.severity == severity && $0.rule == rule }
        if !found.isEmpty { write(found, rule, severity, words, to: &page) }
      }
    }
    if !log.leftOut.isEmpty { writeLeftOut(to: &page) }
    page.gap()
    page.line(counts)
    return page.text
  }

  private func write(
    _ found: [Issue], _ rule: IssueRule, _ severity: Issue.Severity, _ words: any Words,
    to page: inout TextPage
  ) {
    page.gap()
    page.paragraph(
      " \(page.style.text(words.sentence(rule))) [\(rule.rawValue), \(NumberText.whole(found.count))×]",
      lead: ("\(severity.word):", severity.ink), hanging: 2)
    for alike in CheckReport.alike(found) {
      page.paragraph(
        line(alike.first, more: alike.count - 1, words, page.style), indent: 2, hanging: 4)
    }
  }

  /// Issues that say the same of different rows, with the first of them, in the order of the first.
  private static func alike(_ issues: [Issue]) -> [(first: Issue, count: Int)] {
    struct Saying: Hashable {
      let column: String?
      let original: String
      let doubt: Issue.Doubt?
      let proposal: Issue.Proposal?
    }
    var indices: [Saying: Int] = [:]
    var groups: [(first: Issue, count: Int)] = []
    for issue in issues {
      let saying = Saying(
        column: issue.place?.columnName, original: issue.original, doubt: issue.doubt,
        proposal: issue.proposal)
      if let index = indices[saying] {
        groups[index].count += 1
      } else {
        indices[saying] = groups.count
        groups.append((issue, 1))
      }
    }
    return groups
  }

  /// `file:line:column: original → proposal`, or `file:line:column and 7 more rows: …`.
  private func line(
    _ issue: Issue, more: Int, _ words: any Words, _ style: TextStyle
  ) -> String {
    let others = more > 0 ? " and \(NumberText.count(more, "more row"))" : ""
    let place = issue.place.map { place in
      let index = Int(place.file)
      let file = log.files.indices.contains(index) ? Wording.file(log.files[index]) : "–"
      let column = place.column.map { ":\($0)" } ?? ""
      let name = place.columnName.map { " \(TerminalText.safe($0))" } ?? ""
      return "\(file):\(place.line)\(column)\(others):\(name)"
    }
    let found = issue.doubt.map { style.text(words.doubt($0)) } ?? issue.original
    let original = found.isEmpty ? nil : CheckReport.excerpt(found)
    let proposal = issue.proposal.map {
      "→ " + CheckReport.excerpt(style.text(words.proposal($0)))
    }
    return [place, original, proposal].compactMap { $0 }.joined(separator: " ")
  }

  /// A cell or row, cut to what shows where to look.
  private static func excerpt(_ text: String) -> String {
    TerminalText.truncated(TerminalText.safe(text), to: 100)
  }

  private func writeLeftOut(to page: inout TextPage) {
    let counts = LeftOutRow.Reason.allCases.compactMap { reason -> String? in
      let count = log.leftOut.count { $0.reason == reason }
      return count > 0 ? reason.text(count) : nil
    }
    page.gap()
    page.paragraph("Rows that are no sets: \(counts.joined(separator: ", ")).", hanging: 2)
  }

  private var counts: String {
    let parts = Issue.Severity.allCases.reversed().map { severity in
      NumberText.count(
        issues.count { $0.severity == severity }, severity.word.lowercased())
    }
    return parts.joined(separator: ", ") + "."
  }
}

extension LeftOutRow.Reason {
  /// `8 rest timers`, `1 duplicate`, `3 not completed`.
  fileprivate func text(_ count: Int) -> String {
    switch self {
    case .restTimer, .duplicate: NumberText.count(count, spaced)
    case .notCompleted, .superseded, .rejected: "\(NumberText.whole(count)) \(spaced)"
    }
  }
}

extension Issue.Severity {
  var word: String {
    switch self {
    case .notice: "Notice"
    case .warning: "Warning"
    case .error: "Error"
    }
  }

  var ink: Ink {
    switch self {
    case .notice: .bold
    case .warning: .yellow
    case .error: .red
    }
  }
}
