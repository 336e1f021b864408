internal import GymBoLog

extension Trend {
  /// Sessions whose best sets are all, or nearly all, the same: they say nothing of progress.
  package struct Alike: Sendable, Hashable {
    /// Sessions that are alike.
    package var sessions: Int
    /// The last sessions of the lift that were compared.
    package var compared: Int
    /// A set that they have in common.
    package var row: Int
  }
}

extension Trend.Alike {
  /// Sessions that are compared where not all are alike, and how many of them have to be.
  private static let (most, fewest) = (20, 18)

  /// Compares the best sets by load, repetitions and time, and by RPE where that counts: all that are judged, else the last
  /// 20 of the history, of which 18 have to be alike, and one of the last two. nil where they differ.
  /// - Parameter points: those that are judged, enough for a verdict.
  init?(
    _ points: [MeasureSeries.Point], of series: MeasureSeries, isEffortAdjusted: Bool,
    log: TrainingLog
  ) {
    func isAlike(_ row: Int, _ other: Int) -> Bool {
      log.columns.load[row] == log.columns.load[other]
        && log.columns.repetitions[row] == log.columns.repetitions[other]
        && log.columns.seconds[row] == log.columns.seconds[other]
        && (!isEffortAdjusted || log.columns.rpe[row] == log.columns.rpe[other])
    }
    guard let last = points.last else { return nil }
    if points.allSatisfy({ isAlike($0.row, last.row) }) {
      self.init(sessions: points.count, compared: points.count, row: last.row)
      return
    }
    let recent = series.points.suffix(Self.most)
    guard recent.count == Self.most else { return nil }
    // Of three sessions at least one is like most where only two of all may differ.
    for candidate in recent.suffix(Self.most - Self.fewest + 1) {
      let count = recent.count { isAlike($0.row, candidate.row) }
      // Two other sessions at the end are the change.
      guard count >= Self.fewest,
        recent.suffix(2).contains(where: { isAlike($0.row, candidate.row) })
      else { continue }
      self.init(sessions: count, compared: Self.most, row: candidate.row)
      return
    }
    return nil
  }
}
