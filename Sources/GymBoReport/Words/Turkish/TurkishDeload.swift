internal import GymBoProgression

extension Turkish {
  func lead(_ verdict: DeloadFinding.Verdict) -> Sentence {
    switch verdict {
    case .due: "Deload:"
    case .notDue: "Deload gerekmiyor:"
    case .unknown: "Deload:"
    }
  }

  func sentence(_ advice: DeloadAdvice) -> Sentence {
    switch advice.verdict {
    case .due:
      let signs = advice.reasons.map(words).joined(separator: "; ")
      return "\(signs). \(week(advice))"
    case .notDue:
      let reasons: [Sentence] =
        advice.reasons.isEmpty
        ? advice.gaps.map { "\(words($0))" } : advice.reasons.map(notDue)
      return "\(reasons.joined(separator: "; "))."
    case .unknown: return "karar için henüz erken."
    }
  }

  func shortSentence(_ advice: DeloadAdvice) -> Sentence {
    "\(advice.brief.reasons.map(words).joined(separator: "; ")). \(near(advice.until)) tarihine kadar "
      + "setlerin yarısı, daha az ağırlık, aşağıdaki gibi."
  }

  /// `Deload haftasında: 2 × 90 kg × 8`
  func deloadWork(_ work: DeloadWork) -> Sentence {
    if let short = work.repetitionsShort {
      return "Deload haftasında: \(count(work.sets, "set")), "
        + "aşağıdakinden \(count(short, "tekrar")) önce bırak"
    }
    return "Deload haftasında: \(work.sets) × \(set(SetWork(work)))"
  }

  /// `Sonra: 3 × 100 kg × 8, en iyi setin tamamlanma olasılığı %82`
  func afterDeload(_ line: SuggestionList.Line) -> Sentence { "Sonra: \(work(line))" }

  /// What a lighter week is, and until when.
  private func week(_ advice: DeloadAdvice) -> Sentence {
    let load = numbers.percent(100 * DeloadWeek.loadShare)
    let short = numbers.short(DeloadWeek.repetitionsShort, decimals: 1)
    let bodyweight: Sentence =
      advice.hasBodyweightLifts
      ? "; vücut ağırlığıyla yapılanlarda setlerin yarısı, \(short) tekrar erken bırakarak" : ""
    return
      "\(DeloadWeek.days) gün, \(near(advice.until)) tarihine kadar: setlerin yarısı, ağırlığın "
      + "\(load) kadarı (veya daha az tekrar)\(bodyweight)."
  }

  /// A reason beside a verdict against a deload.
  private func notDue(_ reason: DeloadAdvice.Reason) -> Sentence {
    guard case .sign(let sign) = reason else { return words(reason) }
    guard case .weeksWithout(let weeks) = sign else {
      return "\(words(sign)), ama tek işaret yetmez"
    }
    return
      "\(count(weeks, "haftadır")) deload ya da boş hafta yok, ama yalnızca geçen süre deload gerektirmez"
  }

  private func words(_ reason: DeloadAdvice.Reason) -> Sentence {
    switch reason {
    case .exempt(let exemption): words(exemption)
    case .sign(let sign): words(sign)
    case .fewFall(let few, let all):
      "son iki antrenmanda \(part(few, of: all)) \(few == 0 ? "her zamanki düzeyin altında değil" : "her zamanki düzeyin altında")"
    case .fewDecline(let few, let all):
      "\(part(few, of: all)) düşüşte\(few == 0 ? " değil" : "")"
    case .fewHarder(let few, let all):
      "\(part(few, of: all)) aynı ağırlıkta \(few == 0 ? "zorlaşmadı" : "zorlaştı")"
    case .weeksSinceRest(let weeks): "son dinlenmeden bu yana \(count(weeks, "hafta")) geçti"
    }
  }

  private func words(_ sign: DeloadAdvice.Sign) -> Sentence {
    switch sign {
    case .falling(let lifts):
      "\(names(lifts.names, more: lifts.more)) son iki antrenmanda her zamanki düzeyin altında"
    case .declining(let lifts):
      "\(names(lifts.names, more: lifts.more)) düşüşte"
    case .harder(let lifts): "aynı ağırlık zorlaştı: \(names(lifts.names, more: lifts.more))"
    case .weeksWithout(let weeks):
      "\(count(weeks, "haftadır")) deload ya da boş hafta yok (olağanı \(DeloadTrigger.usualWeeks) hafta)"
    }
  }

  private func words(_ exemption: DeloadFinding.Exemption) -> Sentence {
    switch exemption {
    case .resting(let days): "\(count(days, "gündür")) antrenman yok"
    case .rested(let day, _): "\(near(day)) öncesinde dinlenme var"
    case .afterDeload(let day): "sonuncusu \(near(day)) tarihinde bitti"
    case .lightDays(let day): "\(near(day)) antrenmanı her zamankinden hafifti"
    case .inDeload(let day): "\(near(day)) tarihinde başlayan deload sürüyor"
    case .noLoadedLift: "ağırlıkla yapılan hareket yok"
    case .newHistory(let days): "kayıt yalnızca \(count(days + 1, "günlük"))"
    }
  }

  /// "4 hareketten hiçbiri", "4 hareketten 1 tanesi".
  private func part(_ few: Int, of all: Int) -> Sentence {
    all == 1
      ? "değerlendirilebilen tek hareket"
      : "\(count(all, "hareketten")) \(few == 0 ? "hiçbiri" : count(few, "tanesi"))"
  }

  private func words(_ gap: DeloadTrigger.Gap) -> String {
    switch gap {
    case .historyTooShort(let weeks):
      "kayıt \(weeks) haftalık ve dinlenme içermiyor; son dinlenmenin ne zaman olduğu bilinmiyor"
    case .fewSessions: "hiçbir harekette son ikisiyle karşılaştırmaya yetecek antrenman yok"
    case .noTrend: "etkin hiçbir harekette trend için yeterli antrenman yok"
    case .fewRatings(let percent): "RPE 6 ve üstü yazılı setlerin payı \(numbers.percent(percent))"
    case .noEqualLoad:
      "hiçbir harekette daha önce de RPE yazılmış bir ağırlıkla RPE yazılmış iki antrenman yok"
    case .noSession: "antrenman yok"
    }
  }
}
