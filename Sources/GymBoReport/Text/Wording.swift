internal import GymBoAnalysis
internal import GymBoLog

/// How sets, loads and records of one log are worded for people.
struct Wording {
  let log: TrainingLog
  let unit: LoadUnit

  /// Columns that a name may take in a sentence.
  private static let nameWidth = 40

  /// An exercise's name as logged, cut to fit a sentence.
  func name(_ exercise: Int) -> String { Wording.short(log.exercises[exercise].name) }

  static func short(_ name: String) -> String {
    TerminalText.truncated(TerminalText.safe(name), to: nameWidth)
  }

  /// Columns that the last part of a file's path may take: most names stand whole.
  private static let fileWidth = 64

  /// A file's name; of a long path, the last part.
  static func file(_ file: SourceFile) -> String {
    let name = TerminalText.safe(file.name)
    guard TerminalText.width(of: name) > nameWidth, let last = name.split(separator: "/").last
    else { return name }
    return TerminalText.truncated(last.count < name.count ? "…/\(last)" : name, to: fileWidth)
  }

  func load(_ row: Int) -> Load? { log.sets.load[row].map(Load.init(units:)) }

  // MARK: Sets

  /// One set: `100 kg × 8`, `12 repetitions`, `assistance 20 kg × 8`, `1:30 min`, `5.2 km`.
  /// - Parameter isShort: writes repetitions without a load as `× 12`.
  func set(_ row: Int, isShort: Bool = false) -> String {
    let sets = log.sets
    return work(
      sets.semantics[row], load: load(row), repetitions: sets.repetitions[row].map(Int.init),
      seconds: sets.seconds[row], metres: sets.metres[row],
      bodyweight: isShort ? { "× \($0)" } : { NumberText.count($0, "repetition") })
  }

  /// Equal sets: `4 × 90 kg × 8`, `3 × 12`, and a single one without the number of sets.
  func run(_ run: SetRun) -> String {
    let count = run.rows.count
    let work = work(
      run.semantics, load: run.load, repetitions: run.repetitions, seconds: run.seconds,
      metres: run.metres,
      bodyweight: { count == 1 ? NumberText.count($0, "repetition") : "\($0)" })
    return count == 1 ? work : "\(count) × \(work)"
  }

  /// - Parameter bodyweight: writes repetitions without a load.
  func work(
    _ semantics: LoadSemantics, load: Load?, repetitions: Int?, seconds: Double?, metres: Double?,
    bodyweight: (Int) -> String
  ) -> String {
    let times = repetitions.map { " × \($0)" } ?? ""
    switch semantics {
    case .loaded:
      return (load?.text(in: unit) ?? "no load") + times
    case .assisted:
      return assistance(load) + times
    case .bodyweight:
      return repetitions.map(bodyweight) ?? "–"
    case .timed:
      return with(load, seconds.map(NumberText.clock) ?? repetitions.map { "\($0)" } ?? "–")
    case .distance:
      let distance = metres.map(NumberText.distance)
      let time = seconds.flatMap { $0 > 0 ? NumberText.clock($0) : nil }
      return with(load, [distance, time].compactMap { $0 }.joined(separator: " in "))
    }
  }

  private func assistance(_ load: Load?) -> String {
    guard let load, load > .zero else { return "without assistance" }
    return "assistance " + load.text(in: unit)
  }

  private func with(_ load: Load?, _ work: String) -> String {
    guard let load, load > .zero else { return work.isEmpty ? "–" : work }
    return work.isEmpty ? load.text(in: unit) : "\(load.text(in: unit)), \(work)"
  }

  /// What changed from one set to another: `+1 repetition`, `+2.5 kg`, `+2.5 kg, −2 reps`, `same`.
  func change(from before: Int, to now: Int) -> String {
    let sets = log.sets
    var parts: [String] = []
    if let new = load(now), let old = load(before), !new.isSame(as: old) {
      let change = unit.change(kilograms: new.kilograms - old.kilograms)
      parts.append(sets.semantics[now] == .assisted ? "\(change) assistance" : change)
    }
    if sets.semantics[now] == .timed || sets.semantics[now] == .distance {
      parts += [
        change(sets.metres[before], sets.metres[now], NumberText.distance),
        change(sets.seconds[before], sets.seconds[now], NumberText.clock),
      ].compactMap { $0 }
    } else if let new = sets.repetitions[now], let old = sets.repetitions[before], new != old {
      let sign = new > old ? "+" : "−"
      let difference = abs(Int(new) - Int(old))
      parts.append(
        sign
          + (parts.isEmpty
            ? NumberText.count(difference, "repetition") : NumberText.count(difference, "rep")))
    }
    return parts.isEmpty ? "same" : parts.joined(separator: ", ")
  }

  private func change(_ old: Double?, _ new: Double?, _ text: (Double) -> String) -> String? {
    guard let old, let new, (new - old).magnitude >= 0.5 else { return nil }
    return (new > old ? "+" : "−") + text((new - old).magnitude)
  }

  // MARK: Measures and records

  /// A value of a measure: `124.1 kg`, `12 repetitions`.
  func value(_ value: Double, of measure: ProgressMeasure) -> String {
    switch measure {
    case .estimate: unit.estimate(kilograms: value)
    case .assistance: value > 0 ? "assistance " + loadText(value) : "without assistance"
    case .repetitions: NumberText.count(Int(value.rounded()), "repetition")
    case .seconds: NumberText.clock(value)
    }
  }

  /// The name of a record's kind in a table.
  static func name(of kind: RecordKind) -> String {
    switch kind {
    case .load: "heaviest load"
    case .repetitions: "most repetitions"
    case .estimate: "best e1RM"
    case .setVolume: "largest set volume"
    case .sessionVolume: "largest session volume"
    case .loadFor(let repetitions):
      "best load for \(NumberText.count(repetitions, "repetition"))"
    case .duration: "longest set"
    }
  }

  /// The value of a record in the unit of its kind.
  func value(_ value: Double, of kind: RecordKind) -> String {
    switch kind {
    case .load, .loadFor: loadText(value)
    case .repetitions: NumberText.count(Int(value.rounded()), "repetition")
    case .estimate: unit.estimate(kilograms: value)
    case .setVolume, .sessionVolume: unit.volume(kilograms: value)
    case .duration: NumberText.clock(value)
    }
  }

  /// The same, where the kind's name says that repetitions are counted.
  func number(_ value: Double, of kind: RecordKind) -> String {
    kind == .repetitions
      ? NumberText.short(value, decimals: 0) : self.value(value, of: kind)
  }

  /// The gain of a record: `+2.5 kg`.
  func gain(_ best: PersonalBest, of kind: RecordKind) -> String? {
    guard let previous = best.previous else { return nil }
    let gain = best.value - previous
    switch kind {
    case .load, .loadFor: return unit.change(kilograms: gain)
    case .repetitions: return NumberText.signed(gain, decimals: 0)
    case .estimate:
      return NumberText.signed(unit.value(ofKilograms: gain), decimals: 1) + " " + unit.rawValue
    case .setVolume, .sessionVolume:
      return NumberText.signed(unit.value(ofKilograms: gain), decimals: 0) + " " + unit.rawValue
    case .duration: return "+" + NumberText.clock(gain)
    }
  }

  /// `80 % interval 98.9 to 112.6 kg`.
  func interval(of estimate: StrengthEstimate) -> String {
    func number(_ kilograms: Double) -> String {
      NumberText.fixed(unit.value(ofKilograms: kilograms), decimals: 1)
    }
    return "80 % interval \(number(estimate.interval.lowerBound)) to "
      + "\(number(estimate.interval.upperBound)) \(unit.rawValue)"
  }

  private func loadText(_ kilograms: Double) -> String {
    Load(kilograms: kilograms)?.text(in: unit) ?? unit.estimate(kilograms: kilograms)
  }
}
