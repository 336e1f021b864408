internal import GymBoAnalysis
internal import GymBoLog

extension Turkish {
  func title(_ list: TriageList, shown: Int) -> Sentence {
    let all = list.rows.count
    let need =
      "\(numbers.whole(list.athletes)) sporcunun \(numbers.whole(all)) tanesi ilgi istiyor"
    let day = list.asOf.map { "\(dates.date($0)) itibarıyla" }
    guard shown < all else { return "\(need)\(day.map { " (\($0))" } ?? "")" }
    return "Önce bu \(shown) sporcuya bak "
      + "(\([need, day].compactMap(\.self).joined(separator: "; ")))"
  }

  func alsoNeed(_ athletes: [String], more: Int) -> Sentence {
    "Ayrıca: \(athletes.map { "\(name: $0)" }.joined(separator: ", "))"
      + "\(more > 0 ? " ve \(numbers.whole(more)) kişi daha" : ""); hepsi triage tablosunda."
  }

  func alike(_ athletes: [String], more: Int) -> Sentence {
    "Aynı antrenmanlar: \(names(athletes, more: more)). Aynı dosya iki kez mi verildi?"
  }

  var nobodyNeedsALook: Sentence {
    "Bakılması gereken kimse yok: bırakan, ağrısını ya da hastalığını yazan, düşüşte olan, çok daha az çalışan ya da takılan yok."
  }

  var othersTitle: Sentence { "Bakmak gerekmeyenler" }

  func lastDay(_ entry: TriageEntry) -> Sentence {
    switch entry.finding {
    case .read(let triage): "\(dates.date(triage.last, near: asOf))"
    case .empty: "antrenman yok"
    case .unreadable: "okunamadı"
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
          "\(near(note.date)) notunda \(kind(note))\(quoted(note))"
        } ?? ""
      case .falling:
        // The number comes first, because a line that is too long is cut at its end.
        return triage.falling.first.map { lift in
          "\(count(Int(lift.weeks.rounded()), "haftada")) \(numbers.percentChange(lift.change)) düşüşte: "
            + "\(names(triage.falling))"
        } ?? ""
      case .lessLoad:
        return lessLoad(triage)
      case .planMissed:
        return triage.plan.map { plan in
          "planlanan setlerden yapılan: \(numbers.percent(plan.percent)); antrenman: "
            + "\(plan.daysDone)/\(plan.daysDue)"
        } ?? ""
      case .weeksMissed:
        if triage.isSingleWorkout {
          return "tek bir antrenman, \(count(row.daysSinceLast ?? 0, "gündür")) yok"
        }
        return
          "\(count(triage.weeks, "haftanın")) \(triage.weeksMissed) tanesinde antrenman yok"
          + (triage.workoutsOfWeeks.map { " (antrenman: \($0.before), şimdi \($0.now))" } ?? "")
      case .lessTraining:
        return triage.lately.map {
          "son \(count($0.weeks, "haftada")) \(count($0.workouts, "antrenman")), "
            + "önce \(numbers.whole(Int($0.usual.rounded())))"
        } ?? ""
      case .plateau:
        return triage.stuck.first.map { lift in
          "\(count(lift.weeksSinceBest ?? 0, "haftadır")) yeni rekor yok: \(names(triage.stuck))"
        } ?? ""
      }
    }
  }

  private func stopped(_ row: TriageList.Row, _ triage: Triage) -> Sentence {
    let perWeek = numbers.short(triage.workoutsPerWeek, decimals: 1)
    let days = count(row.daysSinceLast ?? 0, "gündür")
    let again: Sentence = triage.cameBack ? "yine ara verdi: " : ""
    return again
      + (row.workoutsMissed.map {
        "\(days) antrenman yok, kaçırılan: \($0) (haftada \(perWeek) yapıyordu)"
      } ?? "\(days) antrenman yok, önce haftada \(perWeek)")
      + (row.painBeside.map { "; \(near($0.date)) notunda \(kind($0))" } ?? "")
  }

  private func lessLoad(_ triage: Triage) -> Sentence {
    return triage.lighter.first.map { lift in
      let more: Sentence =
        triage.lighter.count > 1 ? ", \(triage.lighter.count - 1) hareket daha" : ""
      let since = near(lift.work.since)
      let (before, after) = (
        numbers.load(lift.work.before, in: triage.unit),
        numbers.load(lift.work.load, in: triage.unit)
      )
      let what: Sentence =
        lift.change.map { "\(since) günü bir kerede \(numbers.percentChange($0))" }
        ?? "\(since) tarihinden beri daha az ağırlık"
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
    note.kind == .pain ? "ağrı, sakatlık ya da ameliyat" : "hastalık"
  }

  private func names(_ lifts: [Triage.Lift]) -> Sentence {
    let more: Sentence = lifts.count > 1 ? ", \(lifts.count - 1) hareket daha" : ""
    return lifts.first.map { "\(name: $0.name)\(more)" } ?? ""
  }
}
