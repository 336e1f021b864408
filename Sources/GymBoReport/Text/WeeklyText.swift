internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog

extension WeeklyReport {
  /// The report for a terminal: how the week went first, then new bests, what needs attention, what to lift next, and each
  /// lift. A pure function of the report, the style and the parts.
  public func text(_ style: TextStyle = TextStyle(), _ shown: ReportText = .brief) -> String {
    let words = style.words(unit: unit, asOf: findings?.asOf)
    guard let sections else {
      var page = TextPage(style)
      page.paragraph(words.sentence(EmptyReport(log)))
      page.writeDetails(DataNotes(log: log, issues: issues, findings: nil), words)
      return page.text
    }
    if shown == .body, sections.body == nil {
      var page = TextPage(style)
      page.paragraph(words.noBody)
      return page.text
    }
    let parts = WeeklyParts(
      sections: sections, plan: plan,
      insights: shown.parts.contains(.insights)
        ? insights(shown.isShort ? .today : .hindsight) : nil,
      shown: shown, style: style, words: words)
    return shown.isShort ? parts.fitting() : parts.whole()
  }
}

/// The parts of a report that are shown, and how they are written.
private struct WeeklyParts {
  let sections: WeeklySections
  let plan: PlanReport?
  let insights: InsightSection?
  let shown: ReportText
  let style: TextStyle
  let words: any Words

  /// Everything that they have.
  func whole() -> String { joined(shown.parts.map { text(of: $0, nil) }) }

  /// With the longest lengths with which they fit the screen.
  func fitting() -> String {
    // Most lengths differ from those before in one part; the other parts are not written again.
    var written: [BriefLengths.OfPart: String] = [:]
    func text(_ lengths: BriefLengths, of part: ReportText.Part) -> String {
      let own = lengths.only(for: part)
      let key = BriefLengths.OfPart(part: part, lengths: own)
      if let known = written[key] { return known }
      let new = self.text(of: part, own)
      written[key] = new
      return new
    }
    var shortest = ""
    // Room for more lifts than there are changes nothing.
    let lifts = max(sections.lifts.lifts.count, BriefLengths.manyLifts)
    for lengths in (BriefLengths.withNames + BriefLengths.all).lazy.filter({ $0.lifts <= lifts }) {
      shortest = joined(shown.parts.map { text(lengths, of: $0) })
      if TextPage.lines(of: shortest) <= BriefLengths.screen(style.width) { break }
    }
    return shortest
  }

  private func joined(_ texts: [String]) -> String {
    texts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// A part alone.
  /// - Parameter lengths: of its lists; nil for everything that it has.
  private func text(of part: ReportText.Part, _ lengths: BriefLengths?) -> String {
    var page = TextPage(style)
    if part == .insights {
      guard let insights, lengths?.hasInsight ?? true else { return "" }
      shown.isShort ? page.writeBrief(insights, words) : page.write(insights, words)
    } else if part == .next, let plan {
      page.writeNext(plan, words)
    } else {
      page.write(part, of: sections, lengths, words)
    }
    return page.text
  }
}

/// How much of its lists a short report shows. The longest lengths with which it fits the screen are taken.
struct BriefLengths: Hashable {
  /// The lengths that one part of the report depends on.
  struct OfPart: Hashable {
    var part: ReportText.Part
    var lengths: BriefLengths
  }

  /// Lines of a short report at 80 columns, in nearly all weeks.
  private static let screen = 45

  /// Lines of a short report: more where they are shorter, as on a phone.
  static func screen(_ width: Int) -> Int { width < 80 ? screen * 80 / max(width, 20) : screen }

  /// Lifts up to which the other lists are as long as they can be.
  static let manyLifts = 8

  var bests: Int
  var attention: Int
  var next: Int
  var lifts: Int
  /// Which lifts of the week without a line are named.
  var naming = NamedLifts.few
  /// Whether it has an insight.
  var hasInsight = true
  /// Lifts of the next workout that are named in a sentence, where they have no line.
  var also = SuggestionList.mostAlso

  /// From the longest to the shortest. What to do next gives way last but for two lifts of the week: nobody can train by half a
  /// workout.
  static let all: [BriefLengths] =
    stride(from: 24, through: 9, by: -1).map { .init(bests: 6, attention: 5, next: 12, lifts: $0) }
    + [(6, 5, 8), (6, 5, 7), (6, 5, 6), (6, 5, 5), (5, 4, 5), (5, 4, 4), (4, 4, 4), (4, 3, 4)]
    .map { .init(bests: $0.0, attention: $0.1, next: 12, lifts: $0.2) }
    + [(4, 3, 3), (3, 3, 3), (3, 3, 2), (3, 2, 2)]
    .map { .init(bests: $0.0, attention: $0.1, next: 12, lifts: $0.2) }
    + [(3, 2, 3), (3, 2, 2), (2, 2, 2)]
    .map { .init(bests: $0.0, attention: $0.1, next: 12, lifts: $0.2) }
    + [NamedLifts.moving, .few]
    .map { .init(bests: 3, attention: 2, next: 12, lifts: 0, naming: $0) }
    + stride(from: 11, through: 5, by: -1)
    .map { .init(bests: 2, attention: 2, next: $0, lifts: 2) }
    + stride(from: 5, through: 2, by: -1)
    .map { .init(bests: 2, attention: 1, next: $0, lifts: 2) }
    + [true, false].map { .init(bests: 2, attention: 1, next: 2, lifts: 0, hasInsight: $0) }
    + [4, 2].map { .init(bests: 2, attention: 1, next: 2, lifts: 0, hasInsight: false, also: $0) }
}

extension BriefLengths {
  /// The lengths that a part depends on; the others are 0.
  func only(for part: ReportText.Part) -> BriefLengths {
    var own = BriefLengths(bests: 0, attention: 0, next: 0, lifts: 0)
    switch part {
    case .records: own.bests = bests
    case .attention: own.attention = attention
    case .next: (own.next, own.also) = (next, also)
    case .lifts: (own.lifts, own.naming) = (lifts, naming)
    case .insights: own.hasInsight = hasInsight
    case .week, .cardio, .sessions, .muscles, .balance, .bands, .periods, .streaks, .body, .data:
      break
    }
    return own
  }

  /// Those with the names of all lifts of the week, and then of those that go up or down: a reader asks which ones they are. They
  /// come before a further line of a lift, but not before what needs attention.
  static let withNames: [BriefLengths] = [NamedLifts.all, .moving].flatMap { naming in
    all.prefix { $0.attention >= 2 && $0.lifts >= 2 && $0.next == 12 }.map {
      var lengths = $0
      lengths.naming = naming
      return lengths
    }
  }
}

extension TextPage {
  static func lines(of text: String) -> Int { text.utf8.count { $0 == 0x0A } }

  /// Writes a part of the report.
  /// - Parameter lengths: of its lists; nil for everything that it has.
  fileprivate mutating func write(
    _ part: ReportText.Part, of sections: WeeklySections, _ lengths: BriefLengths?,
    _ words: any Words
  ) {
    switch part {
    case .week:
      // How long the last workout is ago is said once.
      if let focus = sections.focus, words.absence(sections.verdict) == nil {
        paragraph(words.focus(focus))
      }
      write(sections.verdict, sections.headline, isFull: lengths == nil, words)
    case .records:
      guard let lengths else { return write(sections.records, words) }
      writeBrief(sections.records, most: lengths.bests, words)
    // Needs the report, whose history is analysed again.
    case .insights: break
    case .attention:
      write(
        sections.attention, most: lengths?.attention, isAway: sections.verdict.isAway, words)
    case .next:
      guard let lengths else { return write(sections.suggestions, words) }
      writeBrief(
        sections.suggestions, most: lengths.next, also: lengths.also, words)
    case .lifts:
      write(
        sections.lifts, most: lengths?.lifts, naming: lengths?.naming ?? .all, words)
    case .cardio:
      if let cardio = sections.cardio { write(cardio, words) }
    case .sessions: write(sections.sessions, words)
    case .muscles:
      guard let muscles = sections.muscles else { return }
      lengths == nil ? write(muscles, words) : writeBrief(muscles, words)
    case .balance:
      if let balance = sections.balance { write(balance, words) }
    case .bands: write(sections.repetitionBands, isWholeHistory: false, words)
    case .periods: write(sections.periods, words)
    case .streaks: write(sections.streaks, words)
    case .body:
      if let body = sections.body { write(body, words) }
    case .data:
      lengths == nil ? writeDetails(sections.notes, words) : writeBrief(sections.notes, words)
    }
  }
}
