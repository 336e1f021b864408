internal import GymBoAnalysis
internal import GymBoLog

extension HTMLPage {
  /// The new bests of the week, and every record in a panel that opens.
  mutating func write(_ records: RecordsOfTheWeek) {
    if records.bests.isEmpty {
      paragraph(records.sessions.isEmpty ? words.noBests : words.noBestsButRecords)
    }
    if !records.bests.isEmpty {
      let hasNews = records.bests.contains { $0.record.surprise != nil }
      let columns = hasNews ? words.bestColumns : words.bestColumns.dropLast()
      table("wide bests", label: words.title(.bests), columns: columns) { page in
        for best in records.bests {
          page.rowHead("\(name: best.exercise)")
          page.cell(
            best.set.map(page.words.shortSet) ?? page.words.missing, title: columns[1])
          page.cells(of: best.record, columns.dropFirst(2), hasNews: hasNews)
        }
      }
    }
    guard !records.sessions.isEmpty else { return }
    html.open("details")
    html.element("summary", text: words.recordsOfTheWeekTitle)
    let columns = [words.bestColumns[0]] + words.bestColumns.dropFirst(2)
    for session in records.sessions {
      html.element("h3", unlinked: words.title(session))
      table("wide bests", label: words.title(session), columns: columns) { page in
        for lift in session.lifts {
          for record in lift.records {
            page.rowHead("\(name: lift.exercise)")
            page.cells(of: record, columns.dropFirst(), hasNews: true)
          }
        }
      }
    }
    html.close("details")
  }

  /// What it is a record of, now, before, by how much better, and how unusual.
  private mutating func cells(
    of record: RecordsOfTheWeek.Record, _ titles: some Collection<Sentence>, hasNews: Bool
  ) {
    let (kind, best) = (record.kind, record.best)
    let bounds = record.estimate.map { " \(words.bounds($0))" as Sentence } ?? ""
    let news = record.surprise.map(words.shortSurprise)
    let cells: [Sentence?] = [
      words.name(kind), words.number(best.value, of: kind) + bounds,
      best.previous.map { words.number($0, of: kind) } ?? words.missing,
      words.gain(best, of: kind).map { Sentence($0) } ?? words.missing,
    ]
    for (cell, title) in zip(hasNews ? cells + [news] : cells, titles) {
      self.cell(cell, title: title)
    }
  }

  /// What needs attention, each with its sign and what can be done.
  /// - Parameters:
  ///   - sections: the parts of the page that an item can lead to.
  ///   - glance: the top of the page, whose stuck lifts are all named here.
  mutating func write(
    _ attention: AttentionList, _ sections: WeeklySections, _ glance: PageGlance
  ) {
    let (since, waiting) = (glance.since, glance.waiting)
    guard !attention.items.isEmpty || !waiting.isEmpty else {
      return paragraph(words.nothingNeedsAttention)
    }
    html.open("ul", .style("items"))
    let items = attention.items.map(\.withoutQuote)
    for item in items where !item.isOfData { write(item, sections, since) }
    if !waiting.isEmpty {
      html.open("li")
      chip(words.waitingLead, .neutral, sign: Tone.neutral.sign)
      html.text(" ")
      let named = Array(waiting.prefix(PageGlance.mostWaiting))
      html.sentence(words.waiting(named, more: waiting.count - named.count))
      html.close("li")
    }
    for item in items where item.isOfData { write(item, sections, since) }
    html.close("ul")
    if attention.more > 0 { remark(words.moreItems(attention.more)) }
  }

  private mutating func write(
    _ item: AttentionItem, _ sections: WeeklySections, _ since: [String: StuckSince]
  ) {
    html.open("li")
    if let place = place(of: item, sections) {
      html.open("a", .link(place))
      chip(words.lead(item), item.tone, sign: item.tone.sign)
      html.close("a")
    } else {
      chip(words.lead(item), item.tone, sign: item.tone.sign)
    }
    html.text(" ")
    html.sentence(words.sentence(item, since: since))
    if let statistics = words.statistics(item) {
      html.text(" ")
      html.element("span", .style("soft"), text: statistics)
    }
    html.close("li")
  }

  /// Where the page says more of an item; nil where its sentence names all its lifts, which are links themselves.
  private func place(of item: AttentionItem, _ sections: WeeklySections) -> PageID? {
    switch item {
    case .moreLifts(_, _, let more) where more > 0: .part(.lifts)
    case .lift, .moreLifts, .painNoted: nil
    case .deload: .part(.next)
    case .goalMissed, .goalAtRisk: .part(.week)
    case .doubtful, .notRead, .dataCheck: .part(.data)
    case .muchVolume(let muscle, _, _, _):
      sections.muscles?.rows.contains { $0.muscle == muscle } == true
        ? .numbered("u", muscle.index) : .part(.muscles)
    case .leftOut: .part(.muscles)
    case .setBalance, .strengthRatio: sections.balance == nil ? nil : .part(.balance)
    }
  }
}

extension AttentionItem {
  /// The item as the page shows it. The page is made to be sent: of a note of pain it says the day and the lifts, not the words.
  fileprivate var withoutQuote: AttentionItem {
    guard case .painNoted(var note) = self else { return self }
    note.text = ""
    return .painNoted(note)
  }
}
