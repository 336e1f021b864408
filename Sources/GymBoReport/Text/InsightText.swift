extension TextPage {
  /// What is worth telling of the day, a paragraph each.
  mutating func write(_ section: InsightSection, _ words: any Words) {
    heading(words.insightsTitle)
    if section.told.isEmpty { line(words.noInsights, indent: 2) }
    for insight in section.told { paragraph(words.insight(insight), indent: 2, hanging: 2) }
  }
}
