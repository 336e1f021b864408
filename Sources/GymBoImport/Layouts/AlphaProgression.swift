import GymBoLog

extension FileLayout {
  /// Alpha Progression: a printed workout. A line with its title, start and length; for each exercise a line with its name and
  /// its warm-ups, a line with the names of the columns, and a line a set.
  static let alphaProgression = FileLayout(
    format: .laidOut(
      id: "alpha_progression", name: "Alpha Progression",
      recognition: "lines such as \"1. Hack Squats · Machine · 8 reps\", each above #;KG;REPS;RIR",
      variants: [
        FormatVariant(name: "in English", header: "#;KG;REPS;RIR"),
        FormatVariant(name: "in German", header: "#;KG;WDH"),
      ]),
    matches: { start in
      start.text.split(whereSeparator: \.isNewline).prefix(12).contains { line in
        line.hasPrefix("#;") || line.hasPrefix("#\t") || line.hasPrefix("\"#\"")
      }
    },
    write: { file, start, rows in
      let isTabbed = start.text.contains("\n#\t")
      var reader = RecordReader(
        delimiter: isTabbed ? 0x09 : UInt8(ascii: ";"), from: start.offset)
      var workout = AlphaWorkout()
      while let (cells, line) = reader.nextTexts(file) { workout.read(cells, line, &rows) }
    })
}

/// What was read of a workout so far.
private struct AlphaWorkout {
  /// The cells that all sets of the exercise have.
  private var row: [ExportColumn: String] = [:]
  private var unit = ""
  /// What the columns of the sets hold, after the number of the set.
  private var columns: [ExportColumn?] = []
  private var isInMinutes = false

  mutating func read(_ cells: [String], _ line: Int32, _ rows: inout SetRows) {
    if cells[0] == "#" {
      readNames(cells)
    } else if cells.count > 1, let start = AlphaWorkout.start(cells[1]) {
      row = [
        .start: start.date, .time: start.time, .title: cells[0],
        .duration: cells.count > 2 ? AlphaWorkout.duration(cells[2]) : "",
      ]
    } else if let exercise = AlphaWorkout.exercise(cells[0]) {
      (row[.exercise], columns, isInMinutes) = (exercise, [], false)
      for warmUp in cells.dropFirst().flatMap({ $0.split(separator: "<br>") }) {
        write(warmUp: warmUp.trimmed, line, &rows)
      }
    } else if !columns.isEmpty, cells[0].contains(where: \.isNumber) {
      write(cells, line, &rows)
    } else {
      rows.addUnknown(cells, line: line)
    }
  }

  private mutating func readNames(_ cells: [String]) {
    columns = cells.dropFirst().map { name in
      switch name.uppercased().filter(\.isLetter) {
      case "KG", "LB", "LBS": .load
      case "REPS", "WDH", "REP": .repetitions
      case "RIR": .rir
      case "SEC", "SEK", "S", "SECS", "MIN", "MINS": .seconds
      case "KM", "MI", "M": .distance
      default: nil
      }
    }
    for name in cells.dropFirst().map({ $0.uppercased().filter(\.isLetter) }) {
      if name.hasPrefix("LB") { unit = "lb" }
      if name == "KG" { unit = "kg" }
      if name.hasPrefix("MIN") { isInMinutes = true }
      if ["KM", "MI", "M"].contains(name) { row[.distanceUnit] = name.lowercased() }
    }
  }

  private func write(_ cells: [String], _ line: Int32, _ rows: inout SetRows) {
    var set = row
    set[.order] = cells[0]
    set[.loadUnit] = unit
    for (column, cell) in zip(columns, cells.dropFirst()) {
      guard let column, cell != "-" else { continue }
      // +35 is added to the body, 8+ were more than asked for.
      set[column] = cell.filter { $0 != "+" }
    }
    if isInMinutes, let minutes = set[.seconds], !minutes.contains(":") {
      set[.seconds] = AlphaWorkout.seconds(minutes: minutes)
    }
    let isDone = zip(columns, cells.dropFirst()).contains {
      $0 != nil && $0 != .rir && $1 != "-" && !$1.isEmpty
    }
    set[.skipped] = isDone ? "" : "true"
    rows.add(set, line: line)
  }

  /// A warm-up of the exercise's line: `WU1 · 37,5 kg · 9 reps`.
  private func write(warmUp text: String, _ line: Int32, _ rows: inout SetRows) {
    guard !text.isEmpty else { return }
    var set = row
    set[.setType] = "warm-up"
    for part in AlphaWorkout.parts(text).dropFirst() {
      let number = part.prefix { $0.isNumber || $0 == "," || $0 == "." || $0 == "+" }
      let word = part.dropFirst(number.count).trimmed.lowercased()
      let value = number.filter { $0 != "+" }
      switch word {
      case "kg", "lb", "lbs": (set[.load], set[.loadUnit]) = (value, word)
      case "s", "sec", "sek", "sek.", "sec.": set[.seconds] = value
      default: set[.repetitions] = value
      }
    }
    rows.add(set, line: line)
  }

  // MARK: Texts

  private static func parts(_ text: String) -> [String] {
    text.split(separator: "·").map { $0.trimmed }
  }

  /// `2026-02-19 4:54 h`, `2026-09-14 13:44 Uhr`.
  private static func start(_ text: String) -> (date: String, time: String)? {
    let words = text.split(separator: " ")
    let bytes = Array((words.first ?? "").utf8)
    guard words.count >= 2, bytes.count == 10,
      WrittenDate(bytes.span, bytes.indices) != nil, words[1].contains(":")
    else { return nil }
    let isTwelveHours = ["AM", "PM"].contains { words.dropFirst(2).first?.uppercased() == $0 }
    return (String(words[0]), words[1...].prefix(isTwelveHours ? 2 : 1).joined(separator: " "))
  }

  /// The seconds of `1:02 hr`, `1:19 Std.`, `53 Min.`, `45 s`; empty for anything else.
  private static func duration(_ text: String) -> String {
    let words = text.split(separator: " ")
    guard words.count == 2, let unit = words[1].lowercased().first else { return "" }
    let numbers = words[0].split(separator: ":").map { Int($0) }
    guard numbers.count <= 2, numbers.allSatisfy({ $0.map { 0..<10_000 ~= $0 } ?? false }) else {
      return ""
    }
    let (first, second) = (numbers[0] ?? 0, numbers.count > 1 ? numbers[1] ?? 0 : 0)
    let factor =
      unit == "h" || unit == "s" && words[1].lowercased().hasPrefix("std")
      ? 3600 : unit == "m" ? 60 : 1
    return "\(first * factor + second * (factor / 60))"
  }

  private static func seconds(minutes: String) -> String {
    let value = Double(minutes.replacing(",", by: "."))
    return value.flatMap { $0 > 0 && $0 < 10_000 ? "\(Int(($0 * 60).rounded()))" : nil } ?? minutes
  }

  /// The name in `1. Hack Squats · Machine · 8 reps`: `Hack Squats (Machine)`.
  private static func exercise(_ text: String) -> String? {
    let number = text.prefix(while: \.isNumber)
    guard !number.isEmpty, text.dropFirst(number.count).hasPrefix(". ") else { return nil }
    let parts = parts(String(text.dropFirst(number.count + 2)))
    guard let name = parts.first else { return nil }
    // What was asked for begins with a number: 8 reps, 2 dropsets.
    let equipment = parts.dropFirst().filter { $0.first?.isNumber == false }
    return equipment.isEmpty ? name : "\(name) (\(equipment.joined(separator: ", ")))"
  }
}
