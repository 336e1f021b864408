internal import GymBoAnalysis
internal import GymBoLog

extension German {
  var missing: Sentence { "–" }

  func sets(_ count: Int) -> Sentence { Sentence(setCount(count)) }

  func set(_ work: SetWork) -> Sentence { Sentence(words(work) { repetitionCount($0) }) }

  func shortSet(_ work: SetWork) -> Sentence { Sentence(words(work) { reps("\($0)") }) }

  func run(_ sets: Int, of work: SetWork) -> Sentence {
    sets == 1 ? set(work) : times(sets, work, orMore: false)
  }

  /// - Parameter bodyweight: writes repetitions without a load.
  private func words(_ work: SetWork, bodyweight: (Int) -> String) -> String {
    let times = work.repetitions.map { " × \($0)" } ?? ""
    switch work.semantics {
    case .loaded:
      return (work.load.map(load) ?? "ohne Gewicht") + times
    case .assisted:
      return assistance(work.load) + times
    case .bodyweight:
      return work.repetitions.map(bodyweight) ?? "–"
    case .timed:
      let time = work.seconds.map(numbers.clock) ?? work.repetitions.map { "\($0)" }
      return with(work.load, time ?? "–")
    case .distance:
      let distance = work.metres.map(numbers.distance)
      let time = work.seconds.flatMap { $0 > 0 ? numbers.clock($0) : nil }
      return with(work.load, [distance, time].compactMap(\.self).joined(separator: " in "))
    }
  }

  func assistance(_ load: Load?) -> String {
    guard let load, load > .zero else { return "ohne Unterstützung" }
    return "Unterstützung " + self.load(load)
  }

  private func with(_ load: Load?, _ work: String) -> String {
    guard let load, load > .zero else { return work.isEmpty ? "–" : work }
    return work.isEmpty ? self.load(load) : "\(self.load(load)), \(work)"
  }

  /// What changed, in a narrow column: `+1 Wdh.`
  func shortChange(_ change: SetChange) -> Sentence {
    guard change.load == nil, change.seconds == nil, change.metres == nil,
      let repetitions = change.repetitions
    else { return self.change(change) }
    return "\(numbers.sign(Double(repetitions)))\(Int(repetitions.magnitude)) Wdh."
  }

  /// Sets with their number, also a single one: `1 × 90 kg × 8`.
  func times(_ sets: Int, _ work: SetWork, orMore: Bool) -> Sentence {
    let plus = orMore ? "+" : ""
    let isBare = work.semantics == .bodyweight
    return "\(sets) × \(words(work) { reps("\($0)\(plus)") })\(isBare ? "" : plus)"
  }

  /// Repetitions without a load, in a narrow column.
  func reps(_ text: String) -> String { "\(text) Wdh." }

  func change(_ change: SetChange) -> Sentence {
    var parts: [String] = []
    if let load = change.load {
      let text = numbers.change(kilograms: load, in: unit)
      parts.append(change.isAssisted ? "\(text) Unterstützung" : text)
    }
    if let metres = change.metres {
      parts.append(numbers.sign(metres) + numbers.distance(metres.magnitude))
    }
    if let seconds = change.seconds {
      parts.append(numbers.sign(seconds) + numbers.clock(seconds.magnitude))
    }
    if let repetitions = change.repetitions {
      let number = Int(repetitions.magnitude)
      let words = parts.isEmpty ? repetitionCount(number) : "\(number) Wdh."
      parts.append(numbers.sign(Double(repetitions)) + words)
    }
    return parts.isEmpty ? "gleich" : Sentence(parts.joined(separator: ", "))
  }

  func value(_ value: Double, of measure: ProgressMeasure) -> Sentence {
    switch measure {
    case .estimate, .tenRepetitions: Sentence(estimate(value))
    case .assistance:
      value > 0 ? "Unterstützung \(numbers.load(kilograms: value, in: unit))" : "ohne Unterstützung"
    case .repetitions: Sentence(repetitionCount(Int(value.rounded())))
    case .seconds: Sentence(numbers.clock(value))
    }
  }

  func percentChange(_ comparison: Comparison) -> Sentence {
    guard let now = comparison.value.value else { return "–" }
    switch comparison.percent {
    case .known(let percent):
      if percent == 0 { return "gleich" }
      return Sentence(
        numbers.percentChange(percent, decimals: percent.magnitude < 1000 ? 1 : 0))
    case .missing(.baseIsZero): return now == 0 ? "gleich" : "neu"
    default: return comparison.previous.reason == .noSession ? "neu" : "–"
    }
  }
}

extension German {
  func ago(_ day: CivilDate, on other: CivilDate) -> Sentence {
    let days = other.days(since: day)
    switch days {
    case 0: return "heute"
    case 1: return "gestern"
    case ..<14: return "vor \(dativeDays(days))"
    case ..<(7 * 104): return "vor \(weeks(days / 7))"
    default: return "vor \(years(days)) Jahren"
    }
  }

  func age(_ day: CivilDate, on other: CivilDate) -> Sentence {
    let days = other.days(since: day)
    if days < 14 { return Sentence(self.days(days)) }
    return days < 7 * 104 ? Sentence(weeks(days / 7)) : "\(years(days)) Jahre"
  }

  private func years(_ days: Int) -> String {
    numbers.fixed(Double(days) / 365.25, decimals: 1)
  }
}
