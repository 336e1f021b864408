internal import GymBoLog

/// A lift whose light days and heavy ones follow each other without names or a fixed turn (``WorkoutsInTurn``).
///
/// A light day has a tenth less load than the session before it, no fewer repetitions and yet an estimate below it by more than a
/// repetition: who stopped so far below did not try. A decision of this project.
extension Trend {
  private static let lightLoad = 0.9
  /// Light days that are a plan.
  private static let fewestLight = 2
  /// The part of a rise that heavy days alone have to show.
  private static let ownPart = 0.5

  /// Whether a rise goes from a light day to a heavy one, and from the first of the heavy ones by less than half of it.
  static func risesToHeavyDay(
    _ points: [MeasureSeries.Point], _ own: OwnCourse, sets: SetColumns
  ) -> Bool {
    let rows = own.counted.map { points[$0].row }
    let levels = own.levels
    let heavy = levels.indices.dropLast().filter { place in
      let (row, next) = (rows[place], rows[place + 1])
      return Double(sets.load[next] ?? 0) <= lightLoad * Double(sets.load[row] ?? 0)
        && sets.repetitions[next] ?? 0 >= sets.repetitions[row] ?? 0
        && levels[place + 1] < (1 - OwnCourse.togetherShare) * levels[place]
        // Light days that rise, too, are a rise of the lift.
        && levels[place + 1] <= (1 + OwnCourse.togetherShare) * own.from
    }
    guard heavy.count >= fewestLight, let first = heavy.first, let last = levels.last,
      let firstRow = rows.first, let lastRow = rows.last,
      Double(sets.load[firstRow] ?? 0) <= lightLoad * Double(sets.load[lastRow] ?? 0)
    else { return false }
    return last / levels[first] - 1 < ownPart * own.percent(.progressing) / 100
  }

  /// Whether the loads of the best and of the worst of these sessions, or nearly these, stand in one session: then it is one machine,
  /// on which some days are light.
  static func hasBothInOneSession(
    _ points: [MeasureSeries.Point], _ own: OwnCourse, sets: SetColumns
  ) -> Bool {
    guard let best = own.best.map({ points[$0].row }),
      let worst = own.worst.map({ points[$0].row }),
      let most = sets.load[best], let least = sets.load[worst], least < most
    else { return false }
    return own.counted.contains { place in
      let row = points[place].row
      guard sets.load[row] == most else { return false }
      return rows(ofLiftIn: row, sets, withWarmUps: true).contains { sets.load[$0] == least }
    }
  }
}
