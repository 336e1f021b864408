internal import GymBoAnalysis
internal import GymBoLog

extension German {
  func title(_ list: TriageList, shown: Int) -> Sentence {
    let all = list.rows.count
    let need =
      "\(numbers.whole(all)) von \(numbers.whole(list.athletes)) \(all == 1 ? "braucht" : "brauchen") "
      + "einen Blick"
    let day = list.asOf.map { "Stand \(dates.date($0))" }
    guard shown < all else { return "\(need)\(day.map { " (\($0))" } ?? "")" }
    return "Schau zuerst nach \(shown == 1 ? "diesem" : "diesen \(shown)") "
      + "(\([need, day].compactMap(\.self).joined(separator: "; ")))"
  }

  func alsoNeed(_ athletes: [String], more: Int) -> Sentence {
    "Außerdem: \(athletes.map { "\(name: $0)" }.joined(separator: ", "))"
      + "\(more > 0 ? " und \(numbers.whole(more)) weitere" : ""); alle sind in der Tabelle triage."
  }

  func alike(_ athletes: [String], more: Int) -> Sentence {
    "Dieselben Trainings: \(names(athletes, more: more)). Derselbe Export zweimal?"
  }

  var nobodyNeedsALook: Sentence {
    "Niemand braucht einen Blick: Niemand hat aufgehört, schrieb von Schmerzen oder Krankheit, fällt zurück, trainiert viel weniger oder "
      + "steckt fest."
  }

  var othersTitle: Sentence { "Kein Blick nötig" }

  func lastDay(_ entry: TriageEntry) -> Sentence {
    switch entry.finding {
    case .read(let triage): "\(dates.date(triage.last, near: asOf))"
    case .empty: "kein Training"
    case .unreadable: "nicht gelesen"
    }
  }

  func sentence(_ row: TriageList.Row) -> Sentence {
    switch row.entry.finding {
    case .unreadable(let error): return "\(error)"
    case .empty: return ""
    case .read(let triage):
      switch row.mainReason {
      case .unreadable: return ""
      case .stopped:
        return stopped(row, triage)
      case .painNoted:
        return triage.pain.map { note in
          "\(kind(note)) notiert am \(near(note.date))\(quoted(note))"
        } ?? ""
      case .falling:
        // The number comes first, because a line that is too long is cut at its end.
        return triage.falling.first.map { lift in
          "rückläufig \(numbers.percentChange(lift.change)) in "
            + "\(weeks(Int(lift.weeks.rounded()))): \(names(triage.falling))"
        } ?? ""
      case .lessLoad:
        return lessLoad(triage)
      case .planMissed:
        return triage.plan.map { plan in
          "\(numbers.percent(plan.percent)) der geplanten Sätze gemacht, "
            + "\(plan.daysDone) von \(workouts(plan.daysDue))"
        } ?? ""
      case .weeksMissed:
        if triage.isSingleWorkout {
          return "ein einziges Training, keins seit \(dativeDays(row.daysSinceLast ?? 0))"
        }
        return "kein Training in \(triage.weeksMissed) von \(weeks(triage.weeks))"
          + (triage.workoutsOfWeeks.map { " (Trainings: \($0.before), jetzt \($0.now))" } ?? "")
      case .lessTraining:
        return triage.lately.map {
          "\(workouts($0.workouts)) in den letzten \(weeks($0.weeks)), "
            + "sonst \(numbers.whole(Int($0.usual.rounded())))"
        } ?? ""
      case .plateau:
        return triage.stuck.first.map { lift in
          "\(weeks(lift.weeksSinceBest ?? 0)) ohne Bestwert: \(names(triage.stuck))"
        } ?? ""
      }
    }
  }

  private func stopped(_ row: TriageList.Row, _ triage: Triage) -> Sentence {
    let perWeek = numbers.short(triage.workoutsPerWeek, decimals: 1)
    let days = dativeDays(row.daysSinceLast ?? 0)
    let again: Sentence = triage.cameBack ? "wieder weg: " : ""
    return again
      + (row.workoutsMissed.map {
        "seit \(days) kein Training, \($0) verpasst (sonst \(perWeek) je Woche)"
      } ?? "seit \(days) kein Training, davor \(perWeek) je Woche")
      + (row.painBeside.map { "; \(kind($0)) notiert am \(near($0.date))" } ?? "")
  }

  private func lessLoad(_ triage: Triage) -> Sentence {
    return triage.lighter.first.map { lift in
      let more: Sentence =
        triage.lighter.count > 1 ? ", \(triage.lighter.count - 1) weitere" : ""
      let since = near(lift.work.since)
      let (before, after) = (
        numbers.load(lift.work.before, in: triage.unit),
        numbers.load(lift.work.load, in: triage.unit)
      )
      let what: Sentence =
        lift.change.map { "\(numbers.percentChange($0)) auf einmal am \(since)" }
        ?? "weniger Gewicht seit dem \(since)"
      return what
        + ", \(before) → \(after): "
        + "\(name: lift.name)\(more)"
        + (lift.note.map { ", „\(name: LiftNote.shown($0))“" } ?? "")
    } ?? ""
  }

  /// ` (Bench Press): „my shoulder hurts“`: the first of its lifts, and what was written.
  func quoted(_ note: PainNote) -> Sentence {
    let lifts: Sentence =
      note.lifts.isEmpty
      ? "" : " (\(names(Array(note.lifts.prefix(2)), more: max(0, note.lifts.count - 2))))"
    return note.text.isEmpty ? lifts : "\(lifts): „\(name: LiftNote.shown(note.text))“"
  }

  private func kind(_ note: PainNote) -> String {
    note.kind == .pain ? "Schmerz, Verletzung oder Operation" : "Krankheit"
  }

  private func names(_ lifts: [Triage.Lift]) -> Sentence {
    let more: Sentence = lifts.count > 1 ? ", \(lifts.count - 1) weitere" : ""
    return lifts.first.map { "\(name: $0.name)\(more)" } ?? ""
  }
}
