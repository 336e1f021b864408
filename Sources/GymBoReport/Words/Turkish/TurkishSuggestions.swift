internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

extension Turkish {
  func suggestionsTitle(_ rule: RuleChoice?) -> Sentence {
    guard let rule, rule != .auto else { return "Gelecek sefer ne kaldırmalı" }
    return "Gelecek sefer ne kaldırmalı, \(words(rule))"
  }

  private func words(_ choice: RuleChoice) -> String {
    switch choice {
    case .auto, .rpe: "RPE biliniyorsa ona göre"
    case .linear: "eşit antrenmanlara göre"
    case .chosen(let rule): words(rule)
    }
  }

  private func words(_ rule: ProgressionRule) -> String {
    switch rule {
    case .doubleProgression(let rule):
      return "çift progresyon, \(rule.lowest)–\(rule.highest) tekrar"
    case .twoForTwo(let rule): return "2+2 kuralı, \(count(rule.target, "tekrar"))"
    case .percentage(let rule):
      let percent = numbers.percent(rule.percent, shortTo: 2)
      return "\(rule.sets) × \(rule.repetitions), antrenman maksimumu üzerinden \(percent)"
    case .likely(let rule):
      return "yapma olasılığı \(likely(rule.probability)) olan ağırlık"
    case .fiveThreeOne(let rule): return "5/3/1, \(rule.cycle). döngünün \(rule.week). haftası"
    case .rpeChart(let rule):
      let work = rule.repetitions.map { count($0, "tekrar") + ", " } ?? ""
      let then =
        rule.backOffPercent
        .map { ", sonra \(numbers.percent($0, shortTo: 1)) az" } ?? ""
      return "RPE tablosu, \(work)RPE \(numbers.short(rule.rpe, decimals: 1))\(then)"
    }
  }

  func name(_ rule: SuggestionRule) -> String {
    switch rule {
    case .rpe: "RPE kuralı"
    case .linear: "doğrusal progresyon"
    case .rising: "yükselişe göre"
    case .afterBreak: "ara sonrası"
    case .doubleProgression: "çift progresyon"
    case .twoForTwo: "2+2 kuralı"
    case .percentage: "yüzde"
    case .fiveThreeOne: "5/3/1"
    case .rpeChart: "RPE tablosu"
    case .likely: "olası ağırlık"
    }
  }

  func tag(_ rule: SuggestionRule) -> Sentence { "[\(name(rule))]" }

  var noSuggestions: Sentence {
    "Öneri yok: öneriler son \(AnalysisOptions.activeDays) günün çalışmasına dayanır; kardiyoya, "
      + "esnemeye ya da her zamankinin çok altındaki tek bir güne değil."
  }

  func work(_ line: SuggestionList.Line) -> Sentence {
    let suggestion = line.suggestion
    if !suggestion.plan.isEmpty, suggestion.isOneLoad {
      return "\(setsOfOneLoad(suggestion))\(expectation(suggestion))"
    }
    guard suggestion.plan.isEmpty else {
      let sets = suggestion.plan.map { sets -> Sentence in
        times(sets.sets, SetWork(sets, of: suggestion), orMore: sets.isAtLeast)
          + "\(aim(sets.targetRPE))"
      }
      return sets.joined(separator: ", ") + "\(expectation(suggestion))"
    }
    let more = suggestion.isAtLeast ? "+" : ""
    return "\(suggestion.sets) × \(set(SetWork(suggestion)))\(more)\(aim(suggestion.targetRPE))"
      + "\(expectation(suggestion))"
  }

  /// `3 × 60 kg × 12, 11, 12`: sets of one load whose repetitions differ.
  private func setsOfOneLoad(_ suggestion: Suggestion) -> Sentence {
    let each = suggestion.plan.flatMap { sets in
      let one = numbers.whole(sets.repetitions) + (sets.isAtLeast ? "+" : "")
      return Array(repeating: one, count: sets.sets)
    }
    var one = suggestion.plan.first.map { SetWork($0, of: suggestion) } ?? SetWork(suggestion)
    let all = each.joined(separator: ", ")
    guard one.load != nil else { return "\(all) tekrar" }
    one.repetitions = nil
    return "\(each.count) × \(set(one)) × \(all)"
  }

  /// `, hedef RPE 8`, where the lifter chose a rule that aims at one.
  private func aim(_ rpe: Double?) -> String {
    rpe.map { ", hedef RPE " + numbers.short($0, decimals: 1) } ?? ""
  }

  /// `, en fazla RPE 8,5, olasılık %82`: what is to be expected, as far as it is known.
  private func expectation(_ suggestion: Suggestion) -> String {
    let words = suggestion.shownEffort.map { effort in
      let sign = effort.easiest.map { $0 == effort.hardest ? ", yaklaşık RPE " : ", RPE " }
      return (sign ?? ", en fazla RPE ") + numbers.effort(effort)
    }
    return (words ?? "")
      + (suggestion.probability.map {
        "\(suggestion.hasSeveralSets ? ", en iyi setin tamamlanma olasılığı " : ", olasılık ")\(likely($0))"
      } ?? "")
      + (suggestion.isUntried ? ", henüz denenmedi" : "")
  }

  /// `%82`; never all or nothing.
  func likely(_ probability: Double) -> String {
    numbers.percent(min(99, max(1, (100 * probability).rounded())))
  }

  func reason(_ line: SuggestionList.Line) -> Sentence {
    let suggestion = line.suggestion
    var reason = equipmentReason(suggestion) ?? ruleReason(line)
    if suggestion.usualEffort != nil {
      reason =
        "\(suggestion.isEffortOfLifter ? "Hareketleri" : "Bu hareketi") genelde zorlu setlerle yapıyorsun (RPE \(words(ofRPE: RPERule.hardFrom)) ve üstü "
        + "ya da tükenişe kadar); bu yüzden tekrar sayısına bakılıyor. "
        + "\(reason)"
    }
    if suggestion.isUntried {
      reason = "\(reason) Son zamanlarda bu kadar ağırı kaldırılmadı: çıkmıyorsa zorlama."
    }
    if suggestion.lacksLoad {
      reason = "Ağırlık kaydedilmemiş: kaydedersen ne zaman artıracağın da söylenebilir. \(reason)"
    }
    if let days = line.daysAgo {
      reason = "Son yapılışı \(count(days, "gün")) önce. \(reason)"
    }
    if suggestion.addedSets > 0 {
      reason =
        "\(reason) Son seferden \(count(suggestion.addedSets, "set")) fazla, daha önceki gibi."
    }
    if let passed = suggestion.passedOver {
      let what =
        switch passed.kind {
        case .test: "maksimum denemesiydi"
        case .lightDay: "daha hafif bir gündü"
        case .tooMuch: "fazla gelen bir gündü"
        case .shortDay: "daha az set ve tekrarla geçti"
        case .otherWorkout: "başka bir antrenmandı"
        case .otherMachine where passed.isNoted:
          "notuna göre başka bir yerde ya da makinedeydi"
        case .otherMachine: "ağırlığına göre başka bir makinedeydi"
        case .rotation: "sırası geçen bir gündü"
        }
      let base = near(suggestion.lastSession)
      reason =
        "\(reason) \(near(passed.date)) \(what), hesaba katılmadı; öneri \(base) antrenmanından devam eder."
    }
    if let test = line.test { reason = "\(reason) Hesaba katılmayan ağır set: \(set(test))." }
    if let before = line.heavierBefore {
      reason =
        "\(reason) \(near(before.date)) günü \(set(before.set)) yapılmıştı: ağırlık hâlâ aynı sayılıyorsa hissettikçe artır."
    }
    if let far = line.farSet {
      let out = suggestion.continuesFarSet ? "" : ", hesaba katılmadı"
      reason =
        "\(reason) \(beginning(set(far))) önceki günlerin çok üstünde\(out): doğru yazıldı mı?"
    }
    if let note = line.note {
      let basis = suggestion.followsNote ? ". Kendi planın önce gelir" : ". Yalnızca setlere göre"
      reason =
        note.isPlan
        ? "\(near(note.date)) notun: “\(note.words)”\(basis): \(reason)"
        : "\(reason) \(near(note.date)) notun: “\(note.words)”."
    }
    guard let refused = suggestion.refused else { return reason }
    return "Uygulanamayan kural: \(name(refused.rule)) (\(words(refused.reason))). Yerine: "
      + "\(name(suggestion.rule)). \(reason)"
  }

  private func words(_ refusal: RuleRefusal) -> String {
    func percent(_ value: Double) -> String { numbers.percent(value) }
    return switch refusal {
    case .noLoadedSession: "son antrenmanda ağırlıklı set yok"
    case .noRatedSet(let rated):
      "son antrenmanın hiçbir setinde RPE 6 ya da üstü yok; son 42 günün setlerinde payı "
        + percent(rated)
    case .offChart(let repetitions, let rpe):
      "RPE \(numbers.short(rpe, decimals: 6)) ile \(repetitions) tekrar tabloda yok"
    case .noTrainingMax: "yüzdeleri antrenman maksimumuna göre, bu hareket için verilmemiş"
    case .noMaximum: "antrenman maksimumu verilmemiş, son 42 günün 1RM değeri de bilinmiyor"
    case .notAMainLift: "yüzdeleri barla yapılan çok eklemli hareketler için"
    case .noPrediction: "hareketin en çok 15 tekrarlı, ağırlıklı bir seti yok"
    case .planTooHeavy(let excess, _):
      "planın en ağır seti son 42 günün en ağırından \(percent(excess)) fazla"
    case .failedSet: "son antrenmanda bir set tamamlanamadı"
    case .invalidPlan: "planın bir sayısı sınırların dışında"
    }
  }

  /// Where what there is to lift with does not make the load in use.
  private func equipmentReason(_ suggestion: Suggestion) -> Sentence? {
    switch suggestion.adjustment {
    case .notLoadable(let wanted, _):
      "\(load(wanted)) ekipmanınla yüklenemiyor. Yerine: \(nextLoad(suggestion))."
    case .nothingNear(let nearest, _):
      "Ekipmanınla şu ağırlığın %10 yakınında bir şey yüklenemiyor: \(nextLoad(suggestion)) (en yakını "
        + "\(load(nearest))). Kayıttaki ağırlık kalıyor."
    default: nil
    }
  }

  private func ruleReason(_ line: SuggestionList.Line) -> Sentence {
    let suggestion = line.suggestion
    switch suggestion.heeds {
    case .noMore: return "Notun gereği ağırlık artmıyor. Aynısını tekrarla: \(same(line))."
    case .moreRepetitions where suggestion.followsNote: return "Aynı ağırlık, daha çok tekrar."
    case .more where suggestion.action == .increaseLoad: return "\(sum(line))."
    case .more: return "Aynısını tekrarla: \(same(line)); olursa bir tekrar fazla."
    case .load where suggestion.action == .hold: return "Aynısını tekrarla: \(same(line))."
    case .load: return "\(sum(line))."
    case .moreRepetitions, nil: break
    }
    if let eased = eased(suggestion) { return eased }
    if suggestion.easesBestSingle {
      return
        "Geçen seferki \(before(line)) bir rekordu, bu kolay kolay iki kez gelmez: \(set(SetWork(suggestion))) "
        + "yeterince ağır."
    }
    if case .rule(let reason) = suggestion.reason {
      return words(reason, line, day: near(suggestion.lastSession))
    }
    if suggestion.rule == .linear, suggestion.action == .increaseLoad,
      case .doneInARow(let sessions, let fewest) = suggestion.reason
    {
      return linearStep(line, sessions: sessions, fewest: fewest)
    }
    let seen = seen(line)
    return seen.isEmpty ? whatToDo(line) : "\(seen). \(whatToDo(line))"
  }

  /// ` ya da fazlası` of repetitions that are not those of last time.
  private func orMore(_ repetitions: Int, _ line: SuggestionList.Line) -> String {
    repetitions > 0 && repetitions != line.continued.repetitions ? " ya da fazlası" : ""
  }

  /// `Bench Press 100 kg × 8: 3 kez yapıldı. Dene: 102,5 kg, +%2,5.`
  private func linearStep(
    _ line: SuggestionList.Line, sessions: Int, fewest: Int
  ) -> Sentence {
    let suggestion = line.suggestion
    let work: Sentence = "\(same(line, fewest: fewest))\(orMore(fewest, line))"
    let done: Sentence = "\(name: line.exercise) \(work): \(done(sessions, suggestion))."
    let change = suggestion.load.flatMap { load in
      line.continued.load.map {
        ", " + numbers.percentChange(LargestChange.percent(from: $0, to: load))
      }
    }
    let step: Sentence = "Dene: \(nextLoad(suggestion))\(change ?? "")\(givenUp(line))."
    switch suggestion.adjustment {
    case .smallerStep(let wanted, let percent):
      return "\(done) \(load(wanted)) \(share(percent)) artış olurdu. \(step)"
    case .unlikely(let wanted, let probability):
      return
        "\(done) \(again(line, with: wanted)) için olasılık yalnızca \(likely(probability)). \(step)"
    default: return "\(done) \(step)"
    }
  }

  // MARK: Parts

  func nextLoad(_ suggestion: Suggestion) -> String {
    suggestion.load.map(load) ?? "sıradaki ağırlık"
  }

  func before(_ line: SuggestionList.Line) -> String {
    line.continued.load.map(load) ?? "bu ağırlık"
  }

  /// The set to repeat.
  func same(_ line: SuggestionList.Line) -> Sentence {
    set(line.continued)
  }

  /// The set that is continued with the fewest repetitions of some sessions; 0 for work without any.
  func same(_ line: SuggestionList.Line, fewest: Int) -> Sentence {
    var work = line.continued
    if fewest > 0, work.repetitions != nil { work.repetitions = fewest }
    return set(work)
  }

  /// The set that is continued with another load.
  func again(_ line: SuggestionList.Line, with load: Load) -> Sentence {
    var work = line.continued
    work.load = load
    return set(work)
  }

  /// A share just above the limit of 10 % keeps its decimal.
  func share(_ percent: Double) -> String {
    numbers.percent(percent, shortTo: percent < 11 ? 1 : 0)
  }

  /// One decimal, or two where one would seem to contradict the rule's limits (8.96 is not 9).
  private func words(ofRPE rpe: Double) -> String {
    let isTold = RPERule.change(rpe: (rpe * 10).rounded() / 10) == RPERule.change(rpe: rpe)
    return numbers.short(rpe, decimals: isTold ? 1 : 2)
  }

  /// `100 → 102,5 kg, +%2,5`: the load of last time, the next one and the difference. Stands at the beginning of a sentence
  /// or after a colon.
  func sum(_ line: SuggestionList.Line) -> String {
    guard let now = line.suggestion.load else { return "Sıradaki ağırlığa geç" }
    guard let before = line.continued.load, before > .zero else { return load(now) }
    let percent = LargestChange.percent(from: before, to: now)
    return
      "\(numbers.number(of: before, in: unit)) → \(load(now)), \(numbers.percentChange(percent))\(givenUp(line))"
  }

  /// What was seen, without a full stop; empty where the advice says it.
  private func seen(_ line: SuggestionList.Line) -> Sentence {
    let suggestion = line.suggestion
    let day = near(suggestion.lastSession)
    switch suggestion.reason {
    case .effort where line.wasToFailure: return "Geçen sefer (\(day)) tükenişe kadar"
    case .effort(let rpe):
      return
        "Geçen sefer (\(day)) RPE \(words(ofRPE: rpe))\(upTo(suggestion.hardestEffort, from: rpe))"
    case .sessionEffort(let rpe):
      return "Son antrenmanda (\(day)) ortalama RPE \(words(ofRPE: rpe))"
    case .effortDiffers(let first, let hardest):
      return "Geçen sefer (\(day)) ilk sette RPE \(words(ofRPE: first)), en zor sette "
        + "RPE \(words(ofRPE: hardest))"
    case .doneInARow(let sessions, let repetitions):
      guard sessions >= suggestion.sessionsNeeded else { return "" }
      let which = line.isUneven && !suggestion.isAtLeast ? "en iyi sette " : ""
      let isInARow = sessions == LinearRule.sessions && suggestion.countedAmong == nil
      let inARow = isInARow ? "Üst üste " : ""
      return
        "\(inARow)\(done(sessions, suggestion)): \(which)\(same(line, fewest: repetitions))\(orMore(repetitions, line))"
    case .changedEachTime(let sessions):
      return "Son \(sessions) antrenmanda ağırlık her seferinde değişti"
    case .rose(let sessions): return "Son \(sessions) antrenmanın her birinde daha fazla"
    case .painNoted(let day):
      return "\(near(day)) notunda ağrı, sakatlık ya da ameliyat: 3 hafta artırılmaz, ağrırsa bırak"
    case .illnessNoted(let day, let note):
      let quote = LiftNote.quoted(note, ", “", "”")
      return "\(near(day)) notunda hastalık\(quote): iyileşene kadar artırılmaz"
    case .repetitionsFell(let day): return "Bir sette \(near(day)) gününe göre daha az tekrar"
    case .missed(let sessions, let repetitions):
      var meant = line.continued
      if meant.repetitions != nil { meant.repetitions = repetitions }
      return "Üst üste \(sessions) antrenmanda çıkmadı: \(set(meant))"
    case .afterBreak(let days, let until):
      let end = until.map { "\(near($0)) öncesinde " as Sentence } ?? ""
      let free = SuggestionReason.daysOff(between: days, isOver: until != nil)
      let time = suggestion.passedOver == nil ? "geçen sefer (\(day))" : day
      return beginning(
        "\(end)\(free) gün antrenman yok; \(time) \(same(line)) yapıldı")
    case .backTo(let old, let repetitions, let days, let isOfLift):
      let old = old.map(load) ?? "\(repetitions) tekrar"
      guard !suggestion.isSameAfterPause else { return "Bu hareket \(days) gündür yapılmadı" }
      return
        isOfLift
        ? "Bu hareket \(SuggestionReason.daysOff(between: days, isOver: !suggestion.isInPause)) gün yapılmadı; dönüş hedefi \(old)"
        : "Antrenmansız geçen \(SuggestionReason.daysOff(between: days, isOver: !suggestion.isInPause)) günden sonra dönüş hedefi \(old)"
    case .testAbove(let load, let repetitions, let day, let percent):
      return
        "\(near(day)): \(set(SetWork(semantics: .loaded, load: load, repetitions: repetitions))), bu haftaların her çalışma setinden \(numbers.percent(percent)) daha değerli"
    case .failedSet:
      return suggestion.rule == .linear
        ? "Son \(LinearRule.sessions) antrenmanda tamamlanamayan bir set var"
        : "Geçen sefer (\(day)) bir set tamamlanamadı"
    case .rule: return ""
    }
  }

  /// `–8,5`, where a set with the same load was harder than the one that decided.
  private func upTo(_ hardest: Double?, from rpe: Double) -> String {
    hardest.map { $0 > rpe ? "–" + words(ofRPE: $0) : "" } ?? ""
  }

  private func change(_ suggestion: Suggestion) -> String? {
    switch suggestion.reason {
    case .effort(let rpe), .sessionEffort(let rpe):
      RPERule.change(rpe: rpe).map { numbers.percentChange(100 * $0) }
    default: nil
    }
  }

  func lessThanAStep(_ suggestion: Suggestion) -> String? {
    change(suggestion).map { "\($0) bir adımdan az" }
  }
}
