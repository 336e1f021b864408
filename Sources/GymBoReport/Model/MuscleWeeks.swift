internal import GymBoAnalysis
internal import GymBoLog

/// Hard sets by muscle and week, indirect ones by their weight: the last weeks up to the report's, in order of time.
struct MuscleWeeks: Sendable {
  struct Series: Sendable {
    var muscle: Muscle
    /// One number a week; 0 for a week without a set.
    var sets: [Double]
  }

  /// Every week, also those without a session.
  var weeks: [ISOWeek]
  /// Whether the last of them is not over.
  let isRunning: Bool
  /// Muscles with a set in any of the weeks.
  var muscles: [Series]

  /// Weeks in the series.
  static let mostWeeks = 52

  init(_ findings: HistoryFindings) {
    let volume = findings.weeklyVolume
    isRunning = findings.week.isInProgress
    let last = findings.week.week
    guard let first = volume.weeks.first, first.start <= last.start else {
      (weeks, muscles) = ([], [])
      return
    }
    let count = min(MuscleWeeks.mostWeeks, last.weeks(since: first) + 1)
    var week = last
    var weeks = [last]
    for _ in 0..<count - 1 {
      week = week.previous
      weeks.append(week)
    }
    self.weeks = weeks.reversed()
    let width = Muscle.allCases.count
    var sets = [[Double]](repeating: [Double](repeating: 0, count: count), count: width)
    for (index, week) in volume.weeks.enumerated() {
      let place = count - 1 - last.weeks(since: week)
      guard place >= 0, place < count else { continue }
      for muscle in 0..<width {
        sets[muscle][place] = volume.fractionalSets[index * width + muscle]
      }
    }
    muscles = zip(Muscle.allCases, sets).compactMap { muscle, sets in
      sets.contains { $0 > 0 } ? Series(muscle: muscle, sets: sets) : nil
    }
  }
}

extension MuscleWeeks {
  /// Weeks that people are shown.
  static let shownWeeks = 12

  /// The last weeks, with the muscles that were trained in them.
  func last(_ count: Int) -> MuscleWeeks {
    var last = self
    last.weeks = Array(weeks.suffix(count))
    last.muscles = muscles.compactMap { series in
      let sets = Array(series.sets.suffix(count))
      return sets.contains { $0 > 0 } ? Series(muscle: series.muscle, sets: sets) : nil
    }
    return last
  }
}
