/// What a lifter did on one occasion, before any app writes it down.
struct Workout {
  var day: Day
  /// Seconds since midnight.
  var start: Int
  /// Seconds.
  var duration: Int
  var title: String
  var note = ""
  var blocks: [Block]
}

/// One exercise of a workout.
struct Block {
  var exercise: String
  var note = ""
  var superset: Int?
  var sets: [LoggedSet]
}

struct LoggedSet {
  enum Kind { case working, warmUp, drop, failure }

  var kind = Kind.working
  /// Hundredths of the lifter's unit; nil where nothing was entered.
  var load: Int?
  var repetitions: Int?
  /// RPE in halves: 17 is 8.5.
  var effort: Int?
  var seconds: Int?
  /// Hundredths of the lifter's unit of distance.
  var distance: Int?
  /// Seconds of the rest timer after the set.
  var rest = 0
}

/// Hundredths as a decimal number with no digits more than needed, but at least `digits` after the point.
func decimal(_ hundredths: Int, digits: Int) -> String {
  let whole = hundredths / 100
  let rest = hundredths % 100
  if rest == 0 { return digits == 0 ? "\(whole)" : "\(whole).0" }
  return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(padded(rest))"
}

/// RPE in halves as `8` or `8.5`.
func rpe(_ halves: Int) -> String { halves % 2 == 0 ? "\(halves / 2)" : "\(halves / 2).5" }

/// Text in quotes, with the quotes inside it doubled.
func quoted(_ text: String) -> String {
  var result = "\""
  for character in text.unicodeScalars {
    if character == "\"" { result += "\"\"" } else { result.unicodeScalars.append(character) }
  }
  return result + "\""
}
