internal import GymBoAnalysis
internal import GymBoLog

extension English {
  var missing: Sentence { "–" }

  func sets(_ count: Int) -> Sentence { Sentence(self.count(count, "set")) }

  func set(_ work: SetWork) -> Sentence {
    Sentence(words(work) { count($0, "repetition") })
  }

  func shortSet(_ work: SetWork) -> Sentence { Sentence(words(work) { reps("\($0)") }) }

  func run(_ sets: Int, of work: SetWork) -> Sentence {
    sets == 1 ? set(work) : times(sets, work, orMore: false)
  }

  /// - Parameter bodyweight: writes repetitions without a load.
  private func words(_ work: SetWork, bodyweight: (Int) -> String) -> String {
    let times = work.repetitions.map { " × \($0)" } ?? ""
    switch work.semantics {
    case .loaded:
      return (work.load.map(load) ?? "no load") + times
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
    guard let load, load > .zero else { return "unassisted" }
    return "assistance " + self.load(load)
  }

  private func with(_ load: Load?, _ work: String) -> String {
    guard let load, load > .zero else { return work.isEmpty ? "–" : work }
    return work.isEmpty ? self.load(load) : "\(self.load(load)), \(work)"
  }

  /// What changed, in a narrow column: `+1 rep`.
  func shortChange(_ change: SetChange) -> Sentence {
    guard change.load == nil, change.seconds == nil, change.metres == nil,
      let repetitions = change.repetitions
    else { return self.change(change) }
    return Sentence(
      numbers.sign(Double(repetitions)) + count(Int(repetitions.magnitude), "rep"))
  }

  /// Sets with their number, also a single one: `1 × 90 kg × 8`.
  func times(_ sets: Int, _ work: SetWork, orMore: Bool) -> Sentence {
    let plus = orMore ? "+" : ""
    let isBare = work.semantics == .bodyweight
    return "\(sets) × \(words(work) { reps("\($0)\(plus)") })\(isBare ? "" : plus)"
  }

  /// Repetitions without a load, in a narrow column.
  func reps(_ text: String) -> String { "\(text) \(text == "1" ? "rep" : "reps")" }

  func change(_ change: SetChange) -> Sentence {
    var parts: [String] = []
    if let load = change.load {
      let text = numbers.change(kilograms: load, in: unit)
      parts.append(change.isAssisted ? "\(text) assistance" : text)
    }
    if let metres = change.metres {
      parts.append(numbers.sign(metres) + numbers.distance(metres.magnitude))
    }
    if let seconds = change.seconds {
      parts.append(numbers.sign(seconds) + numbers.clock(seconds.magnitude))
    }
    if let repetitions = change.repetitions {
      let number = Int(repetitions.magnitude)
      parts.append(
        numbers.sign(Double(repetitions)) + count(number, parts.isEmpty ? "repetition" : "rep"))
    }
    return parts.isEmpty ? "same" : Sentence(parts.joined(separator: ", "))
  }

  func value(_ value: Double, of measure: ProgressMeasure) -> Sentence {
    switch measure {
    case .estimate, .tenRepetitions: Sentence(estimate(value))
    case .assistance:
      value > 0
        ? "assistance \(numbers.load(kilograms: value, in: unit))" : "without assistance"
    case .repetitions: Sentence(count(Int(value.rounded()), "repetition"))
    case .seconds: Sentence(numbers.clock(value))
    }
  }

  func percentChange(_ comparison: Comparison) -> Sentence {
    guard let now = comparison.value.value else { return "–" }
    switch comparison.percent {
    case .known(let percent):
      if percent == 0 { return "same" }
      return Sentence(
        numbers.percentChange(percent, decimals: percent.magnitude < 1000 ? 1 : 0))
    case .missing(.baseIsZero): return now == 0 ? "same" : "new"
    default: return comparison.previous.reason == .noSession ? "new" : "–"
    }
  }
}

extension English {
  func ago(_ day: CivilDate, on other: CivilDate) -> Sentence {
    switch other.days(since: day) {
    case 0: "today"
    case 1: "yesterday"
    default: "\(age(day, on: other)) ago"
    }
  }

  func age(_ day: CivilDate, on other: CivilDate) -> Sentence {
    let days = other.days(since: day)
    if days < 14 { return Sentence(count(days, "day")) }
    return days < 7 * 104
      ? Sentence(count(days / 7, "week"))
      : "\(numbers.fixed(Double(days) / 365.25, decimals: 1)) years"
  }
}
