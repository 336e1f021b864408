internal import GymBoAnalysis
internal import GymBoLog

/// The athletes that need a coach's look, the most pressing first, and why.
enum TriageTable: DeclaredTable {
  static let key: [String] = []

  static let columns = ranking + counts { $0.entry.triage }

  private static let ranking: [TableColumn<TriageList.Row>] = [
    .count("priority", "place among the athletes that need a look, 1 first") { $1.priority },
    .word("main_reason", "the most pressing reason") { $1.mainReason },
    .text("detail", "that reason in a sentence, with its numbers") { $1.detail },
    .count("days_since_last", in: .days, "from the last workout to the latest one of all athletes")
    {
      $1.daysSinceLast
    },
    .list("reasons", "every reason, the most pressing first") { $1.reasons.map(\.rawValue) },
    .date("last", "day of the last workout") { $1.entry.triage?.last },
  ]

  /// The columns that the table `athletes` has as well.
  static func counts<Row>(
    _ triage: @escaping @Sendable (Row) -> Triage?
  ) -> [TableColumn<Row>] {
    [
      .count("progressing_lifts", "active lifts that progress") { triage($1)?.progressing },
      .count("plateau_lifts", "active lifts on a plateau") { triage($1)?.onPlateau },
      .count("declining_lifts", "active lifts in decline, without those coming back") {
        triage($1)?.declining
      },
      .count("weeks_missed", "weeks without training, of the last 8") { triage($1)?.weeksMissed },
      .list("muscles_under", "trained muscles below minimum effective volume, 4 weeks") {
        triage($1)?.musclesUnder.map(\.rawValue)
      },
      .list("muscles_over", "muscles above maximum recoverable volume, 4 weeks") {
        triage($1)?.musclesOver.map(\.rawValue)
      },
      .number("sets_with_rpe_percent", in: .percent, "of the working sets of the last 8 weeks") {
        triage($1)?.setsWithEffort.value
      },
      .number(
        "sets_with_muscles_percent", in: .percent, "of the working sets of the last 8 weeks"
      ) {
        triage($1)?.setsWithMuscles.value
      },
      .date("back_since", "return from the break that all missed weeks were part of") {
        triage($1)?.backSince
      },
    ]
  }

  /// The row of one athlete who is looked at alone.
  static func rows(of source: TableSource) -> [TriageList.Row] {
    guard let triage = source.triage else { return [] }
    let entry = TriageEntry(athlete: source.athlete, .read(triage))
    return TriageList([entry], asOf: source.options.asOf).rows
  }
}
