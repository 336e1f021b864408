internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// What to do about what was seen, in a sentence.
extension Turkish {
  /// What to do about it, with a full stop.
  func whatToDo(_ line: SuggestionList.Line) -> Sentence {
    let suggestion = line.suggestion
    switch suggestion.action {
    case .increaseLoad, .decreaseLoad:
      if case .smallerStep(let wanted, let percent) = suggestion.adjustment {
        return "\(load(wanted)) \(share(percent)) artış olurdu: \(sum(line))."
      }
      if case .unlikely(let wanted, let probability) = suggestion.adjustment {
        return "\(again(line, with: wanted)) için olasılık \(likely(probability)): \(sum(line))."
      }
      if case .topOfRange(let repetitions) = suggestion.adjustment {
        return "\(repetitions) tekrar, kendi aralığının üst sınırı: \(sum(line))."
      }
      if case .missed = suggestion.reason {
        return "\(sum(line)), sonra oradan yeniden yükselt (görüş)."
      }
      return "\(sum(line))."
    case .fewerRepetitions: return fewerRepetitions(line)
    case .startAgain:
      let less = suggestion.load == line.continued.load ? "Daha az tekrarla" : "Daha hafif"
      return "\(less) başla, duruma göre devam et (pratik kural)."
    case .addRepetition where line.suggestion.isOnWayBackByRepetitions:
      let repetitions = suggestion.repetitions ?? 0
      return "\(line.continued.repetitions ?? 0) → \("\(repetitions) tekrar")."
    case .addRepetition, .addRepetitionIfItGoes: return repetitionAdvice(line)
    case .reduceAssistance:
      guard let load = suggestion.load, load > .zero else { return "Desteksiz yap." }
      return "Desteği azalt: \(self.load(load))."
    case .addTime:
      let time = suggestion.seconds.map(numbers.clock) ?? "daha uzun"
      // Sets that were uneven are brought to the longest of them first.
      let isDone = line.continued.seconds == suggestion.seconds
      return isDone ? "Her sette hedef \(time)." : "Hedef \(time)."
    case .hold, .follow: return holdAdvice(line)
    }
  }

  /// "ilk sete", "50 kg ile yapılan ilk 2 sete"; nil where others are raised.
  /// - Parameter ending: of the word for a set.
  func firstSets(_ line: SuggestionList.Line, _ ending: String) -> String? {
    guard case .firstSets(let count) = line.repetitionStep else { return nil }
    if line.suggestion.opensLast { return "son set\(ending)" }
    let sets = count == 1 ? "ilk set\(ending)" : "ilk \(count) set\(ending)"
    guard let own = line.loadOfFirstSets else { return sets }
    return count == 1 ? "\(load(own)) ile" : "\(at(own))\(sets)"
  }

  /// `30 kg ile yapılan `; empty where no load is named.
  func at(_ own: Load?) -> String { own.map { "\(load($0)) ile yapılan " } ?? "" }

  private func repetitionAdvice(_ line: SuggestionList.Line) -> Sentence {
    let suggestion = line.suggestion
    // Sets that were uneven are first brought to what one of them had.
    let isBrought = line.isUneven && !suggestion.isAtLeast
    let goal = count(suggestion.repetitions ?? 0, "tekrara")
    let place = firstSets(line, "e").map { "\($0) " } ?? ""
    let more = "\(suggestion.isAtLeast ? "olursa " : "")\(place)bir tekrar ekle"
    let tired = suggestion.keepsTiredSets ? "tükenişe gidenler dışındaki " : ""
    let bring =
      switch line.repetitionStep {
      case .weakerSets(let own): "\(at(own))\(tired)zayıf setleri bir tekrar artır"
      case .setsAtLoad:
        "\(suggestion.load.map(load) ?? "bu ağırlık") ile yapılan setleri \(goal) çıkar"
      case .everySet, .firstSets: "her seti \(goal) çıkar"
      }
    let hold = "\(before(line)) ile devam et, \(isBrought ? bring : more)."
    switch suggestion.adjustment {
    case .stepTooLarge(let next, let percent):
      return "Sıradaki ağırlık \(load(next)), \(share(percent)) fazla: \(hold)"
    case .roundsToSame:
      let what =
        lessThanAStep(suggestion) ?? "Sıradaki ağırlık kuralın adımından daha uzakta"
      return "\(what): \(hold)"
    case .nothingToLoad: return "Daha ağırı yüklenemiyor: \(hold)"
    case .unlikely(let wanted, let probability):
      return "\(again(line, with: wanted)) için olasılık yalnızca \(likely(probability)): \(hold)"
    case .smallerStep, .topOfRange, .stepNotFeasible, .notLoadable, .nothingNear, nil:
      let goal: String = isBrought ? bring : more
      let first = goal.prefix(1) == "i" ? "İ" : goal.prefix(1).uppercased()
      return "\(first)\(String(goal.dropFirst()))."
    }
  }

  private func fewerRepetitions(_ line: SuggestionList.Line) -> Sentence {
    let suggestion = line.suggestion
    let fewer = (line.continued.repetitions ?? 0) - (suggestion.repetitions ?? 0)
    let off = "\(count(fewer, "tekrar")) azalt"
    if case .stepTooLarge(let next, let percent) = suggestion.adjustment {
      return "Bir alttaki ağırlık \(load(next)), \(share(-percent)) az: "
        + "\(before(line)) ile devam et, \(off)."
    }
    return "\(off)."
  }

  private func holdAdvice(_ line: SuggestionList.Line) -> Sentence {
    let suggestion = line.suggestion
    let same = same(line)
    let weaker =
      suggestion.keepsTiredSets
      ? ", tükenişe gitmeyen zayıf setlerde bir tekrar fazla" : ", zayıf setlerde bir tekrar fazla"
    let more = suggestion.raisesWeakerSets ? weaker : ""
    let sessions = suggestion.sessionsNeeded
    if case .roundsToSame = suggestion.adjustment {
      return
        "\(lessThanAStep(suggestion) ?? "Değişim bir adımdan az"), aynısını tekrarla: \(same)\(more)."
    }
    if case .stepTooLarge(let next, let percent) = suggestion.adjustment {
      return percent < 0
        ? "Bir alttaki ağırlık \(load(next)), \(share(-percent)) az; aynısını tekrarla: \(same)\(more)."
        : "Sıradaki ağırlık \(load(next)), \(share(percent)) fazla; aynısını tekrarla: \(same)\(more)."
    }
    if case .unlikely(let wanted, let probability) = suggestion.adjustment {
      return "\(again(line, with: wanted)) için olasılık yalnızca \(likely(probability)); "
        + "aynısını tekrarla: \(same)\(more)."
    }
    if suggestion.isHeldByOdds, let odds = suggestion.probability,
      let done = suggestion.repetitions
    {
      return
        "Yine \(done) tekrar için olasılık yalnızca \(likely(odds)); bu yüzden artırma, aynısını tekrarla: \(same)."
    }
    switch suggestion.reason {
    case .doneInARow(1, _):
      let since = suggestion.isCountedAnew ? "ara sonrasında" : "üst üste"
      return
        "Aynısını tekrarla: \(same)\(more); \(since) böyle \(sessions) antrenman yapınca artır."
    case .doneInARow(let done, let fewest) where done < sessions:
      let counted = self.same(line, fewest: fewest)
      let what: Sentence = counted == same ? "" : "\(counted) ve üstü: "
      let since = suggestion.isCountedAnew ? "ara sonrasında " : ""
      return
        "Aynısını tekrarla: \(same)\(more) (\(what)\(since)\(done)/\(sessions) antrenman tamam, sonra artır)."
    case .repetitionsFell:
      return
        "Üst üste \(sessions) antrenmanda tekrar kaybetmeyene kadar tekrarla: \(same)\(more)."
    case .failedSet: return "Her set tamamlanana kadar tekrarla: \(same)."
    default:
      let fewer = suggestion.easesHardSets ? ", en ağır setlerde bir tekrar az" : ""
      return "Aynısını tekrarla: \(same)\(fewer)."
    }
  }

  /// Fewer repetitions than last time, which are enough; nil where no fewer are asked for.
  func eased(_ suggestion: Suggestion) -> Sentence? {
    guard let done = suggestion.easedFrom else { return nil }
    if let odds = suggestion.easedOdds {
      return
        "\(set(SetWork(suggestion))) ya da fazlası: yine \(done) tekrar için olasılık yalnızca \(likely(odds))."
    }
    return "\(set(SetWork(suggestion))) ya da fazlası: geçen seferki \(done) tekrar her "
      + "zamankinden iyiydi."
  }

  /// How often the same work was done, and among how many sessions.
  func done(_ sessions: Int, _ suggestion: Suggestion) -> String {
    let (most, weeks) = (LinearRule.mostCounted, AnalysisOptions.activeDays / 7)
    guard sessions > LinearRule.sessions else {
      guard let all = suggestion.countedAmong else { return "\(sessions) kez yapıldı" }
      return "son \(all) antrenmanın \(sessions) tanesinde yapıldı"
    }
    return "\(weeks) haftada \(sessions < most ? "\(sessions)" : "en az \(most)") kez yapıldı"
  }

  /// `, 10 yerine 8 tekrarla`, where more load costs that many.
  func givenUp(_ line: SuggestionList.Line) -> String {
    line.givenUp.map { ", \($0.done) yerine \($0.next) tekrarla" } ?? ""
  }
}
