internal import GymBoKernels

/// Whether the last weeks differ from those before: a two-sided t test with pooled variance, adjusted by Holm's method over all
/// that is compared at once. Without any scatter p is 0 where the means differ, else 1.
///
/// Sources: Student (1908) Biometrika 6:1–25; Holm (1979) Scand J Stat 6:65–70.
package struct ChangeTest: Sendable, Hashable {
  /// The means before and of late.
  package let before: Double
  package let now: Double
  /// nil without scatter.
  package let t: Double?
  package let p: Double
  /// By Holm's method.
  package private(set) var adjusted: Double

  /// Weeks of late, and before them.
  package static let (recent, earlier) = (4, 8)
  /// The adjusted p up to which a change is claimed, and the least change in percent of what was before.
  private static let level = 0.05
  private static let leastShare = 0.15

  /// - Parameters:
  ///   - values: oldest first.
  ///   - recent: how many of the last are compared with the others.
  /// - Returns: nil with fewer than three values, or none on a side.
  package init?(_ values: [Double], recent: Int = recent) {
    let old = values.dropLast(recent)
    let new = values.suffix(recent)
    guard recent > 0, !old.isEmpty, values.count > 2, values.allSatisfy(\.isFinite) else {
      return nil
    }
    func mean(_ part: ArraySlice<Double>) -> Double { part.reduce(0, +) / Double(part.count) }
    func scatter(_ part: ArraySlice<Double>, about mean: Double) -> Double {
      part.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    }
    before = mean(old)
    now = mean(new)
    let freedom = Double(values.count - 2)
    let variance = (scatter(old, about: before) + scatter(new, about: now)) / freedom
    if variance > 0 {
      let error = variance * (1 / Double(new.count) + 1 / Double(old.count))
      let t = (now - before) / error.squareRoot()
      self.t = t
      p = studentTCDF(-t.magnitude, degreesOfFreedom: freedom).map { min(1, 2 * $0) } ?? 1
    } else {
      t = nil
      p = now == before ? 1 : 0
    }
    adjusted = p
  }

  /// The tests with p adjusted for being made together.
  package static func adjusted(_ tests: [ChangeTest]) -> [ChangeTest] {
    let order = tests.indices.sorted { (tests[$0].p, $0) < (tests[$1].p, $1) }
    var (tests, highest) = (tests, 0.0)
    for (rank, index) in order.enumerated() {
      highest = max(highest, min(1, tests[index].p * Double(tests.count - rank)))
      tests[index].adjusted = highest
    }
    return tests
  }

  /// Whether the change is claimed.
  /// - Parameter least: in the unit of the values.
  package func isNamed(least: Double = 0) -> Bool {
    let change = (now - before).magnitude
    return adjusted <= ChangeTest.level && before > 0
      && change >= ChangeTest.leastShare * before && change >= least
  }

  /// How clear the change is, 0 to 1.
  package var strength: Double { max(0, 1 - adjusted / ChangeTest.level) }
}
