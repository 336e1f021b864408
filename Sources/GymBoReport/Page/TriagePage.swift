internal import GymBoLog

extension TriageList {
  /// Every athlete with a link to the page of each, the most pressing first: a page for a browser.
  /// - Parameter files: the names of the pages' files by athlete, in the folder of this page.
  package func page(files: [String: String], _ style: PageStyle = PageStyle()) -> [UInt8] {
    let words = style.words(unit: .kilogram, asOf: asOf)
    var page = HTMLPage(style, words)
    page.begin(words.athletesTitle)
    page.html.element("p", .style("verdict"), text: words.triageSummary(self))
    page.beginReport(links: [])
    page.athletes(words.title(self, shown: rows.count), rows.map(\.entry), files) { index in
      words.sentence(rows[index])
    }
    page.athletes(words.othersTitle, others, files) { _ in nil }
    for sentence in alikeSentences(words, name: \.self) { page.html.element("p", text: sentence) }
    page.end()
    return page.html.bytes
  }
}

extension HTMLPage {
  /// Athletes, each with the day of the last workout and what is to be said.
  fileprivate mutating func athletes(
    _ title: Sentence, _ entries: [TriageEntry], _ files: [String: String],
    sentence: (Int) -> Sentence?
  ) {
    guard !entries.isEmpty else { return }
    html.open("section")
    html.element("h2", text: title)
    table("wide", label: title, columns: words.athleteColumns) { page in
      for (index, entry) in entries.enumerated() {
        let (words, name) = (page.words, entry.athlete ?? "")
        page.html.markup("<tr><th scope=\"row\">")
        if let file = files[name] {
          page.html.element("a", .init("href", .file(file)), unlinked: "\(name: name)")
        } else {
          page.html.unlinked("\(name: name)")
        }
        page.cell(words.lastDay(entry))
        page.cell(sentence(index))
      }
    }
    html.close("section")
  }
}
