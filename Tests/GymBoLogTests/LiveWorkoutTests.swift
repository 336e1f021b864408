import TestSupport
import Testing

@testable import GymBoLog

@Suite("A workout in progress is what its events say")
struct LiveWorkoutTests {
  private static func at(_ clock: String) throws -> WorkoutMoment {
    WorkoutMoment(try #require(CivilTime(iso: "2026-11-20T\(clock)")), offset: 3600)
  }

  private static let squat = PlannedExercise(
    "Squat",
    sets: [
      WorkoutSet(.warmUp, load: 60, repetitions: 5), WorkoutSet(load: 100, repetitions: 5),
      WorkoutSet(load: 100, repetitions: 5),
    ], rest: 120)
  private static let row = PlannedExercise(
    "Row", sets: [WorkoutSet(repetitions: 8, highest: 12), WorkoutSet(repetitions: 8, highest: 12)])

  /// A workout in a state, begun at 18:00.
  private static func workout(
    _ state: LiveWorkout.State, _ exercises: [PlannedExercise] = [squat, row]
  ) throws -> LiveWorkout {
    var workout = LiveWorkout()
    guard state != .planned else { return workout }
    try workout.apply(.start(title: "Upper A", exercises), at: at("18:00"))
    switch state {
    case .paused: try workout.apply(.pause, at: at("18:05"))
    case .completed: try workout.apply(.end, at: at("18:05"))
    case .aborted: try workout.apply(.abort, at: at("18:05"))
    case .planned, .active: break
    }
    return workout
  }

  // MARK: The table of states

  private static let events: [LiveWorkout.Event] = [
    .start(title: nil, []), .set("Squat", [WorkoutSet(load: 100, repetitions: 5)]),
    .change("Squat", WorkoutSet(load: 90)), .remove("Squat", set: 1), .finish("Squat"), .add(row),
    .move("Row", place: 1), .pause, .resume, .end, .abort, .undo,
  ]

  /// What becomes of each state by each of the events above.
  private static func expected(
    _ state: LiveWorkout.State
  ) throws -> [Result<LiveWorkout.State, LiveWorkout.Refusal>] {
    let (start, five) = (try at("18:00").time, try at("18:05").time)
    let trained = [Result<LiveWorkout.State, LiveWorkout.Refusal>](
      repeating: .success(.active), count: 6)
    return switch state {
    case .planned:
      [.success(.active)] + Array(repeating: .failure(.notStarted), count: 9)
        + [.success(.aborted), .failure(.notStarted)]
    case .active:
      [.failure(.alreadyRunning(since: start))] + trained
        + [
          .success(.paused), .failure(.notPaused), .success(.completed), .success(.aborted),
          .failure(.nothingToUndo),
        ]
    case .paused:
      [.failure(.alreadyRunning(since: start))] + trained
        + [
          .failure(.alreadyPaused(since: five)), .success(.active), .success(.completed),
          .success(.aborted), .success(.active),
        ]
    case .completed, .aborted:
      Array(repeating: .failure(.over(state, at: five)), count: 11) + [.success(.active)]
    }
  }

  @Test("Each event in each state does what the table says, and a refused one changes nothing")
  func table() throws {
    for state in LiveWorkout.State.allCases {
      let expected = try Self.expected(state)
      #expect(expected.count == Self.events.count)
      for (event, wanted) in zip(Self.events, expected) {
        var workout = try Self.workout(state)
        let before = workout
        let found: Result<LiveWorkout.State, LiveWorkout.Refusal>
        do throws(LiveWorkout.Refusal) {
          try workout.apply(event, at: try! Self.at("18:10"))
          found = .success(workout.state)
        } catch {
          found = .failure(error)
          #expect(workout == before)
        }
        #expect(found == wanted, "\(state) \(event)")
      }
    }
  }

  @Test("A name, set or place that the workout has not is refused with what it has")
  func unknown() throws {
    let cases: [(LiveWorkout.Event, LiveWorkout.Refusal)] = [
      (.finish("Curl"), .noExercise("Curl", has: ["Squat", "Row"])),
      (.change("Curl", WorkoutSet(load: 5)), .noExercise("Curl", has: ["Squat", "Row"])),
      (.remove("Squat", set: 4), .noSet("Squat", set: 4, of: 3)),
      (.remove("Squat", set: 0), .noSet("Squat", set: 0, of: 3)),
      (.move("Row", place: 3), .noPlace(3, of: 2)),
      (.rest(by: 15), .noRest),
      (.set("Squat", []), .impossibleSet),
      (.set("Squat", [WorkoutSet(load: 100)]), .impossibleSet),
      (.set("Squat", [WorkoutSet(load: 100, repetitions: 5, rpe: 11)]), .impossibleSet),
      (.set("Squat", [WorkoutSet(load: 0, repetitions: 5)]), .impossibleSet),
      (.set("Squat", [WorkoutSet(repetitions: 5, highest: 8)]), .impossibleSet),
      (.set("Squat", [WorkoutSet(repetitions: 5001)]), .impossibleSet),
      (.set("", [WorkoutSet(repetitions: 5)]), .impossibleSet),
      (.add(PlannedExercise("Curl", sets: [], rest: -1)), .impossibleSet),
    ]
    for (event, refusal) in cases {
      var workout = try Self.workout(.active)
      #expect(throws: refusal) { try workout.apply(event, at: try Self.at("18:10")) }
    }
    var done = try Self.workout(.active)
    try done.apply(.set("Row", [WorkoutSet(repetitions: 9)]), at: Self.at("18:10"))
    #expect(throws: LiveWorkout.Refusal.hasDoneSets("Row", 1)) {
      try done.apply(.remove("Row", set: nil), at: try Self.at("18:11"))
    }
    try done.apply(.finish("Row"), at: Self.at("18:12"))
    #expect(throws: LiveWorkout.Refusal.noOpenSet("Row")) {
      try done.apply(.finish("Row"), at: try Self.at("18:13"))
    }
    #expect(throws: LiveWorkout.Refusal.noOpenSet("Row")) {
      try done.apply(.change("Row", WorkoutSet(repetitions: 6)), at: try Self.at("18:13"))
    }
  }

  // MARK: What follows

  @Test(
    "A set completes the next planned one, the end is offered when all are done, and never done")
  func sets() throws {
    var workout = try Self.workout(.active)
    #expect(workout.nextExercise?.name == "Squat" && workout.setCount == 5)
    #expect(workout.nextSet?.kind == .warmUp)
    // The warm-up that was left out is no set to do any more.
    try workout.apply(
      .set("Squat", [WorkoutSet(load: 100, repetitions: 5)]), at: Self.at("18:03"))
    #expect(workout.nextSet == WorkoutSet(load: 100, repetitions: 5))
    #expect(workout.setsDone == 1 && workout.setCount == 4)
    try workout.apply(.set("Squat", [WorkoutSet(load: 100, repetitions: 4)]), at: Self.at("18:06"))
    #expect(workout.nextExercise?.name == "Row" && !workout.isFinished)
    for clock in ["18:09", "18:12"] {
      try workout.apply(.set("Row", [WorkoutSet(load: 60, repetitions: 10)]), at: Self.at(clock))
    }
    #expect(workout.isFinished && workout.state == .active && workout.nextSet == nil)
    try workout.apply(
      .add(PlannedExercise("Row", sets: [WorkoutSet(repetitions: 6)])), at: Self.at("18:13"))
    #expect(!workout.isFinished && workout.nextExercise?.name == "Row")
    try workout.apply(.finish("Row"), at: Self.at("18:14"))
    #expect(workout.isFinished && workout.setCount == 4)
    try workout.apply(.remove("Squat", set: 1), at: Self.at("18:15"))
    #expect(workout.nextExercise?.name == "Squat" && workout.setsDone == 3)
  }

  @Test(
    "What the plan leaves open is the advice, else the set before; a load for more repetitions than it was done for is known as one"
  )
  func advice() throws {
    var row = Self.row
    row.advised = [
      WorkoutSet(.warmUp, load: 40, repetitions: 10), WorkoutSet(load: 70, repetitions: 10),
      WorkoutSet(load: 65, repetitions: 14),
    ]
    var workout = try Self.workout(.active, [row])
    #expect(workout.nextSet == WorkoutSet(load: 70, repetitions: 10, highest: 12))
    try workout.apply(.set("Row", [WorkoutSet(load: 72, repetitions: 9)]), at: Self.at("18:03"))
    #expect(workout.nextSet == WorkoutSet(load: 65, repetitions: 12, highest: 12))
    row.advised = [WorkoutSet(load: 85, repetitions: 6)]
    workout = try Self.workout(.active, [row])
    #expect(workout.nextSet == WorkoutSet(load: 85, repetitions: 8, highest: 12))
    #expect(workout.nextExercise?.stretch == WorkoutSet(load: 85, repetitions: 6))
    try workout.apply(.set("Row", [WorkoutSet(load: 72, repetitions: 9)]), at: Self.at("18:03"))
    #expect(workout.nextSet == WorkoutSet(load: 72, repetitions: 8, highest: 12))
    #expect(workout.nextExercise?.stretch == nil)
    row.sets = [WorkoutSet(load: 50, repetitions: 5)]
    workout = try Self.workout(.active, [row])
    #expect(workout.nextSet == WorkoutSet(load: 50, repetitions: 5))
    try workout.apply(.change("Row", WorkoutSet(load: 55, rpe: 8)), at: Self.at("18:04"))
    #expect(workout.nextSet == WorkoutSet(load: 55, repetitions: 5, rpe: 8))
  }

  @Test("In a superset the exercise with the fewest work sets is next")
  func superset() throws {
    var (squat, row) = (Self.squat, Self.row)
    (squat.superset, row.superset) = (0, 0)
    var workout = try Self.workout(.active, [squat, row])
    var (order, rests): ([String], [Int?]) = ([], [])
    while let name = workout.nextExercise?.name, let set = workout.nextSet {
      order.append(name)
      var done = set
      done.highest = nil
      try workout.apply(.set(name, [done]), at: Self.at("18:03"))
      rests.append(workout.restLength)
    }
    // A warm-up, then two rounds: the first exercise of each goes over into the second without a rest.
    #expect(rests == [120, nil, 90, nil, 90])
    #expect(order == ["Squat", "Squat", "Row", "Squat", "Row"])
  }

  @Test("The rest runs from a set, 90 seconds unless it is set, and the length leaves pauses out")
  func time() throws {
    var workout = try Self.workout(.active)
    try workout.apply(.set("Row", [WorkoutSet(repetitions: 9)]), at: Self.at("18:03"))
    #expect(workout.restEnds == (try Self.at("18:04:30")))
    try workout.apply(.rest(by: 15), at: Self.at("18:04"))
    let rest = try #require(workout.rest(at: Self.at("18:04:15")))
    #expect(rest == (30, 0))
    #expect(try #require(workout.rest(at: Self.at("18:05"))) == (0, 15))
    try workout.apply(.set("Squat", [WorkoutSet(repetitions: 5)]), at: Self.at("18:06"))
    #expect(workout.restEnds == (try Self.at("18:08")))
    try workout.apply(.pause, at: Self.at("18:10"))
    #expect(workout.restEnds == nil)
    #expect(workout.seconds(at: try Self.at("18:40")) == 600)
    #expect(workout.longPause(at: try Self.at("20:09:59")) == nil)
    #expect(workout.longPause(at: try Self.at("20:10")) == 7200)
    try workout.apply(.resume, at: Self.at("18:30"))
    try workout.apply(.end, at: Self.at("18:35"))
    #expect(workout.seconds(at: try Self.at("23:00")) == 900)
  }

  @Test(
    "What is said to happen before the last event is no order of events, but for what takes back")
  func order() throws {
    var workout = try Self.workout(.active)
    try workout.apply(.set("Row", [WorkoutSet(repetitions: 9)]), at: Self.at("18:30"))
    let before = LiveWorkout.Refusal.before(try Self.at("18:30").time)
    for event in [LiveWorkout.Event.end, .pause, .set("Row", [WorkoutSet(repetitions: 9)])] {
      #expect(throws: before) { try workout.checkOrder(event, at: try Self.at("18:29")) }
      try workout.checkOrder(event, at: Self.at("18:29:01"))
    }
    for event in [LiveWorkout.Event.undo, .abort] {
      try workout.checkOrder(event, at: Self.at("17:00"))
    }
  }

  @Test("A rest leaves a pause as it is, and a pause that is taken back counts once")
  func pause() throws {
    var workout = try Self.workout(.active)
    try workout.apply(.set("Row", [WorkoutSet(repetitions: 9)]), at: Self.at("18:03"))
    #expect(throws: LiveWorkout.Refusal.impossibleRest(3601)) {
      try workout.apply(.rest(by: 3511), at: try Self.at("18:03"))
    }
    #expect(throws: LiveWorkout.Refusal.impossibleRest(-1)) {
      try workout.apply(.rest(by: -91), at: try Self.at("18:03"))
    }
    try workout.apply(.pause, at: Self.at("18:05"))
    #expect(throws: LiveWorkout.Refusal.noRest) {
      try workout.apply(.rest(by: 15), at: try Self.at("18:06"))
    }
    #expect(workout.state == .paused)
    try workout.apply(.set("Row", [WorkoutSet(repetitions: 9)]), at: Self.at("18:25"))
    #expect(workout.seconds(at: try Self.at("18:30")) == 600)
    try workout.apply(.undo, at: Self.at("18:31"))
    #expect(workout.state == .paused)
    #expect(workout.seconds(at: try Self.at("18:40")) == 300)
    try workout.apply(.undo, at: Self.at("18:32"))
    #expect(workout.seconds(at: try Self.at("18:40")) == 2400)
  }

  @Test(
    "In the night in which clocks go back an hour is not lost, and a clock that went back stands still"
  )
  func clocks() throws {
    func moment(_ text: String) throws -> WorkoutMoment {
      let moment = try #require(WorkoutMoment(iso: text))
      #expect(moment.description == text)
      return moment
    }
    var workout = LiveWorkout()
    try workout.apply(.start(title: nil, []), at: moment("2026-10-25T02:30:00+02:00"))
    let later = try moment("2026-10-25T02:10:00+01:00")
    #expect(workout.seconds(at: later) == 2400)
    try workout.apply(.set("Squat", [WorkoutSet(repetitions: 5)]), at: later)
    try workout.apply(.end, at: moment("2026-10-25T02:00:00+01:00"))
    #expect(workout.ended == later)
    for text in ["2026-10-25T02:30:00", "2026-10-25T02:30:00+0200", "2026-10-25T02:30:00 02:00"] {
      #expect(WorkoutMoment(iso: text) == nil)
    }
    #expect(try moment("2026-10-25T02:30:00-03:30").offset == -12_600)
  }

  @Test("A workout that is left alone for a day is abandoned at its last event")
  func abandoned() throws {
    var workout = try Self.workout(.active)
    try workout.apply(.set("Row", [WorkoutSet(repetitions: 9)]), at: Self.at("18:03"))
    let day = try Self.at("18:03").advanced(by: 86_400)
    #expect(workout.abandoned(at: day.advanced(by: -1)) == nil)
    #expect(workout.abandoned(at: day) == (try Self.at("18:03")))
    // Whoever takes something back has not left it alone.
    try workout.apply(.undo, at: day)
    #expect(workout.abandoned(at: day) == nil)
    try workout.apply(.end, at: day)
    #expect(workout.abandoned(at: day.advanced(by: 86_400)) == nil)
  }

  @Test("It is logged with its exercises as they were begun, and one that was aborted says so")
  func logged() throws {
    var (squat, row) = (Self.squat, Self.row)
    (squat.superset, row.superset) = (0, 0)
    var workout = try Self.workout(.active, [squat, row])
    try workout.apply(.set("Row", [WorkoutSet(load: 60, repetitions: 9)]), at: Self.at("18:03"))
    try workout.apply(
      .set("Squat", [WorkoutSet(.failure, load: 100, repetitions: 5, rpe: 10, note: "hard")]),
      at: Self.at("18:06"))
    try workout.apply(.abort, at: Self.at("18:10"))
    let logged = try #require(workout.logged { "\($0 ?? "") (aborted)" })
    #expect(logged.title == "Upper A (aborted)" && logged.duration == 600 && logged.hasTime)
    #expect(logged.sets.map(\.exercise) == ["Row", "Squat"])
    #expect(logged.sets.map(\.superset) == [0, 0])
    #expect(logged.sets[1].load == Load(100).units && logged.sets[1].note == "hard")
    #expect(try Self.workout(.completed).logged { $0 ?? "" } == nil)
  }

  @Test(
    "Laws of any events: undo gives the prefix, k is at most n, no rest or length is below zero")
  func laws() throws {
    for seed in 0..<UInt64(Shared.isExhaustive ? 20_000 : 400) {
      var events = WorkoutEvents(seed: seed)
      var workout = LiveWorkout()
      var states = [workout]
      for _ in 0..<40 {
        let (event, at) = events.next()
        guard (try? workout.apply(event, at: at)) != nil else { continue }
        if event == .undo {
          states.removeLast()
          #expect(workout.entries == states.last?.entries && workout.state == states.last?.state)
          #expect(workout.exercises == states.last?.exercises)
        } else {
          states.append(workout)
        }
        #expect(workout.setsDone <= workout.setCount)
        let rest = workout.rest(at: at) ?? (0, 0)
        #expect(rest.left >= 0 && rest.over >= 0 && min(rest.left, rest.over) == 0)
        let length = workout.seconds(at: at)
        #expect(length >= 0)
        if let started = workout.started, let ended = workout.ended {
          #expect(length <= ended.seconds(since: started))
        }
        for exercise in workout.exercises { _ = exercise.nextSet }
      }
    }
  }
}
