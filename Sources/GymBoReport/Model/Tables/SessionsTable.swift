internal import GymBoAnalysis
internal import GymBoLog

/// Every workout read, also after the report's day.
enum SessionsTable: DeclaredTable {
  static let key = ["session"]

  struct Row {
    var index: Int
    var session: Session
    /// nil for a session after the report's day.
    var finding: SessionFinding?
    var exercises: Int

    var totals: Totals? { finding?.totals }
  }

  static let columns: [TableColumn<Row>] =
    [
      .count("session", "number of the session, from 1 in order of time") { $1.index + 1 },
      .date("date", "day") { $1.session.date },
      .time("start", Meaning.wallClock) { $1.session.wallTime },
      .text("week", Meaning.week) { $1.session.date.isoWeek.description },
      .text("title", "the workout's title") { $1.session.title },
      .number("duration_s", in: .seconds, "as the file tells it") {
        $1.session.duration.map(Double.init)
      },
      .flag("in_report", "whether it lies up to the report's day") {
        $1.index < $0.countedSessions
      },
      .count("exercises", "different exercises") { $1.exercises },
      .count("sets", "sets, warm-ups included") { $1.session.sets.count },
      .count("working_sets", Meaning.workingSets) { $1.totals?.workingSets },
      .count("hard_sets", Meaning.hardSets) { $1.totals?.hardSets },
      .count("loaded_sets", Meaning.loadedSets) { $1.totals?.loadedSets },
      .number("volume_kg", in: .kilograms, Meaning.volume) { $1.totals?.volume.value },
      .number("average_rpe", "mean RPE of the working sets that have one") {
        $1.finding?.averageRPE.value
      },
      .count("sets_with_rpe", "how many working sets have an RPE") { $1.finding?.effort.sets },
      .text("note", "the workout's note") { $1.session.note },
      .count("previous_session", "number of the session before it of the same kind") {
        $1.finding?.previous.map { $0 + 1 }
      },
      .number("working_sets_change", "working sets more than in that one") {
        $1.finding?.workingSets.change.value
      },
      .number("volume_change_kg", in: .kilograms, "volume more than in that one") {
        $1.finding?.volume.change.value
      },
      .number("volume_change_percent", in: .percent, "the same in percent of that one's") {
        $1.finding?.volume.percent.value
      },
      .number("duration_change_s", in: .seconds, "how much longer than that one") {
        $1.finding?.duration.change.value
      },
      .number("average_rpe_change", "average RPE higher than in that one") {
        $1.finding?.averageRPEComparison.change.value
      },
    ] + SessionMeasure.allCases.compactMap(column)

  /// The column of a measure that declares one.
  private static func column(_ measure: SessionMeasure) -> TableColumn<Row>? {
    measure.column.map { column in
      .number(column.name, in: column.unit, column.meaning) {
        $1.finding.flatMap { measure.comparison(in: $0).value.value }
      }
    }
  }

  static func rows(of source: TableSource) -> [Row] {
    let log = source.log
    let findings = source.findings?.sessionFindings() ?? []
    return log.sessions.indices.map { index in
      let session = log.sessions[index]
      return Row(
        index: index, session: session,
        finding: index < findings.count ? findings[index] : nil,
        exercises: Set(session.sets.map { log.columns.exercise[$0] }).count)
    }
  }
}
