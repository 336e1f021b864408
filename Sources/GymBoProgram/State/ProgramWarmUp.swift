internal import GymBoLog
package import GymBoProgression

extension ProgramState {
  /// What is done before the first work set: the program's own warm-up, else the usual ramp for compound lifts.
  package func warmUp(for exercise: PrescribedExercise) -> [WarmUpSet] {
    guard let work = exercise.sets.first?.load, work > .zero else { return [] }
    guard let own = exercise.exercise.warmUp else {
      guard facts(of: exercise.lift)?.mechanics == .compound,
        facts(of: exercise.lift)?.implement == .barbell, let loads = loads(of: exercise)
      else { return [] }
      return WarmUpRamp.sets(to: work, bar: loads.lightest, loadable: loads)
    }
    return own.flatMap { set -> [WarmUpSet] in
      let wanted: WrittenLoad
      var percent: Int?
      switch set.amount {
      case .load(let load): wanted = load
      case .percent(let share):
        wanted = WrittenLoad(work, in: unit(of: exercise)) * (share / 100)
        percent = Int(share.rounded())
      case nil: return []
      }
      let load = loads.nearest(to: wanted, lift: exercise.lift)
      return Array(
        repeating: WarmUpSet(load: load, repetitions: set.repetitions, percent: percent),
        count: set.count)
    }
  }

  private func loads(of exercise: PrescribedExercise) -> LoadableLoads? {
    loads.loads(of: exercise.lift, in: unit(of: exercise))
  }

  private func unit(of exercise: PrescribedExercise) -> LoadUnit {
    exercise.sets.first?.reason.base?.unit ?? .kilogram
  }
}
