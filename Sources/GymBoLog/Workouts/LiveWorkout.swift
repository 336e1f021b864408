/// A workout in progress: what its events say, one after the other. It has no clock and reads no file, so the same events always
/// give the same workout.
///
/// ```swift
/// var workout = LiveWorkout()
/// try workout.apply(.start(title: "Upper A", exercises), at: moment)
/// try workout.apply(.set("Squat", [WorkoutSet(load: 100, repetitions: 5)]), at: later)
/// ```
public struct LiveWorkout: Sendable, Hashable {
  /// Where a workout is in its life.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// Not begun.
    case planned
    case active, paused
    /// Ended by its lifter.
    case completed
    /// Broken off, by its lifter or because nothing more was entered.
    case aborted

    /// Whether it goes on.
    public var isOpen: Bool { self == .active || self == .paused }
  }

  /// What happens in a workout. An exercise is named as the workout names it.
  public enum Event: Sendable, Hashable {
    /// Begins it, with a copy of what is planned.
    case start(title: String?, [PlannedExercise])
    /// Sets were done. Each completes the next planned set of its exercise, or is added to it.
    case set(String, [WorkoutSet])
    /// Changes the sets of an exercise that are still to be done: all that are meant in the same way.
    case change(String, WorkoutSet)
    /// Takes a set out, by its number in the exercise from 1; or the exercise, where none of its sets is done.
    case remove(String, set: Int?)
    /// Ends an exercise by hand.
    case finish(String)
    /// Adds an exercise at the end, or further sets to one that is there.
    case add(PlannedExercise)
    /// Gives an exercise another place, from 1.
    case move(String, place: Int)
    /// Lengthens the rest that goes on, by some seconds; or shortens it.
    case rest(by: Int)
    case pause, resume, end, abort
    /// Takes the last event back. Of a workout that is over this is its end.
    case undo
  }

  /// Why an event cannot happen now.
  public enum Refusal: Error, Sendable, Hashable {
    case notStarted
    case alreadyRunning(since: CivilTime)
    case alreadyPaused(since: CivilTime)
    case notPaused
    /// Nothing can happen any more, but that its end is taken back.
    case over(State, at: CivilTime)
    /// There is no event after the start.
    case nothingToUndo
    /// The workout has no exercise of this name.
    case noExercise(String, has: [String])
    /// The exercise has fewer sets.
    case noSet(String, set: Int, of: Int)
    /// An exercise with sets that are done stays.
    case hasDoneSets(String, Int)
    /// No set is still to be done.
    case noOpenSet(String)
    case noPlace(Int, of: Int)
    /// No rest goes on.
    case noRest
    /// A rest has no such length, in seconds.
    case impossibleRest(Int)
    /// It is said to happen before what happened last.
    case before(CivilTime)
    /// A number is none that a set can have, or there is none.
    case impossibleSet
  }

  /// An exercise of a workout in progress.
  public struct Exercise: Sendable, Hashable {
    /// What was planned of it.
    public internal(set) var plan: PlannedExercise
    /// The sets that were done, in order.
    public internal(set) var done: [Done] = []
    /// The planned sets that are still to be done. Those of an exercise that was ended by hand stay, and do not count.
    public internal(set) var open: [WorkoutSet]
    /// Whether it was ended by hand.
    public internal(set) var isEnded = false

    /// Its name.
    public var name: String { plan.name }
    /// Whether nothing is left to do: all its sets are done, or it was ended by hand.
    public var isFinished: Bool { isEnded || open.isEmpty && !done.isEmpty }
    /// The number of its sets: those done, and those still to be done.
    public var setCount: Int { done.count + (isEnded ? 0 : open.count) }
  }

  /// A set that was done.
  public struct Done: Sendable, Hashable {
    /// What was done.
    public var set: WorkoutSet
    /// When it was entered.
    public var at: WorkoutMoment
    /// The planned set that it completed; nil where it was added.
    var planned: WorkoutSet?
  }

  struct Entry: Sendable, Hashable {
    var event: Event
    var at: WorkoutMoment
  }

  /// Where it is in its life.
  public private(set) var state = State.planned
  /// Its name; nil without one.
  public private(set) var title: String?
  /// Its exercises in the order in which they are to be done.
  public internal(set) var exercises: [Exercise] = []
  /// When it was begun; nil before.
  public private(set) var started: WorkoutMoment?
  /// When it was ended; nil before.
  public private(set) var ended: WorkoutMoment?
  /// When the pause that goes on began; nil without one.
  public private(set) var paused: WorkoutMoment?
  /// When something was entered last, also if it was taken back since.
  public private(set) var touched: WorkoutMoment?
  /// Seconds of all pauses that are over.
  private(set) var pausedSeconds = 0
  /// The exercise of the set done last, and the seconds by which the rest after it was lengthened.
  private(set) var resting: (exercise: Int, by: Int)?
  /// The events that were not taken back.
  private(set) var entries: [Entry] = []

  /// A workout that is not begun.
  public init() {}
}

extension LiveWorkout {
  /// Two workouts are equal where what happened in them is: all else follows from it.
  public static func == (a: LiveWorkout, b: LiveWorkout) -> Bool {
    a.entries == b.entries && a.touched == b.touched
  }

  /// Hashes what happened in it.
  public func hash(into hasher: inout Hasher) { hasher.combine(entries) }

  /// Lets an event happen. Where the clock went back, it has the time of the last one.
  /// - Throws: why it cannot happen; the workout is as it was.
  public mutating func apply(_ event: Event, at moment: WorkoutMoment) throws(Refusal) {
    try check(event)
    if event == .undo {
      var before = LiveWorkout()
      for entry in entries.dropLast() { try before.apply(entry.event, at: entry.at) }
      self = before
      touched = moment
      return
    }
    let last = entries.last?.at
    let at = last.map { moment.seconds(since: $0) < 0 ? $0 : moment } ?? moment
    var next = self
    try next.happen(event, at: at)
    next.entries.append(Entry(event: event, at: at))
    next.touched = at
    self = next
  }

  /// Refuses what is said to happen before the last event. Less than a minute before it is a clock that was put right; what takes
  /// something back or breaks the workout off is always possible, for the last event may have got a wrong time.
  package func checkOrder(_ event: Event, at moment: WorkoutMoment) throws(Refusal) {
    if case .start = event { return }
    guard state.isOpen, event != .undo, event != .abort, let last = entries.last?.at else { return }
    guard moment.seconds(since: last) > -60 else { throw .before(last.time) }
  }

  /// The table of states and events: what may happen in which state.
  private func check(_ event: Event) throws(Refusal) {
    switch (state, event) {
    case (.planned, .start), (.planned, .abort): return
    case (.planned, _): throw .notStarted
    case (.active, .start), (.paused, .start):
      throw .alreadyRunning(since: (started ?? moment).time)
    case (.active, .resume): throw .notPaused
    case (.paused, .pause): throw .alreadyPaused(since: (paused ?? moment).time)
    case (.active, .undo), (.paused, .undo):
      guard entries.count > 1 else { throw .nothingToUndo }
    case (.completed, .undo), (.aborted, .undo): return
    case (.completed, _), (.aborted, _): throw .over(state, at: (ended ?? moment).time)
    case (.active, _), (.paused, _): return
    }
  }

  /// A moment for times that are always known where they are asked for.
  private var moment: WorkoutMoment {
    entries.last?.at
      ?? WorkoutMoment(CivilTime(date: CivilDate(dayNumber: 0), secondOfDay: 0), offset: 0)
  }

  private mutating func happen(_ event: Event, at: WorkoutMoment) throws(Refusal) {
    switch event {
    case .start(let title, let exercises):
      guard exercises.allSatisfy(\.isPossible) else { throw .impossibleSet }
      (state, self.title, started) = (.active, title, at)
      self.exercises = exercises.map { Exercise(plan: $0, open: $0.sets) }
    case .pause: (state, paused) = (.paused, at)
    case .resume: resume(at)
    case .end, .abort:
      resume(at)
      (state, ended) = (event == .end ? .completed : .aborted, at)
    case .rest: try train(event, at)
    default:
      // Who does something goes on.
      resume(at)
      try train(event, at)
    }
  }

  private mutating func resume(_ at: WorkoutMoment) {
    if let paused { pausedSeconds += at.seconds(since: paused) }
    (state, paused) = (.active, nil)
  }

  private mutating func train(_ event: Event, _ at: WorkoutMoment) throws(Refusal) {
    switch event {
    case .set(let name, let sets):
      guard !name.isEmpty, !sets.isEmpty, sets.allSatisfy(\.isDone) else { throw .impossibleSet }
      let place = self.place(of: name) ?? exercises.count
      if place == exercises.count {
        exercises.append(Exercise(plan: PlannedExercise(name, sets: []), open: []))
      }
      for set in sets { exercises[place].complete(set, at) }
      resting = (place, 0)
    case .change(let name, let change):
      let place = try known(name)
      guard change.isPossible else { throw .impossibleSet }
      try exercises[place].change(change)
    case .remove(let name, let number): try remove(number, of: try known(name))
    case .finish(let name):
      let place = try known(name)
      guard !exercises[place].isFinished else { throw .noOpenSet(exercises[place].name) }
      exercises[place].isEnded = true
    case .add(let new):
      guard !new.name.isEmpty, new.isPossible else { throw .impossibleSet }
      if let place = place(of: new.name) {
        exercises[place].open += new.sets
        exercises[place].isEnded = false
        if exercises[place].plan.advised.isEmpty { exercises[place].plan.advised = new.advised }
      } else {
        exercises.append(Exercise(plan: new, open: new.sets))
      }
    case .move(let name, let to):
      let place = try known(name)
      guard exercises.indices.contains(to - 1) else { throw .noPlace(to, of: exercises.count) }
      let last = resting.map { exercises[$0.exercise].name }
      exercises.insert(exercises.remove(at: place), at: to - 1)
      if let last, let now = self.place(of: last) { resting?.exercise = now }
    case .rest(let seconds):
      guard let length = restLength else { throw .noRest }
      let (wanted, isTooFar) = length.addingReportingOverflow(seconds)
      guard !isTooFar, PlannedExercise.possibleRests.contains(wanted) else {
        throw .impossibleRest(isTooFar ? seconds : wanted)
      }
      resting?.by += seconds
    case .start, .pause, .resume, .end, .abort, .undo: break
    }
  }

  private func place(of name: String) -> Int? { exercises.firstIndex { $0.name == name } }

  private func known(_ name: String) throws(Refusal) -> Int {
    guard let place = place(of: name) else {
      throw .noExercise(name, has: exercises.map(\.name))
    }
    return place
  }

  private mutating func remove(_ number: Int?, of place: Int) throws(Refusal) {
    let exercise = exercises[place]
    guard let number else {
      guard exercise.done.isEmpty else { throw .hasDoneSets(exercise.name, exercise.done.count) }
      exercises.remove(at: place)
      if let rest = resting, rest.exercise > place { resting?.exercise = rest.exercise - 1 }
      return
    }
    guard (1...max(1, exercise.setCount)).contains(number), exercise.setCount > 0 else {
      throw .noSet(exercise.name, set: number, of: exercise.setCount)
    }
    exercises[place].remove(number - 1)
    if exercises[place].done.isEmpty, resting?.exercise == place { resting = nil }
  }
}

extension LiveWorkout.Exercise {
  /// Completes the next planned set that is meant alike: a warm-up, or one that is none. A set that none was planned for is added.
  fileprivate mutating func complete(_ set: WorkoutSet, _ at: WorkoutMoment) {
    // Whoever lifts the first work set has done with warming up.
    if !set.isWarmUp { open.removeAll { $0.isWarmUp } }
    let place = open.firstIndex { $0.isWarmUp == set.isWarmUp }
    let planned = place.map { open.remove(at: $0) }
    done.append(LiveWorkout.Done(set: set, at: at, planned: planned))
    isEnded = false
  }

  fileprivate mutating func change(
    _ change: WorkoutSet
  ) throws(LiveWorkout.Refusal) {
    let places = open.indices.filter { open[$0].isWarmUp == change.isWarmUp }
    guard !isEnded, !places.isEmpty else { throw .noOpenSet(name) }
    let changed = places.map { open[$0].changed(by: change) }
    guard changed.allSatisfy(\.isPossible) else { throw .impossibleSet }
    for (place, set) in zip(places, changed) { open[place] = set }
  }

  /// Takes a set out. What a done one completed is to be done again.
  fileprivate mutating func remove(_ index: Int) {
    guard done.indices.contains(index) else {
      open.remove(at: index - done.count)
      return
    }
    if let planned = done.remove(at: index).planned { open.insert(planned, at: 0) }
    isEnded = false
  }
}
