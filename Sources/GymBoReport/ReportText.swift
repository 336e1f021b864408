/// Which parts of the weekly report its text has: the short report, everything, or a choice of parts.
///
/// ```swift
/// print(history.report().text(TextStyle(), [.next, .records]))
/// ```
public struct ReportText: OptionSet, Sendable, Hashable {
  /// A bit for each part, and one for the short report.
  public let rawValue: Int

  /// - Parameter rawValue: see ``rawValue``.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What a reader needs after the week, on one screen of 45 lines.
  public static let brief = ReportText(rawValue: 1)
  /// Everything.
  public static let full = ReportText(Part.allCases)
  /// How the week went, its numbers, its seven days and its workouts.
  public static let week = ReportText([.week])
  /// The records of the week.
  public static let records = ReportText([.records])
  /// What needs attention, and what to do about it.
  public static let attention = ReportText([.attention])
  /// Insights: the most telling changes and states of the day, ranked. It analyses earlier days, too.
  public static let insights = ReportText([.insights])
  /// What to lift next.
  public static let next = ReportText([.next])
  /// Each lift of the week against the last time.
  public static let lifts = ReportText([.lifts])
  /// Distance, time and pace of each cardio exercise of the week.
  public static let cardio = ReportText([.cardio])
  /// Each workout of the week against the last one of its kind.
  public static let sessions = ReportText([.sessions])
  /// The sets of each muscle against their usual range.
  public static let muscles = ReportText([.muscles])
  /// Balance of sets and of strength.
  public static let balance = ReportText([.balance])
  /// Heavy, moderate and light sets.
  public static let bands = ReportText([.bands])
  /// Week, month, three months and year against the ones before.
  public static let periods = ReportText([.periods])
  /// Streaks and milestones.
  public static let streaks = ReportText([.streaks])
  /// Body weight, its change, and other measures of the body.
  public static let body = ReportText([.body])
  /// What was read, and how the numbers are made.
  public static let data = ReportText([.data])

  /// A part of the report, in the order in which parts are printed. The raw value is its name in options.
  package enum Part: String, Sendable, Hashable, CaseIterable {
    case week, records, attention, insights, next, lifts, cardio, sessions, muscles, balance, bands,
      periods
    case streaks, body, data

    /// Whether it is in the short report.
    var isBrief: Bool {
      switch self {
      case .week, .records, .attention, .insights, .next, .lifts, .cardio, .muscles, .data: true
      case .sessions, .balance, .bands, .periods, .streaks, .body: false
      }
    }

    /// The bit after that of the short report and those of the parts before it.
    fileprivate var bit: Int {
      Part.allCases.firstIndex(of: self).map { 2 << $0 } ?? 0
    }
  }

  /// These parts, with everything that they have.
  package init(_ parts: some Sequence<Part>) {
    self.init(rawValue: parts.reduce(0) { $0 | $1.bit })
  }

  /// Whether the lists of the report are short. Nothing chosen is the short report too.
  var isShort: Bool { contains(.brief) || isEmpty }

  /// The parts, in their order.
  var parts: [Part] {
    Part.allCases.filter { isShort ? $0.isBrief : rawValue & $0.bit != 0 }
  }
}
