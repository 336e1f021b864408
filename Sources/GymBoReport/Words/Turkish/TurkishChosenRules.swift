internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// What a rule chosen on request says: what was seen, and what to do about it.
extension Turkish {
  /// `Her sette 12 tekrar yapıldı. 60 → 62,5 kg, +%4,2.`
  func words(_ reason: RuleReason, _ line: SuggestionList.Line, day: String) -> Sentence {
    let suggestion = line.suggestion
    let advice = advice(line)
    switch reason {
    case .reachedTop(let repetitions):
      let load = suggestion.hasOtherLoads ? line.continued.load.map(load) : nil
      let with = load.map { "\($0) ile " } ?? ""
      let sets =
        load == nil ? "Her sette" : suggestion.evidence.count == 1 ? "yapılan sette" : "her sette"
      return "\(with)\(sets) \(count(repetitions, "tekrar")) yapıldı. \(advice)"
    case .withinRange(let range):
      let what = suggestion.action == .addRepetition ? goal(line) : advice
      guard suggestion.isWithin(range) else { return Sentence(what) }
      return "Hedef aralığı: \(numbers.range(range)) tekrar. \(what)"
    case .belowRange(let range, let sessions, let most) where suggestion.action == .decreaseLoad:
      return
        "Üst üste \(sessions) antrenmanda \(numbers.range(range)) tekrar aralığının altında (\(most) antrenman yeter). "
        + "\(advice)"
    case .belowRange(let range, let sessions, let most):
      return
        "\(numbers.range(range)) tekrar aralığının altında (üst üste \(sessions)/\(most) antrenman). \(advice)"
    case .failedSet: return "Geçen sefer (\(day)) bir set tamamlanamadı. \(advice)"
    case .extraRepetitions(let sessions, _, let spare) where suggestion.action == .increaseLoad:
      return
        "Üst üste \(sessions) antrenmanda son set hedefi \(spare) tekrar aştı. \(advice)"
    case .extraRepetitions(let sessions, let needed, let spare):
      return "Son set üst üste \(needed) antrenmanda hedefi \(spare) tekrar aşana kadar devam et "
        + "(\(sessions)/\(needed)). \(advice)"
    case .stepTooLarge(let next, let percent):
      return "Sıradaki ağırlık \(load(next)), \(share(percent.magnitude)) "
        + "\(percent < 0 ? "daha az" : "daha fazla"). \(advice)"
    case .stepNotFeasible(let next, _, let expected, let range):
      let left =
        expected.map {
          "yaklaşık \(count(Int($0.rounded(.down)), "tekrar")) kalır, \(numbers.range(range)) aralığının altında"
        }
        ?? "hiç tekrar kalmaz, aralık \(numbers.range(range))"
      return "Sıradaki ağırlıkla (\(load(next))) \(left). \(advice)"
    case .nothingToLoad:
      return suggestion.action == .addRepetition
        ? "Daha ağırı yüklenemiyor. \(advice)" : "Daha hafifi yüklenemiyor. \(advice)"
    case .effort(let repetitions, let rpe):
      return "Geçen sefer (\(day)) \(count(repetitions, "tekrar")), "
        + "RPE \(numbers.short(rpe, decimals: 1)). \(advice)"
    case .limited(let wanted):
      return "Tabloya göre \(load(wanted)) gerekir, bu %10 üzerinde bir artış. \(advice)"
    case .likely(let asked, let unmet, let oneLess):
      guard let unmet else {
        return "Yapma olasılığı \(likely(asked)) olan en yüksek ağırlık. \(advice)"
      }
      return
        "Yapma olasılığı \(likely(asked)) olan ağırlık yok: şimdiki ağırlıkla \(count(suggestion.repetitions ?? 0, "tekrar")) \(likely(unmet))"
        + (oneLess.map { ", bir tekrar azı \(likely($0))" } ?? "") + "."
    case .percentage(let trainingMax):
      return "Plana göre, antrenman maksimumu \(load(trainingMax))."
    case .cycle(let week, let cycle, let trainingMax):
      return "\(cycle). döngünün \(week). haftası, antrenman maksimumu \(load(trainingMax))."
    }
  }

  private func goal(_ suggestion: Suggestion) -> String {
    count(suggestion.repetitions ?? 0, "tekrar")
  }

  private func weakerSets(_ own: Load?, _ suggestion: Suggestion) -> String {
    let sets = "zayıf setleri bir tekrar artır."
    guard suggestion.keepsTiredSets else {
      return own == nil ? "Zayıf setleri bir tekrar artır." : at(own) + sets
    }
    return at(own) + (own == nil ? "T" : "t") + "ükenişe gidenler dışındaki " + sets
  }

  /// `İlk sette`: which sets, at the start of a sentence.
  private func firstSetsAtStart(_ line: SuggestionList.Line) -> String {
    let sets = firstSets(line, "te") ?? "ilk sette"
    if line.suggestion.opensLast { return "S\(sets.dropFirst())" }
    return sets.hasPrefix("ilk") ? "İ\(sets.dropFirst())" : sets
  }

  private func goal(_ line: SuggestionList.Line) -> String {
    let goal = goal(line.suggestion)
    return switch line.repetitionStep {
    case .everySet: "Her sette hedef \(goal)."
    case .weakerSets(let own): weakerSets(own, line.suggestion)
    case .firstSets: "\(firstSetsAtStart(line)) hedef \(goal)."
    case .setsAtLoad: "\(line.suggestion.load.map(load) ?? "Bu ağırlık") ile hedef \(goal)."
    }
  }

  private func advice(_ line: SuggestionList.Line) -> String {
    let suggestion = line.suggestion
    let load = suggestion.load.map(load) ?? "Aynı ağırlık"
    return switch suggestion.action {
    case .increaseLoad, .decreaseLoad: "\(sum(line))."
    case .addRepetitionIfItGoes: "\(load) ile \(goal(suggestion)) yap, olursa bir tekrar daha."
    case .addRepetition: "\(load) ile devam et, hedef \(goal(suggestion))."
    default: "\(load) ile yine \(goal(suggestion))."
    }
  }
}

/// What to put on the bar, how to warm up, and what else is said of the list.
extension Turkish {
  func plates(_ loadings: [Inventory.BarLoading]) -> Sentence {
    guard let first = loadings.first else { return "" }
    let bar = mark(first.bar)
    if loadings.allSatisfy({ $0.bar == first.bar }) {
      if loadings.count == 1, first.perSide.isEmpty { return "Boş \(bar) bar" }
      return "\(bar) bar, her yana: "
        + Sentence(loadings.map { side($0.perSide) }.joined(separator: ", sonra "))
    }
    return Sentence(
      loadings.map { "\(mark($0.bar)) bar, her yana: \(side($0.perSide))" }
        .joined(separator: ", sonra "))
  }

  /// `25 + 10 + 1,25 kg`, with each plate's own unit where they differ.
  private func side(_ plates: [Inventory.Mark]) -> String {
    guard let last = plates.last else { return "boş" }
    guard plates.allSatisfy({ $0.unit == last.unit }) else {
      return plates.map(mark).joined(separator: " + ")
    }
    return plates.map { numbers.short($0.value, decimals: 3) }.joined(separator: " + ")
      + " " + numbers.symbol(of: last.unit)
  }

  private func mark(_ mark: Inventory.Mark) -> String {
    numbers.short(mark.value, decimals: 3) + " " + numbers.symbol(of: mark.unit)
  }

  func warmUp(_ sets: [WarmUpSet]) -> Sentence {
    "Isınma: "
      + Sentence(sets.map(warmUpSet).joined(separator: ", "))
  }

  private func warmUpSet(_ set: WarmUpSet) -> String {
    let load = set.load.map(load) ?? set.percent.map { numbers.percent(Double($0)) }
    return load.map { "\($0) × \(set.repetitions)" } ?? count(set.repetitions, "tekrar")
  }

  func deloadPassedOver(_ days: DayRange) -> Sentence {
    "Deload \(dates.range(days, near: asOf)): ağırlıklar ondan önceki haftadan devam ediyor."
  }

  var lightDaysPassedOver: Sentence {
    "Ağırlıklar hafif günlerden öncesinden devam ediyor. Hafif hafta sürüyorsa yine hafif çalış."
  }

  func moreSuggestions(_ count: Int, files: [String]) -> Sentence {
    "ve \(count) hareket daha: \(remedy: .suggest(files: files))"
  }

  func lastWorkout(_ day: CivilDate?) -> Sentence {
    let last = day.map(dates.date) ?? "–"
    return "Son antrenman: \(last), rapor günü: \(asOf.map(dates.date) ?? "–")"
  }

  var likelihoodNote: Sentence {
    "Yüzde, o ağırlıktaki en iyi set içindir. Sonraki setlerde tekrar daha az olabilir."
  }

  func idleLifts(_ count: Int) -> Sentence {
    "Son \(AnalysisOptions.activeDays) günde yapılmayan \(self.count(count, "hareket")) listede yok."
  }
}
