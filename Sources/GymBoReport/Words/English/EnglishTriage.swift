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

  func alike(_ athletes: [String], more: Int) -> Sentence {
    "The same workouts: \(names(athletes, more: more)). One export given twice?"
  }

  var nobodyNeedsALook: Sentence {
    "Nobody needs a look: nobody has stopped, wrote of pain or illness, falls back, trains much less or is stuck."
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
        return stopped(row, triage)
      case .painNoted:
        return triage.pain.map { note in
          "\(kind(note)) noted on \(near(note.date))\(quoted(note))"
        } ?? ""
      case .falling:
        // The number comes first, because a line that is too long is cut at its end.
        return triage.falling.first.map { lift in
          "falling \(numbers.percentChange(lift.change)) in "
            + "\(count(Int(lift.weeks.rounded()), "week")): \(names(triage.falling))"
        } ?? ""
      case .lessLoad:
        return lessLoad(triage)
      case .planMissed:
        return triage.plan.map { plan in
          "\(numbers.percent(plan.percent)) of the planned sets done, "
            + "\(plan.daysDone) of \(count(plan.daysDue, "workout"))"
        } ?? ""
      case .weeksMissed:
        if triage.isSingleWorkout {
          return "a single workout, none for \(count(row.daysSinceLast ?? 0, "day"))"
        }
        return "no workout in \(triage.weeksMissed) of \(count(triage.weeks, "week"))"
          + (triage.workoutsOfWeeks.map { " (workouts: \($0.before), now \($0.now))" } ?? "")
      case .lessTraining:
        return triage.lately.map {
          "\(count($0.workouts, "workout")) in the last \(count($0.weeks, "week")), "
            + "\(numbers.whole(Int($0.usual.rounded()))) usual"
        } ?? ""
      case .plateau:
        return triage.stuck.first.map { lift in
          "no new best for \(count(lift.weeksSinceBest ?? 0, "week")): \(names(triage.stuck))"
        } ?? ""
      }
    }
  }

  private func stopped(_ row: TriageList.Row, _ triage: Triage) -> Sentence {
    let perWeek = numbers.short(triage.workoutsPerWeek, decimals: 1)
    let days = count(row.daysSinceLast ?? 0, "day")
    let again: Sentence = triage.cameBack ? "away again: " : ""
    return again
      + (row.workoutsMissed.map {
        "no workout for \(days), \($0) missed at \(perWeek) a week"
      } ?? "no workout for \(days), \(perWeek) a week before")
      + (row.painBeside.map { "; \(kind($0)) noted on \(near($0.date))" } ?? "")
  }

  private func lessLoad(_ triage: Triage) -> Sentence {
    return triage.lighter.first.map { lift in
      let more: Sentence = triage.lighter.count > 1 ? ", \(triage.lighter.count - 1) more" : ""
      let since = near(lift.work.since)
      let (before, after) = (
        numbers.load(lift.work.before, in: triage.unit),
        numbers.load(lift.work.load, in: triage.unit)
      )
      let what: Sentence =
        lift.change.map { "\(numbers.percentChange($0)) in one step on \(since)" }
        ?? "less load since \(since)"
      return what
        + ", \(before) → \(after): "
        + "\(name: lift.name)\(more)"
        + (lift.note.map { ", “\(name: LiftNote.shown($0))”" } ?? "")
    } ?? ""
  }

  /// ` (Bench Press): “my shoulder hurts”`: the first of its lifts, and what was written.
  func quoted(_ note: PainNote) -> Sentence {
    let lifts: Sentence =
      note.lifts.isEmpty
      ? "" : " (\(names(Array(note.lifts.prefix(2)), more: max(0, note.lifts.count - 2))))"
    return note.text.isEmpty ? lifts : "\(lifts): “\(name: LiftNote.shown(note.text))”"
  }

  private func kind(_ note: PainNote) -> String {
    note.kind == .pain ? "pain, injury or surgery" : "illness"
  }

  private func names(_ lifts: [Triage.Lift]) -> Sentence {
    let more: Sentence = lifts.count > 1 ? ", \(lifts.count - 1) more" : ""
    return lifts.first.map { "\(name: $0.name)\(more)" } ?? ""
  }
}
