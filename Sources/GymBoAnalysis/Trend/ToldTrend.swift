internal import GymBoLog

/// What people are told of a verdict, where its own sessions are looked at once more.
///
/// The rule's line bends at most once, so that a jump before the judged weeks (a pause, another machine) leaks into them, and
/// a steep rise is taken for noise. So the word also depends on the sessions of these weeks (``OwnCourse``):
/// - rising or falling is told only where they go the same way;
/// - a plateau where they are alike, or where no change is likely and they are close together;
/// - an unclear lift is called rising where they rise by rank, and a doubtful fall is called falling where they fall by rank.
///
/// A decision of this project: a coach who looked at the plots would not say "falling" of a lift that rose in the weeks in
/// question. ``Trend/state`` stays the rule's.
extension TrendVerdict {
  /// The probability of a plateau that is enough by itself, and the one below which none is told.
  private static let likelyPlateau = TrendRule.certainty
  private static let leastPlateau = 0.5
  /// Sessions further apart than this factor are on no level.
  private static let widestPlateau = 1.15
  /// Sessions of these weeks that a doubtful fall needs.
  private static let fewestSessions = 3
  /// A level that moved by no more may still be a plateau, in percent.
  private static let plateauPercent = 2.5

  /// - Parameter own: the sessions of the judged weeks; nil for fewer than two of them.
  package func told(_ own: OwnCourse?) -> TrendState {
    guard let own else { return state }
    switch state {
    case .progressing: return own.isRising ? state : .unclear
    case .notRising where own.fallsByRank: return .declining
    case .notRising where own.sessions < TrendVerdict.fewestSessions: return .unclear
    case .declining, .notRising:
      return own.isFalling ? state : own.isAlike ? .plateau : .unclear
    case .plateau, .unclear:
      if own.risesByRank { return .progressing }
      return own.isAlike || isPlateau(own) ? .plateau : .unclear
    case .unchanged, .record, .new: return state
    }
  }

  private func isPlateau(_ own: OwnCourse) -> Bool {
    guard state == .plateau, own.highest <= TrendVerdict.widestPlateau * own.lowest,
      let probability = probability(of: .plateau)
    else { return false }
    return probability >= TrendVerdict.likelyPlateau
      || probability >= TrendVerdict.leastPlateau
        && own.percent.magnitude <= TrendVerdict.plateauPercent
  }
}

extension Trend {
  /// The sessions of the judged weeks by themselves; nil without a verdict, and for fewer than two of them.
  package var own: OwnCourse? {
    result.value == nil
      ? nil : OwnCourse(days: points.map { Int($0.date.dayNumber) }, values: values)
  }

  /// What people are told of the numbers alone; nil without a verdict.
  package var toldVerdict: TrendState? { result.value?.told(own) }

  /// What people are told: ``state``, but of a verdict by its numbers what its sessions show.
  package var told: TrendState {
    switch state {
    case .progressing, .plateau, .notRising, .declining, .unclear: toldVerdict ?? state
    case .unchanged, .record, .new: state
    }
  }
}
