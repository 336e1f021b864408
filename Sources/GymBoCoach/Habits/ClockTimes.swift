internal import GymBoPlatform

/// Times of day on the circle of a clock, on which 23:50 and 0:10 are 20 minutes apart.
package enum ClockTimes {
  /// Minutes of a day.
  package static let day = 1440

  /// How near to each other times are: 1 where all are equal, 0 where they cancel out. The length of the mean of the times as
  /// unit vectors (Fisher 1993, Statistical Analysis of Circular Data, 2.3).
  /// - Parameter minutes: after midnight, 0…1439.
  /// - Returns: 0 without any.
  package static func concentration(_ minutes: [Int]) -> Double {
    guard !minutes.isEmpty else { return 0 }
    var (x, y) = (0.0, 0.0)
    for minute in minutes {
      let angle = 2 * Double.pi * Double(minute) / Double(day)
      x += cos(angle)
      y += sin(angle)
    }
    // The C library's hypot would ask for glibc 2.35.
    return (x * x + y * y).squareRoot() / Double(minutes.count)
  }

  /// The observed time with the least sum of distances to the others; of equals, the earliest. nil without any.
  /// O(times²), of which there are a few dozen.
  package static func median(_ minutes: [Int]) -> Int? {
    func sum(_ time: Int) -> Int { minutes.reduce(0) { $0 + distance(time, $1) } }
    return Set(minutes).map { (sum: sum($0), time: $0) }.min { $0 < $1 }?.time
  }

  private static func distance(_ first: Int, _ second: Int) -> Int {
    let apart = abs(first - second) % day
    return min(apart, day - apart)
  }
}
