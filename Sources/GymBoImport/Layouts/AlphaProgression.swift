import GymBoLog

extension FileLayout {
  /// Alpha Progression: a printed workout. A line with its title, start and length; for each exercise a line with its name and
  /// its warm-ups, a line with the names of the columns, and a line a set.
  static let alphaProgression = FileLayout(
    format: .laidOut(
      id: "alpha_progression", name: "Alpha Progression",
      recognition: "lines such as \"1. Hack Squats · Machine · 8 reps\", each above #;KG;REPS;RIR",
      facts: FormatFacts(
        effort: "RIR", unit: "in the names of the columns",
        clock: FormatFacts.lifterClock,
        source: "in the app: profile, settings, export data"),
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
      let isTabbed = start.text.split(whereSeparator: \.isNewline)
        .contains { $0.hasPrefix("#\t") || $0.hasPrefix("\"#\"\t") }
      var reader = RecordReader(
        delimiter: isTabbed ? 0x09 : UInt8(ascii: ";"), from: start.offset)
      var workout = AlphaWorkout()
      while let (cells, line) = reader.nextTexts(file) { workout.read(cells, line, &rows) }
      workout.endExercise(&rows)
    })
}

/// What was read of a workout so far.
private struct AlphaWorkout {
  /// The cells that all sets of the exercise have.
  private var row: [ExportColumn: String] = [:]
  /// The names of the sets' columns, after the number of the set.
  private var names: [String] = []
  /// How many of the exercise's last sets are drop sets.
  private var dropSets = 0
  /// The sets of an exercise with drop sets, until its last one is known.
  private var waiting: [(cells: [ExportColumn: String], line: Int32)] = []

  mutating func read(_ cells: [String], _ line: Int32, _ rows: inout SetRows) {
    if cells[0] == "#" {
      names = Array(cells.dropFirst())
    } else if cells.count > 1, let start = AlphaWorkout.start(cells[1]) {
      endExercise(&rows)
      names = []
      row = [
        .start: start.date, .time: start.time, .title: cells[0],
        .duration: cells.count > 2 ? AlphaWorkout.duration(cells[2]) : "",
      ]
    } else if let exercise = AlphaWorkout.exercise(cells[0]) {
      endExercise(&rows)
      (row[.exercise], names, dropSets) = (exercise.name, [], exercise.dropSets)
      for warmUp in cells.dropFirst().flatMap({ $0.split(separator: "<br>") }) {
        write(warmUp: warmUp.trimmed, line, &rows)
      }
    } else if !names.isEmpty, cells[0].contains(where: \.isNumber) {
      write(cells, line, &rows)
    } else {
      rows.addUnknown(cells, line: line)
    }
  }

  /// Writes the sets of an exercise with drop sets. Of its last sets, those are drop sets that are lighter than the one before.
  mutating func endExercise(_ rows: inout SetRows) {
    var before: Double?
    for (index, set) in waiting.enumerated() {
      var cells = set.cells
      let load = cells[.load].flatMap { Double($0.replacing(",", by: ".")) }
      if index >= waiting.count - dropSets, let load, let before, load < before {
        cells[.setType] = "drop"
      }
      before = load
      rows.add(cells, line: set.line)
    }
    (waiting, dropSets) = ([], 0)
  }

  private mutating func write(_ cells: [String], _ line: Int32, _ rows: inout SetRows) {
    var set = row
    set[.order] = cells[0]
    var isDone = false
    for (index, cell) in cells.dropFirst().enumerated() where cell != "-" && !cell.isEmpty {
      let name = names.indices.contains(index) ? names[index] : ""
      guard let measure = AlphaMeasure(name) else {
        // Nobody knows what was done: where the repetitions should be, this is rejected.
        set[.repetitions] = "\(name.isEmpty ? "?" : name) \(cell)"
        isDone = true
        break
      }
      measure.write(cell, to: &set)
      isDone = isDone || ![.rir, .rpe, .note].contains(measure)
    }
    set[.skipped] = isDone ? "" : "true"
    if dropSets > 0 {
      waiting.append((set, line))
    } else {
      rows.add(set, line: line)
    }
  }

  /// A warm-up of the exercise's line: `WU1 · 37,5 kg · 9 reps`.
  private func write(warmUp text: String, _ line: Int32, _ rows: inout SetRows) {
    guard !text.isEmpty else { return }
    var set = row
    set[.setType] = "warm-up"
    for part in AlphaWorkout.parts(text).dropFirst() {
      let number = part.prefix { $0.isNumber || ",.:+".contains($0) }
      let word = part.dropFirst(number.count).trimmed
      guard !number.isEmpty else { continue }
      if let measure = word.isEmpty ? .repetitions : AlphaMeasure(word) {
        measure.write(String(number), to: &set)
      } else {
        set[.repetitions] = part
      }
    }
    rows.add(set, line: line)
  }

  // MARK: Texts

  private static func parts(_ text: String) -> [String] {
    text.split(separator: "·").map { $0.trimmed }
  }

  /// `2026-02-19 4:54 h`, `2026-09-14 13:44 Uhr`. A mistyped day such as 2026-11-35 begins a workout, too: its sets are rejected
  /// because of it, and do not go to the workout before.
  private static func start(_ text: String) -> (date: String, time: String)? {
    let words = text.split(separator: " ")
    let parts = (words.first ?? "").split(separator: "-", omittingEmptySubsequences: false)
    guard words.count >= 2, parts.map(\.utf8.count) == [4, 2, 2],
      parts.joined().allSatisfy(\.isNumber), words[1].contains(":")
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

  /// The name in `1. Hack Squats · Machine · 8 reps`, `Hack Squats (Machine)`, and its number of drop sets.
  private static func exercise(_ text: String) -> (name: String, dropSets: Int)? {
    let number = text.prefix(while: \.isNumber)
    guard !number.isEmpty, text.dropFirst(number.count).hasPrefix(". ") else { return nil }
    let parts = parts(String(text.dropFirst(number.count + 2)))
    guard let name = parts.first else { return nil }
    // What was asked for begins with a number: 8 reps, 2 dropsets.
    let asked = parts.dropFirst().filter { $0.first?.isNumber == true }
    let equipment = parts.dropFirst().filter { $0.first?.isNumber == false }
    let drops = asked.first { $0.folded.contains("drop") }
    return (
      equipment.isEmpty ? name : "\(name) (\(equipment.joined(separator: ", ")))",
      drops.flatMap { Int($0.prefix(while: \.isNumber)) } ?? 0
    )
  }
}
