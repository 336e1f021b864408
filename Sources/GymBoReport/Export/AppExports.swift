import GymBoLog

/// How the apps write their exports.
extension ExportedFile {
  /// Strong on iOS since 2020. The file does not name its unit; kilometres go with kilograms, miles with pounds.
  mutating func writeStrong() {
    let perDistance = (unit == .pound ? DistanceUnit.mile : .kilometre).metres
    let file = self
    write(
      header: [
        "Date", "Workout Name", "Duration", "Exercise Name", "Set Order", "Weight", "Reps",
        "Distance", "Seconds", "Notes", "Workout Notes", "RPE",
      ].joined(separator: ","),
      rest: file.restTimer
    ) { row in
      [
        file.clock(row.session), ExportedFile.quoted(row.session.title ?? ""),
        ExportedFile.duration(row.session.duration), ExportedFile.quoted(file.name(row)),
        file.order(row), file.load(row, in: file.unit) ?? "0", file.repetitions(row) ?? "0",
        file.distance(row, metresPerUnit: perDistance) ?? "0", file.seconds(row) ?? "0",
        // Quotes mark the first set of an exercise.
        row.isFirstOfBlock ? ExportedFile.quoted(file.log.columns.note[row.index] ?? "") : "",
        row.isFirst ? ExportedFile.quoted(row.session.note ?? "") : "",
        file.rpe(row) ?? "",
      ]
    }
  }

  /// The rest after a set as a row of Strong; nil where it is not written.
  private func restTimer(_ row: Row) -> [String]? {
    guard timesRests, let seconds = log.columns.rest[row.index] else { return nil }
    return [
      clock(row.session), ExportedFile.quoted(row.session.title ?? ""),
      ExportedFile.duration(row.session.duration), ExportedFile.quoted(name(row)), "Rest Timer",
      "0", "0", "0", MachineNumber.exact(seconds), "", "", "",
    ]
  }

  /// Hevy, with the unit of loads in the name of their column.
  mutating func writeHevy() {
    let isPounds = unit == .pound
    let perDistance = (isPounds ? DistanceUnit.mile : .kilometre).metres
    let (load, distance) =
      isPounds ? ("weight_lbs", "distance_miles") : ("weight_kg", "distance_km")
    let names = [
      "title", "start_time", "end_time", "description", "exercise_title", "superset_id",
      "exercise_notes", "set_index", "set_type", load, "reps", distance, "duration_seconds", "rpe",
    ]
    let file = self
    write(header: names.map(ExportedFile.quoted).joined(separator: ",")) { row in
      let end = row.session.duration.flatMap {
        CivilTime(seconds: row.session.start.seconds + $0)
      }
      return [
        ExportedFile.quoted(row.session.title ?? ""),
        ExportedFile.quoted(ExportedFile.monthAndClock(row.session.start)),
        ExportedFile.quoted(end.map(ExportedFile.monthAndClock) ?? ""),
        ExportedFile.escaped(row.session.note), ExportedFile.quoted(file.name(row)),
        file.log.columns.superset[row.index].map { "\($0)" } ?? "",
        ExportedFile.escaped(file.log.columns.note[row.index]), "\(row.number)",
        ExportedFile.quoted(file.hevyKind(row)), file.load(row, in: file.unit) ?? "",
        file.repetitions(row) ?? "", file.distance(row, metresPerUnit: perDistance) ?? "",
        file.seconds(row) ?? "", file.rpe(row) ?? "",
      ]
    }
  }

  /// FitNotes, with the unit of each load. Nothing is quoted: commas, quotes and line breaks become blanks.
  mutating func writeFitNotes() {
    let file = self
    write(
      header: [
        "Date", "Exercise", "Category", "Weight", "Weight Unit", "Reps", "Distance",
        "Distance Unit", "Time", "Comment",
      ].joined(separator: ",")
    ) { row in
      let (load, metres) = (file.load(row, in: file.unit), file.distance(row, metresPerUnit: 1))
      let muscle = file.log.exercises[Int(file.log.columns.exercise[row.index])].facts?.direct.first
      return [
        "\(row.session.date)", ExportedFile.bare(file.name(row)),
        muscle.map { "\($0)".prefix(1).uppercased() + "\($0)".dropFirst() } ?? "Other",
        load ?? "", load == nil ? "" : file.unit == .pound ? "lbs" : "kgs",
        file.repetitions(row) ?? "", metres ?? "", metres == nil ? "" : "m",
        file.log.columns.seconds[row.index].map(ExportedFile.hours) ?? "",
        ExportedFile.bare(file.log.columns.note[row.index] ?? ""),
      ]
    }
  }

  /// The columns that gymbo itself reads from a spreadsheet.
  mutating func writePlain() {
    let file = self
    write(
      header: "date,session_title,session_duration_s,session_note,exercise,superset,set,kind,"
        + "load_\(unit == .pound ? "lb" : "kg"),repetitions,rpe,duration_s,distance_m,note"
    ) { row in
      [
        row.session.hasTime ? "\(row.session.start)" : "\(row.session.date)",
        ExportedFile.cell(row.session.title),
        row.session.duration.map { "\($0)" } ?? "", ExportedFile.cell(row.session.note),
        ExportedFile.cell(file.name(row)),
        file.log.columns.superset[row.index].map { "\($0)" } ?? "", "\(row.number + 1)",
        file.log.columns.kind[row.index].name, file.load(row, in: file.unit) ?? "",
        file.repetitions(row) ?? "", file.rpe(row) ?? "", file.seconds(row) ?? "",
        file.distance(row, metresPerUnit: 1) ?? "",
        ExportedFile.cell(file.log.columns.note[row.index]),
      ]
    }
  }

  // MARK: The forms of single values

  /// `2026-11-20 18:03:00`.
  private func clock(_ session: Session) -> String {
    "\(session.start)".replacing("T", with: " ")
  }

  /// `20 Nov 2026, 18:03`.
  private static func monthAndClock(_ time: CivilTime) -> String {
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let (_, month, day) = time.date.components
    // The year has four digits, as in the date before it.
    let (year, clock) = ("\(time)".prefix(4), "\(time)".dropFirst(11).prefix(5))
    return "\(day) \(months[month - 1]) \(year), \(clock)"
  }

  /// `1h 5m`, `45m`, `1h`, `30s`; empty where it is not known.
  private static func duration(_ seconds: Int64?) -> String {
    guard let seconds else { return "" }
    let parts = [(seconds / 3600, "h"), (seconds / 60 % 60, "m"), (seconds % 60, "s")]
    return parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined(separator: " ")
  }

  /// `0:01:05`; decimals of a second are left out. Less than a second is one, for a set of none was not done.
  private static func hours(_ seconds: Double) -> String {
    let seconds = Int(min(max(seconds, 1), 1e9))
    let parts = [seconds / 60 % 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(seconds / 3600):" + parts.joined(separator: ":")
  }

  /// A number for working sets, a letter for the others.
  private func order(_ row: Row) -> String {
    switch log.columns.kind[row.index] {
    case .working: "\(row.workingNumber + 1)"
    case .warmUp: "W"
    case .drop: "D"
    case .failure: "F"
    }
  }

  private func hevyKind(_ row: Row) -> String {
    switch log.columns.kind[row.index] {
    case .working: "normal"
    case .warmUp: "warmup"
    case .drop: "dropset"
    case .failure: "failure"
    }
  }

  /// Text in quotes, with line breaks as Hevy writes them.
  private static func escaped(_ text: String?) -> String {
    quoted((text ?? "").replacing("\r\n", with: "\\n").replacing("\n", with: "\\n"))
  }

  /// Text without what would need quotes, and without blanks at its ends, which are not read again.
  private static func bare(_ text: String) -> String {
    text.split { $0 == "," || $0 == "\"" || $0.isWhitespace || $0 == "\0" }.joined(separator: " ")
  }
}
