extension HTMLPage {
  /// The cardio of the week, an exercise a line; nothing in a week without.
  mutating func write(_ section: CardioOfTheWeek?) {
    guard let section else { return }
    html.element("h3", text: words.title(section))
    html.open("ul")
    for line in section.lines {
      let parts = [words.work(line), words.pace(line), words.change(line), words.bests(line)]
      let told = parts.filter { !$0.isEmpty }.joined(separator: " · ")
      html.element("li", unlinked: "\(name: line.exercise): \(told)")
    }
    html.close("ul")
  }
}
