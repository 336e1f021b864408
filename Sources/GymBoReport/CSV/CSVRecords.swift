internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

extension CSVSource {
  struct RecordRow {
    var exercise: Int
    var kind: RecordKind
    var best: PersonalBest
  }

  static var recordColumns: [CSVColumn<RecordRow>] {
    func estimate(
      _ name: String, _ meaning: String, _ cell: @escaping @Sendable (StrengthEstimate) -> CSVCell
    ) -> CSVColumn<RecordRow> {
      CSVColumn(name, meaning) { source, row in
        source.estimate(of: row.best, row.kind).map(cell) ?? .missing
      }
    }
    return [
      CSVColumn("exercise", "name as logged") { CSVCell($0.log.exercises[$1.exercise].name) },
      CSVColumn("kind", "what the record is of") { CSVCell($1.kind.name) },
      CSVColumn("value", "the best so far, in unit") { CSVCell($1.best.value) },
      CSVColumn("unit", "kg; s; repetitions") { CSVCell($1.kind.unit) },
      CSVColumn("method", "formula of an estimate") { source, row in
        row.kind == .estimate ? CSVCell(source.findings?.options.formula.rawValue) : .missing
      },
      CSVColumn("date", "day on which it was set") { CSVCell($1.best.date) },
      CSVColumn("age_days", "days from then to the report's day") { source, row in
        CSVCell(source.findings?.asOf.days(since: row.best.date))
      },
      CSVColumn("previous", "the best before it; empty for the baseline of a first session") {
        CSVCell($1.best.previous)
      },
      CSVColumn("suspect", "whether the data check doubts a set behind it") {
        CSVCell($1.best.isSuspect)
      },
      CSVColumn("session", "number of the session in the table sessions") {
        CSVCell($1.best.session + 1)
      },
      CSVColumn("file", "file of the set; empty for the volume of a session") { source, row in
        CSVCell(row.best.row.map { source.log.fileName(source.log.sets.file[$0]) })
      },
      CSVColumn("line", "line of the set") { source, row in
        CSVCell(row.best.row.map { Int(source.log.sets.line[$0]) })
      },
      estimate("value_low", "lower end of the 80 % interval of an estimate") {
        CSVCell($0.interval.lowerBound)
      },
      estimate("value_high", "upper end of it") { CSVCell($0.interval.upperBound) },
      estimate("confidence", "high; medium; low") { CSVCell($0.confidence.rawValue) },
    ]
  }

  var recordRows: [RecordRow] {
    (findings?.lifts ?? []).flatMap { lift in
      let records = lift.records
      var bests: [(RecordKind, PersonalBest?)] = [
        (.estimate, records.estimate), (.load, records.load), (.repetitions, records.repetitions),
        (.setVolume, records.setVolume), (.sessionVolume, records.sessionVolume),
        (.duration, records.duration),
      ]
      for (index, best) in records.loadForRepetitions.enumerated() {
        bests.append((.loadFor(repetitions: index + 1), best))
      }
      return bests.compactMap { kind, best in
        best.map { RecordRow(exercise: lift.exercise, kind: kind, best: $0) }
      }
    }
  }

  static let suggestionColumns: [CSVColumn<Suggestion>] =
    [
      CSVColumn("exercise", "name as logged") { CSVCell($0.log.exercises[$1.exercise].name) },
      CSVColumn("rule", "the rule that decided") { CSVCell($1.rule.rawValue) },
      CSVColumn("action", "what changes") { CSVCell($1.action.rawValue) },
      CSVColumn("sets", "sets to do") { CSVCell($1.sets) },
      CSVColumn("repetitions", "repetitions of each") { CSVCell($1.repetitions) },
      CSVColumn("load_kg", "load, or the assistance of an assisted lift") { CSVCell($1.load) },
      CSVColumn("semantics", "loaded; bodyweight; assisted; timed; distance") {
        CSVCell($1.semantics.name)
      },
      CSVColumn("duration_s", "seconds of each") { CSVCell($1.seconds) },
      CSVColumn("distance_m", "metres of each") { CSVCell($1.metres) },
      CSVColumn("target_rpe", "the RPE to aim at") { CSVCell($1.targetRPE) },
      CSVColumn("reason", "why") { CSVCell($1.reason.code) },
      CSVColumn("reason_rpe", "the RPE that decided") {
        switch $1.reason {
        case .effort(let rpe), .sessionEffort(let rpe), .rule(.effort(_, let rpe)): CSVCell(rpe)
        default: .missing
        }
      },
      CSVColumn("reason_sessions", "equal sessions running, of three (linear rule)") {
        if case .doneInARow(let sessions) = $1.reason { CSVCell(sessions) } else { .missing }
      },
      CSVColumn("adjustment", "what the loadable steps made of it") {
        CSVCell($1.adjustment?.code)
      },
      CSVColumn("refused_load_kg", "the load of a step that is too large") {
        CSVCell($1.adjustment?.refused?.load)
      },
      CSVColumn("refused_load_percent", "how much more or less that would be") {
        CSVCell($1.adjustment?.refused?.percent)
      },
      CSVColumn("last_session", "day of the session that it continues") {
        CSVCell($1.lastSession)
      },
      CSVColumn("evidence", "file:line of the sets that decided, separated by ;") { source, row in
        CSVCell(
          row.evidence.map {
            "\(source.log.fileName(source.log.sets.file[$0])):\(source.log.sets.line[$0])"
          }.joined(separator: "; "))
      },
      CSVColumn("plan", "sets x repetitions x kg in order, where they are not all alike") {
        _, row in
        CSVCell(row.planText)
      },
      CSVColumn("refused_rule", "the rule asked for, where another one answers") {
        CSVCell($1.refused?.rule.rawValue)
      },
      CSVColumn("refused_because", "why it has no answer") {
        CSVCell($1.refused?.reason.description)
      },
      CSVColumn("plates_per_side", "heaviest first, each as it is marked") { _, row in
        CSVCell(row.platesText)
      },
    ]
}

extension Suggestion {
  /// `1x5x82.5; 1x5+x107.5`
  fileprivate var planText: String? {
    guard !plan.isEmpty else { return nil }
    return plan.map { sets in
      let load = MachineNumber.text(sets.load.kilograms) ?? ""
      return "\(sets.sets)x\(sets.repetitions)\(sets.isAtLeast ? "+" : "")x\(load)"
    }
    .joined(separator: "; ")
  }

  /// `25 kg; 10 kg; 2.5 lb`
  fileprivate var platesText: String? {
    plates.map { loading in
      loading.perSide.map { "\(MachineNumber.text($0.value) ?? "") \($0.unit.rawValue)" }
        .joined(separator: "; ")
    }
  }
}
