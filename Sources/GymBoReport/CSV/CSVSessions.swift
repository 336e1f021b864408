internal import GymBoAnalysis
internal import GymBoLog

extension CSVSource {
  struct SessionRow {
    var index: Int
    var session: Session
    /// nil for a session after the report's day.
    var totals: Totals?
    var efforts: [Double]
    var exercises: Int
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
        let efforts = $1.efforts
        return efforts.isEmpty ? .missing : CSVCell(efforts.reduce(0, +) / Double(efforts.count))
      },
      CSVColumn("sets_with_rpe", "how many working sets have an RPE") {
        $1.totals == nil ? .missing : CSVCell($1.efforts.count)
      },
      CSVColumn("note", "the workout's note") { CSVCell($1.session.note) },
    ]
  }

  var sessionRows: [SessionRow] {
    log.sessions.indices.map { index in
      let session = log.sessions[index]
      let exercises = Set(session.sets.map { log.sets.exercise[$0] }).count
      guard let findings, index < countedSessions else {
        return SessionRow(index: index, session: session, efforts: [], exercises: exercises)
      }
      var totals = Totals()
      totals.add(session, traits: findings.traits)
      return SessionRow(
        index: index, session: session, totals: totals,
        efforts: session.sets.compactMap {
          findings.traits.isWorking[$0] ? log.sets.rpe[$0] : nil
        },
        exercises: exercises)
    }
  }
}
