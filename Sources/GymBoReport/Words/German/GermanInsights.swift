internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog

extension German {
  var insightsTitle: Sentence { "Was auffällt" }

  var noInsights: Sentence { "Nichts." }

  func insight(_ line: InsightLine) -> Sentence {
    switch line.insight.content {
    case .lift(let movement): return words(movement, line)
    case .easier, .nearRecord, .roundGoal, .records, .drought, .overload, .steady, .fatigue:
      return lifts(line)
    case .muscleLow, .muscleHigh, .muscleChange, .muscleUntrained, .muscleFrequency, .effort:
      return muscles(line)
    case .suspectSets(let sets):
      return
        "\(setCount(sets)) der letzten vier Wochen \(sets == 1 ? "wirkt" : "wirken") falsch und "
        + "\(sets == 1 ? "zählt" : "zählen") nicht für Rekorde und Trends: "
        + "\(remedy: .check(files: line.files))"
    case .deload(let deload):
      let advice = line.advice(deload)
      return "\(lead(advice.verdict)) \(shortSentence(advice))"
    case .setBalance(let balance):
      return "\(lead(.setBalance(balance))) \(sentence(.setBalance(balance)))"
    case .strengthRatio(let ratio, let estimate):
      let item = AttentionItem.strengthRatio(ratio, estimate)
      return "\(lead(item)) \(sentence(item))"
    case .planKept, .planDrift, .blocks, .ledger: return plans(line)
    default: return habits(line)
    }
  }

  private func words(_ movement: LiftMovement, _ line: InsightLine) -> Sentence {
    let (verdict, change) = (movement.verdict, TrendChange(movement.verdict))
    let lift: Sentence = "\(name: line.name(movement.exercise))"
    guard movement.state != .progressing else {
      if let levels = movement.levels {
        let weeks = max(1, (levels.days + 3) / 7)
        let what: Sentence =
          levels.measure.isEstimate ? "\(name(levels.measure)) " : ""
        return "Steigt: \(lift), \(what)von etwa \(value(levels.from, of: levels.measure)) auf "
          + "\(value(levels.to, of: levels.measure)) in \(count(weeks, "Woche", "Wochen"))."
      }
      return "Steigt: \(lift), \(numbers.percentChange(verdict.percentPerWeek)) pro Woche "
        + "(80 %: \(numbers.signedFixed(verdict.interval.lowerBound, decimals: 1)) bis "
        + "\(numbers.signedFixed(verdict.interval.upperBound, decimals: 1)))."
    }
    let state =
      switch movement.state {
      case .declining: "Fällt"
      case .notRising: "Lässt nach"
      default: "Auf einem Plateau"
      }
    let number = max(1, (change.days + 3) / 7)
    let weeks = count(number, "Woche", "Wochen")
    let best = movement.weeksSinceBest.map {
      $0 > 2 ? ", kein neuer Bestwert seit \(count($0, "Woche", "Wochen"))" : ""
    }
    let work: Sentence =
      switch movement.work {
      case .moreSets: " Zuletzt waren es mehr Sätze."
      case .harderSets: " Zuletzt waren die Sätze härter."
      case .neither: " Die Sätze sind weder mehr noch härter geworden."
      case nil: ""
      }
    let moved: Sentence =
      movement.seenPercent.map { ", \(numbers.percentChange($0)) in \(weeks)" } ?? " seit \(weeks)"
    return "\(state): \(lift)\(moved)\(best ?? "").\(work)"
  }

  private func lifts(_ line: InsightLine) -> Sentence {
    switch line.insight.content {
    case .easier(let exercise, let row, let before, let now):
      return "Leichter: \(name: line.name(exercise)) \(set(line.set(row))), RPE "
        + "\(numbers.fixed(now, decimals: 1)) in den letzten 4 Einheiten, "
        + "\(numbers.fixed(before, decimals: 1)) in den 4 davor."
    case .nearRecord(let exercise, let kilograms, let record):
      return "Nahe am Bestwert: \(name: line.name(exercise)), e1RM zuletzt \(estimate(kilograms)), "
        + "Bestwert \(estimate(record))."
    case .roundGoal(let exercise, let now, let kilograms, let weeks, let probability):
      let number = max(1, Int(weeks.rounded(.up)))
      return "\(name: line.name(exercise)): geschätztes Maximum zuletzt \(estimate(now)); geht es "
        + "so weiter, in etwa \(count(number, "Woche", "Wochen")) "
        + "\(numbers.load(kilograms: kilograms, in: unit)) (Chance binnen 8 Wochen: "
        + "\(certainty(probability)))."
    case .records(let exercises):
      let (names, more) = line.few(exercises)
      return "Neue Bestwerte dieser Woche: \(self.names(names, more: more))."
    case .drought(let weeks, let sessions):
      return "Seit \(count(weeks, "Woche", "Wochen")) bei keiner Übung ein neuer Bestwert, in "
        + "\(count(sessions, "Training", "Trainings"))."
    case .overload(let exercises):
      let (names, more) = line.few(exercises)
      return "Bereit für mehr Gewicht: \(self.names(names, more: more))."
    case .steady(let exercise, let row, let sessions, let since, _, let next):
      return "Immer gleich: \(name: line.name(exercise)) \(set(line.set(row))) in "
        + "\(count(sessions, "Einheit", "Einheiten")) seit dem \(near(since)). "
        + "Nächster Vorschlag: \(set(SetWork(next)))."
    case .fatigue(let exercise, let before, let now):
      return
        "\(now > before ? "Stärkerer" : "Schwächerer") Abfall vom ersten zum letzten Satz: "
        + "\(name: line.name(exercise)), \(numbers.percent(max(0, now))) weniger Wiederholungen in den "
        + "letzten 6 Einheiten, \(numbers.percent(max(0, before))) in den 6 davor."
    default: return ""
    }
  }

  private func muscles(_ line: InsightLine) -> Sentence {
    func short(_ value: Double) -> String { numbers.short(value, decimals: 1) }
    switch line.insight.content {
    case .muscleLow(let muscle, let sets, let least):
      return "Wenige Sätze: \(name(muscle)) \(short(sets)) pro Woche über vier Wochen; "
        + "\(short(least)) gelten meist als Minimum (Meinung)."
    case .muscleHigh(let muscle, let sets, let most):
      return "Viele Sätze: \(name(muscle)) \(short(sets)) in 7 Tagen; die übliche Obergrenze von "
        + "Trainern ist \(short(most)) (Meinung)."
    case .muscleChange(let muscle, let before, let now):
      return
        "\(now > before ? "Mehr" : "Weniger") Sätze: \(name(muscle)) \(short(now)) pro Woche in "
        + "den letzten vier Wochen, \(short(before)) in den acht davor."
    case .muscleUntrained(let muscle, let days):
      return "Nicht trainiert: \(name(muscle)), seit mindestens \(dativeDays(days))."
    case .muscleFrequency(let muscle, _, let sets):
      return
        "Höchstens einmal pro Woche: \(name(muscle)), in vier Wochen im Mittel \(short(sets)) Sätze je "
        + "Tag mit dem Muskel. Auf zwei Tage verteilt wirken sie besser (Meinung)."
    case .effort(let muscle, let rpe, let sets):
      return "\(line.insight.type == .easyMuscle ? "Leichte" : "Harte") Sätze: \(name(muscle)), "
        + "mittlere RPE \(numbers.fixed(rpe, decimals: 1)) in \(dativeSets(sets)) mit RPE aus vier "
        + "Wochen."
    default: return ""
    }
  }

  private func habits(_ line: InsightLine) -> Sentence {
    func short(_ value: Double) -> String { numbers.short(value, decimals: 1) }
    switch line.insight.content {
    case .volumeChange(let before, let now):
      return
        "\(now > before ? "Mehr" : "Weniger") Volumen: \(volume(now)) pro Woche in den letzten "
        + "vier Wochen, \(volume(before)) in den acht davor "
        + "(\(numbers.percentChange(100 * (now / before - 1), decimals: 0)))."
    case .bandMoved(let band, let before, let now):
      return "\(now > before ? "Mehr" : "Weniger") Sätze mit \(band.range) Wiederholungen: "
        + "\(numbers.percent(now)) von allen in 28 Tagen, \(numbers.percent(before)) in den 28 davor."
    case .steadyWeeks(let weeks, let workouts, let isRecord):
      return "\(count(weeks, "Woche", "Wochen")) in Folge mit \(workouts) oder mehr Trainings"
        + "\(isRecord ? ", so lange wie noch nie" : "")."
    case .slipping(let before, let now):
      return
        "Weniger Trainings: \(short(now)) pro Woche in den letzten vier Wochen, \(short(before)) "
        + "in den acht davor."
    case .missedWeekday(let weekday, let missed):
      return
        "\(dates.wholeName(weekday)) ist sonst Trainingstag; \(missed) der letzten 4 blieben ohne Training."
    case .goalMet(let workouts, let goal):
      return "Ziel erreicht: \(count(workouts, "Training", "Trainings")), Ziel \(goal)."
    case .goalMissed(let workouts, let goal):
      return "Ziel verfehlt: \(count(workouts, "Training", "Trainings")), Ziel \(goal)."
    case .goalAtRisk(let missing, let days):
      return "Ziel in Gefahr: \(sentence(.goalAtRisk(missing: missing, daysLeft: days)))"
    case .volumeNear(let goal, let missing): return next(.init(goal: goal, missing: missing))
    case .streakNear(let days, let left):
      return "Noch \(self.days(left)) bis zu \(days) Tagen ohne längere Lücke."
    case .duration(let before, let now):
      return
        "\(now > before ? "Langsamere" : "Schnellere") Trainings: \(numbers.clock(now)) pro Satz "
        + "in den letzten vier Wochen, \(numbers.clock(before)) in den acht davor."
    default: return ""
    }
  }

  private func plans(_ line: InsightLine) -> Sentence {
    switch line.insight.content {
    case .planKept(let percent, let done, let due):
      return
        "Der Plan: \(numbers.percent(percent)) seiner Sätze geschafft, \(done) von \(due) Trainings."
    case .planDrift(let percent, let interval):
      return "Die Gewichte weichen pro Woche um \(numbers.percentChange(percent)) mehr vom Plan ab "
        + "(80 %: \(numbers.signedFixed(interval.lowerBound, decimals: 1)) bis "
        + "\(numbers.signedFixed(interval.upperBound, decimals: 1)))."
    case .blocks(let week, let sets, let before, let strength):
      let e1RM = strength.map { "; e1RM \(numbers.percentChange($0))" } ?? ""
      return "Woche \(week) dieses Blocks: \(setCount(sets)), in der des Blocks davor "
        + "\(before)\(e1RM)."
    case .ledger(let shares):
      return
        "Im Rückblick: \(shares.increasesLifted) von \(shares.increases) vorgeschlagenen Steigerungen "
        + "hast du beim nächsten Mal gemacht; mit dem vorgeschlagenen Gewicht hast du in "
        + "\(shares.done) von \(shares.tried) Fällen die Wiederholungen geschafft."
    default: return ""
    }
  }
}
