import GymBo

/// `gymbo body`: body weight with its trend, and what else was measured.
enum BodyCommand {
  static func run(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    let path = try StorePath.path(arguments)
    let profile = try ProfileCommand.stored(path)
    let unit =
      try arguments.value(.unit, read: LoadUnit.init(spelling:)) ?? profile.unit ?? .kilogram
    let moment = try arguments.value(.bodyDate, read: BodyMoment.init)
    let values = try values(arguments.positional)
    if !values.isEmpty { try add(values, moment, path) }
    let body = try stored(path)
    let day = moment?.time.date ?? body.measurements.last?.at.date
    var lines = day.map { body.lines(upTo: $0, in: unit) } ?? []
    if lines.isEmpty {
      lines = [
        "Nothing was measured. Import the table of a scale, 'gymbo import FILE', or write a value, 'gymbo body "
          + "weight=80kg'."
      ]
    }
    if !values.isEmpty { lines.append("Undo: gymbo store undo") }
    try Terminal.print(Array(TerminalText.safeLines(lines.joined(separator: "\n") + "\n").utf8))
    return .success
  }

  /// What a store has; nothing where there is no store.
  static func stored(_ path: String) throws(ToolError) -> Body {
    do throws(StoreError) {
      return try Body(of: .reading(path))
    } catch {
      if case .missing = error { return Body() }
      throw ToolError(error)
    }
  }

  /// The weight of a day.
  static func weight(_ path: String, on day: CivilDate) throws(ToolError) -> Load {
    guard let weight = try stored(path).weight.weight(on: day) else {
      throw ToolError(
        message:
          "The store has no body weight within \(BodyWeight.mostAway) days of \(day); give it, as --bodyweight "
          + "80kg, or keep it: gymbo body weight=80kg --date \(day).", code: .usage)
    }
    return weight
  }

  private static func add(
    _ values: [(metric: BodyMetric, value: Double)], _ moment: BodyMoment?, _ path: String
  ) throws(ToolError) {
    guard let moment = moment ?? BodyMoment("today") else {
      throw ToolError(message: "The clock tells no day; give --date.", code: .usage)
    }
    let measured = values.map { metric, value in
      BodyMeasurement(metric, at: moment.time, hasTime: moment.hasTime, value: value)
    }
    do throws(StoreError) {
      _ = try Store.writing(path, makes: true)
        .add(measured, format: "", account: "", file: nil)
    } catch {
      throw ToolError(error)
    }
  }

  /// Metrics and values of `METRIC=VALUE…`.
  private static func values(
    _ words: [String]
  ) throws(ToolError) -> [(metric: BodyMetric, value: Double)] {
    var values: [(metric: BodyMetric, value: Double)] = []
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0].lowercased()
      guard parts.count == 2, let metric = BodyMetric(word: name) else {
        let names = BodyMetric.allCases.map(\.word)
        let hint = nearest(to: name, among: names).map { " Did you mean \($0)?" } ?? ""
        throw ToolError(
          message:
            "'\(TerminalText.safe(word))' is no value of a body.\(hint) Write METRIC=VALUE, as weight=80.4kg; the "
            + "metrics are \(names.joined(separator: ", ")).", code: .usage)
      }
      guard let value = BodyValueText.value(parts[1], of: metric) else {
        throw ToolError(
          message:
            "\(metric.word): \"\(TerminalText.safe(String(parts[1])))\" is no \(metric.kind.noun); write it "
            + "with its unit, as \(metric.kind.example).", code: .usage)
      }
      values.append((metric, value))
    }
    return values
  }
}

/// The time of `--date`.
struct BodyMoment {
  let time: CivilTime
  /// False where only the day is known.
  let hasTime: Bool

  init?(_ text: String) {
    if let day = DayChoice.day(text) {
      (time, hasTime) = (CivilTime(date: day, secondOfDay: 0), false)
    } else if let time = ClockChoice.time(text) {
      (self.time, hasTime) = (time, true)
    } else {
      return nil
    }
  }
}

extension Body {
  /// Days that are listed.
  private static let mostDays = 7

  fileprivate func lines(upTo day: CivilDate, in unit: LoadUnit) -> [String] {
    var lines: [String] = []
    let days = weight.days.filter { $0.date <= day }
    if let last = days.last {
      lines.append(
        "Weight: \(Body.mass(last.kilograms, unit)) on \(last.date), trend \(Body.mass(last.trend, unit))"
      )
      lines.append(change(upTo: day, in: unit))
      lines += days.suffix(Body.mostDays).dropLast().reversed().map { day in
        "  \(day.date)  \(Body.mass(day.kilograms, unit)), trend \(Body.mass(day.trend, unit))"
      }
    }
    lines += BodyMetric.allCases.filter { $0 != .bodyMass }.compactMap { metric in
      latest(metric, upTo: day).map { "\(metric.word): \($0.text) on \($0.at.date)" }
    }
    return lines
  }

  private func change(upTo day: CivilDate, in unit: LoadUnit) -> String {
    guard let change = weight.change(upTo: day) else {
      return
        "Change a week: not known yet; it needs \(BodyWeightChange.fewestDays) days with a weight over "
        + "\(BodyWeightChange.shortest) of the last \(BodyWeightChange.window)."
    }
    let interval = change.interval.map {
      " (80 %: \(Body.signed($0.lowerBound, unit)) to \(Body.signed($0.upperBound, unit)))"
    }
    return
      "Change a week: \(Body.signed(change.perWeek, unit)) \(unit.rawValue)\(interval ?? ""), of "
      + "\(Count.of(change.count, "day")) of the last \(BodyWeightChange.window)"
  }

  private static func mass(_ kilograms: Double, _ unit: LoadUnit) -> String {
    let value = Load(kilograms: kilograms)?.value(in: unit) ?? kilograms
    return "\(NumberStyle.english.fixed(value, decimals: 1)) \(unit.rawValue)"
  }

  private static func signed(_ kilograms: Double, _ unit: LoadUnit) -> String {
    let value = Load(kilograms: kilograms)?.value(in: unit) ?? kilograms
    return NumberStyle.english.signedFixed(value, decimals: 2)
  }
}

extension BodyMeasurement {
  /// Such as `18.4 %`.
  fileprivate var text: String {
    let style = NumberStyle.english
    return switch metric.kind {
    case .mass: "\(style.fixed(value, decimals: 1)) kg"
    case .fraction: "\(style.fixed(value * 100, decimals: 1)) %"
    case .length: "\(style.fixed(value * 100, decimals: 1)) cm"
    case .rate: "\(style.fixed(value, decimals: 0)) a minute"
    }
  }
}

extension BodyMetric {
  /// As it is typed.
  fileprivate var word: String { self == .bodyMass ? "weight" : rawValue }

  fileprivate init?(word: String) {
    guard let metric = word == "weight" ? .bodyMass : BodyMetric(rawValue: word) else { return nil }
    self = metric
  }
}

extension BodyMetric.Kind {
  fileprivate var noun: String {
    switch self {
    case .mass: "body weight"
    case .fraction: "share of fat"
    case .length: "length"
    case .rate: "heart rate"
    }
  }

  fileprivate var example: String {
    switch self {
    case .mass: "80.4kg or 177lb"
    case .fraction: "18.4%"
    case .length: "82cm or 32in"
    case .rate: "52"
    }
  }
}

extension OptionDeclaration {
  static let bodyDate = OptionDeclaration(
    name: "--date", value: "DATE",
    form: "today, yesterday, a day such as 2026-11-20, or a time such as 2026-11-20T07:00",
    words: ["today", "yesterday", "now"],
    help: "when it was measured (default: today); without a value: the day to look at")
  static let bodyUnit = OptionDeclaration(
    name: "--unit", value: "kg|lb", help: "unit of weights (default: the profile's, else kg)")
}

extension CommandDeclaration {
  static let body = CommandDeclaration(
    name: "body", arguments: "[METRIC=VALUE…]",
    summary: "your body weight, its trend and its change a week; other measures",
    options: [.bodyDate, .bodyUnit, .store], group: .keep,
    examples: [
      "gymbo body", "gymbo body weight=80.4kg",
      "gymbo body weight=177lb body-fat=18% --date yesterday",
    ],
    notes: [
      HelpNote(
        title: "Weights",
        text:
          "'gymbo import' takes tables of Withings, Hevy, FitNotes, Renpho, Garmin, Libra and wger, and any other with a "
          + "date and a weight. A day's weight is the median of its weights. The trend follows it by a tenth of the "
          + "difference a day (Walker). The change a week is a line through the last \(BodyWeightChange.window) days, with the range "
          + "that holds it four times in five. 'gymbo report --full' tells the same of its day; a table may also be named beside "
          + "an export: gymbo report hevy.csv scale.csv --only body. 'gymbo score' takes the trend of the day, and so does --bodyweight stored."
      )
    ])
}
