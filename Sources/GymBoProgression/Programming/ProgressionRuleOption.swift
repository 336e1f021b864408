extension ProgressionRule {
  /// The forms of ``init(option:)``, for help texts.
  public static let optionForms = [
    "double-progression[:8-12]", "two-for-two:10", "percentage:5x5@75", "5/3/1:WEEK[.CYCLE]",
    "rpe-chart[:5]@8[-5%]",
  ]

  /// Reads the value of an option: `double-progression:6-10`, `two-for-two:10`, `percentage:5x5@75` (5 sets of 5 at 75 %),
  /// `5/3/1:2.3` (week 2 of cycle 3), `rpe-chart:5@8` or, with back-off sets 5 % lighter, `rpe-chart:5@8-5%`.
  /// - Returns: nil for another word, or a number outside its range.
  public init?(option: String) {
    let parts = option.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    var name = parts[0]
    var numbers = parts.count > 1 ? parts[1] : ""
    if parts.count == 1, let at = name.firstIndex(of: "@") {
      (name, numbers) = (name[..<at], name[at...])
    }
    switch name {
    case "double-progression":
      guard !numbers.isEmpty || parts.count == 1 else { return nil }
      let range = numbers.isEmpty ? [] : numbers.split(separator: "-").map { Int($0) }
      let rule =
        switch range.count {
        case 0: DoubleProgression()
        case 2:
          range[0].flatMap { low in
            range[1].flatMap { DoubleProgression(lowest: low, highest: $0) }
          }
        default: DoubleProgression?.none
        }
      guard let rule else { return nil }
      self = .doubleProgression(rule)
    case "two-for-two":
      guard let rule = Int(numbers).flatMap({ TwoForTwo(target: $0) }) else { return nil }
      self = .twoForTwo(rule)
    case "percentage":
      let words = numbers.split { $0 == "x" || $0 == "@" }
      guard words.count == 3, let sets = Int(words[0]), let repetitions = Int(words[1]),
        let percent = Double(words[2]), (1...20).contains(sets), (1...30).contains(repetitions),
        TrainingMax.percentages.contains(percent)
      else { return nil }
      self = .percentage(percent: percent, sets: sets, repetitions: repetitions)
    case "5/3/1":
      let words = numbers.split(separator: ".")
      guard (1...2).contains(words.count), let week = Int(words[0]),
        let cycle = words.count == 2 ? Int(words[1]) : 1,
        FiveThreeOne.weeks.contains(week), (1...100).contains(cycle)
      else { return nil }
      self = .fiveThreeOne(week: week, cycle: cycle)
    case "rpe-chart":
      self.init(chart: numbers)
    default:
      return nil
    }
  }

  /// `5@8`, `@8`, `5@8-5%`.
  private init?(chart text: Substring) {
    let sides = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2 else { return nil }
    let words = sides[1].split(separator: "-", omittingEmptySubsequences: false)
    guard (1...2).contains(words.count), let rpe = Double(words[0]) else { return nil }
    var drop: LoadDrop?
    if words.count == 2 {
      guard words[1].hasSuffix("%"),
        let read = Double(words[1].dropLast()).flatMap({ LoadDrop(percent: $0) })
      else { return nil }
      drop = read
    }
    let repetitions = Int(sides[0])
    guard sides[0].isEmpty || repetitions != nil,
      TargetRPE(repetitions: repetitions ?? 1, rpe: rpe) != nil
    else { return nil }
    self = .targetRPE(repetitions: repetitions, rpe: rpe, drop: drop)
  }
}
