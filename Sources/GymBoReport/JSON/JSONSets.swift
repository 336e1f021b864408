internal import GymBoAnalysis
internal import GymBoLog

/// Sets, with what was logged of them and their places in the files, so that every number can be traced.
extension JSONWriter {
  /// Date, file and line, and what the file has of the set: a measure that was not logged has no key.
  mutating func set(_ row: Int, of log: TrainingLog) {
    object(inline: true) { json in
      json.setPlace(row, of: log)
      let sets = log.columns
      json.member("kind", sets.kind[row].name)
      json.work(SetWork(row: row, of: log))
      if let rpe = sets.rpe[row] { json.member("rpe", rpe) }
    }
  }

  mutating func sets(_ name: String, _ rows: some Sequence<Int>, of log: TrainingLog) {
    member(name, each: rows) { $0.set($1, of: log) }
  }

  /// Equal sets in a row: how many, what each was, and their places in the files.
  mutating func runs(of rows: some Sequence<Int>, in log: TrainingLog) {
    member("runs", each: SetRun.runs(of: rows, in: log.columns)) { json, run in
      json.object { json in
        json.member("sets", run.rows.count)
        json.work(SetWork(run))
        json.member("evidence", each: run.rows) { json, row in
          json.object(inline: true) { $0.setPlace(row, of: log) }
        }
      }
    }
  }

  mutating func sessionReference(_ name: String, _ index: Int, of log: TrainingLog) {
    key(name)
    sessionReference(index, of: log)
  }

  /// Which session: its start, and its title.
  mutating func sessionReference(_ index: Int, of log: TrainingLog) {
    object(inline: true) { json in
      json.member("start", log.sessions[index].wallTime.description)
      json.member("title", log.sessions[index].title, orMissing: .noTitle)
    }
  }

  mutating func setPlace(_ row: Int, of log: TrainingLog) {
    member("date", log.sessions[Int(log.columns.session[row])].date.description)
    member("file", log.fileName(log.columns.file[row]))
    member("line", Int(log.columns.line[row]))
  }

  /// What a set was: a measure that it does not have has no key.
  mutating func work(_ work: SetWork) {
    member("semantics", work.semantics.name)
    if let load = work.load { member("load", load.kilograms) }
    if let repetitions = work.repetitions { member("repetitions", repetitions) }
    if let seconds = work.seconds { member("seconds", seconds) }
    if let metres = work.metres { member("metres", metres) }
  }
}
