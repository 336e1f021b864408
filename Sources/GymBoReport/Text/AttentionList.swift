internal import GymBoAnalysis
internal import GymBoLog

/// What needs attention, the most pressing first; only what the data carry.
struct AttentionList {
  let report: WeeklyReport
  let findings: HistoryFindings
  let wording: Wording
  let style: TextStyle
  private var words: any Words { English(unit: wording.unit, asOf: findings.asOf) }

  struct Item {
    var word: String
    var ink: Ink
    var text: String
  }

  /// Items shown.
  static let mostItems = 12
  /// Lifts shown one by one in each state.
  private static let mostLifts = 4

  func write(to page: inout TextPage) {
    page.heading("Needs attention")
    let items = items
    if items.isEmpty {
      page.line("  Nothing: no lift is shown to be stuck or declining, no number looks wrong.")
    }
    for item in items.prefix(AttentionList.mostItems) {
      page.paragraph(" " + item.text, lead: (item.word, item.ink), indent: 2, hanging: 2)
    }
    if items.count > AttentionList.mostItems {
      let rest = items.count - AttentionList.mostItems
      page.line("  and \(rest) more.")
    }
  }

  var items: [Item] {
    declines + plateaus + goal + suspectSets + rejectedRows + muscles + balances + ratios
      + otherDoubts
  }

  // MARK: Lifts

  /// Weeks after a lift's best in which its decline is not yet a worry: the line through eight weeks lags behind.
  private static let freshWeeks = 2

  private var declines: [Item] {
    lifts(.declining, word: "Declining:", .red) { trend in
      (trend.weeksSinceBest.value ?? AttentionList.freshWeeks) >= AttentionList.freshWeeks
    }
  }
  private var plateaus: [Item] { lifts(.plateau, word: "Plateau:", .yellow) }

  private func lifts(
    _ state: TrendState, word: String, _ ink: Ink, where isWorthy: (Trend) -> Bool = { _ in true }
  ) -> [Item] {
    // Longest without a new best first; of equals, in the log's order.
    let found = findings.lifts.enumerated()
      .filter { $0.element.trend.state == state && isWorthy($0.element.trend) }
      .sorted { first, second in
        let a = first.element.trend.weeksSinceBest.value ?? 0
        let b = second.element.trend.weeksSinceBest.value ?? 0
        return a != b ? a > b : first.offset < second.offset
      }
      .map(\.element)
    var items = found.prefix(AttentionList.mostLifts).map { lift in
      Item(word: word, ink: ink, text: "\(wording.name(lift.exercise)), \(movement(of: lift))")
    }
    let others = found.dropFirst(AttentionList.mostLifts)
    if !others.isEmpty {
      let names = others.prefix(6).map { wording.name($0.exercise) }.joined(separator: ", ")
      let more = others.count > 6 ? " and \(others.count - 6) more" : ""
      items.append(Item(word: word, ink: ink, text: "also \(names)\(more)."))
    }
    return items
  }

  private func movement(of lift: LiftFinding) -> String {
    var parts: [String] = []
    if let result = lift.trend.result.value { parts.append(result.slopeText) }
    if let weeks = lift.trend.weeksSinceBest.value {
      parts.append(
        weeks == 0 ? "best in the last week" : "best \(NumberText.count(weeks, "week")) ago")
    }
    if let onset = lift.trend.onset.value {
      parts.append("since about \(onset.text(near: findings.asOf))")
    }
    return parts.joined(separator: ", ") + "."
  }

  // MARK: The week

  private var goal: [Item] {
    let week = findings.week
    let missing = week.goal - week.period.current.workouts
    guard missing > 0, findings.asOf >= week.week.start else { return [] }
    guard week.isInProgress else {
      return [
        Item(
          word: "Goal missed:", ink: .yellow,
          text: "\(week.period.current.workouts) of \(NumberText.count(week.goal, "workout")).")
      ]
    }
    let today = week.days.first { $0.date == findings.asOf }
    let days = week.week.end.days(since: findings.asOf) + (today?.sessions.isEmpty ?? true ? 1 : 0)
    guard missing >= days else { return [] }
    let workouts = NumberText.count(missing, "workout")
    let left = "\(NumberText.count(days, "day")) \(days == 1 ? "is" : "are") left"
    return [
      Item(
        word: "Goal at risk:", ink: .yellow,
        text: "\(workouts) to go and \(left) in the week.")
    ]
  }

  private var weekRows: Set<Int> {
    Set(findings.weekSessions.flatMap { findings.log.sessions[$0.session].sets })
  }

  private var suspectSets: [Item] {
    let rows = weekRows
    return findings.dataCheck.suspicions
      .filter { suspicion in suspicion.rows.contains { rows.contains($0) } }
      .map { suspicion in
        let issue = suspicion.issue
        // One set is worded as in the rest of the report.
        let row = suspicion.rows.count == 1 ? suspicion.rows.first : nil
        let what =
          row.map {
            "\(wording.name(Int(wording.log.sets.exercise[$0]))) \(wording.set($0))"
          } ?? Wording.short(issue.doubt.map { style.text(words.doubt($0)) } ?? issue.original)
        let proposal =
          issue.proposal.map { " (meant: \(style.text(words.proposal($0)))?)" } ?? ""
        return Item(
          word: "Doubtful:", ink: .yellow,
          text: "\(what) this week\(proposal).")
      }
  }

  private var muscles: [Item] {
    findings.muscles.compactMap { muscle in
      guard let marks = muscle.landmarks, marks.zone(of: muscle.fractionalSets) == .aboveRecoverable
      else { return nil }
      let sets = NumberText.short(muscle.fractionalSets, decimals: 1)
      let most = NumberText.short(marks.maximumRecoverable, decimals: 1)
      return Item(
        word: "Much volume:", ink: .yellow,
        text:
          "\(muscle.muscle.spaced), \(sets) sets this week; \(most) are commonly given as the "
          + "most to recover from.")
    }
  }

  // MARK: The data

  private var rejectedRows: [Item] {
    report.log.files.filter { $0.rejected > 0 }.map { file in
      Item(
        word: "Not read:", ink: .red,
        text: "\(NumberText.count(file.rejected, "row")) of \(NumberText.whole(file.rows)) in "
          + "\(Wording.file(file)): \(Command.text("check", report.log))")
    }
  }

  private var otherDoubts: [Item] {
    let rows = weekRows
    let others = findings.dataCheck.suspicions.filter { suspicion in
      suspicion.issue.severity > .notice && !suspicion.rows.contains { rows.contains($0) }
    }
    guard !others.isEmpty else { return [] }
    return [
      Item(
        word: "Data check:", ink: .yellow,
        text: "\(DataFooter.count(of: report.issues)): " + Command.text("check", report.log))
    ]
  }

  // MARK: Balance

  private var balances: [Item] {
    findings.setBalances.compactMap { balance in
      guard let verdict = balance.verdict.value, !balance.isUnclear,
        verdict == .firstSideMore || verdict == .secondSideMore
      else { return nil }
      let sides = balance.kind.sides
      let more = verdict == .firstSideMore ? sides.first : sides.second
      let less = verdict == .firstSideMore ? sides.second : sides.first
      let counts = [balance.first, balance.second].sorted(by: >)
        .map { NumberText.short($0, decimals: 1) }
      return Item(
        word: "Balance:", ink: .yellow,
        text: "more \(more) than \(less) in \(SetBalance.days) days, \(counts[0]) sets against "
          + "\(counts[1]).")
    }
  }

  /// How far a ratio is outside its band: `, by 12 %`.
  private func excess(of ratio: StrengthRatio) -> String {
    ratio.deviation.map { ", by \(NumberText.fixed($0.percentOutside, decimals: 0)) %" } ?? ""
  }

  private var ratios: [Item] {
    findings.strengthRatios.compactMap { ratio in
      guard let estimate = ratio.estimate.value,
        estimate.verdict == .above || estimate.verdict == .below
      else { return nil }
      return Item(
        word: "Strength ratio:", ink: .yellow,
        text: "\(ratio.reference.name) \(estimate.text) is \(estimate.verdict.sentenceEnd), "
          + "\(ratio.reference.bandText)\(excess(of: ratio)).")
    }
  }
}
