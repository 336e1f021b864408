internal import GymBoLog

extension Triage {
  /// Workouts of the last weeks, and how many were usual in as many days before them.
  package struct Lately: Sendable, Hashable {
    package var workouts: Int
    package var usual: Double
    /// The last weeks that are compared.
    package var weeks: Int

    /// Of the usual workouts, the share up to which there were much fewer.
    package static let muchLess = 0.5
    /// How many fewer these are at least: in four weeks, and in the two of a short history.
    package static let (manyFewer, manyFewerOfShort) = (4.0, 3.0)
    /// The last weeks of a short history: with four of them nothing would be left to compare them with.
    package static let weeksOfShort = 2

    /// Whether there were much fewer workouts than usual.
    var isMuchLess: Bool {
      let fewer = usual - Double(workouts)
      let most = weeks == Lately.weeksOfShort ? Lately.manyFewerOfShort : Lately.manyFewer
      return Double(workouts) <= Lately.muchLess * usual && fewer >= most
    }
  }
}

extension Triage.Lately {
  /// The last four weeks against the eight before them. Of a shorter history it is the last two against those before them, at
  /// least two, of which the first may have begun in its middle: a new athlete who trains less and less is soon gone.
  /// - Parameters:
  ///   - first: the day from which training is judged.
  ///   - days: of all workouts up to today, in order.
  /// - Returns: nil for a history that is too short for either.
  init?(_ days: [CivilDate], from first: CivilDate, asOf: CivilDate) {
    let isLong =
      first <= asOf.advanced(by: 1 - 7 * (Triage.volumeWindow + UsualTraining.window))
    let weeks = isLong ? Triage.volumeWindow : Triage.Lately.weeksOfShort
    let start = asOf.advanced(by: 1 - 7 * weeks)
    guard asOf.isoWeek.start.days(since: first.isoWeek.start) >= 7 * (2 * weeks - 1)
    else { return nil }
    let before = max(first, start.advanced(by: -7 * UsualTraining.window))
    let earlier = days.count { $0 >= before && $0 < start }
    let span = max(7 * weeks, start.days(since: before))
    self.init(
      workouts: days.count { $0 >= start && $0 <= asOf },
      usual: Double(7 * weeks * earlier) / Double(span), weeks: weeks)
  }
}
