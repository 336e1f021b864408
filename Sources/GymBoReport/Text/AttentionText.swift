internal import GymBoProgression

extension TextPage {
  /// What needs attention, an item a paragraph.
  mutating func write(_ list: AttentionList, _ words: any Words) {
    heading(words.attentionTitle)
    if list.items.isEmpty { line(words.nothingNeedsAttention, indent: 2) }
    for item in list.items {
      paragraph(
        " \(words.sentence(item))", lead: (words.lead(item), Ink(item.tone)), indent: 2, hanging: 2
      )
    }
    if list.more > 0 { line(words.moreItems(list.more), indent: 2) }
  }

  /// Whether a lighter week is due.
  mutating func write(_ advice: DeloadAdvice, _ words: any Words) {
    let ink: Ink = advice.verdict == .due ? .yellow : .plain
    paragraph(
      " \(words.sentence(advice))", lead: (words.lead(advice.verdict), ink), indent: 2, hanging: 2)
  }
}
