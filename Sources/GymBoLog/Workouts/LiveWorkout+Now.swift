/// What follows from the events of a workout and a moment.
extension LiveWorkout {
  /// Rest after a set in seconds, where none is planned.
  public static let usualRest = 90
  /// Seconds of a pause from which on it is said.
  static let longPause = 2 * 3600
  /// Seconds without anything entered after which a workout is aborted.
  static let mostUntouched = 24 * 3600

  /// The number of sets that were done.
  public var setsDone: Int { exercises.reduce(0) { $0 + $1.done.count } }
  /// The number of sets: those done, and those still to be done.
  public var setCount: Int { exercises.reduce(0) { $0 + $1.setCount } }

  /// Whether it goes on and nothing that was planned is left, so that its end can be offered. It never ends by itself.
  public var isFinished: Bool {
    state.isOpen && !exercises.isEmpty && exercises.allSatisfy(\.isFinished)
  }

  /// The exercise whose turn it is: the first that is not finished; in a superset the one with the fewest sets done, not counting
  /// warm-ups, which only some of its exercises have.
  public var nextExercise: Exercise? {
    guard state.isOpen, let first = exercises.first(where: { !$0.isFinished }) else { return nil }
    guard let superset = first.plan.superset else { return first }
    return exercises.filter { $0.plan.superset == superset && !$0.isFinished }
      .min { $0.workSetsDone < $1.workSetsDone }
  }

  /// The exercise of the set that was done last; nil before the first.
  public var lastExercise: Exercise? { resting.map { exercises[$0.exercise] } }

  /// The next set, with load and repetitions as far as plan, advice or the set before say them; nil where none is planned.
  public var nextSet: WorkoutSet? { nextExercise?.nextSet }

  /// Seconds from start to end, without pauses; up to a moment while it goes on.
  public func seconds(at moment: WorkoutMoment) -> Int {
    guard let started else { return 0 }
    let end = ended ?? paused ?? moment
    return max(0, end.seconds(since: started) - pausedSeconds)
  }

  /// When the rest after the last set is over; nil where none goes on.
  public var restEnds: WorkoutMoment? {
    guard let resting, let length = restLength else { return nil }
    return exercises[resting.exercise].done.last?.at.advanced(by: length)
  }

  /// Seconds of the rest after the last set, as it is now; nil where none goes on: in a pause, and within a round of a superset, whose
  /// exercises follow each other without one.
  public var restLength: Int? {
    guard state == .active, let resting else { return nil }
    let last = exercises[resting.exercise]
    guard !last.done.isEmpty else { return nil }
    if let superset = last.plan.superset, let next = nextExercise, next.plan.superset == superset,
      next.workSetsDone < last.workSetsDone
    {
      return nil
    }
    return max(0, (last.plan.rest ?? LiveWorkout.usualRest) + resting.by)
  }

  /// Seconds of the rest that are left at a moment, and those by which it is over: one of them is 0. Nil where no rest goes on.
  public func rest(at moment: WorkoutMoment) -> (left: Int, over: Int)? {
    restEnds.map { end in
      let left = end.seconds(since: moment)
      return (max(0, left), max(0, -left))
    }
  }

  /// Seconds that a long pause has lasted at a moment; nil where none goes on, or it is short.
  public func longPause(at moment: WorkoutMoment) -> Int? {
    guard state == .paused, let paused else { return nil }
    let seconds = moment.seconds(since: paused)
    return seconds >= LiveWorkout.longPause ? seconds : nil
  }

  /// When a workout that was left alone for a day was last worked on, which is when it is aborted; nil where it goes on.
  package func abandoned(at moment: WorkoutMoment) -> WorkoutMoment? {
    guard state.isOpen, let touched, let last = entries.last?.at,
      moment.seconds(since: touched) >= LiveWorkout.mostUntouched
    else { return nil }
    return last
  }
}

extension LiveWorkout.Exercise {
  fileprivate var workSetsDone: Int { done.count { !$0.set.isWarmUp } }

  /// The next planned set, with what it leaves open filled in by what the history advises, else by the set before; nil where none
  /// is planned. A load for as many repetitions as are asked for is taken before one for fewer, which is a ``stretch``.
  public var nextSet: WorkoutSet? {
    guard !isEnded, var set = open.first else { return nil }
    let known = known(for: set)
    if let fewest = set.repetitions, let most = set.highest {
      let usual = known.lazy.compactMap(\.repetitions).first
      set.repetitions = min(max(usual ?? fewest, fewest), most)
    }
    for other in known {
      if set.repetitions == nil, set.seconds == nil, set.metres == nil {
        (set.repetitions, set.seconds, set.metres) = (
          other.repetitions, other.seconds, other.metres
        )
      }
      let isEnough =
        set.repetitions.map { asked in other.repetitions.map { asked <= $0 } ?? true } ?? true
      if set.load == nil, isEnough { set.load = other.load }
    }
    if set.load == nil { set.load = known.lazy.compactMap(\.load).first }
    return set
  }

  /// The set that the load of ``nextSet`` is known of, where that had fewer repetitions than are asked for now.
  public var stretch: WorkoutSet? {
    guard let open = open.first, open.load == nil, let next = nextSet, let load = next.load,
      let asked = next.repetitions
    else { return nil }
    let same = known(for: open).filter { $0.load == load }
    return same.contains { ($0.repetitions ?? .max) >= asked } ? nil : same.first
  }

  /// What the history advises for a set, and the set before.
  private func known(for set: WorkoutSet) -> [WorkoutSet] {
    let before = done.filter { $0.set.isWarmUp == set.isWarmUp && $0.set.isLifted }.map(\.set)
    let advised = plan.advised.filter { $0.isWarmUp == set.isWarmUp }
    let place = min(before.count, advised.count - 1)
    return [place >= 0 ? advised[place] : nil, before.last].compactMap(\.self)
  }
}

extension LiveWorkout {
  /// The workout as it is logged: exercises in the order in which they were begun, each with its sets. Nil where no set was done.
  /// - Parameter aborted: the title of one that was aborted, made of its own.
  package func logged(aborted: (String?) -> String) -> LoggedWorkout? {
    guard let started, let ended else { return nil }
    let begun = exercises.enumerated().filter { !$0.element.done.isEmpty }
      .sorted { a, b in
        let gap = a.element.done[0].at.seconds(since: b.element.done[0].at)
        return (gap, a.offset) < (0, b.offset)
      }.map(\.element)
    let together = Dictionary(grouping: begun.compactMap(\.plan.superset), by: \.self)
    var line: Int32 = 0
    let sets = begun.flatMap { exercise in
      exercise.done.map { done in
        line = line < .max ? line + 1 : line
        var entry = LoggedWorkout.Entry(
          exercise: exercise.name, block: 0, kind: done.set.kind, line: line)
        (entry.load, entry.rpe) = (done.set.load?.units, done.set.rpe)
        entry.repetitions = done.set.repetitions.map { Int32(clamping: $0) }
        (entry.seconds, entry.metres) = (done.set.seconds, done.set.metres)
        (entry.rest, entry.note) = (nil, done.set.note)
        if let superset = exercise.plan.superset, together[superset]?.count ?? 0 > 1 {
          entry.superset = Int32(clamping: superset)
        }
        return entry
      }
    }
    guard !sets.isEmpty else { return nil }
    return LoggedWorkout(
      start: started.time, hasTime: true, title: state == .aborted ? aborted(title) : title,
      note: nil, duration: Int64(seconds(at: ended)), sets: sets)
  }
}
