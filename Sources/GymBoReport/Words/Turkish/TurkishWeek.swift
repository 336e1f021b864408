internal import GymBoAnalysis
internal import GymBoLog

extension Turkish {
  // MARK: The verdict

  func absence(_ verdict: WeekVerdict) -> Sentence? {
    guard let last = verdict.lastWorkout else { return nil }
    let day = near(last.date)
    let named: Sentence = last.title.map { "\(workout($0)), \(day)" } ?? Sentence(day)
    if last.days >= 7 { return "\(last.days) gündür antrenman yok; sonuncusu: \(named)." }
    return switch last.days {
    case 0: "Son antrenman: \(named)."
    case 1: "Son antrenman dün: \(named)."
    default: "Son antrenman \(last.days) gün önce: \(named)."
    }
  }

  func lead(_ verdict: WeekVerdict) -> Sentence {
    let days = dates.range(verdict.days)
    return switch verdict.state {
    case .inProgress:
      "\(verdict.week.number). hafta sürüyor (\(days), 7 günün \(verdict.day.number). günü):"
    case .complete, .notBegun: "\(verdict.week.number). hafta (\(days)):"
    }
  }

  func summary(_ verdict: WeekVerdict) -> Sentence { summary(verdict, isAlone: false) }

  /// - Parameter isAlone: whether no words are before it, so that it begins with a capital.
  func summary(_ verdict: WeekVerdict, isAlone: Bool) -> Sentence {
    let yet = isAlone ? "Henüz" : "henüz"
    if verdict.state == .notBegun { return "\(yet) başlamadı." }
    let goal = verdict.goal.map { " (hedef \($0))" } ?? ""
    guard verdict.workouts > 0 else {
      return verdict.state == .inProgress
        ? "\(yet) antrenman yok\(goal)."
        : "\(isAlone ? "Antrenman" : "antrenman") yok\(goal)."
    }
    let first =
      verdict.isFirst
      ? ", bu kaydın ilk \(verdict.state == .inProgress ? "günleri" : "haftası")" : ""
    let back =
      verdict.daysOff.map { ", \(count($0, "gün")) aradan sonra" }
      ?? (verdict.isAfterEmptyWeek ? ", antrenmansız bir haftadan sonra" : "")
    let isRunning = verdict.state == .inProgress
    let before = verdict.light == nil ? verdict.workoutsBefore : nil
    let when = isRunning ? "önceki haftanın aynı günlerinde" : "önceki hafta"
    let compared = before.map { " (\(when) \($0))" } ?? ""
    var parts: [Sentence] = [
      "\(count(verdict.workouts, "antrenman"))\(goal)\(compared)\(first)\(back)\(lifting(verdict))\(deload(verdict))"
    ]
    if before != nil {
      let despite = verdict.setsDespite.map { sets in
        "ama \(count(Int(sets.magnitude), "set")) daha \(sets > 0 ? "çok" : "az")" as Sentence
      }
      if let despite { parts.append(despite) }
      if let work = verdict.unexplainedFall { parts.append(Sentence(change(work))) }
    } else if let work = verdict.work, verdict.isCompared {
      parts.append(words(work, of: verdict, isRunning: isRunning))
    }
    if let best = verdict.newBests.first {
      parts.append(
        verdict.newBests.count == 1
          ? "yeni rekor: \(name: best)" : "\(count(verdict.newBests.count, "harekette")) yeni rekor"
      )
    }
    return parts.joined(separator: ", ") + "."
  }

  /// How many of the workouts were a deload; nothing where it goes on, which is said apart.
  private func deload(_ verdict: WeekVerdict) -> String {
    guard verdict.deloads > 0, verdict.deloadSince == nil else { return "" }
    return verdict.deloads == verdict.workouts ? ", deload" : ", \(verdict.deloads) tanesi deload"
  }

  /// That nothing was lifted, and when that was.
  private func lifting(_ verdict: WeekVerdict) -> Sentence {
    guard verdict.isWithoutLifting else { return "" }
    guard let last = verdict.lastLifting else { return ", ağırlık antrenmanı yok" }
    let day = near(last.date)
    let named: Sentence = last.title.map { "\(workout($0)), \(day)" } ?? "\(day)"
    return ", ağırlık antrenmanı yok (sonuncusu: \(named))"
  }

  /// `hacim önceki haftaya göre %12 arttı`.
  private func words(
    _ work: WeekVerdict.Work, of verdict: WeekVerdict, isRunning: Bool
  ) -> Sentence {
    let change = words(work, of: verdict.timesTheVolume, isRunning: isRunning)
    return verdict.isAfterDeload ? "\(change) (önceki hafta deload)" : change
  }

  private func words(
    _ work: WeekVerdict.Work, of times: Double?, isRunning: Bool
  ) -> Sentence {
    let against = isRunning ? "önceki haftanın aynı günlerine göre" : "önceki haftaya göre"
    let like = isRunning ? "önceki haftanın aynı günlerindeki kadar" : "önceki haftaki kadar"
    switch work {
    case .volume(let percent):
      if percent.magnitude < WeekVerdict.sameVolume { return "hacim \(like)" }
      if let times {
        return "hacim \(against) \(numbers.short(times, decimals: 1)) katına çıktı"
      }
      return "hacim \(against) \(numbers.percent(percent.magnitude)) "
        + "\(percent > 0 ? "arttı" : "azaldı")"
    case .sets(let change):
      if change == 0 { return "set sayısı \(like)" }
      let sets = count(Int(change.magnitude), "set")
      return "\(against) \(sets) \(change > 0 ? "fazla" : "eksik")"
    }
  }

  func sentence(_ finished: WeekVerdict.FinishedWeek) -> Sentence {
    let before = finished.workoutsBefore.map { " (bir önceki hafta \($0))" } ?? ""
    let done = finished.workouts > 0 ? count(finished.workouts, "antrenman") : "antrenman yok"
    let workouts = "\(finished.week.number). hafta: \(done)\(before)"
    let parts = [workouts, finished.work.map(change), finished.isDeload ? "deload haftası" : nil]
    return Sentence(parts.compactMap(\.self).joined(separator: ", ") + ".")
  }

  /// `hacim %12 azaldı`.
  private func change(_ work: WeekVerdict.Work) -> String {
    switch work {
    case .volume(let percent):
      percent.magnitude < WeekVerdict.sameVolume
        ? "hacim aynı"
        : "hacim \(numbers.percent(percent.magnitude)) \(percent > 0 ? "arttı" : "azaldı")"
    case .sets(0): "set sayısı aynı"
    case .sets(let change):
      "\(count(Int(change.magnitude), "set")) \(change > 0 ? "fazla" : "eksik")"
    }
  }

  private func words(_ unstuck: WeekVerdict.Unstuck) -> String? {
    let (lifts, early) = (unstuck.lifts, unstuck.early)
    let week = unstuck.isPast ? "o haftanın" : "bu haftanın"
    if unstuck.isMostlyEarly {
      return early == lifts
        ? "\(week) hareketleri için karar vermek erken"
        : "\(week) \(lifts) hareketinden \(early) tanesi için karar vermek erken"
    }
    guard !unstuck.isMostlyUnjudged else { return nil }
    let unclear = unstuck.unclear
    let parts = [
      unclear > 0 ? "belirsiz \(unclear)" : nil,
      early > 0 ? "antrenmanı az \(early)" : nil,
    ].compactMap(\.self)
    let none = "takılan hareket yok"
    return parts.isEmpty
      ? none : "\(none); \(week) \(lifts) hareketinden \(parts.joined(separator: ", "))"
  }

  func remark(_ verdict: WeekVerdict) -> Sentence? {
    var parts: [Sentence] = []
    switch verdict.falling.count {
    case 0: break
    case 1: parts.append("\(name: verdict.falling[0]) düşüşte")
    case 2: parts.append("\(name: verdict.falling[0]) ve \(name: verdict.falling[1]) düşüşte")
    case let lifts: parts.append("\(lifts) hareket düşüşte")
    }
    if verdict.isDeloadDue {
      parts.append(parts.isEmpty ? "Deload zamanı geldi" : "deload zamanı geldi")
    }
    if let day = verdict.deloadSince {
      let since: Sentence = "\(near(day)) tarihinden beri deload sürüyor"
      parts.append(since)
    }
    if let light = verdict.light {
      let week: Sentence = parts.isEmpty ? "Hafif hafta" : "hafif hafta"
      parts.append(
        "\(week): \(light.light) hareket her zamankinin çok altında (toplam \(light.compared))")
    }
    if let text = verdict.unstuck.flatMap(words) {
      parts.append(
        Sentence(parts.isEmpty ? "\(text.prefix(1).uppercased())\(text.dropFirst())" : text))
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ") + "."
  }

  // MARK: Numbers

  func numbers(_ headline: WeekHeadline) -> [Sentence] {
    let (period, totals) = (headline.period, headline.period.current)
    guard totals.workouts > 0 else { return [] }
    func with(_ text: String, _ change: Sentence?) -> Sentence {
      headline.isAlone ? Sentence(text) : change.map { "\(text) (\($0))" } ?? Sentence(text)
    }
    var parts: [Sentence] = []
    if let kilograms = totals.volume.value {
      parts.append(with(volume(kilograms), known(period.volume)))
    }
    if let seconds = totals.duration.value {
      let part =
        totals.timedWorkouts < totals.workouts
        ? ", \(totals.timedWorkouts)/\(count(totals.workouts, "antrenmanda"))" : ""
      let long = totals.longWorkouts
      let isLong = long + period.previous.longWorkouts > 0
      let time = numbers.duration(seconds) + part
      parts.append(
        long > 0
          ? "\(time) (\(long) antrenman 6 sa üzeri)"
          : with(time, isLong ? nil : known(period.duration)))
    }
    let sets = period.workingSets.change.value.map { change -> Sentence in
      change == 0 ? "aynı" : Sentence(numbers.signed(change, decimals: 0))
    }
    let unloaded = totals.workingSets - totals.loadedSets
    let isPart = totals.volume.value != nil && headline.isPart(unloaded)
    let cardio = headline.cardioSets
    let isAllCardio = cardio == totals.workingSets
    let ofCardio: Sentence = cardio > 0 && !isAllCardio ? ", \(cardio) kardiyo" : ""
    parts.append(
      with(count(totals.workingSets, "set") + (isAllCardio ? " kardiyo" : ""), sets) + ofCardio)
    if isPart { parts.append("\(numbers.symbol(of: unit)) sayılmayan: \(count(unloaded, "set"))") }
    if let rpe = headline.averageRPE { parts.append(averageRPE(rpe)) }
    return parts
  }

  /// A change in percent; nil where there is none to tell. From ten percent on it is whole.
  private func known(_ comparison: Comparison) -> Sentence? {
    comparison.percent.value.map { percent in
      Sentence(numbers.percentChange(percent, decimals: 0))
    }
  }

  func comparison(_ headline: WeekHeadline) -> Sentence {
    let days = dates.range(headline.period.previousRange, near: asOf)
    guard headline.period.previous.workouts > 0 else {
      let when = headline.isInProgress ? "önceki haftanın aynı günlerinde" : "önceki haftada"
      return "Karşılaştıracak bir şey yok: \(when) (\(days)) antrenman yok."
    }
    let what = headline.isInProgress ? "önceki haftanın aynı günleri" : "önceki hafta"
    return "Karşılaştırılan: \(what) (\(days)): \(words(headline.period.previous))."
  }

  func coverage(_ note: WeekHeadline.Coverage) -> Sentence {
    switch note {
    case .volume(let sets, let all):
      "Hacim \(numbers.whole(all)) setin \(numbers.whole(sets)) tanesini kapsar (\(numbers.whole(all - sets)) sette ağırlık ya da tekrar yok)."
    case .time(let workouts, let all):
      "Süre \(numbers.whole(all)) antrenmanın \(numbers.whole(workouts)) tanesini kapsar (\(numbers.whole(all - workouts)) antrenmanda süre yok)."
    case .longWorkouts(let count): "Süreye \(longWorkouts(count)) dahil."
    case .noVolume(let missing): "Hacim yok: \(reason(missing))."
    case .noTime(let missing): "Süre yok: \(reason(missing))."
    case .longWorkoutsBefore(let count): "Önceki süreye \(longWorkouts(count)) dahil."
    }
  }

  func lastComplete(_ period: PeriodFinding) -> Sentence {
    let days = dates.range(period.range, near: asOf)
    let totals = words(period.current, volume: period.volume)
    let long = period.current.longWorkouts
    return "Son tam hafta (\(days)): \(totals)."
      + (long > 0 ? " Süresine \(longWorkouts(long)) dahil." : "")
  }

  /// `6 saatten uzun 1 antrenman`.
  private func longWorkouts(_ count: Int) -> String {
    let hours = Int(Totals.longestPlausible / 3600)
    return "\(hours) saatten uzun \(self.count(count, "antrenman"))"
  }

  /// `2 antrenman, 11.000 kg, 2 h 2 min, 32 set`, the volume with its change where one is given.
  private func words(_ totals: Totals, volume comparison: Comparison? = nil) -> Sentence {
    guard totals.workouts > 0 else { return "antrenman yok" }
    let change = comparison.flatMap(known).map { " (\($0))" as Sentence } ?? ""
    let parts: [Sentence?] = [
      Sentence(count(totals.workouts, "antrenman")),
      totals.volume.value.map { Sentence(volume($0)) + change },
      totals.duration.value.map { Sentence(numbers.duration($0)) },
      Sentence(count(totals.workingSets, "set")),
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  var checkTheUnit: Sentence { "Birimi kontrol et." }

  var looksLikePounds: Sentence {
    "Kilogram olarak okunan ağırlıklar pound gibi görünüyor: \(remedy: .sayUnit(.pound))"
  }

  func key(trained: String) -> Sentence { "\(trained) antrenman" }

  func streak(_ streak: WeekHeadline.WeekStreak) -> Sentence { "\(streak.weeks) haftalık seri" }

  func lastPause(_ pause: DayRange) -> Sentence {
    "Son ara: \(dates.range(pause.between, near: asOf)), \(count(pause.count - 2, "gün"))."
  }

  func averageRPE(_ rpe: Double) -> Sentence { "RPE \(numbers.fixed(rpe, decimals: 1))" }

  // MARK: Sessions

  var sessionsTitle: Sentence { "Antrenmanlar, aynı türdeki bir önceki antrenmana göre" }

  var lastOn: Sentence { "önceki" }

  func title(_ measure: SessionMeasure) -> Sentence {
    switch measure {
    case .workingSets: "set"
    case .volume: "hacim"
    case .duration: "süre"
    case .averageRPE: "RPE"
    case .timePerSet: "set başına"
    }
  }

  func change(_ comparison: Comparison, of measure: SessionMeasure) -> Sentence {
    switch measure {
    case .workingSets: change(comparison) { numbers.signed($0, decimals: 0) }
    case .volume: percentChange(comparison)
    case .duration: change(comparison) { numbers.sign($0) + numbers.duration($0.magnitude) }
    case .averageRPE: change(comparison) { numbers.signed($0, decimals: 1) }
    case .timePerSet:
      change(comparison) { seconds in
        seconds.magnitude < 0.5 ? "0" : numbers.sign(seconds) + numbers.clock(seconds.magnitude)
      }
    }
  }

  private func change(_ comparison: Comparison, _ text: (Double) -> String) -> Sentence {
    guard let change = comparison.change.value else { return "–" }
    let words = change == 0 ? "0" : text(change)
    return words == "0" ? "aynı" : Sentence(words)
  }

  func sentence(_ empty: EmptyReport) -> Sentence {
    switch empty {
    case .noWorkout(1): "Dosyada antrenman yok."
    case .noWorkout(let files): "Bu \(files) dosyada antrenman yok."
    case .nothingYet(let first):
      "İstenen güne kadar antrenman yok; ilk antrenman \(dates.date(first)) tarihinde."
    }
  }
}
