internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog

extension English {
  var insightsTitle: Sentence { "What stands out" }

  var noInsights: Sentence { "Nothing." }

  func insight(_ line: InsightLine) -> Sentence {
    switch line.insight.content {
    case .lift(let movement): return words(movement, line)
    case .easier, .nearRecord, .roundGoal, .records, .drought, .overload, .steady, .fatigue:
      return lifts(line)
    case .muscleLow, .muscleHigh, .muscleChange, .muscleUntrained, .muscleFrequency, .effort:
      return muscles(line)
    case .suspectSets(let sets):
      return
        "\(count(sets, "set")) of the last four weeks \(sets == 1 ? "looks" : "look") wrong and "
        + "\(sets == 1 ? "holds" : "hold") no record and \(sets == 1 ? "enters" : "enter") no trend: "
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
        return "Rising: \(lift), \(what)from about \(value(levels.from, of: levels.measure)) to "
          + "\(value(levels.to, of: levels.measure)) in \(count(weeks, "week"))."
      }
      return "Rising: \(lift), \(numbers.percentChange(verdict.percentPerWeek)) a week "
        + "(80 %: \(numbers.signedFixed(verdict.interval.lowerBound, decimals: 1)) to "
        + "\(numbers.signedFixed(verdict.interval.upperBound, decimals: 1)))."
    }
    let state =
      switch movement.state {
      case .declining: "Falling"
      case .notRising: "Slipping"
      default: "On a plateau"
      }
    let weeks = count(max(1, (change.days + 3) / 7), "week")
    let best = movement.weeksSinceBest.map {
      $0 > 2 ? ", no new best for \(count($0, "week"))" : ""
    }
    let work: Sentence =
      switch movement.work {
      case .moreSets: " Lately it had more sets."
      case .harderSets: " Lately its sets were harder."
      case .neither: " Its sets are neither more nor harder than before."
      case nil: ""
      }
    let moved: Sentence =
      movement.seenPercent.map { ", \(numbers.percentChange($0)) in \(weeks)" } ?? " for \(weeks)"
    return "\(state): \(lift)\(moved)\(best ?? "").\(work)"
  }

  private func lifts(_ line: InsightLine) -> Sentence {
    switch line.insight.content {
    case .easier(let exercise, let row, let before, let now):
      return "Easier: \(name: line.name(exercise)) \(set(line.set(row))), RPE "
        + "\(numbers.fixed(now, decimals: 1)) in the last 4 sessions, "
        + "\(numbers.fixed(before, decimals: 1)) in the 4 before."
    case .nearRecord(let exercise, let kilograms, let record):
      return
        "Near the best: \(name: line.name(exercise)), e1RM \(estimate(kilograms)) of late, the "
        + "best is \(estimate(record))."
    case .roundGoal(let exercise, let now, let kilograms, let weeks, let probability):
      return "\(name: line.name(exercise)): estimated max \(estimate(now)) of late; at this pace "
        + "\(numbers.load(kilograms: kilograms, in: unit)) in about "
        + "\(count(max(1, Int(weeks.rounded(.up))), "week")) (within 8 weeks: "
        + "\(certainty(probability)))."
    case .records(let exercises):
      let (names, more) = line.few(exercises)
      return "New bests this week: \(self.names(names, more: more))."
    case .drought(let weeks, let sessions):
      return
        "No new best on any lift for \(count(weeks, "week")), in \(count(sessions, "workout"))."
    case .overload(let exercises):
      let (names, more) = line.few(exercises)
      return "Ready for more load: \(self.names(names, more: more))."
    case .steady(let exercise, let row, let sessions, let since, _, let next):
      return "The same again: \(name: line.name(exercise)) \(set(line.set(row))) in "
        + "\(count(sessions, "session")) since \(near(since)). Suggested next: "
        + "\(set(SetWork(next)))."
    case .fatigue(let exercise, let before, let now):
      return "\(now > before ? "More" : "Fewer") repetitions lost from the first set to the last: "
        + "\(name: line.name(exercise)), \(numbers.percent(max(0, now))) in 6 sessions, "
        + "\(numbers.percent(max(0, before))) in the 6 before."
    default: return ""
    }
  }

  private func muscles(_ line: InsightLine) -> Sentence {
    func short(_ value: Double) -> String { numbers.short(value, decimals: 1) }
    switch line.insight.content {
    case .muscleLow(let muscle, let sets, let least):
      return "Few sets: \(name(muscle)) \(short(sets)) a week over four weeks; at least "
        + "\(short(least)) are commonly advised (opinion)."
    case .muscleHigh(let muscle, let sets, let most):
      return "Many sets: \(name(muscle)) \(short(sets)) in 7 days; coaches' usual ceiling is "
        + "\(short(most)) (opinion)."
    case .muscleChange(let muscle, let before, let now):
      return "\(now > before ? "More" : "Fewer") sets: \(name(muscle)) \(short(now)) a week in the "
        + "last four weeks, \(short(before)) in the eight before."
    case .muscleUntrained(let muscle, let days):
      return "Not trained: \(name(muscle)), for \(count(days, "day")) or more."
    case .muscleFrequency(let muscle, _, let sets):
      return
        "Once a week or less: \(name(muscle)), on average \(short(sets)) sets on each of its days "
        + "in four weeks. Two days share them better (opinion)."
    case .effort(let muscle, let rpe, let sets):
      return
        "\(line.insight.type == .easyMuscle ? "Easy" : "Hard") sets: \(name(muscle)), mean RPE "
        + "\(numbers.fixed(rpe, decimals: 1)) in \(count(sets, "rated set")) of four weeks."
    default: return ""
    }
  }

  private func habits(_ line: InsightLine) -> Sentence {
    func short(_ value: Double) -> String { numbers.short(value, decimals: 1) }
    switch line.insight.content {
    case .volumeChange(let before, let now):
      return
        "\(now > before ? "More" : "Less") volume: \(volume(now)) a week in the last four weeks, "
        + "\(volume(before)) in the eight before (\(numbers.percentChange(100 * (now / before - 1), decimals: 0)))."
    case .bandMoved(let band, let before, let now):
      return "\(now > before ? "More" : "Fewer") sets of \(band.range) repetitions: "
        + "\(numbers.percent(now)) of all in 28 days, \(numbers.percent(before)) in the 28 before."
    case .steadyWeeks(let weeks, let workouts, let isRecord):
      return "\(count(weeks, "week")) in a row with \(workouts) or more workouts"
        + "\(isRecord ? ", the longest run so far" : "")."
    case .slipping(let before, let now):
      return "Fewer workouts: \(short(now)) a week in the last four weeks, \(short(before)) in the "
        + "eight before."
    case .missedWeekday(let weekday, let missed):
      return
        "\(dates.wholeName(weekday)) used to be a workout day; \(missed) of the last 4 had none."
    case .goalMet(let workouts, let goal):
      return "Goal met: \(count(workouts, "workout")), goal \(goal)."
    case .goalMissed(let workouts, let goal):
      return "Goal missed: \(count(workouts, "workout")), goal \(goal)."
    case .goalAtRisk(let missing, let days):
      return "Goal at risk: \(sentence(.goalAtRisk(missing: missing, daysLeft: days)))"
    case .volumeNear(let goal, let missing): return next(.init(goal: goal, missing: missing))
    case .streakNear(let days, let left):
      return "\(count(left, "day")) to go to \(days) days without a longer gap."
    case .duration(let before, let now):
      return
        "\(now > before ? "Slower" : "Faster") workouts: \(numbers.clock(now)) a set in the last "
        + "four weeks, \(numbers.clock(before)) in the eight before."
    default: return ""
    }
  }

  private func plans(_ line: InsightLine) -> Sentence {
    switch line.insight.content {
    case .planKept(let percent, let done, let due):
      return "The plan: \(numbers.percent(percent)) of its sets done, \(done) of \(due) workouts."
    case .planDrift(let percent, let interval):
      return "Loads move away from the plan by \(numbers.percentChange(percent)) a week (80 %: "
        + "\(numbers.signedFixed(interval.lowerBound, decimals: 1)) to "
        + "\(numbers.signedFixed(interval.upperBound, decimals: 1)))."
    case .blocks(let week, let sets, let before, let strength):
      let e1RM = strength.map { "; e1RM \(numbers.percentChange($0))" } ?? ""
      return "Week \(week) of this block: \(count(sets, "set")), in that of the block before "
        + "\(before)\(e1RM)."
    case .ledger(let shares):
      return
        "In hindsight: of \(shares.increases) suggested increases \(shares.increasesLifted) were "
        + "lifted next; of \(shares.tried) tries at the suggested load \(shares.done) had the "
        + "repetitions."
    default: return ""
    }
  }
}
