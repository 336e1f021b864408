/// A published share, with the histories that it was counted in.
struct Published {
  var percent: Double
  var runs = 160.0

  /// Whether an own share is within three standard errors: theirs, ours, and half a percent of rounding.
  func agrees(with share: Double, runs own: Int) -> Bool {
    // A share of 0 has an error, too: one history is added to each side.
    let p = (percent / 100 * runs + 1) / (runs + 2)
    let error = (p * (1 - p) * (1 / runs + 1 / Double(own))).squareRoot()
    return (share - percent / 100).magnitude <= 3 * error + 0.005
  }
}

/// The shares that the rule was published with: 2 sessions a week, noise 2.5 %, 16 weeks, δ 0.25 %, 160 histories a line.
enum PublishedShares {
  static let courses: [(course: Course, percent: [Double])] = [
    (Course("-1", -1), [0, 1, 2, 97, 0]),
    (Course("-0.5", -0.5), [0, 17, 24, 59, 0]),
    (Course("0", 0), [2, 80, 8, 2, 9]),
    (Course("+0.5", 0.5), [62, 13, 0, 0, 24]),
    (Course("+1", 1), [94, 1, 0, 0, 5]),
    (Course("+2", 2), [100, 0, 0, 0, 0]),
    (Course("+1 then flat 6 weeks", 1, then: 0, for: 6), [20, 47, 5, 1, 28]),
    (Course("+1 then flat 8", 1, then: 0, for: 8), [5, 67, 7, 1, 21]),
    (Course("+0.5 then flat 8", 0.5, then: 0, for: 8), [4, 69, 7, 1, 19]),
    (Course("flat then +1 for 4", 0, then: 1, for: 4), [28, 35, 1, 0, 36]),
    (Course("flat then +1 for 8", 0, then: 1, for: 8), [94, 2, 0, 0, 4]),
    (Course("+1 then -1 for 6", 1, then: -1, for: 6), [0, 21, 31, 48, 1]),
    (Course("+1 then -1 for 8", 1, then: -1, for: 8), [0, 1, 14, 84, 0]),
    (
      Course("5 weeks off, back -8, +1 for 6", 0, then: 1, for: 6, weeksOff: 5, lost: 8),
      [62, 6, 2, 0, 29]
    ),
  ]

  /// By sessions a week and noise: rising 1 % called progressing, falling 1 % declining, flat a plateau, and flat called
  /// progressing or declining.
  static let noises: [(perWeek: Int, noise: Double, percent: [Double])] = [
    (2, 1.5, [98, 100, 92, 2]), (2, 2.5, [94, 97, 80, 4]), (2, 5, [81, 80, 64, 6]),
    (1, 5, [75, 71, 51, 13]),
  ]

  /// The plateau as P(change < δ) > 0.65, 14 weeks: its share after 0, 4, 6 and 8 flat weeks.
  static let power: [(gain: Double, threshold: Double, percent: [Double])] = [
    (1, 0.5, [4.4, 40, 75, 94]), (0.5, 0.25, [13.9, 41, 62, 80]),
  ]
}
