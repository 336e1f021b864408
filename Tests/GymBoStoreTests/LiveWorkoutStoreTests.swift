import GymBoLog
import GymBoSQLite
import TestSupport
import Testing

@testable import GymBoStore

/// `GYMBO_SCRIPTS` is the number of drawn workouts.
@Suite("A workout in progress is in the store event by event")
struct LiveWorkoutStoreTests {
  private static func at(_ text: String) throws -> WorkoutMoment {
    WorkoutMoment(try #require(CivilTime(iso: "2026-11-\(text)")), offset: 3600)
  }

  private static let start = LiveWorkout.Event.start(
    title: "Upper A",
    [PlannedExercise("Squat", sets: [WorkoutSet(repetitions: 5), WorkoutSet(repetitions: 5)])])
  private static let set = LiveWorkout.Event.set(
    "Squat", [WorkoutSet(load: 100, repetitions: 5, rpe: 8.5)])

  @Test(
    "Any events, written and read back, are the same workout, and one of two connections is no other"
  )
  func readBack() throws {
    for seed in 0..<max(1, StoreLawTests.count / 4) {
      let sandbox = try StoreSandbox()
      var events = WorkoutEvents(seed: seed)
      var workout = LiveWorkout()
      for _ in 0..<25 {
        let (event, at) = events.next()
        let begins = if case .start = event { !workout.state.isOpen } else { false }
        if begins { workout = LiveWorkout() }
        var expected = workout
        let isRefused =
          (try? workout.checkOrder(event, at: at)) == nil
          || (try? expected.apply(event, at: at)) == nil
        do {
          let found = try sandbox.record(event, at: at)
          #expect(!isRefused && found == expected, "seed \(seed)")
          workout = expected
        } catch StoreError.refusedEvent {
          // A store without a workout has none that could be aborted.
          #expect(isRefused || workout.state == .planned, "seed \(seed) \(event)")
          if begins { workout = try Store.reading(sandbox.path).liveWorkout() ?? LiveWorkout() }
        }
        let kept = try Store.reading(sandbox.path).liveWorkout()
        #expect(kept ?? LiveWorkout() == workout, "seed \(seed)")
        #expect(kept?.exercises == workout.exercises || kept == nil)
      }
      let found = try Store.reading(sandbox.path).verify()
      #expect(found.isWhole, "seed \(seed): \(found)")
    }
  }

  @Test("Each event is a text that is read as the same event")
  func texts() {
    var events = WorkoutEvents(seed: 7)
    for _ in 0..<2000 {
      let event = events.next().event
      #expect(WorkoutEventText.event(WorkoutEventText.text(event)) == event)
    }
    #expect(
      WorkoutEventText.text(Self.set)
        == #"{"event":"set","exercise":"Squat","sets":[{"kind":"working","load":2000000000000,"repetitions":5,"rpe":8.5}]}"#
    )
    for text in ["", "{}", #"{"event":"dance"}"#, #"{"event":"set","exercise":"A","sets":[{}]}"#] {
      #expect(WorkoutEventText.event(text) == nil)
    }
  }

  @Test("Its end writes the workout into the history; undo takes it out, and it goes on")
  func end() throws {
    let sandbox = try StoreSandbox()
    try sandbox.add([.made("2026-11-18")])
    _ = try sandbox.record(Self.start, at: Self.at("20T18:03"))
    _ = try sandbox.record(Self.set, at: Self.at("20T18:06"))
    #expect(try sandbox.workouts().count == 1)
    _ = try sandbox.record(.end, at: Self.at("20T18:33"))
    let logged = try #require(try sandbox.workouts().last)
    #expect(logged.title == "Upper A" && logged.duration == 1800 && logged.sets.count == 1)
    #expect(logged.start == (try Self.at("20T18:03").time))
    #expect(try sandbox.log().files.map(\.format) == ["log", "strong"])
    let again = try sandbox.record(.undo, at: Self.at("20T18:34"))
    #expect(again.state == .active && again.setsDone == 1)
    #expect(try sandbox.workouts().count == 1)
    #expect(try Store.reading(sandbox.path).changes(most: 9).map(\.what) == ["import"])
    _ = try sandbox.record(.end, at: Self.at("20T18:40"))
    let undone = try Store.writing(sandbox.path, makes: false).undo()
    #expect(undone.what == "workout")
    #expect(try sandbox.workouts().count == 1)
    #expect(try Store.reading(sandbox.path).liveWorkout() == nil)
    #expect(try Store.reading(sandbox.path).verify().isWhole)
  }

  @Test("Without a set that was done there is nothing for the history")
  func empty() throws {
    let sandbox = try StoreSandbox()
    for end in [LiveWorkout.Event.end, .abort] {
      _ = try sandbox.record(Self.start, at: Self.at("20T18:03"))
      #expect(try !sandbox.record(end, at: Self.at("20T18:06")).state.isOpen)
    }
    #expect(try sandbox.workouts().isEmpty)
    #expect(try Store.reading(sandbox.path).changes(most: 9).map(\.what) == ["empty", "empty"])
    _ = try sandbox.record(.undo, at: Self.at("20T18:07"))
    #expect(try Store.reading(sandbox.path).changes(most: 9).map(\.what) == ["empty"])
    _ = try sandbox.record(.end, at: Self.at("20T18:08"))
    for _ in 0..<2 {
      #expect(try Store.writing(sandbox.path, makes: false).undo().what == "empty")
    }
    #expect(try Store.reading(sandbox.path).liveWorkout() == nil)
    #expect(try Store.reading(sandbox.path).verify().isWhole)
  }

  @Test("One that was left alone for a day is aborted by the next command, at its last event")
  func abandoned() throws {
    let sandbox = try StoreSandbox()
    _ = try sandbox.record(Self.start, at: Self.at("20T18:03"))
    _ = try sandbox.record(Self.set, at: Self.at("20T18:06"))
    #expect(try sandbox.record(nil, at: Self.at("21T18:05")).state == .active)
    let next = try sandbox.record(Self.start, at: Self.at("21T18:06"))
    #expect(next.state == .active && next.setsDone == 0)
    let logged = try #require(try sandbox.workouts().first)
    #expect(logged.title == "Upper A (aborted)" && logged.duration == 180)
    // What is refused after that leaves the abortion as it is.
    let over = StoreError.refusedEvent(.over(.aborted, at: try Self.at("21T18:06").time))
    #expect(throws: over) { try sandbox.record(Self.set, at: Self.at("22T19:00")) }
    #expect(try Store.reading(sandbox.path).liveWorkout()?.state == .aborted)
  }

  @Test("Another process's workout is refused as one's own")
  func two() throws {
    let sandbox = try StoreSandbox()
    let moment = try Self.at("20T18:04")
    let first = try Store.writing(sandbox.path, makes: true)
    let second = try Store.writing(sandbox.path, makes: true)
    _ = try first.record(Self.start, at: Self.at("20T18:03"))
    var refusal: StoreError?
    do throws(StoreError) {
      _ = try second.record(Self.start, at: moment)
    } catch {
      refusal = error
    }
    #expect(refusal == .refusedEvent(.alreadyRunning(since: try Self.at("20T18:03").time)))
    let one = try second.record(Self.set, at: Self.at("20T18:05"))
    let two = try first.record(Self.set, at: Self.at("20T18:06"))
    #expect(one.setsDone == 1 && two.setsDone == 2)
  }

  @Test("Templates are read as they were kept, in order, and a workout of one outlives it")
  func templates() throws {
    let sandbox = try StoreSandbox()
    var upper = WorkoutTemplate(
      "Upper A",
      [
        PlannedExercise(
          "Bench",
          sets: [
            WorkoutSet(.warmUp, load: 20, repetitions: 10),
            WorkoutSet(load: 80, repetitions: 8, highest: 12, rpe: 8),
          ], superset: 0, rest: 60, note: "slow"),
        PlannedExercise("Plank", sets: [WorkoutSet(seconds: 60)], superset: 0),
        PlannedExercise("Sled", sets: [WorkoutSet(load: 50, metres: 20)]),
      ])
    (upper.folder, upper.rest, upper.note, upper.isFavorite) = ("Push", 120, "warm up", true)
    let lower = WorkoutTemplate(
      "Lower", [PlannedExercise("Squat", sets: [WorkoutSet(repetitions: 5)])])
    let kept = try sandbox.changeTemplates {
      templates throws(WorkoutTemplates.Refusal) in
      try templates.add(upper, replacing: false)
      try templates.add(lower, replacing: false)
    }
    #expect(kept.all == [lower, upper] && kept.folders == ["Push"])
    #expect(try Store.reading(sandbox.path).templates() == kept)
    _ = try sandbox.record(upper.start, at: Self.at("20T18:03"), template: "Upper A")
    // A refusal takes back what was changed before it.
    let refusal = StoreError.refusedTemplate(.noTemplate("None", has: ["Upper A"]))
    #expect(throws: refusal) {
      try sandbox.changeTemplates { templates throws(WorkoutTemplates.Refusal) in
        try templates.remove("Lower")
        try templates.remove("None")
      }
    }
    let left = try sandbox.changeTemplates { templates throws(WorkoutTemplates.Refusal) in
      try templates.move("Upper A", to: 1)
      try templates.removeFolder("Push")
      try templates.change("Upper A") { $0.exercises.swapAt(0, 2) }
      try templates.remove("Lower")
    }
    #expect(try Store.reading(sandbox.path).templates() == left)
    try sandbox.changeTemplates { templates throws(WorkoutTemplates.Refusal) in
      try templates.remove("Upper A")
    }
    let workout = try #require(try Store.reading(sandbox.path).liveWorkout())
    #expect(workout.exercises.map(\.name) == ["Bench", "Plank", "Sled"])
    #expect(try Store.reading(sandbox.path).verify().isWhole)
  }

  @Test(
    "Recovered stores have the templates and the workout in progress, and changed events are found")
  func recovered() throws {
    let sandbox = try StoreSandbox()
    try sandbox.add([.made("2026-11-18")])
    let templates = try sandbox.changeTemplates {
      templates throws(WorkoutTemplates.Refusal) in
      try templates.add(
        WorkoutTemplate("A", [PlannedExercise("Squat", sets: [WorkoutSet(repetitions: 5)])]),
        replacing: false)
    }
    _ = try sandbox.record(Self.start, at: Self.at("20T18:03"))
    let workout = try sandbox.record(Self.set, at: Self.at("20T18:06"))
    let new = sandbox.folder.url.appendingPathComponent("new.sqlite").path
    #expect(try Store.recover(sandbox.path, into: new).workouts == 1)
    #expect(try Store.reading(new).liveWorkout() == workout)
    #expect(try Store.reading(new).templates() == templates)
    let database = try Database(opening: new, for: .writing)
    try database.execute("UPDATE workout_events SET event = '{}' WHERE number = 1")
    #expect(try Store.reading(new).verify().damaged == ["2026-11-20T18:03:00"])
    try database.execute("UPDATE workout_events SET event = '{\"event\":\"end\"}' WHERE number = 1")
    #expect(try Store.reading(new).verify().damaged == ["2026-11-20T18:03:00"])
  }
}

extension StoreSandbox {
  @discardableResult
  fileprivate func record(
    _ event: LiveWorkout.Event?, at moment: WorkoutMoment, template: String? = nil
  ) throws -> LiveWorkout {
    let now = try #require(CivilTime(iso: "2026-11-20T10:00"))
    let store = try Store.writing(path, makes: true, now: now)
    return try store.record(event, at: moment, template: template)
  }

  @discardableResult
  fileprivate func changeTemplates(
    _ work: (inout WorkoutTemplates) throws(WorkoutTemplates.Refusal) -> Void
  ) throws -> WorkoutTemplates {
    let store = try Store.writing(path, makes: true)
    return try store.changeTemplates(work)
  }
}
