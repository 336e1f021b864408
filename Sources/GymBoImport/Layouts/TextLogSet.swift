import GymBoLog

/// A set, or several equal ones: `80x8@8`, `80x8x2`, `20x10w`, `x8`, `-20x8`, `60s`, `1:30`, `5km/25:00`, `40x50m/45s~90`.
struct TextLogSet {
  /// What was done, by column.
  private(set) var cells: [ExportColumn: String] = [:]
  /// How many sets are so.
  private(set) var count = 1
  var note: String?
  /// The numbers of `3x8`, which may also mean three sets of eight.
  private var pair: (first: Int, second: Int)?

  /// The most sets of one word.
  static let mostSets = 100

  /// A set that is not understood: rejected where its repetitions are read.
  init(unknown text: String) { cells[.repetitions] = text.isEmpty ? "?" : text }

  /// - Returns: nil for a word that is no set.
  init?(_ word: Substring) {
    guard var rest = takeMarks(word) else { return nil }
    if let kind = rest.last.flatMap({ TextLogSet.kinds[$0] }) {
      cells[.setType] = kind
      rest = rest.dropLast()
    }
    var parts = rest.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard (1...3).contains(parts.count) else { return nil }
    let isTimesFirst = parts.count == 2 && TextLogSet.work(parts[0])?.isTimeOrDistance == true
    if parts.count == 3 || isTimesFirst {
      let times = parts.removeLast()
      guard let count = WholeNumbers.of([times])?.first, 1...TextLogSet.mostSets ~= count else {
        return nil
      }
      self.count = count
    } else if parts.count == 2, let numbers = WholeNumbers.of(parts) {
      pair = (numbers[0], numbers[1])
    }
    guard let last = parts.last, let work = TextLogSet.work(last) else { return nil }
    cells.merge(work.cells) { $1 }
    if parts.count == 2, !parts[0].isEmpty {
      guard let load = TextLogSet.load(parts[0]) else { return nil }
      cells.merge(load) { $1 }
    }
  }

  private static let kinds: [Character: String] = ["w": "warm-up", "d": "drop", "f": "failure"]

  /// Reads effort and rest, and returns what is before them; nil where one is no number.
  private mutating func takeMarks(_ word: Substring) -> Substring? {
    var rest = word
    if let mark = rest.firstIndex(of: "~") {
      let text = rest[rest.index(after: mark)...]
      let seconds = TextLogTime.clock(text).map { "\($0)" } ?? TextLogSet.decimal(text)
      guard let seconds else { return nil }
      cells[.rest] = seconds
      rest = rest[..<mark]
    }
    if let mark = rest.firstIndex(of: "@") {
      guard let effort = TextLogSet.decimal(rest[rest.index(after: mark)...]) else { return nil }
      cells[.rpe] = effort
      rest = rest[..<mark]
    }
    return rest
  }

  /// What `8`, `60s`, `1:30`, `50m`, `5km/25:00` and `?`, which is not known, say by column; nil for any other text.
  private static func work(
    _ text: Substring
  ) -> (cells: [ExportColumn: String], isTimeOrDistance: Bool)? {
    var cells: [ExportColumn: String] = [:]
    if text == "?" { return (cells, false) }
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      let unit = part.drop { $0.isNumber || ".,:".contains($0) }
      let number = part[..<unit.startIndex]
      switch unit {
      case "" where number.contains(":"):
        guard let seconds = TextLogTime.clock(number) else { return nil }
        cells[.seconds] = "\(seconds)"
      case "":
        guard let repetitions = WholeNumbers.of([number])?.first else { return nil }
        cells[.repetitions] = "\(repetitions)"
      case "s", "sec":
        guard let seconds = decimal(number) else { return nil }
        cells[.seconds] = seconds
      case "m", "km", "mi":
        guard let distance = decimal(number) else { return nil }
        (cells[.distance], cells[.distanceUnit]) = (distance, String(unit))
      default: return nil
      }
    }
    return (cells, cells[.repetitions] == nil)
  }

  /// A load and its unit, if it has one: `80`, `-20`, `176.5lb`, `82,5kg`.
  private static func load(_ text: Substring) -> [ExportColumn: String]? {
    let unit = text.drop { !$0.isLetter }
    let number = text[..<unit.startIndex]
    guard let value = decimal(number.first == "-" ? number.dropFirst() : number) else { return nil }
    var cells: [ExportColumn: String] = [.load: number.first == "-" ? "-\(value)" : value]
    switch unit.lowercased() {
    case "": break
    case "kg", "kgs": cells[.loadUnit] = "kg"
    case "lb", "lbs": cells[.loadUnit] = "lb"
    default: return nil
    }
    return cells
  }

  /// A number without a sign, with a decimal point.
  private static func decimal(_ text: Substring) -> String? {
    let number = String(text).replacing(",", with: ".")
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), number.count <= 24,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } })
    else { return nil }
    return number
  }

  // MARK: Sets first

  /// The numbers of a working set such as `3x8`, of which only the order says which is the load.
  var barePair: (first: Int, second: Int)? { cells[.setType] == nil ? pair : nil }

  /// A load with its unit, as it follows `3x8`; nil for any other word.
  static func loadWithUnit(_ word: Substring) -> [ExportColumn: String]? {
    load(word).flatMap { $0[.loadUnit] == nil ? nil : $0 }
  }

  /// `3x8` followed by a load: three sets of eight; nil for any other set.
  func turned(withLoad load: [ExportColumn: String]) -> TextLogSet? {
    guard let pair, cells[.loadUnit] == nil, count == 1, 1...TextLogSet.mostSets ~= pair.first
    else { return nil }
    var set = self
    set.cells[.repetitions] = "\(pair.second)"
    set.cells.merge(load) { $1 }
    (set.count, set.pair) = (pair.first, nil)
    return set
  }
}
