internal import GymBoCoach
internal import GymBoLog

/// Every reminder, and what is held back.
enum NudgeTable {
  struct Row {
    var id: String
    var rule: NudgeOptions.Rule
    var due: CivilTime
    var until: CivilTime?
    var instant: String?
    var title: String?
    var body: String?
    var redactedTitle: String?
    var held: HeldNudge.Reason?
  }

  static let columns: [TableColumn<Row>] = [
    .text("id", "the same for the same reminder in every run") { $1.id },
    .word("rule", "what kind it is of") { $1.rule },
    .text("due", "when it comes, on the wall clock") { $1.due.description },
    .text("due_utc", "the same as an instant; empty without a zone") { $1.instant },
    .text("until", "from when on it is of no use; empty for one held back") {
      $1.until?.description
    },
    .text("title", "what it says first, in the language asked for") { $1.title },
    .text("body", "what it says then") { $1.body },
    .text("redacted_title", "what others may see") { $1.redactedTitle },
    .word("held_back", "why it does not come; empty for one that does") { $1.held },
  ]
}

extension NudgeReport {
  /// The reminders and what is held back as CSV (RFC 4180, UTF-8, a header row).
  /// - Parameter style: the language of titles and texts.
  public func csv(_ style: TextStyle = TextStyle()) -> [UInt8] {
    let words = style.words(unit: unit, asOf: now.date)
    let rows = lines.map { line in
      NudgeTable.Row(
        id: line.nudge.id, rule: line.nudge.rule, due: line.nudge.due, until: line.nudge.until,
        instant: instant(line.nudge.due), title: words.title(line, isRedacted: false).plain,
        body: words.body(line, isRedacted: false).plain,
        redactedTitle: words.title(line, isRedacted: true).plain)
    }
    let held = plan.held.map {
      NudgeTable.Row(
        id: $0.id, rule: $0.rule, due: $0.due, instant: instant($0.due), held: $0.reason)
    }
    return PlanReport.csv(NudgeTable.columns, rows + held)
  }
}
