extension HTMLPage {
  /// The new bests of the week, and every record in a panel that opens.
  mutating func write(_ records: RecordsOfTheWeek) {
    if records.bests.isEmpty { paragraph(words.noBests) }
    if !records.bests.isEmpty {
      table(label: words.title(.bests), columns: words.bestColumns) { page in
        for best in records.bests {
          let words = page.words
          page.rowHead("\(name: best.exercise)")
          page.cell(best.set.map(words.shortSet) ?? words.missing)
          page.cell(words.gain(best))
          page.cell(best.record.surprise.map(words.shortSurprise))
        }
      }
    }
    guard !records.sessions.isEmpty else { return }
    html.open("details")
    html.element("summary", text: words.recordsOfTheWeekTitle)
    for session in records.sessions {
      html.element("h3", unlinked: words.title(session))
      html.open("ul")
      for lift in session.lifts { html.element("li", text: words.records(lift)) }
      html.close("ul")
    }
    html.close("details")
  }

  /// What needs attention, each with its sign and what can be done.
  mutating func write(_ attention: AttentionList) {
    guard !attention.items.isEmpty else { return paragraph(words.nothingNeedsAttention) }
    html.open("ul", .style("items"))
    for item in attention.items {
      html.open("li")
      chip(words.lead(item), item.tone, sign: item.tone.sign)
      html.text(" ")
      html.sentence(words.sentence(item))
      if let statistics = words.statistics(item) {
        html.text(" ")
        html.element("span", .style("soft"), text: statistics)
      }
      html.close("li")
    }
    html.close("ul")
    if attention.more > 0 { remark(words.moreItems(attention.more, isFull: true)) }
  }
}
