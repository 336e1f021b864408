internal import GymBoAnalysis
internal import GymBoLog

/// The work of a lift in one workout, and in the others that have it.
extension LiftAdvice {
  /// Whether the lift goes on from this work rather than from that of the workout which comes next.
  func comesFirst(before other: LiftAdvice) -> Bool {
    didMore(than: other) || wentUp(from: other) || isBack(since: other) || isOneOff(other)
  }

  /// Whether there was a break of all training between another work and this one: the first day after it tells what goes, whatever
  /// the workout.
  private func isBack(since other: LiftAdvice) -> Bool {
    lifter.training.lastBreak(endedBy: last.date).map { $0.before >= other.last.date } ?? false
  }

  /// Whether another work is the only one of its workout, and was far lighter than this later one: one such day is no kind of work.
  private func isOneOff(_ other: LiftAdvice) -> Bool {
    guard last.date > other.last.date, other.sessions.count == 1, let load = currentLoad,
      let lighter = other.currentLoad
    else { return false }
    return Double(lighter.units) < WorkBase.farLighterShare * Double(load.units)
  }

  /// A set worth this many times another is better by more than a repetition.
  private static let clearlyMore = 1.05

  /// Whether this later work was heavier than another one and clearly worth more, in a workout in which the lift had the other's load and
  /// repetitions just before: the two workouts train it alike, and this was its step up.
  private func wentUp(from other: LiftAdvice) -> Bool {
    guard last.date > other.last.date, let load = currentLoad, let before = other.currentLoad,
      load.isClearlyAbove(before), let title = log.sessions[last.session].title,
      title != log.sessions[other.last.session].title,
      performance(row) >= LiftAdvice.clearlyMore * performance(other.row),
      let same = sessions.dropLast().last(where: { log.sessions[$0.session.session].title == title }
      )
    else { return false }
    return log.columns.load[same.row].map { Load(units: $0).isSame(as: before) } ?? false
      && repetitions(same) == other.repetitions
  }

  /// Whether the work that is continued is later than another one, has the same load, and more repetitions with it. The lift then
  /// goes on from this work, even where the other one belongs to the workout that comes next.
  private func didMore(than other: LiftAdvice) -> Bool {
    guard last.date > other.last.date, let load = currentLoad, let before = other.currentLoad,
      load.isSame(as: before), repetitions >= other.repetitions
    else { return false }
    func total(_ advice: LiftAdvice) -> Int {
      advice.equalSets.reduce(0) { $0 + Int(log.columns.repetitions[$1] ?? 0) }
    }
    return total(self) > total(other)
  }
}
