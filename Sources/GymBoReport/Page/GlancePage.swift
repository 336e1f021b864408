extension HTMLPage {
  /// What a reader asks first, a line each, with a link to the part that says more.
  mutating func write(_ glance: PageGlance) {
    html.open("dl", .style("glance"))
    for line in PageGlance.Line.allCases {
      guard let answer = answer(to: line, glance) else { continue }
      html.open("div")
      html.open("dt")
      html.element("a", .link(.part(line.part)), text: words.name(ofLine: line))
      html.close("dt")
      html.element("dd", text: answer)
      html.close("div")
    }
    html.close("dl")
  }

  private func answer(to line: PageGlance.Line, _ glance: PageGlance) -> Sentence? {
    switch line {
    case .stuck: words.sentence(glance.stuck)
    case .next: glance.planned.map(words.nextWorkout) ?? words.inBrief(glance.next)
    case .muscles: glance.muscles.map(words.fewSets)
    case .pause: words.lastPause(glance.calendar)
    }
  }
}
