internal import GymBoAnalysis
internal import GymBoLog

extension English {
  var newBestsTitle: Sentence { "New bests" }

  func gain(_ best: RecordsOfTheWeek.Best) -> Sentence {
    let record = best.record
    let gain = gain(record.best, of: record.kind) ?? ""
    if let more = best.moreRepetitions.map({ "+\(count($0, "rep"))" }) { return Sentence(more) }
    return switch record.kind {
    case .estimate: "\(gain) e1RM"
    case .tenRepetitions: "\(gain) e10RM"
    case .loadFor(let repetitions): "\(gain) for \(count(repetitions, "rep"))"
    case .repetitions: "\(gain) \(gain == "+1" ? "rep" : "reps")\(mostBefore(best))"
    case .load, .setVolume, .sessionVolume, .duration: Sentence(gain)
    case .assistance: "\(gain) assistance"
    }
  }

  /// With a load a reader would take the gain for one at that load.
  private func mostBefore(_ best: RecordsOfTheWeek.Best) -> Sentence {
    guard best.set?.load != nil, let before = best.record.best.previous else { return "" }
    return " (\(numbers.short(before, decimals: 0)) before)"
  }

  func moreBests(_ exercises: [String]) -> Sentence {
    "also \(names(Array(exercises.prefix(4)), more: max(0, exercises.count - 4)))."
  }

  var recordsOfTheWeekTitle: Sentence { "All records of the week" }

  var noRecords: Sentence { "None." }

  func title(_ session: RecordsOfTheWeek.Session) -> Sentence {
    let title = session.title.map { ", \(name: $0)" as Sentence } ?? ""
    return "\(dates.name(session.date.weekday)) \(dates.day(session.date))\(title)"
  }

  func records(_ lift: RecordsOfTheWeek.Lift) -> Sentence {
    "\(name: lift.exercise): \(lift.records.map(words).joined(separator: "; "))"
  }

  private func words(_ record: RecordsOfTheWeek.Record) -> Sentence {
    let gain = gain(record.best, of: record.kind).map { " (\($0))" } ?? ""
    let interval = record.estimate.map { ", \(self.interval(of: $0))" } ?? ""
    let surprise = record.surprise.map { ", \(self.surprise($0))" as Sentence } ?? ""
    return
      "\(longName(record.kind)) \(number(record.best.value, of: record.kind))\(gain)\(interval)"
      + surprise
  }

  /// The name of a kind in a sentence: `heaviest load`.
  func longName(_ kind: RecordKind) -> String {
    switch kind {
    case .load: "heaviest load"
    case .repetitions: "most repetitions"
    case .estimate: "best e1RM"
    case .tenRepetitions: "best e10RM"
    case .setVolume: "largest set volume"
    case .sessionVolume: "largest session volume"
    case .loadFor(let repetitions): "best load for \(count(repetitions, "repetition"))"
    case .duration: "longest set"
    case .assistance: "least assistance"
    }
  }

  func number(_ value: Double, of kind: RecordKind) -> Sentence {
    switch kind {
    case .load, .loadFor, .assistance: Sentence(numbers.load(kilograms: value, in: unit))
    case .repetitions: Sentence(numbers.short(value, decimals: 0))
    case .estimate, .tenRepetitions: Sentence(estimate(value))
    case .setVolume, .sessionVolume: Sentence(volume(value))
    case .duration: Sentence(numbers.clock(value))
    }
  }

  func gain(_ best: PersonalBest, of kind: RecordKind) -> String? {
    guard let previous = best.previous else { return nil }
    let gain = best.value - previous
    return switch kind {
    case .load, .loadFor, .assistance: numbers.change(kilograms: gain, in: unit)
    case .repetitions: numbers.signed(gain, decimals: 0)
    case .estimate, .tenRepetitions: numbers.change(kilograms: gain, in: unit, decimals: 1)
    case .setVolume, .sessionVolume: numbers.change(kilograms: gain, in: unit, decimals: 0)
    case .duration: "+" + numbers.clock(gain)
    }
  }

  /// `80 % interval 98.9 to 112.6 kg`.
  private func interval(of estimate: StrengthEstimate) -> String {
    "80 % interval "
      + "\(numbers.estimateNumber(kilograms: estimate.interval.lowerBound, in: unit)) to "
      + self.estimate(estimate.interval.upperBound)
  }

  func bounds(_ estimate: StrengthEstimate) -> Sentence {
    let low = numbers.estimateNumber(kilograms: estimate.interval.lowerBound, in: unit)
    let high = numbers.estimateNumber(kilograms: estimate.interval.upperBound, in: unit)
    return "(80 %: \(low)–\(high))"
  }

  // MARK: All records of an exercise

  var recordsTitle: Sentence { "Records" }

  var noRecordsYet: Sentence { "None yet." }

  var recordColumns: [Sentence] { ["", "best", "", "set", "day", "age", "before"] }

  func name(_ kind: RecordKind) -> Sentence {
    switch kind {
    case .load: "load"
    case .repetitions: "repetitions"
    case .estimate: "e1RM"
    case .tenRepetitions: "e10RM"
    case .setVolume: "set volume"
    case .sessionVolume: "session volume"
    case .loadFor(let repetitions): "\(repetitions)-rep load"
    case .duration: "time"
    case .assistance: "assistance"
    }
  }

  var doubtKey: Sentence { "?: doubtful, as the data check says, and no record." }

  func estimates(_ estimates: [RecordsSection.Estimate]) -> Sentence {
    guard let first = estimates.first?.estimate else { return "" }
    let isAdjusted = estimates.contains { $0.estimate.isEffortAdjusted }
    let effort = isAdjusted ? ", repetitions in reserve counted as done" : ""
    let parts = estimates.map { entry in
      let day = entry.date.map { " on \(near($0))" } ?? ""
      let name = entry.name == .best ? "best" : "last"
      return
        "\(name) \(estimate(entry.estimate.kilograms))\(day), \(interval(of: entry.estimate)), "
        + "\(words(entry.estimate.confidence)) confidence"
    }
    return "e1RM by \(first.formula.declaration.name)\(effort): \(parts.joined(separator: "; "))."
  }

  private func words(_ confidence: EstimateConfidence) -> String {
    switch confidence {
    case .high: "high"
    case .medium: "medium"
    case .low: "low"
    case .excluded: "excluded"
    }
  }

  var loadsTitle: Sentence { "Heaviest load for that many repetitions or more:" }

  func load(_ load: RecordsSection.RepetitionLoad) -> Sentence {
    let range = load.repetitions
    let repetitions =
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
    return "\(repetitions): \(numbers.load(kilograms: load.load, in: unit))"
  }
}
