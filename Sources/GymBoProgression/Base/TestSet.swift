internal import GymBoAnalysis
internal import GymBoLog

/// Tells a test of the maximum from work: a single, or two or three repetitions above 97 % of the best estimated maximum. The next working sets
/// do not go on from a test. Who has such sets in at least half of the sessions, and no straight sets of more than that beside
/// them, trains with them: they are work. So are three sets or more of one load. Of a day whose other sets only led up to a
/// test nothing was work, unless the test was light.
///
/// A decision of this project: two repetitions to failure are done with 97 % of the maximum. Who does more than three with it
/// is stronger than the estimate says.
struct TestSet {
  /// Of the best estimated maximum: heavier sets are tests.
  static let share = 0.97

  /// A set of more repetitions is no test, however heavy it is.
  static let mostRepetitions = 3

  /// Of the best estimated maximum: beside a test, sets whose own estimate is below it only led up to that.
  static let leadShare = 0.85

  /// Loads above this are tests, in units of ``Load``.
  private let limit: Double
  /// The best estimated maximum and what is moved of the body, in units of ``Load``; nil where there is none.
  private let maximum: (whole: Double, body: Double)?

  /// - Parameters:
  ///   - maximum: the best estimate of the sessions that are looked at; nil where there is none, and only singles are tests.
  ///   - body: what is in the estimate of the body, beside the loads in the log.
  init(maximum: Load?, body: Load) {
    self.maximum = maximum.map { (Double($0.units), Double(body.units)) }
    limit = maximum.map { Double($0.units) * TestSet.share - Double(body.units) } ?? .infinity
  }

  /// Whether single repetitions are tests.
  private var hasTests = true

  /// Where no set is a test.
  static let none: TestSet = {
    var test = TestSet(maximum: nil, body: .zero)
    test.hasTests = false
    return test
  }()

  /// The share of the sessions with a test from which tests are work.
  static let usualShare = 0.5
  /// Sets of one load from which they are straight sets: the work beside a test.
  static let straightSets = 3
  /// Sessions from which that is told.
  static let fewestSessions = 3

  func isTest(load: Int64, repetitions: Int) -> Bool {
    hasTests
      && (repetitions == 1 || repetitions <= TestSet.mostRepetitions && Double(load) > limit)
  }

  /// Whether a test tried what the lifter has: a single with a load that three repetitions can be done with tried nothing, and
  /// the sets beside it are the day's work, however light.
  /// - Parameter load: of the test, in units of ``Load``.
  func triesMaximum(load: Int64) -> Bool {
    guard let share = share(load: load, repetitions: TestSet.mostRepetitions) else { return true }
    return share >= 1
  }

  /// Whether a set beside a test is far below what the lifter can do, so that it only led up to the test.
  func onlyLeadsUp(load: Int64, repetitions: Int) -> Bool {
    guard let share = share(load: load, repetitions: repetitions) else { return false }
    return share < TestSet.leadShare
  }

  /// A set's estimate of the 1RM (by Brzycki) as a share of the best one.
  /// - Returns: nil where there is no best one, and from 37 repetitions, where the formula ends.
  private func share(load: Int64, repetitions: Int) -> Double? {
    guard let maximum, repetitions < 37 else { return nil }
    return (Double(load) + maximum.body) * 36 / Double(37 - repetitions) / maximum.whole
  }
}

extension LiftFinding {
  /// The best estimate of the 1RM of some days; nil for a lift without one.
  /// - Parameter first: nil takes 42 days before the last.
  func bestEstimate(from first: CivilDate? = nil, through day: CivilDate) -> Load? {
    let first = first ?? day.advanced(by: -AnalysisOptions.activeDays)
    guard let series, series.measure.isEstimate else { return nil }
    var best: Double?
    for point in series.points.reversed() {
      guard point.date <= day else { continue }
      guard point.date >= first else { break }
      best = max(best ?? point.value, point.value)
    }
    return best.flatMap(series.oneRepetitionMaximum).flatMap(Load.init(kilograms:))
  }
}
