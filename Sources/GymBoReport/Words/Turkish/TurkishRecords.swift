internal import GymBoAnalysis
internal import GymBoLog

extension Turkish {
  var newBestsTitle: Sentence { "Yeni rekorlar" }

  func gain(_ best: RecordsOfTheWeek.Best) -> Sentence {
    let record = best.record
    let gain = gain(record.best, of: record.kind) ?? ""
    if let more = best.moreRepetitions.map({ "+\($0) tekrar" }) { return Sentence(more) }
    return switch record.kind {
    case .estimate: "\(gain) e1RM"
    case .tenRepetitions: "\(gain) e10RM"
    case .loadFor(let repetitions): "\(count(repetitions, "tekrarda")) \(gain)"
    case .repetitions: "\(gain) tekrar\(mostBefore(best))"
    case .load, .setVolume, .sessionVolume, .duration: Sentence(gain)
    case .assistance: "\(gain) destek"
    }
  }

  /// With a load a reader would take the gain for one at that load.
  private func mostBefore(_ best: RecordsOfTheWeek.Best) -> Sentence {
    guard best.set?.load != nil, let before = best.record.best.previous else { return "" }
    return " (önce \(numbers.short(before, decimals: 0)))"
  }

  func moreBests(_ exercises: [String]) -> Sentence {
    "ayrıca \(names(Array(exercises.prefix(4)), more: max(0, exercises.count - 4)))."
  }

  var recordsOfTheWeekTitle: Sentence { "Haftanın bütün rekorları" }

  var noRecords: Sentence { "Yok." }

  func title(_ session: RecordsOfTheWeek.Session) -> Sentence {
    let title = session.title.map { ", \(name: $0)" as Sentence } ?? ""
    return "\(dates.day(session.date)) \(dates.name(session.date.weekday))\(title)"
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

  /// The name of a kind in a sentence: `en yüksek ağırlık`.
  func longName(_ kind: RecordKind) -> String {
    switch kind {
    case .load: "en yüksek ağırlık"
    case .repetitions: "en çok tekrar:"
    case .estimate: "en iyi e1RM"
    case .tenRepetitions: "en iyi e10RM"
    case .setVolume: "en yüksek set hacmi"
    case .sessionVolume: "en yüksek antrenman hacmi"
    case .loadFor(let repetitions): "\(count(repetitions, "tekrarda")) en yüksek ağırlık"
    case .duration: "en uzun set"
    case .assistance: "en az destek"
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

  /// `%80 aralığı 98,9 ile 112,6 kg`.
  private func interval(of estimate: StrengthEstimate) -> String {
    "%80 aralığı "
      + "\(numbers.estimateNumber(kilograms: estimate.interval.lowerBound, in: unit)) ile "
      + self.estimate(estimate.interval.upperBound)
  }

  func bounds(_ estimate: StrengthEstimate) -> Sentence {
    let low = numbers.estimateNumber(kilograms: estimate.interval.lowerBound, in: unit)
    let high = numbers.estimateNumber(kilograms: estimate.interval.upperBound, in: unit)
    return "(%80: \(low)–\(high))"
  }

  // MARK: All records of an exercise

  var recordsTitle: Sentence { "Rekorlar" }

  var noRecordsYet: Sentence { "Henüz yok." }

  var recordColumns: [Sentence] { ["", "en iyi", "", "set", "gün", "yaşı", "önceki"] }

  func name(_ kind: RecordKind) -> Sentence {
    switch kind {
    case .load: "ağırlık"
    case .repetitions: "tekrar"
    case .estimate: "e1RM"
    case .tenRepetitions: "e10RM"
    case .setVolume: "set hacmi"
    case .sessionVolume: "antrenman hacmi"
    case .loadFor(let repetitions): "\(repetitions) tekrarda ağırlık"
    case .duration: "süre"
    case .assistance: "destek"
    }
  }

  var doubtKey: Sentence { "?: veri denetimine göre şüpheli, rekor sayılmaz." }

  func estimates(_ estimates: [RecordsSection.Estimate]) -> Sentence {
    guard let first = estimates.first?.estimate else { return "" }
    let isAdjusted = estimates.contains { $0.estimate.isEffortAdjusted }
    let effort = isAdjusted ? ", yedekteki tekrarlar yapılmış sayılarak" : ""
    let parts = estimates.map { entry in
      let day = entry.date.map { " (\(near($0)))" } ?? ""
      let name = entry.name == .best ? "en iyi" : "son"
      return
        "\(name) \(estimate(entry.estimate.kilograms))\(day), \(interval(of: entry.estimate)), güvenilirlik: "
        + words(entry.estimate.confidence)
    }
    return "e1RM (\(first.formula.declaration.name))\(effort): \(parts.joined(separator: "; "))."
  }

  private func words(_ confidence: EstimateConfidence) -> String {
    switch confidence {
    case .high: "yüksek"
    case .medium: "orta"
    case .low: "düşük"
    case .excluded: "yok"
    }
  }

  var loadsTitle: Sentence { "En az bu kadar tekrarda en yüksek ağırlık:" }

  func load(_ load: RecordsSection.RepetitionLoad) -> Sentence {
    let range = load.repetitions
    let repetitions =
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
    return "\(repetitions): \(numbers.load(kilograms: load.load, in: unit))"
  }
}
