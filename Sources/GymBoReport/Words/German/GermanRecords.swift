internal import GymBoAnalysis
internal import GymBoLog

extension German {
  var newBestsTitle: Sentence { "Neue Bestwerte" }

  func gain(_ best: RecordsOfTheWeek.Best) -> Sentence {
    let record = best.record
    let gain = gain(record.best, of: record.kind) ?? ""
    if let more = best.moreRepetitions.map({ "+\($0) Wdh." }) { return Sentence(more) }
    return switch record.kind {
    case .estimate: "\(gain) e1RM"
    case .tenRepetitions: "\(gain) e10RM"
    case .loadFor(let count): "\(gain) bei \(count) Wdh."
    case .repetitions: "\(gain) Wdh.\(mostBefore(best))"
    case .load, .setVolume, .sessionVolume, .duration: Sentence(gain)
    case .assistance: "\(gain) Unterstützung"
    }
  }

  /// With a load a reader would take the gain for one at that load.
  private func mostBefore(_ best: RecordsOfTheWeek.Best) -> Sentence {
    guard best.set?.load != nil, let before = best.record.best.previous else { return "" }
    return " (davor \(numbers.short(before, decimals: 0)))"
  }

  func moreBests(_ exercises: [String]) -> Sentence {
    "auch \(names(Array(exercises.prefix(4)), more: max(0, exercises.count - 4)))."
  }

  var recordsOfTheWeekTitle: Sentence { "Alle Rekorde der Woche" }

  var noRecords: Sentence { "Keine." }

  func title(_ session: RecordsOfTheWeek.Session) -> Sentence {
    let title = session.title.map { ", \(name: $0)" as Sentence } ?? ""
    return "\(dates.name(session.date.weekday)), \(dates.day(session.date))\(title)"
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

  /// The name of a kind in a sentence: `höchstes Gewicht`.
  private func longName(_ kind: RecordKind) -> String {
    switch kind {
    case .load: "höchstes Gewicht"
    case .repetitions: "meiste Wiederholungen"
    case .estimate: "bestes e1RM"
    case .tenRepetitions: "bestes e10RM"
    case .setVolume: "größtes Satzvolumen"
    case .sessionVolume: "größtes Volumen einer Einheit"
    case .loadFor(let count): "bestes Gewicht bei \(repetitionCount(count))"
    case .duration: "längster Satz"
    case .assistance: "geringste Unterstützung"
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

  /// `80-%-Intervall 98,9 bis 112,6 kg`.
  private func interval(of estimate: StrengthEstimate) -> String {
    "80-%-Intervall "
      + "\(numbers.estimateNumber(kilograms: estimate.interval.lowerBound, in: unit)) bis "
      + self.estimate(estimate.interval.upperBound)
  }

  func bounds(_ estimate: StrengthEstimate) -> Sentence {
    let low = numbers.estimateNumber(kilograms: estimate.interval.lowerBound, in: unit)
    let high = numbers.estimateNumber(kilograms: estimate.interval.upperBound, in: unit)
    return "(80 %: \(low)–\(high))"
  }

  // MARK: All records of an exercise

  var recordsTitle: Sentence { "Rekorde" }

  var noRecordsYet: Sentence { "Noch keine." }

  var recordColumns: [Sentence] { ["", "Bestwert", "", "Satz", "Tag", "Alter", "davor"] }

  func name(_ kind: RecordKind) -> Sentence {
    switch kind {
    case .load: "Gewicht"
    case .repetitions: "Wdh."
    case .estimate: "e1RM"
    case .tenRepetitions: "e10RM"
    case .setVolume: "Satzvolumen"
    case .sessionVolume: "Trainingsvol."
    case .loadFor(let count): "bei \(count) Wdh."
    case .duration: "Zeit"
    case .assistance: "Unterstützung"
    }
  }

  var doubtKey: Sentence { "?: laut Datenprüfung zweifelhaft, und kein Rekord." }

  func estimates(_ estimates: [RecordsSection.Estimate]) -> Sentence {
    guard let first = estimates.first?.estimate else { return "" }
    let isAdjusted = estimates.contains { $0.estimate.isEffortAdjusted }
    let effort = isAdjusted ? ", Wiederholungen in Reserve als geschafft gezählt" : ""
    let parts = estimates.map { entry in
      let day = entry.date.map { " am \(near($0))" } ?? ""
      let name = entry.name == .best ? "bestes" : "letztes"
      return
        "\(name) \(estimate(entry.estimate.kilograms))\(day), \(interval(of: entry.estimate)), "
        + "Sicherheit \(words(entry.estimate.confidence))"
    }
    return
      "e1RM nach \(first.formula.declaration.name)\(effort): \(parts.joined(separator: "; "))."
  }

  private func words(_ confidence: EstimateConfidence) -> String {
    switch confidence {
    case .high: "hoch"
    case .medium: "mittel"
    case .low: "gering"
    case .excluded: "keine"
    }
  }

  var loadsTitle: Sentence { "Höchstes Gewicht für mindestens so viele Wiederholungen:" }

  func load(_ load: RecordsSection.RepetitionLoad) -> Sentence {
    let range = load.repetitions
    let repetitions =
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
    return "\(repetitions): \(numbers.load(kilograms: load.load, in: unit))"
  }
}
