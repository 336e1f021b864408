extension TextPage {
  /// The first insight of which nothing else in the short report speaks, if it fits two lines.
  mutating func writeBrief(_ section: InsightSection, _ words: any Words) {
    for insight in section.besides {
      var text = TextPage(style)
      text.paragraph(words.insight(insight), hanging: 2)
      guard TextPage.lines(of: text.text) <= TextPage.briefInsight else { continue }
      return paragraph(words.insight(insight), hanging: 2)
    }
  }

  /// Lines of an insight in the short report.
  private static let briefInsight = 2

  /// What is worth telling of the day, a paragraph each.
  mutating func write(_ section: InsightSection, _ words: any Words) {
    heading(words.insightsTitle)
    if section.told.isEmpty { line(words.noInsights, indent: 2) }
    for insight in section.told { paragraph(words.insight(insight), indent: 2, hanging: 2) }
  }
}
