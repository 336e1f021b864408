/// FitNotes for Android since 2023 with its comments: the day alone, names as they are, whatever they contain.
struct FitNotesExport {
  static let header =
    "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment"

  /// Oldest first, LF, a newline at the end. Only the comment is ever quoted.
  static func text(
    _ workouts: [Workout], categories: [(exercise: String, category: String)]
  ) -> String {
    var text = header + "\n"
    for workout in workouts {
      for block in workout.blocks {
        let category = categories.first { $0.exercise == block.exercise }?.category ?? ""
        for (index, set) in block.sets.enumerated() {
          var cells = [workout.day.iso, block.exercise, category]
          if let repetitions = set.repetitions {
            cells += [decimal(set.load ?? 0, digits: 1), "kgs", "\(repetitions)", "", ""]
          } else if let distance = set.distance {
            cells += ["", "", "", decimal(distance, digits: 1), "km"]
          } else {
            cells += ["", "", "", "0.0", "m"]
          }
          cells += [set.seconds.map(time) ?? "", quoted(index == 0 ? block.note : "")]
          text += cells.joined(separator: ",") + "\n"
        }
      }
    }
    return text
  }

  /// `0:31:09`
  private static func time(_ seconds: Int) -> String {
    "\(seconds / 3600):\(padded(seconds / 60 % 60)):\(padded(seconds % 60))"
  }
}
