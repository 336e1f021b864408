internal import GymBoAnalysis
internal import GymBoLog

extension CSVSource {
  struct SessionRow {
    var index: Int
    var session: Session
    /// nil for a session after the report's day.
    var finding: SessionFinding?
    var exercises: Int

    var totals: Totals? { finding?.totals }
  }

  static var sessionColumns: [CSVColumn<SessionRow>] {
    [
      CSVColumn("session", "number of the session, from 1 in order of time") {
        CSVCell($1.index + 1)
      },
      CSVColumn("date", "day") { CSVCell($1.session.date) },
      CSVColumn("start", "wall clock; the day alone where the file has no time") {
        CSVCell($1.session.machineStart)
      },
      CSVColumn("week", "ISO 8601 week") { CSVCell($1.session.date.isoWeek.description) },
      CSVColumn("title", "the workout's title") { CSVCell($1.session.title) },
      CSVColumn("duration_s", "seconds, as the file tells it") {
        CSVCell($1.session.duration.map(Int.init(clamping:)))
      },
      CSVColumn("in_report", "whether it lies up to the report's day") {
        CSVCell($1.index < $0.countedSessions)
      },
      CSVColumn("exercises", "different exercises") { CSVCell($1.exercises) },
      CSVColumn("sets", "sets, warm-ups included") { CSVCell($1.session.sets.count) },
      CSVColumn("working_sets", "completed sets that are no warm-ups") {
        CSVCell($1.totals?.workingSets)
      },
      CSVColumn("hard_sets", "working sets with RIR up to 4 or without effort data") {
        CSVCell($1.totals?.hardSets)
      },
      CSVColumn("loaded_sets", "working sets with load and repetitions: the coverage of volume_kg")
      {
        CSVCell($1.totals?.loadedSets)
      },
      CSVColumn("volume_kg", "sum of load × repetitions over loaded_sets") {
        CSVCell($1.totals?.volume.value)
      },
      CSVColumn("average_rpe", "mean RPE of the working sets that have one") {
        CSVCell($1.finding?.averageRPE.value)
      },
      CSVColumn("sets_with_rpe", "how many working sets have an RPE") {
        CSVCell($1.finding?.effort.sets)
      },
      CSVColumn("note", "the workout's note") { CSVCell($1.session.note) },
      CSVColumn("previous_session", "number of the session before it of the same kind") {
        CSVCell($1.finding?.previous.map { $0 + 1 })
      },
      CSVColumn("working_sets_change", "working sets more than in that one") {
        CSVCell($1.finding?.workingSets.change.value)
      },
      CSVColumn("volume_change_kg", "volume more than in that one") {
        CSVCell($1.finding?.volume.change.value)
      },
      CSVColumn("volume_change_percent", "the same in percent of that one's") {
        CSVCell($1.finding?.volume.percent.value)
      },
      CSVColumn("duration_change_s", "seconds longer than that one") {
        CSVCell($1.finding?.duration.change.value)
      },
      CSVColumn("average_rpe_change", "average RPE higher than in that one") {
        CSVCell($1.finding?.averageRPEComparison.change.value)
      },
    ]
  }

  var sessionRows: [SessionRow] {
    let findings = findings?.sessionFindings() ?? []
    return log.sessions.indices.map { index in
      let session = log.sessions[index]
      return SessionRow(
        index: index, session: session,
        finding: index < findings.count ? findings[index] : nil,
        exercises: Set(session.sets.map { log.sets.exercise[$0] }).count)
    }
  }
}
