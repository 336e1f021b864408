internal import GymBoAnalysis
internal import GymBoLog

extension English {
  func title(_ headline: WeekHeadline) -> Sentence {
    let goal = headline.metGoal ? ", goal met" : ""
    let state =
      switch headline.state {
      case .notBegun: "not begun"
      case .complete: "complete" + goal
      case .inProgress(let day): "in progress, day \(day.number) of 7" + goal
      }
    return "Week \(headline.week.description) (\(dates.range(headline.days))), \(state)"
  }

  func totals(_ headline: WeekHeadline) -> [Sentence] {
    let totals = headline.period.current
    func with(_ text: String, _ comparison: Comparison) -> Sentence {
      "\(text) (\(percentChange(comparison)))"
    }
    var parts: [Sentence] = ["\(totals.workouts) of \(count(headline.goal, "workout"))"]
    guard totals.workouts > 0 else { return parts }
    switch totals.volume {
    case .known(let kilograms): parts.append(with(volume(kilograms), headline.period.volume))
    case .missing(let missing): parts.append("volume – (\(reason(missing)))")
    }
    switch totals.duration {
    case .known(let seconds):
      parts.append(with(numbers.duration(seconds), headline.period.duration))
    case .missing(let missing): parts.append("time – (\(reason(missing)))")
    }
    parts.append(with(count(totals.workingSets, "set"), headline.period.workingSets))
    return parts
  }

  func comparison(_ headline: WeekHeadline) -> Sentence {
    let isInProgress = if case .inProgress = headline.state { true } else { false }
    let what = isInProgress ? "the same days of the week before" : "the week before"
    let days = dates.range(headline.period.previousRange, near: asOf)
    guard headline.period.previous.workouts > 0 else {
      return "Nothing to compare with: no workout in \(what) (\(days))."
    }
    return "Against \(what) (\(days)): \(words(headline.period.previous))."
  }

  func coverage(_ note: WeekHeadline.Coverage) -> Sentence {
    switch note {
    case .volume(let sets, let all):
      "Volume is that of \(sets) of \(all) sets; the others have no load or no repetitions."
    case .time(let workouts, let all):
      "Time is that of \(workouts) of \(all) workouts; the others have no duration in the file."
    case .longWorkouts(let count): "Time includes \(longWorkouts(count))."
    case .longWorkoutsBefore(let count): "The time before includes \(longWorkouts(count))."
    }
  }

  func lastComplete(_ period: PeriodFinding) -> Sentence {
    let days = dates.range(period.range, near: asOf)
    let totals = words(period.current, volume: period.volume)
    let long = period.current.longWorkouts
    return "Last complete week (\(days)): \(totals)."
      + (long > 0 ? " Its time includes \(longWorkouts(long))." : "")
  }

  /// `1 workout of more than 6 hours`.
  private func longWorkouts(_ count: Int) -> String {
    let hours = Int(Totals.longestPlausible / 3600)
    return "\(self.count(count, "workout")) of more than \(hours) hours"
  }

  /// `2 workouts, 11,000 kg, 2 h 2 min, 32 sets`, the volume with its change where one is given.
  private func words(_ totals: Totals, volume comparison: Comparison? = nil) -> Sentence {
    guard totals.workouts > 0 else { return "no workout" }
    let change = comparison.map { " (\(percentChange($0)))" as Sentence } ?? ""
    let parts: [Sentence?] = [
      Sentence(count(totals.workouts, "workout")),
      totals.volume.value.map { Sentence(volume($0)) + change },
      totals.duration.value.map { Sentence(numbers.duration($0)) },
      Sentence(count(totals.workingSets, "set")),
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  func lead(_ notice: WeekHeadline.UnitNotice) -> Sentence? {
    switch notice {
    case .looksLikePounds: "Check the unit."
    case .kilogramsAssumed: nil
    }
  }

  func sentence(_ notice: WeekHeadline.UnitNotice) -> Sentence {
    switch notice {
    case .looksLikePounds:
      "Loads read as kilograms look like pounds: \(remedy: .sayUnit(.pound))"
    case .kilogramsAssumed:
      "Loads taken as kilograms (the file names no unit); pounds: \(remedy: .sayUnit(.pound))"
    }
  }

  func key(trained: String, rest: String) -> Sentence { "\(trained) trained  \(rest) rest" }

  func averageRPE(_ rpe: Double) -> Sentence { "RPE \(numbers.fixed(rpe, decimals: 1))" }

  var sessionsTitle: Sentence { "How the sessions went, against the last one of the same kind" }

  var lastOn: Sentence { "last on" }

  func title(_ measure: SessionMeasure) -> Sentence {
    switch measure {
    case .workingSets: "sets"
    case .volume: "volume"
    case .duration: "time"
    case .averageRPE: "RPE"
    case .timePerSet: "per set"
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
    return words == "0" ? "same" : Sentence(words)
  }

  func sentence(_ empty: EmptyReport) -> Sentence {
    switch empty {
    case .noWorkout(1): "There is no workout in the file."
    case .noWorkout(let files): "There is no workout in these \(files) files."
    case .nothingYet(let first):
      "There is no workout up to the day asked for; the first one is on \(dates.date(first))."
    }
  }
}
