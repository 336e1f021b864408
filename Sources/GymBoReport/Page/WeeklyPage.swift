internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgram
internal import GymBoProgression

extension WeeklyReport {
  /// The report as a page for a browser: one HTML file in UTF-8 that needs no network, no server and no script to be read.
  ///
  /// The numbers are those of the text and of JSON. The same report and language give the same bytes.
  /// - Parameter language: the language of the page; names from the data stay as they were logged.
  public func page(language: Language = .english) -> [UInt8] { page(PageStyle(language)) }

  /// The page in the terms of a door.
  package func page(_ style: PageStyle) -> [UInt8] {
    let words = style.words(unit: unit, asOf: findings?.asOf)
    var page = HTMLPage(style, words)
    let notes = DataNotes(log: log, issues: issues, findings: findings)
    guard let findings, let sections else {
      page.begin(words.emptyPageTitle)
      page.html.element("p", text: words.sentence(EmptyReport(log)))
      page.beginReport(links: [])
      page.part(.data) { $0.write(notes, pageNotes, version: style.version) }
      page.end()
      return page.html.bytes
    }
    let panels = LiftPanels(findings, log: log, suggestions: suggestions)
    for panel in panels.active + panels.others { page.html.panels[panel.name] = panel.exercise }
    let calendar = TrainingCalendar(findings)
    let insights = self.insights(.weeks)
    var glance = PageGlance(findings, sections, panels, calendar, insights?.all ?? [])
    glance.planned = plan?.plan.next
    page.begin(words.pageTitle(sections.verdict), verdict: words.verdict(sections.verdict))
    page.write(sections.verdict, sections.headline)
    page.write(glance)
    let others = insights?.first(besides: sections.attention.items, words) ?? []
    let parts = PagePart.allCases.filter { part in
      switch part {
      case .balance: sections.balance != nil
      case .insights: !others.isEmpty
      case .plan: plan?.plan.course.start != nil
      case .body: sections.body != nil
      default: true
      }
    }
    page.beginReport(links: parts)
    for part in parts {
      page.part(part) { page in
        switch part {
        case .week:
          page.write(PeriodCards(findings, sections.verdict), sections.headline, sections.records)
          page.write(sections.cardio)
        case .bests: page.write(sections.records)
        case .attention: page.write(sections.attention, sections, glance)
        case .insights: page.write(others)
        case .next:
          if let plan { page.writeNext(plan) } else { page.write(sections.suggestions) }
        case .plan: if let plan { page.writeKept(plan.plan) }
        case .lifts:
          page.remark(words.sentence(glance.states))
          if let key = words.key(of: glance.states.map(\.word)) { page.remark(key) }
          page.write(panels, formula: findings.options.formula.declaration.name)
        case .muscles: page.write(sections.muscles, glance, MuscleWeeks(findings))
        case .balance: if let balance = sections.balance { page.write(balance) }
        case .history: page.write(calendar)
        case .streaks: page.write(sections.streaks)
        case .body: if let body = sections.body { page.write(body) }
        case .data: page.write(notes, pageNotes, version: style.version)
        }
      }
    }
    page.end()
    return page.html.bytes
  }
}

extension WeeklyReport {
  private var pageNotes: PageNotes {
    PageNotes(
      log: log, issues: issues, findings: findings, rules: Set(suggestions.map(\.rule)),
      hasBodyWeight: body?.weight != nil)
  }
}

extension InsightSection {
  /// What stands out in the week beside the items of the list of what needs attention.
  fileprivate func first(besides items: [AttentionItem], _ words: any Words) -> [InsightLine] {
    let told = Set(items.map { (words.lead($0) + " " + words.sentence($0)).plain })
    return first.filter { !told.contains(words.insight($0).plain) }
  }
}

extension ExerciseReport {
  /// The report of the exercise as a page for a browser; see ``WeeklyReport/page(language:)``.
  public func page(language: Language = .english) -> [UInt8] { page(PageStyle(language)) }

  /// The page in the terms of a door.
  package func page(_ style: PageStyle) -> [UInt8] {
    let words = style.words(unit: unit, asOf: findings.asOf)
    var page = HTMLPage(style, words)
    let panels = LiftPanels(
      findings, log: log, suggestions: suggestion.map { [$0] } ?? [], only: lift.exercise)
    page.begin("\(name: name)")
    page.beginReport(links: [])
    page.html.open("section", .id(.part(.lifts)))
    page.html.element("h2", .style("ears"), text: words.title(.lifts))
    page.spanChoice()
    for panel in panels.active + panels.others {
      page.write(panel, formula: findings.options.formula.declaration.name, isOpen: true)
    }
    page.html.close("section")
    if let expectation = sections.expectation {
      page.html.open("section")
      page.write(expectation)
      page.html.close("section")
    }
    let notes = DataNotes(log: log, issues: [], findings: findings)
    let methods = PageNotes(
      log: log, issues: [], findings: findings, rules: Set([suggestion?.rule].compactMap(\.self)))
    page.part(.data) {
      $0.writeFiles(notes)
      $0.writeMethods(notes, methods, version: style.version)
    }
    page.end()
    return page.html.bytes
  }
}

extension HTMLPage {
  /// What the next top set will be.
  fileprivate mutating func write(_ expectation: Expectation) {
    html.element("h2", text: words.expectationTitle)
    if let probability = expectation.probability, !expectation.expected.isTooLight {
      paragraph(words.chance(probability, of: expectation))
    }
    paragraph(words.outcomes(expectation))
    remark(words.basis(expectation))
    if expectation.isAfterRecord { paragraph(words.afterRecord) }
  }
}
