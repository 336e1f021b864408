internal import GymBoAnalysis
internal import GymBoLog

extension JSONWriter {
  /// The report of each session.
  mutating func sessions(
    _ sessions: [SessionFinding], log: TrainingLog, findings: HistoryFindings
  ) {
    let predictions = Predictions(of: findings.liftFindings.history)
    member("sessions", each: sessions) { json, session in
      json.object { $0.sessionMembers(session, log: log, findings: findings, predictions) }
    }
  }

  private mutating func sessionMembers(
    _ finding: SessionFinding, log: TrainingLog, findings: HistoryFindings,
    _ predictions: Predictions
  ) {
    let session = log.sessions[finding.session]
    member("date", session.date.description)
    member("start", session.wallTime.description)
    member("title", session.title, orMissing: .noTitle)
    member("note", session.note, orMissing: .noNote)
    member("duration", finding.duration, unit: "s")
    member("sets", session.sets.count)
    member("workingSets", finding.workingSets)
    member("hardSets", finding.totals.hardSets)
    member("volume", finding.volume, unit: "kg")
    coverage(finding.totals.loadedSets, of: finding.totals.workingSets)
    member("averageRPE") { json in
      json.comparisonMembers(finding.averageRPEComparison)
      json.member("sets", finding.effort.sets)
    }
    for measure in SessionMeasure.allCases {
      guard let column = measure.column else { continue }
      member(measure.rawValue, measure.comparison(in: finding), unit: column.unit?.rawValue)
    }
    member("heartRate", missing: .noHeartRate)
    if let previous = finding.previous {
      sessionReference("previous", previous, of: log)
    } else {
      member("previous", missing: .firstOfItsKind)
    }
    recordEvents(finding.records, log: log, findings: findings, predictions)
    member("exercises", each: Session.blocks(of: session, in: log)) { json, rows in
      json.object { json in
        let working = rows.filter { findings.traits.isWorking[$0] }
        json.member("name", log.exercises[Int(log.columns.exercise[rows[0]])].name)
        json.member("workingSets", working.count)
        // Warm-ups and failed sets.
        json.member("otherSets", rows.count - working.count)
        json.runs(of: working, in: log)
      }
    }
  }
}

extension Session {
  /// The rows of a session by exercise and block, in the order in which the blocks begin. No element is empty.
  fileprivate static func blocks(of session: Session, in log: TrainingLog) -> [[Int]] {
    struct Key: Hashable {
      var exercise: Int32
      var block: Int16
    }
    var blocks: [[Int]] = []
    var indices: [Key: Int] = [:]
    for row in session.sets {
      let key = Key(exercise: log.columns.exercise[row], block: log.columns.block[row])
      if let index = indices[key] {
        blocks[index].append(row)
      } else {
        indices[key] = blocks.count
        blocks.append([row])
      }
    }
    return blocks
  }
}
