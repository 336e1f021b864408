internal import GymBoAnalysis
internal import GymBoLog

extension English {
  func title(_ list: TriageList, shown: Int) -> Sentence {
    let all = list.rows.count
    let need =
      "\(numbers.whole(all)) of \(numbers.whole(list.athletes)) \(all == 1 ? "needs" : "need") a look"
    let day = list.asOf.map { "as of \(dates.date($0))" }
    guard shown < all else { return "\(need)\(day.map { " (\($0))" } ?? "")" }
    let first = shown == 1 ? "this one" : "these \(shown)"
    return "Look first at \(first) (\([need, day].compactMap(\.self).joined(separator: "; ")))"
  }

  func alsoNeed(_ athletes: [String], more: Int) -> Sentence {
    "Also: \(athletes.map { "\(name: $0)" }.joined(separator: ", "))"
      + "\(more > 0 ? " and \(numbers.whole(more)) more" : ""); all are in the table triage."
  }

  var nobodyNeedsALook: Sentence {
    "Nobody needs a look: nobody has stopped, wrote of pain, falls back, trains much less or is stuck."
  }

  var othersTitle: Sentence { "No look needed" }

  func lastDay(_ entry: TriageEntry) -> Sentence {
    switch entry.finding {
    case .read(let triage): "\(dates.date(triage.last, near: asOf))"
    case .empty: "no workout"
    case .unreadable: "not read"
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
        let perWeek = numbers.short(triage.workoutsPerWeek, decimals: 1)
        let days = count(row.daysSinceLast ?? 0, "day")
        return row.workoutsMissed.map {
          "no workout for \(days), \($0) missed at \(perWeek) a week"
        } ?? "no workout for \(days), \(perWeek) a week before"
      case .painNoted:
        return triage.pain.map { note in
          let lift: Sentence = note.lift.map { " (\(name: $0))" } ?? ""
          return "wrote of pain on \(near(note.date))\(lift): “\(name: LiftNote.shown(note.text))”"
        } ?? ""
      case .falling:
        // The number comes first, because a line that is too long is cut at its end.
        return triage.falling.first.map { lift in
          "falling \(numbers.percentChange(lift.change)) in "
            + "\(count(Int(lift.weeks.rounded()), "week")): \(names(triage.falling))"
        } ?? ""
      case .lessLoad:
        return triage.lighter.first.map { lift in
          let more: Sentence = triage.lighter.count > 1 ? ", \(triage.lighter.count - 1) more" : ""
          return "less load since \(near(lift.work.since)), \(load(lift.work.before)) → "
            + "\(load(lift.work.load)): \(name: lift.name)\(more)"
        } ?? ""
      case .planMissed:
        return triage.plan.map { plan in
          "\(numbers.percent(plan.percent)) of the planned sets done, "
            + "\(plan.daysDone) of \(count(plan.daysDue, "workout"))"
        } ?? ""
      case .weeksMissed:
        return "no workout in \(triage.weeksMissed) of the last \(count(triage.weeks, "week"))"
      case .lessTraining:
        return triage.lately.map {
          "\(count($0.workouts, "workout")) in the last \(count(Triage.volumeWindow, "week")), "
            + "\(numbers.whole(Int($0.usual.rounded()))) usual"
        } ?? ""
      case .plateau:
        return triage.stuck.first.map { lift in
          "no new best for \(count(lift.weeksSinceBest ?? 0, "week")): \(names(triage.stuck))"
        } ?? ""
      }
    }
  }

  private func names(_ lifts: [Triage.Lift]) -> Sentence {
    let more: Sentence = lifts.count > 1 ? ", \(lifts.count - 1) more" : ""
    return lifts.first.map { "\(name: $0.name)\(more)" } ?? ""
  }
}
