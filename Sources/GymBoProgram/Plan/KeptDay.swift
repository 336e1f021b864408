package import GymBoLog
internal import GymBoPlatform
internal import GymBoProgression

/// What a due day adds to how a plan was kept: its sets counted, without the sets themselves, so that a program can be written
/// with it.
package struct KeptDay: Sendable, Hashable {
  /// Of a day done, or planned by calendar; nil for one that was passed over in turn.
  package var date: CivilDate?
  package var isDone: Bool
  package var setsPlanned: Int
  package var setsDone = 0
  /// Sets with all their repetitions and load.
  package var setsMet = 0
  /// Sets that were done about as planned, with a few repetitions or a little load more or less.
  package var setsNear = 0
  package var repetitionsPlanned = 0
  package var repetitionsDone = 0
  /// 100 · ln(done load / planned load) of the pairs with both.
  package var loads = Mean()
  /// RPE done − RPE planned of the pairs with both.
  package var efforts = Mean()

  /// A sum of numbers with their count.
  package struct Mean: Sendable, Hashable {
    package private(set) var sum = 0.0
    package private(set) var count = 0

    package init() {}

    /// A mean as it was written.
    init(_ value: Double, of count: Int) {
      sum = value * Double(count)
      self.count = count
    }

    mutating func add(_ value: Double) {
      sum += value
      count += 1
    }

    mutating func add(_ other: Mean) {
      sum += other.sum
      count += other.count
    }

    /// nil without any number.
    package var value: Double? { count > 0 ? sum / Double(count) : nil }
  }

  /// A day of which nothing was done.
  init(missed date: CivilDate?, sets: Int) {
    self.date = date
    isDone = false
    setsPlanned = sets
  }

  /// A day that was done, without its sets.
  init(done date: CivilDate?) {
    self.date = date
    isDone = true
    setsPlanned = 0
  }

  package init(_ day: Adherence.Day) {
    switch day {
    case .kept(let day): self = day
    case .missed(let date, let sets): self.init(missed: date, sets: sets)
    case .done(let date, let works):
      self.init(done: date)
      for work in works { add(work) }
    }
  }

  private mutating func add(_ work: Adherence.Work) {
    setsPlanned += work.planned.count
    setsDone += min(work.planned.count, work.done.count)
    for (planned, index) in zip(work.planned, work.pairs) {
      repetitionsPlanned += planned.repetitions
      guard let index else { continue }
      let done = work.done[index].completed(planned)
      add(planned, done)
      // Only a lift of the program shows that it is the program that was trained.
      if !work.isSwap, Self.isNear(planned, done) { setsNear += 1 }
    }
  }

  /// Repetitions by which a set may differ from the plan to be done about as planned.
  private static let nearRepetitions = 2

  private static func isNear(_ planned: Adherence.Planned, _ done: DoneSet) -> Bool {
    guard done.repetitions >= planned.repetitions - nearRepetitions,
      done.repetitions - nearRepetitions <= planned.most
    else { return false }
    guard let load = planned.load, load > .zero else { return true }
    let lifted = done.load ?? .zero
    return !max(load, lifted).isClearlyAbove(LargestChange.highest(after: min(load, lifted)))
  }

  private mutating func add(_ planned: Adherence.Planned, _ done: DoneSet) {
    repetitionsDone += min(planned.repetitions, done.repetitions)
    var isHeavy = true
    if let load = planned.load, load > .zero {
      let lifted = done.load ?? .zero
      isHeavy = !load.isClearlyAbove(lifted)
      if lifted > .zero { loads.add(100 * log(lifted.kilograms / load.kilograms)) }
    }
    if done.repetitions >= planned.repetitions, isHeavy { setsMet += 1 }
    if let target = planned.rpe, let rpe = done.rpe { efforts.add(rpe - target) }
  }
}
