internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

extension German {
  func exercisesTitle(_ count: Int) -> Sentence { "\(lifts(count)), die zuletzt gemachte zuerst" }

  var exerciseColumns: [Sentence] { ["Übung", "Einheiten", "zuletzt", "bester Satz", "Muskeln"] }

  func muscles(_ muscles: [Muscle]?) -> Sentence {
    guard let muscles else { return "unbekannt" }
    return muscles.map(name).joined(separator: ", ")
  }

  func totals(_ headline: ExerciseHeadline) -> [Sentence] {
    var parts = [
      Sentence(sessions(headline.sessions)),
      Sentence(count(headline.workingSets, "Arbeitssatz", "Arbeitssätze")),
    ]
    if let volume = headline.volume {
      let coverage =
        headline.loadedSets < headline.workingSets
        ? " aus \(dativeSets(headline.loadedSets))" : ""
      parts.append("\(self.volume(volume))\(coverage)")
    }
    return parts
  }

  func facts(_ facts: ExerciseFacts) -> [Sentence] {
    let direct = facts.direct.map(name).joined(separator: ", ")
    let indirect = facts.indirect.map(name).joined(separator: ", ")
    let mechanics: Sentence =
      switch facts.mechanics {
      case .compound: "Mehrgelenksübung"
      case .isolation: "Isolationsübung"
      }
    return [
      facts.direct.isEmpty ? nil : direct,
      facts.indirect.isEmpty ? nil : "indirekt: \(indirect)", mechanics,
    ].compactMap(\.self)
  }

  var loadsAreAdded: Sentence {
    "Gewichte gelten als Zusatzgewicht; das e1RM bezieht sich nur darauf."
  }

  func e1RMHasBody(_ body: Load) -> Sentence {
    "Gewichte sind Zusatzgewicht; e1RM und Prozente zählen \(load(body)) des Körpers dazu."
  }

  var musclesUnknown: Sentence {
    "Die Muskeln sind unbekannt; ordne sie zu mit \(remedy: .mapExercises)"
  }

  func lastTime(_ last: ExerciseHeadline.LastSession) -> Sentence {
    let ago = asOf.map { ", \(self.ago(last.date, on: $0))" as Sentence } ?? ""
    return "Letztes Mal: \(set(last.topSet)) am \(dates.date(last.date))\(ago)"
  }

  func next(_ line: SuggestionList.Line, _ expectation: Expectation?) -> Sentence {
    let doubt =
      line.suggestion.continuesFarSet ? "; weit über allen Tagen davor: richtig getippt?" : ""
    guard let expectation, expectation.isSuggested else {
      return "Nächstes Mal: \(work(line))\(doubt)"
    }
    let interval = expectation.expected.interval
    let range =
      interval.count == 1
      ? repetitionCount(interval.lowerBound)
      : "\(interval.lowerBound) bis \(repetitionCount(interval.upperBound))"
    return "Nächstes Mal: \(work(line)); erwarte \(range)\(doubt)"
  }

  var trendTitle: Sentence { "Trend" }

  // MARK: Series

  func seriesTitle(most count: Int) -> Sentence {
    "Einheit für Einheit, höchstens die letzten \(count)"
  }

  func name(_ series: SeriesSection.Name) -> Sentence {
    switch series {
    case .topLoad: "Topgewicht"
    case .estimate: "e1RM"
    case .smoothed: "geglättet"
    case .volume: "Volumen"
    case .measure(let measure): name(measure)
    }
  }

  func value(_ value: Double, of series: SeriesSection.Name) -> Sentence {
    switch series {
    case .topLoad: Sentence(Load(kilograms: value).map(load) ?? "–")
    case .estimate, .smoothed: Sentence(estimate(value))
    case .volume: Sentence(volume(value))
    case .measure(let measure): self.value(measure.direction * value, of: measure)
    }
  }

  func smoothed(_ point: StrengthCurve.Point, _ measure: ProgressMeasure) -> Sentence {
    "Über alle Einheiten geglättet ist das \(name(measure)) jetzt \(estimate(point.value)); fünf Einheiten "
      + "liegen im Schnitt bei "
      + "\(numbers.estimateNumber(kilograms: point.interval.lowerBound, in: unit)) bis "
      + "\(estimate(point.interval.upperBound)) (80 %)."
  }

  // MARK: Sessions

  func sessionsTitle(_ section: LastSessions) -> Sentence {
    if section.isAll { return "Alle Einheiten" }
    let count = section.sessions.count
    return count == 1 ? "Letzte Einheit" : "Letzte \(count) Einheiten"
  }

  func session(_ session: LastSessions.Session) -> Sentence {
    var parts: [Sentence] = session.runs.map { run($0.sets, of: $0.work) }
    if parts.isEmpty { parts = ["kein geschaffter Satz"] }
    if let volume = session.volume { parts.append(Sentence(self.volume(volume))) }
    if session.hasFailedSet { parts.append("ein gescheiterter Satz") }
    if session.isSuspect { parts.append("(zweifelhaft)") }
    return "\(dates.date(session.date)): \(parts.joined(separator: ", "))"
  }

  // MARK: Own repetition curve

  var curveTitle: Sentence { "Eigene Wiederholungskurve" }

  func curve(_ refusal: RepetitionCurve.Refusal) -> Sentence {
    let reason =
      switch refusal {
      case .tooFewSets:
        "weniger als 8 Sätze in Blöcken von 4 Wochen mit mehr als einem Gewicht"
      case .tooFewCounts: "weniger als 3 verschiedene Wiederholungszahlen"
      case .tooNarrow: "Die Wiederholungszahlen liegen weniger als 4 auseinander"
      case .doesNotFall: "Mit dem Gewicht fallen die Wiederholungen nicht wie bei anderen"
      }
    return "Das Log gibt keine her: \(reason)."
  }

  var curveRows: [Sentence] {
    [
      "Wiederholungen", "Gewicht, \(numbers.symbol(of: unit))", "vom eigenen 1RM",
      "andere im Schnitt",
    ]
  }

  func curve(_ curve: RepetitionCurve) -> Sentence {
    func short(_ value: Double) -> String {
      numbers.fixed(value, decimals: curve.form == .linear ? 1 : 3)
    }
    let interval =
      curve.interval(confidence: intervalConfidence)
      .map { " (80-%-Intervall \(short($0.lowerBound)) bis \(short($0.upperBound)))" } ?? ""
    let form = curve.form == .linear ? "Linear" : "Epley, angepasst"
    let rated =
      curve.ratedSets == 0
      ? "den besten aus je 4 Wochen, Reserve unbekannt"
      : "davon \(numbers.whole(curve.ratedSets)) mit RPE"
    return
      "\(form), k \(short(curve.k))\(interval), zu \(numbers.percent(100 * curve.shrinkage)) an den "
      + "Durchschnitt anderer angeglichen; aus \(dativeSets(curve.sets)), \(rated)."
  }

  // MARK: Intensity

  var intensityTitle: Sentence {
    "Intensität der letzten \(SetBalance.days) Tage, gemessen am besten e1RM der "
      + "\(AnalysisOptions.activeDays) Tage vor jeder Einheit"
  }

  func name(_ zone: IntensityZones.Zone) -> Sentence {
    switch zone {
    case .below55: "<55 %"
    case .from55: "55–69 %"
    case .from70: "70–79 %"
    case .from80: "80–89 %"
    case .from90: "ab 90 %"
    }
  }

  func repetitions(_ count: Int) -> Sentence { Sentence(repetitionCount(count)) }

  func average(_ percent: Double, setsWithout: Int) -> Sentence {
    let unknown = setsWithout > 0 ? "; \(setCount(setsWithout)) ohne e1RM davor" : ""
    return "Im Schnitt \(numbers.percent(percent))\(unknown)."
  }

  func lastSession(_ session: IntensitySection.Session) -> Sentence {
    var parts: [Sentence] = []
    if let average = session.average { parts.append("im Schnitt \(numbers.percent(average))") }
    if let inol = session.inol {
      parts.append("\(number(inol: inol)) (\(name(INOL.SessionBand(inol))))")
    }
    if let fatigue = session.fatigue {
      let band =
        switch fatigue.band {
        case .low: "niedrig"
        case .medium: "mittel"
        case .high: "hoch"
        }
      parts.append("Ermüdung \(numbers.percent(fatigue.percent, decimals: 1)) (\(band))")
    }
    parts += session.prilepin.map(words)
    return "Letzte Einheit (\(near(session.date))): \(parts.joined(separator: "; "))."
  }

  private func words(_ row: Prilepin.Row) -> Sentence {
    let range = row.reference.repetitions
    let verdict =
      switch row.verdict {
      case .below: "unter"
      case .within: "in"
      case .above: "über"
      }
    return "\(repetitionCount(row.repetitions)) bei \(name(row.reference.zone)), \(verdict) "
      + "Prilepins Bereich von \(range.lowerBound)–\(range.upperBound)"
  }

  func week(inol: Double) -> Sentence {
    "Die Woche: \(number(inol: inol)) (\(name(INOL.WeekBand(inol))))."
  }

  private func number(inol: Double) -> String { "INOL " + numbers.fixed(inol, decimals: 2) }

  private func name(_ band: INOL.SessionBand) -> String {
    switch band {
    case .tooLittle: "zu wenig"
    case .good: "gut"
    case .tough: "hart"
    case .veryTough: "sehr hart"
    }
  }

  private func name(_ band: INOL.WeekBand) -> String {
    switch band {
    case .easy: "leicht"
    case .tough: "hart"
    case .brutal: "brutal"
    case .tooMuch: "zu viel"
    }
  }
}
