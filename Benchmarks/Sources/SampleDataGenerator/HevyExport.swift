/// hevy.com's export for an English user with pounds and miles: newest first, text quoted, line breaks as they are.
struct HevyExport {
  static let header = [
    "title", "start_time", "end_time", "description", "exercise_title", "superset_id",
    "exercise_notes", "set_index", "set_type", "weight_lbs", "reps", "distance_miles",
    "duration_seconds", "rpe",
  ].map(quoted).joined(separator: ",")

  /// LF, and no newline at the end.
  static func text(_ workouts: [Workout]) -> String {
    var lines = [header]
    for workout in workouts.reversed() { lines += rows(of: workout) }
    return lines.joined(separator: "\n")
  }

  private static func rows(of workout: Workout) -> [String] {
    let start = time(workout.day, workout.start)
    let end = time(workout.day, workout.start + workout.duration)
    let prefix = [workout.title, start, end, workout.note].map(quoted).joined(separator: ",")
    var rows: [String] = []
    for block in workout.blocks {
      for (index, set) in block.sets.enumerated() {
        let type =
          switch set.kind {
          case .working: "normal"
          case .warmUp: "warmup"
          case .drop: "dropset"
          case .failure: "failure"
          }
        let cells = [
          prefix, quoted(block.exercise), number(block.superset), quoted(block.note), "\(index)",
          quoted(type), set.load.map { decimal($0, digits: 0) } ?? "", number(set.repetitions),
          set.distance.map { decimal($0, digits: 0) } ?? "", number(set.seconds),
          set.effort.map(rpe) ?? "",
        ]
        rows.append(cells.joined(separator: ","))
      }
    }
    return rows
  }

  private static func number(_ value: Int?) -> String { value.map { "\($0)" } ?? "" }

  /// `Jun 11, 2026, 1:01 PM`
  private static func time(_ day: Day, _ seconds: Int) -> String {
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let date = (day + seconds / 86_400).civil
    let (hour, minute) = (seconds / 3600 % 24, seconds / 60 % 60)
    let clock = "\((hour + 11) % 12 + 1):\(padded(minute)) \(hour < 12 ? "AM" : "PM")"
    return "\(months[date.month - 1]) \(date.day), \(date.year), \(clock)"
  }
}
