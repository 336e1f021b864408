internal import GymBoLog
package import GymBoProgression

extension ProgramState {
  /// The RPE of a warm-up set that says no load: its repetitions at this effort are a share of the maximum, and that share of
  /// the first work set is its load. The app reads programs so.
  private static let warmUpEffort = 4.0

  /// What is done before the first work set: the program's own warm-up, else the usual ramp for compound lifts with a barbell
  /// whose load is known.
  package func warmUp(for exercise: PrescribedExercise) -> [WarmUpSet] {
    guard let own = exercise.exercise.warmUp else {
      guard let work = exercise.sets.first?.load, work > .zero,
        facts(of: exercise.lift)?.mechanics == .compound,
        facts(of: exercise.lift)?.implement == .barbell, let loads = loads(of: exercise)
      else { return [] }
      return WarmUpRamp.sets(to: work, bar: loads.lightest, loadable: loads)
    }
    return own.flatMap { set in
      Array(repeating: warmUpSet(set, for: exercise), count: set.count)
    }
  }

  private func warmUpSet(_ set: ProgramWarmUp, for exercise: PrescribedExercise) -> WarmUpSet {
    let work = exercise.sets.first?.load
    let wanted: WrittenLoad?
    var percent: Int?
    switch set.amount {
    case .load(let load): wanted = load
    case .percent(let share):
      wanted = self.share(share / 100, of: work, exercise)
      // Of a load that the lifter has yet to choose, the percentage is all that can be said.
      if wanted != nil || work == nil { percent = Int(share.rounded()) }
    case nil:
      wanted = share(
        RPECurve.share(repetitions: Double(set.repetitions), rpe: Self.warmUpEffort), of: work,
        exercise)
    }
    return WarmUpSet(
      load: wanted.map { loads.nearest(to: $0, lift: exercise.lift) },
      repetitions: set.repetitions, percent: percent)
  }

  /// A share of the first work set; nil where its load is not known, or none.
  private func share(
    _ share: Double, of work: Load?, _ exercise: PrescribedExercise
  ) -> WrittenLoad? {
    guard let work, work > .zero else { return nil }
    return WrittenLoad(work, in: unit(of: exercise)) * share
  }

  private func loads(of exercise: PrescribedExercise) -> LoadableLoads? {
    loads.loads(of: exercise.lift, in: unit(of: exercise))
  }

  private func unit(of exercise: PrescribedExercise) -> LoadUnit {
    exercise.sets.first?.reason.base?.unit ?? .kilogram
  }
}
