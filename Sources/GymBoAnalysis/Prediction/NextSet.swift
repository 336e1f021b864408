package import GymBoKernels
package import GymBoLog
internal import GymBoPlatform

/// What a lifter will do with a load next time, as probabilities of whole repetitions.
///
/// It predicts what will be done, not what could be done: people repeat their plans, and choose loads knowing what they can
/// do. It must not be read as a statement about loads that nobody would choose; see ``LoadSearch``.
package struct NextSet: Sendable, Hashable {
  /// The top sets that it follows from, in order of time; at least one.
  package let earlier: [TopSet]
  private let days: [Double]
  private let logLoads: [Double]
  private let repetitions: [Double]
  private let rates: RepeatRates

  /// - Parameters:
  ///   - earlier: of the lift, in order of time.
  ///   - lifter: habits over all lifts up to the day before the set.
  /// - Returns: nil without an earlier set.
  package init?(after earlier: [TopSet], lifter: RepetitionHabits) {
    guard let first = earlier.first else { return nil }
    self.earlier = earlier
    var own = RepetitionHabits()
    for (before, after) in zip(earlier, earlier.dropFirst()) { own.add(from: before, to: after) }
    rates = NextSetModel.rates(of: own, lifter: lifter)
    days = earlier.map { Double($0.date.days(since: first.date)) }
    logLoads = earlier.map(\.logLoad)
    repetitions = earlier.map { Double($0.repetitions) }
  }

  /// The distribution of the repetitions with a load on a day.
  /// - Returns: nil for a load that is not above zero, or a day before the last set.
  package func distribution(load: Load, on day: CivilDate) -> CountDistribution? {
    guard load > .zero, let first = earlier.first, let last = earlier.last, day >= last.date
    else { return nil }
    return nextCount(
      days: days.span, levels: logLoads.span, counts: repetitions.span, rates: rates,
      day: Double(day.days(since: first.date)), level: log(load.kilograms),
      model: NextSetModel.kernel)
  }
}
