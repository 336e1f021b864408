internal import GymBoAnalysis

extension HTMLPage {
  /// Streaks now and at their longest, and milestones.
  mutating func write(_ section: StreaksSection) {
    html.open("ul", .style("streaks"))
    for streak in section.streaks {
      html.open("li")
      html.element("span", text: "\(words.name(streak.kind, section)): ")
      html.element("b", text: words.length(streak))
      html.text(" ")
      html.element(
        "small", .style(streak.isRecord ? "chip good" : "soft"), text: words.standing(streak))
      html.close("li")
    }
    html.close("ul")
    for milestone in section.reached {
      html.open("p")
      html.element("b", text: words.reached)
      html.text(" ")
      html.sentence(words.milestone(milestone))
      html.close("p")
    }
    if let next = section.next { paragraph(words.next(next)) }
  }
}
