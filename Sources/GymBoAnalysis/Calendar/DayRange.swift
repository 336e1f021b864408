public import GymBoLog

/// A span of days, both ends included.
public struct DayRange: Sendable, Hashable {
  /// The first day, included.
  public var first: CivilDate
  /// The last day, included.
  public var last: CivilDate

  /// The days from one to another, both included.
  public init(_ first: CivilDate, _ last: CivilDate) {
    self.first = first
    self.last = last
  }

  /// Days in the range; 0 where it ends before it begins.
  public var count: Int { max(0, last.days(since: first) + 1) }

  /// Whether a day is one of them.
  public func contains(_ day: CivilDate) -> Bool { day >= first && day <= last }

  /// The range moved by a number of days.
  func shifted(byDays days: Int) -> DayRange {
    DayRange(first.advanced(by: days), last.advanced(by: days))
  }
}

extension TrainingLog {
  /// The indices of the sessions in a range of days. Sessions are in order of time. O(log n).
  package func sessions(in range: DayRange) -> Range<Int> {
    let lower = sessions.firstIndexInOrder { $0.date >= range.first }
    let upper = sessions.firstIndexInOrder { $0.date > range.last }
    return lower..<max(lower, upper)
  }

  /// The history up to and including a day. Later sessions are removed, so that they affect no number.
  public func through(_ day: CivilDate) -> TrainingLog {
    let kept = sessions.firstIndexInOrder { $0.date > day }
    guard kept < sessions.count else { return self }
    var log = self
    log.sessions.removeSubrange(kept...)
    log.columns.truncate(to: log.sessions.last?.sets.upperBound ?? 0)
    return log
  }

  func totals(in range: DayRange, traits: SetTraits) -> Totals {
    var totals = Totals()
    for index in sessions(in: range) { totals.add(sessions[index], traits: traits) }
    return totals
  }
}

extension Array {
  /// The first index from which a condition holds up to the end, by binary search; the count if it holds nowhere. O(log n).
  package func firstIndexInOrder(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
