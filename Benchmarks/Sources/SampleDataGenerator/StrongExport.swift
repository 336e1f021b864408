/// Strong for iOS since 2020: comma, kilograms without saying so, notes on the first row of what they belong to.
struct StrongExport {
  static let header =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,"
    + "Workout Notes,RPE"

  /// From this day on the app writes its rest timers into the table.
  static let restTimersFrom = Day(2026, 9, 21)

  /// Oldest first; no newline at the end, as exports are since 2025.
  static func text(_ workouts: [Workout]) -> String {
    var lines = [header]
    for workout in workouts { lines += rows(of: workout) }
    return lines.joined(separator: "\n")
  }

  private static func rows(of workout: Workout) -> [String] {
    let start = "\(workout.day.iso) \(clock(workout.start))"
    let prefix = "\(start),\(quoted(workout.title)),\(duration(workout.duration))"
    var rows: [String] = []
    for block in workout.blocks {
      var number = 0
      for (index, set) in block.sets.enumerated() {
        // Only an exercise's first row has a note cell, only a workout's first row one for the workout.
        let note = index == 0 ? quoted(escaped(block.note)) : ""
        let workoutNote = rows.isEmpty ? quoted(escaped(workout.note)) : ""
        if set.kind == .working { number += 1 }
        let order =
          switch set.kind {
          case .working: "\(number)"
          case .warmUp: "W"
          case .drop: "D"
          case .failure: "F"
          }
        let isTimed = set.repetitions == nil
        let load = set.load.map { decimal($0, digits: 1) } ?? (isTimed ? "0" : "0.0")
        let repetitions = set.repetitions.map { "\($0).0" } ?? "0"
        let distance = set.distance.map { decimal($0, digits: 1) } ?? "0"
        let seconds = "\(set.seconds ?? 0).0"
        let name = quoted(block.exercise)
        rows.append(
          "\(prefix),\(name),\(order),\(load),\(repetitions),\(distance),\(seconds),"
            + "\(note),\(workoutNote),\(set.effort.map(rpe) ?? "")")
        if set.rest >= 150, workout.day >= restTimersFrom {
          rows.append("\(prefix),\(name),Rest Timer,0,0.0,0,\(set.rest).0,,,")
        }
      }
    }
    return rows
  }

  /// Line breaks become the two characters `\n`.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
  }

  /// `17:05:09`
  static func clock(_ seconds: Int) -> String {
    "\(padded(seconds / 3600)):\(padded(seconds / 60 % 60)):\(padded(seconds % 60))"
  }

  /// `1h 5m`, `1h`, `45m`.
  static func duration(_ seconds: Int) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    if hours == 0 { return "\(minutes)m" }
    return minutes == 0 ? "\(hours)h" : "\(hours)h \(minutes)m"
  }
}
