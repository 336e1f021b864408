internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// What a rule chosen on request says: what was seen, and what to do about it.
extension German {
  /// `Jeder Satz hatte 12 Wiederholungen. Nimm 62,5 kg.`
  func words(_ reason: RuleReason, _ line: SuggestionList.Line, day: String) -> Sentence {
    let suggestion = line.suggestion
    let advice = advice(line)
    switch reason {
    case .reachedTop(let count):
      let load = suggestion.hasOtherLoads ? line.continued.load.map(load) : nil
      let with = load.map { " mit \($0)" } ?? ""
      let sets = suggestion.evidence.count == 1 && load != nil ? "Der Satz" : "Jeder Satz"
      return "\(sets)\(with) hat \(repetitionCount(count)) erreicht. \(advice)"
    case .withinRange(let range):
      let what = suggestion.action == .addRepetition ? goal(line) : advice
      guard suggestion.isWithin(range) else { return Sentence(what) }
      return "Zielbereich: \(numbers.range(range)) Wiederholungen. \(what)"
    case .belowRange(let range, let sessions, let most) where suggestion.action == .decreaseLoad:
      return
        "\(self.sessions(sessions)) in Folge unter dem Bereich von \(numbers.range(range)) Wiederholungen (\(most) "
        + "genügen). \(advice)"
    case .belowRange(let range, let sessions, let most):
      return
        "Unter dem Bereich von \(numbers.range(range)) Wiederholungen (\(sessions) von \(self.sessions(most)) in Folge). "
        + "\(advice)"
    case .failedSet: return "Letztes Mal (\(day)) ist ein Satz gescheitert. \(advice)"
    case .extraRepetitions(let sessions, _, let spare) where suggestion.action == .increaseLoad:
      return "\(self.sessions(sessions)) in Folge im letzten Satz \(repetitionCount(spare)) übrig. "
        + "\(advice)"
    case .extraRepetitions(let sessions, let needed, let spare):
      return "Weiter so, bis im letzten Satz \(self.sessions(needed)) in Folge "
        + "\(repetitionCount(spare)) übrig sind (\(sessions) von \(needed)). \(advice)"
    case .stepTooLarge(let next, let percent):
      return "Der nächste Schritt, \(load(next)), ist \(share(percent.magnitude)) "
        + "\(percent < 0 ? "weniger" : "mehr"). \(advice)"
    case .stepNotFeasible(let next, _, let expected, let range):
      let left =
        expected.map { "etwa \(repetitionCount(Int($0.rounded(.down))))" } ?? "keine Wiederholung"
      return
        "Beim nächsten Schritt, \(load(next)), bliebe \(left), weniger als der Bereich von \(numbers.range(range)). "
        + "\(advice)"
    case .nothingToLoad:
      return suggestion.action == .addRepetition
        ? "Schwerer geht es nicht. \(advice)"
        : "Leichter geht es nicht. \(advice)"
    case .effort(let count, let rpe):
      return "Letztes Mal (\(day)) \(repetitionCount(count)) bei RPE "
        + "\(numbers.short(rpe, decimals: 1)). \(advice)"
    case .limited(let wanted):
      return "Die Tabelle verlangt \(load(wanted)), mehr als 10 % Zuwachs. \(advice)"
    case .likely(let asked, let unmet, let oneLess):
      guard let unmet else { return "Das schwerste Gewicht, das \(likely(asked)) ist. \(advice)" }
      return
        "Kein Gewicht ist \(likely(asked)): \(repetitionCount(suggestion.repetitions ?? 0)) mit dem jetzigen \(suggestion.repetitions == 1 ? "ist" : "sind") \(likely(unmet))"
        + (oneLess.map { ", eine weniger \(likely($0))" } ?? "") + "."
    case .percentage(let trainingMax):
      return "Nach Plan, von einem Trainingsmaximum von \(load(trainingMax))."
    case .cycle(let week, let cycle, let trainingMax):
      return "Woche \(week) von Zyklus \(cycle), Trainingsmaximum \(load(trainingMax))."
    }
  }

  private func goal(_ suggestion: Suggestion) -> String {
    repetitionCount(suggestion.repetitions ?? 0)
  }

  private func goal(_ line: SuggestionList.Line) -> String {
    let goal = goal(line.suggestion)
    return switch line.repetitionStep {
    case .everySet: "Ziel: \(goal) in jedem Satz."
    case .weakerSets(let own):
      "Mach in den schwächeren Sätzen\(at(own))\(line.suggestion.keepsTiredSets ? ", aber nicht in denen bis zum Versagen," : "") eine Wiederholung mehr."
    case .firstSets: "Geh \(firstSets(line) ?? "im ersten Satz") auf \(goal)."
    case .setsAtLoad: "Geh mit \(line.suggestion.load.map(load) ?? "diesem Gewicht") auf \(goal)."
    }
  }

  private func advice(_ line: SuggestionList.Line) -> String {
    let suggestion = line.suggestion
    let load = suggestion.load.map(load) ?? "das Gewicht"
    return switch suggestion.action {
    case .increaseLoad, .decreaseLoad: "\(beginning(sum(line)))."
    case .addRepetitionIfItGoes:
      "Noch einmal \(load) mit \(goal(suggestion)), und eine mehr, wenn es geht."
    case .addRepetition:
      "Bleib bei \(suggestion.load == nil ? "diesem Gewicht" : load) und geh auf \(goal(suggestion))."
    default: "Noch einmal \(load) mit \(goal(suggestion))."
    }
  }
}

/// What to put on the bar, how to warm up, and what else is said of the list.
extension German {
  func plates(_ loadings: [Inventory.BarLoading]) -> Sentence {
    guard let first = loadings.first else { return "" }
    if loadings.allSatisfy({ $0.bar == first.bar }) {
      let bar = "Stange mit \(mark(first.bar))"
      if loadings.count == 1, first.perSide.isEmpty { return "Leere \(bar)" }
      return "\(bar), je Seite: "
        + Sentence(loadings.map { side($0.perSide) }.joined(separator: ", dann "))
    }
    return Sentence(
      loadings.map { "Stange mit \(mark($0.bar)), je Seite: \(side($0.perSide))" }
        .joined(separator: ", dann "))
  }

  /// `25 + 10 + 1,25 kg`, with each plate's own unit where they differ.
  private func side(_ plates: [Inventory.Mark]) -> String {
    guard let last = plates.last else { return "nichts" }
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
    "Aufwärmen: "
      + Sentence(sets.map(warmUpSet).joined(separator: ", "))
  }

  private func warmUpSet(_ set: WarmUpSet) -> String {
    let load = set.load.map(load) ?? set.percent.map { numbers.percent(Double($0)) }
    return load.map { "\($0) × \(set.repetitions)" } ?? "\(numbers.whole(set.repetitions)) Wdh."
  }

  func deloadPassedOver(_ days: DayRange) -> Sentence {
    "Entlastung \(dates.range(days, near: asOf)): Die Gewichte knüpfen an die Woche davor an."
  }

  var lightDaysPassedOver: Sentence {
    "Die Gewichte knüpfen an die Zeit vor den leichten Tagen an. Geht die leichte Woche weiter, bleib so leicht."
  }

  func moreSuggestions(_ count: Int, files: [String]) -> Sentence {
    "\(count == 1 ? "Vorschlag" : "Vorschläge") für \(self.count(count, "weitere Übung", "weitere Übungen")): "
      + "\(remedy: .suggest(files: files))"
  }

  func lastWorkout(_ day: CivilDate?) -> Sentence {
    let last = day.map { "am \(dates.date($0))" } ?? "–"
    return "Letztes Training \(last), Stand \(asOf.map(dates.date) ?? "–")"
  }

  var likelihoodNote: Sentence {
    "Die Chance gilt für den besten Satz mit diesem Gewicht; in den Sätzen danach können es weniger Wiederholungen sein."
  }

  func idleLifts(_ count: Int) -> Sentence {
    "\(lifts(count)) ohne Einheit in den letzten \(AnalysisOptions.activeDays) Tagen "
      + "\(count == 1 ? "fehlt" : "fehlen") hier."
  }
}
