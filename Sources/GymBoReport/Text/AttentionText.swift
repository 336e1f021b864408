internal import GymBoProgression

extension TextPage {
  /// What needs attention, an item a paragraph.
  /// - Parameters:
  ///   - most: items of the short report; nil for the full one.
  ///   - isAway: whether the days off, which are told at the top, are what needs attention.
  mutating func write(
    _ list: AttentionList, most: Int? = nil, isAway: Bool = false, _ words: any Words
  ) {
    let isFull = most == nil
    let shown = most.map(list.few) ?? list.items
    if !isFull, shown.isEmpty {
      if isAway { return }
      gap()
      return paragraph(" \(words.nothing)", lead: ("\(words.attentionTitle):", .bold))
    }
    heading(words.attentionTitle)
    if shown.isEmpty { line(words.nothingNeedsAttention, indent: 2) }
    for item in shown {
      let statistics = isFull ? words.statistics(item) : nil
      let sentences = [isFull ? words.sentence(item) : words.shortSentence(item), statistics]
        .compactMap(\.self)
      paragraph(
        " \(sentences.joined(separator: " "))",
        lead: (words.lead(item), Ink(item.tone)), indent: 2, hanging: 2)
    }
    let falling = most.flatMap(list.fallingBeyond)
    let told = shown + (falling?.items ?? [])
    let left = isFull ? [] : list.rest(besides: told)
    let rest: Sentence? =
      isFull
      ? list.more > 0 ? words.moreItems(list.more) : nil
      : left.isEmpty ? nil : words.rest(left)
    if let falling, let first = falling.items.first {
      let names = words.names(falling.names, more: falling.more)
      let end: Sentence = rest.map { "; \($0)" } ?? "."
      paragraph(
        " \(names)\(end)", lead: (words.lead(first), Ink(first.tone)), indent: 2,
        hanging: 2)
    } else if let rest {
      paragraph(rest, indent: 2, hanging: 2)
    }
  }

  /// Whether a lighter week is due.
  mutating func write(_ advice: DeloadAdvice, _ words: any Words) {
    let ink: Ink = advice.verdict == .due ? .yellow : .plain
    paragraph(
      " \(words.sentence(advice))", lead: (words.lead(advice.verdict), ink), indent: 2, hanging: 2)
  }
}
