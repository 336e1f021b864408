internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// Suggestions in a line each.
extension Turkish {
  var deloadColumn: Sentence { "şimdi: deload" }

  var afterDeloadColumn: Sentence { "sonra" }

  var effortColumn: Sentence { "RPE" }

  var likelihoodColumn: Sentence { "olas." }

  func otherDays(_ lifts: [(exercise: String, day: CivilDate)]) -> Sentence {
    guard lifts.count <= mostOtherDays else { return "Her hareket kendi gününden devam eder." }
    let days = byDay(lifts).map { day, names in "\(near(day)) gününden: \(names)" as Sentence }
    return beginning(days.joined(separator: "; ")) + "."
  }

  func nextKey(_ signs: [NextSign]) -> Sentence {
    let meanings = signs.map { sign -> Sentence in
      switch sign {
      case .chance: "olas.: satırın en iyi setinin yapılma olasılığı"
      case .untried: "denenmedi: son zamanlarda"
      case .unknown: "–: bilinmiyor"
      case .orMore: "+: ya da daha çok"
      case .hardest: "RPE: en zor set"
      }
    }
    return meanings.isEmpty ? "" : "\(beginning(meanings.joined(separator: "; ")))."
  }

  func plannedWork(_ line: SuggestionList.Line) -> [Sentence] {
    let suggestion = line.suggestion
    let plan = suggestion.plan
    let isAssisted = suggestion.semantics == .assisted
    if let top = suggestion.topSets, plan.count > 2 || suggestion.isOneLoad {
      return [
        TopSetsLine(numbers: numbers, unit: unit).sentence(
          of: top, load: suggestion.load, words: isAssisted ? assistance : load,
          others: isAssisted ? "daha kolay set" : "daha hafif set", then: ", sonra ",
          bare: reps)
      ]
    }
    guard plan.isEmpty else {
      return plan.map { sets in
        times(sets.sets, SetWork(sets, of: suggestion), orMore: sets.isAtLeast)
      }
    }
    return [times(suggestion.sets, SetWork(suggestion), orMore: suggestion.isAtLeast)]
  }

  func shortDeload(_ work: DeloadWork) -> Sentence {
    if let short = work.repetitionsShort {
      return "\(count(work.sets, "set")), −\(count(short, "tekrar"))"
    }
    return times(work.sets, SetWork(work), orMore: false)
  }

  func likelihood(_ probability: Double) -> Sentence {
    Sentence(numbers.percent(min(99, max(1, 100 * probability))))
  }

  var untried: Sentence { "denenmedi" }

  func shortReason(_ line: SuggestionList.Line) -> Sentence {
    guard line.suggestion.addedSets > 0 else { return reasonOfWork(line) }
    let added: Sentence = "önceki gibi +\(count(line.suggestion.addedSets, "set"))"
    // A set more is no work like that of last time.
    return line.suggestion.action == .hold ? added : "\(shortChange(line)), \(added)"
  }

  /// Why each set of the line is as it is; how many there are is another question.
  private func reasonOfWork(_ line: SuggestionList.Line) -> Sentence {
    let change = shortChange(line)
    if let note = line.note, note.isPlan {
      return [change, "\(near(note.date)) notuna bak"].filter { !$0.isEmpty }.joined(
        separator: ", ")
    }
    // Uneven sets say what to do, and that is long enough.
    if line.suggestion.action == .addRepetition, line.isUneven { return change }
    if line.suggestion.action == .hold, let done = line.suggestion.easedFrom {
      return line.suggestion.easedOdds == nil
        ? "son \(done), olağandan fazla" : "yine \(done) zor"
    }
    if line.suggestion.action == .hold, line.suggestion.passedOver != nil { return change }
    if line.suggestion.raisesWeakerSets { return change }
    if let before = line.heavierBefore, line.tellsHeavierBefore {
      return "\(change), \(near(before.date)): \(shortSet(before.set))"
    }
    if case .doneInARow(let sessions, _) = line.suggestion.reason,
      line.suggestion.action == .hold, sessions < line.suggestion.sessionsNeeded,
      line.setsChange == nil
    {
      let left = line.suggestion.sessionsNeeded - sessions
      return line.suggestion.isCountedAnew
        ? "aradan sonra \(left) kez daha" : "böyle \(left) kez daha, sonra artır"
    }
    return [change, shortEvidence(line)].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  func shortChange(_ line: SuggestionList.Line) -> Sentence {
    let suggestion = line.suggestion
    switch suggestion.action {
    case .increaseLoad, .decreaseLoad:
      guard let now = suggestion.load, let before = line.continued.load, before > .zero else {
        return ""
      }
      return "\(numbers.number(of: before, in: unit)) → \(load(now))"
    case .fewerRepetitions:
      let fewer = (line.continued.repetitions ?? 0) - (suggestion.repetitions ?? 0)
      return "\(NumberStyle.minus)\(count(fewer, "tekrar"))"
    case .addRepetition:
      guard let repetitions = suggestion.repetitions else { return "" }
      let more = max(1, repetitions - (line.continued.repetitions ?? 0))
      guard line.isUneven else { return "+\(more) tekrar" }
      return words(line.evenSets(repetitions))
    case .addRepetitionIfItGoes: return "olursa +1 tekrar"
    case .hold where suggestion.easedOdds != nil: return "daha azı yeter"
    case .hold where suggestion.easedFrom != nil: return "son sefer iyi bir gündü"
    case .hold where suggestion.passedOver?.kind == .tooMuch:
      return suggestion.passedOver?.load.map { "\(load($0)): az tekrar" } ?? ""
    case .hold where suggestion.passedOver != nil: return goesOn(suggestion)
    // Where there is no room for more, this is all that a line says.
    case .hold where suggestion.raisesWeakerSets: return words(line.weakerSets)
    case .hold: return words(line.repeatedSets)
    case .startAgain:
      guard case .afterBreak(let days, let until) = suggestion.reason else {
        return "buradan başla"
      }
      let off = SuggestionReason.daysOff(between: days, isOver: until != nil)
      return until != nil && suggestion.passedOver != nil
        ? goesOn(suggestion) : "\(count(off, "gün")) aradan sonra"
    case .reduceAssistance: return "daha az destek"
    case .addTime: return "daha uzun"
    case .follow: return "plana göre"
    }
  }

  /// `temel 28 Tem: 3 Ağu hafifti`
  private func goesOn(_ suggestion: Suggestion) -> Sentence {
    let base: Sentence = "temel \(near(suggestion.lastSession))"
    guard let passed = suggestion.passedOver else { return base }
    let what =
      switch passed.kind {
      case .rotation: "günler dönüşümlü"
      case .test: "\(near(passed.date)) denemeydi"
      case .lightDay: "\(near(passed.date)) hafifti"
      case .tooMuch: "\(near(passed.date)) fazlaydı"
      case .shortDay: "\(near(passed.date)) yarıda kaldı"
      case .otherWorkout: "\(near(passed.date)) başka antrenmandı"
      case .otherMachine: "\(near(passed.date)) başka aletteydi"
      }
    return "\(base): \(what)"
  }

  private func words(_ sets: RepeatedSets) -> Sentence {
    switch sets {
    case .same: "yine aynı"
    case .less: "geçen seferden biraz az"
    case .weakerByOne: "zayıf setlerde +1 tekrar"
    case .weakerByMore: "zayıf setlerde daha çok tekrar"
    case .even(let repetitions, nil): "her sette \(count(repetitions, "tekrar"))"
    case .even(let repetitions, let load?):
      "\(self.load(load)): her sette \(count(repetitions, "tekrar"))"
    }
  }

  private func shortEvidence(_ line: SuggestionList.Line) -> Sentence {
    switch line.suggestion.adjustment {
    case .stepTooLarge(_, let percent) where percent > 0:
      return "sıradaki ağırlık \(share(percent)) fazla"
    case .nothingToLoad: return "daha ağırı yüklenemiyor"
    case .notLoadable(let wanted, _): return "\(load(wanted)) yüklenemiyor"
    case .nothingNear: return "ekipmanında yakını yok"
    case nil where line.suggestion.easedFrom != nil: return ""
    case .stepTooLarge, .unlikely, .smallerStep, .roundsToSame, .topOfRange, .stepNotFeasible, nil:
      break
    }
    if line.suggestion.easesBestSingle { return "rekordu" }
    switch line.suggestion.reason {
    case .effort where line.wasToFailure: return "tükenişe kadardı"
    case .effort(let rpe): return "son RPE \(numbers.short(rpe, decimals: 1))"
    case .sessionEffort(let rpe): return "antrenman RPE \(numbers.short(rpe, decimals: 1))"
    case .effortDiffers(let first, let hardest):
      return "son RPE \(numbers.short(first, decimals: 1))–\(numbers.short(hardest, decimals: 1))"
    case .doneInARow(let sessions, let fewest)
    where sessions >= line.suggestion.sessionsNeeded && fewest > 0
      && fewest != line.continued.repetitions:
      return "\(times(sessions)) \(count(fewest, "tekrar")) ya da fazla"
    case .doneInARow(let sessions, _):
      return sessions < line.suggestion.sessionsNeeded
        ? "\(sessions)/\(line.suggestion.sessionsNeeded) kez"
        : "en iyi set \(times(sessions)) yapıldı"
    case .painNoted(let day), .illnessNoted(let day, _): return "\(near(day)) sağlık notu"
    case .repetitionsFell(let day): return "\(near(day)) günü daha çok tekrar"
    case .missed(let sessions, let wanted): return "\(wanted) tekrar \(sessions) kez çıkmadı"
    case .testAbove(_, _, _, let percent): return "bir test \(numbers.percent(percent)) daha iyiydi"
    case .failedSet: return "bir set çıkmadı"
    case .changedEachTime: return "son ağırlıklar değişkendi"
    case .rose(let sessions): return "\(sessions) antrenmandır her seferinde daha fazla"
    case .afterBreak: return ""
    case .backTo(_, _, let days, _) where line.suggestion.isSameAfterPause:
      return "\(count(days, "gün")) önceydi"
    case .backTo(let old?, _, let days, let isOfLift) where old == line.suggestion.load:
      let isOver = !line.suggestion.isInPause
      let free = count(SuggestionReason.daysOff(between: days, isOver: isOver), "gün")
      return "\(free) \(isOfLift ? "bu hareketsiz" : "aradan") sonra"
    case .backTo(let old, let repetitions, _, _):
      return "dönüş hedefi \(old.map(load) ?? "\(repetitions) tekrar")"
    case .rule(let reason): return shortWords(reason)
    }
  }

  /// `4 kez`; of a count that is not carried on `10 kez ya da daha çok`.
  private func times(_ sessions: Int) -> String {
    "\(sessions) kez" + (sessions < LinearRule.mostCounted ? "" : " ya da daha çok")
  }

  private func shortWords(_ reason: RuleReason) -> Sentence {
    switch reason {
    case .reachedTop(let repetitions): "\(count(repetitions, "tekrar")) tamam"
    case .withinRange: ""
    case .belowRange(_, let sessions, let most): "aralığın altında, \(sessions)/\(most)"
    case .failedSet: "bir set çıkmadı"
    case .extraRepetitions(let sessions, let needed, _):
      "\(sessions)/\(needed) antrenmanda tekrar fazlası"
    case .stepTooLarge(let next, let percent):
      "\(load(next)) \(share(percent.magnitude)) \(percent < 0 ? "az" : "fazla")"
    case .stepNotFeasible(let next, _, _, _): "\(load(next)) ile tekrar az kalır"
    case .nothingToLoad: "yüklenecek başka ağırlık yok"
    case .effort(let repetitions, let rpe):
      "geçen sefer \(count(repetitions, "tekrar")), RPE \(numbers.short(rpe, decimals: 1))"
    case .limited(let wanted): "tabloya göre \(load(wanted))"
    case .likely: ""
    case .percentage(let trainingMax): "\(load(trainingMax)) üzerinden"
    case .cycle(let week, _, let trainingMax): "\(week). hafta, \(load(trainingMax)) üzerinden"
    }
  }
}
