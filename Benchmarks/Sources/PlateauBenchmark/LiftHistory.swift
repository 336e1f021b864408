import Glibc
import SeededNumbers

/// The level of a simulated lift over time: straight pieces, in percent a week.
struct Course {
  var name: String
  /// The slope until the last piece begins, and of the last piece.
  var (slope, then): (Double, Double)
  /// Weeks of the last piece; 0 for a course without a bend.
  var weeks = 0.0
  /// Weeks before the last piece in which nothing is trained, and the percent that are lost in them.
  var (weeksOff, lost) = (0.0, 0.0)

  init(
    _ name: String, _ slope: Double, then: Double = 0, for weeks: Double = 0, weeksOff: Double = 0,
    lost: Double = 0
  ) {
    self.name = name
    self.slope = slope
    self.then = then
    self.weeks = weeks
    self.weeksOff = weeksOff
    self.lost = lost
  }

  /// In percent of the first level.
  func level(week: Double, of length: Double) -> Double {
    let bend = length - weeks
    guard weeks > 0, week > bend else { return slope * week }
    return slope * (bend - weeksOff) - lost + then * (week - bend)
  }

  /// The mean slope of the last weeks.
  func slope(ofLast span: Double) -> Double {
    guard weeks > 0 else { return slope }
    let after = min(1, weeks / span)
    return after * then + (1 - after) * slope
  }
}

/// A simulated history of a lift: a value by day.
///
/// Sessions are planned at even distances, moved by up to a quarter of the distance, and fall on whole days. Of them 15 % are
/// missed; 5 % are bad days of 4 to 12 % less.
struct LiftHistory {
  var days: [Int] = []
  var values: [Double] = []
  /// The first day after weeks without training.
  var resumed: Int?

  /// The same seed gives the same days and the same noise for every course.
  /// - Parameters:
  ///   - noise: standard deviation of a session, percent.
  ///   - length: weeks.
  init(_ course: Course, perWeek: Int, noise: Double, length: Double = 16, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let distance = 7 / Double(perWeek)
    for slot in 0..<Int(length) * perWeek {
      let exact = distance * (Double(slot) + random.uniform(-0.25, 0.25))
      let isMissed = random.uniform() < 0.15
      let deviation = random.normal()
      let isBad = random.uniform() < 0.05
      let loss = random.uniform(0.04, 0.12)
      let day = Int(exact.rounded())
      guard !isMissed, day > days.last ?? Int.min else { continue }
      let week = Double(day) / 7
      let weeksBeforeLast = length - course.weeks - week
      guard weeksBeforeLast < 0 || weeksBeforeLast >= course.weeksOff else { continue }
      if course.weeksOff > 0, weeksBeforeLast < 0, resumed == nil { resumed = day }
      let level = 100 * exp(course.level(week: week, of: length) / 100)
      days.append(day)
      values.append(level * (1 + noise / 100 * deviation) * (isBad ? 1 - loss : 1))
    }
  }
}
