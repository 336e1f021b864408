import GymBoLog
import Testing

@testable import GymBoStore

/// What an import makes of the differences between a file and the store: store.md §5.
@Suite struct ImportRulesTests {
  private static func weeks(_ count: Int) throws -> [LoggedWorkout] {
    try (0..<count).map { week in
      let day = CivilDate(iso: "2026-01-05")?.advanced(by: 7 * week)
      return try .made(#require(day).description, load: 60 + 2.5 * Double(week))
    }
  }

  @Test("The first export makes the store, and what was read is read again")
  func first() throws {
    let sandbox = try StoreSandbox()
    let all = try Self.weeks(6)
    let outcome = try sandbox.add(all)
    #expect(outcome.new == 6 && outcome.changed.isEmpty && outcome.unchanged == 0)
    #expect(try sandbox.workouts() == all)
    #expect(try sandbox.log().workouts == all)
  }

  @Test("The same file again changes nothing, and is told by its day")
  func twice() throws {
    let sandbox = try StoreSandbox()
    try sandbox.add(Self.weeks(6))
    let again = try sandbox.add(Self.weeks(6), day: "2026-11-27")
    #expect(again.before == "2026-11-20T10:00:00" && again.changesNothing)
    #expect(try sandbox.workouts() == Self.weeks(6))
  }

  @Test("A week later: one workout is new, one was edited, one was deleted in the app")
  func edited() throws {
    let sandbox = try StoreSandbox()
    var all = try Self.weeks(6)
    try sandbox.add(all)
    all.remove(at: 2)
    all[3].sets[0].repetitions = 9
    all.append(try .made("2026-02-16"))
    let outcome = try sandbox.add(all)
    #expect(outcome.new == 1 && outcome.changed.count == 1 && outcome.deleted.count == 1)
    #expect(outcome.unchanged == 4)
    #expect(outcome.deleted.first?.start.date.description == "2026-01-19")
    #expect(try sandbox.workouts() == all)
  }

  @Test("A start that was moved, and a whole export in another time zone, double nothing")
  func shifted() throws {
    let sandbox = try StoreSandbox()
    let all = try Self.weeks(8)
    try sandbox.add(all)
    var shifted = all.map { workout in
      var workout = workout
      workout.start = CivilTime(
        date: workout.start.date, secondOfDay: workout.start.secondOfDay - 7200)
      return workout
    }
    shifted.append(try .made("2026-03-09"))
    let outcome = try sandbox.add(shifted)
    #expect(outcome.new == 1 && outcome.changed.count == 8 && outcome.deleted.isEmpty)
    #expect(try sandbox.workouts() == shifted)
  }

  @Test("Another person's file is refused, and taken as an account of its own")
  func otherPerson() throws {
    let sandbox = try StoreSandbox()
    try sandbox.add(Self.weeks(8))
    let others = try Self.weeks(8).map { workout in
      try LoggedWorkout.made(
        workout.start.date.advanced(by: 1).description, hour: 7, load: 33, exercise: "Squat")
    }
    #expect(
      throws: StoreError.otherAccount(file: "strong.csv", format: "strong", workouts: 7)
    ) { try sandbox.add(others) }
    #expect(try sandbox.workouts() == Self.weeks(8))
    #expect(try sandbox.add(others, account: "Lena").new == 8)
  }

  @Test("An export that lacks many workouts or sets takes nothing away, unless it is told to")
  func partial() throws {
    let sandbox = try StoreSandbox()
    let all = try Self.weeks(20)
    try sandbox.add(all)
    let filtered = try Array(all.prefix(3) + all.suffix(4)) + [.made("2026-06-01")]
    let kept = try sandbox.add(filtered)
    #expect(kept.missing == 13 && kept.deleted.isEmpty && kept.new == 1)
    let whole = all + filtered.suffix(1)
    #expect(try sandbox.workouts() == whole)
    let fewerSets = whole.map { workout in
      var workout = workout
      workout.sets.removeLast()
      return workout
    }
    #expect(throws: StoreError.partial(file: "strong.csv", workouts: 21)) {
      try sandbox.add(fewerSets)
    }
    #expect(try sandbox.add(fewerSets, replaces: true).changed.count == 21)
    #expect(try sandbox.workouts() == fewerSets)
  }

  @Test("An older export adds what lies before the newer one, and brings nothing deleted back")
  func older() throws {
    let sandbox = try StoreSandbox()
    let all = try Self.weeks(20)
    var newer = Array(all.suffix(15))
    newer.remove(at: 4)
    try sandbox.add(newer)
    let outcome = try sandbox.add(Array(all.prefix(18)))
    #expect(outcome.isOlder && outcome.new == 5)
    #expect(try sandbox.workouts() == Array(all.prefix(5)) + newer)
  }

  @Test("A trial says the same and writes nothing")
  func trial() throws {
    let sandbox = try StoreSandbox()
    try sandbox.add(Self.weeks(5))
    let outcome = try sandbox.add(Self.weeks(7), isTrial: true)
    #expect(outcome.new == 2 && outcome.unchanged == 5)
    #expect(try sandbox.workouts() == Self.weeks(5))
  }

  @Test("Undo takes back one change after the other, to the first")
  func undo() throws {
    let sandbox = try StoreSandbox()
    var states = [[LoggedWorkout]]()
    var all = try Self.weeks(5)
    for step in 0..<4 {
      all[step].note = "step \(step)"
      all.append(try .made("2026-03-0\(step + 1)", load: 90))
      try sandbox.add(all)
      states.append(try sandbox.workouts())
    }
    for state in states.dropLast().reversed() {
      _ = try Store.writing(sandbox.path, makes: false).undo()
      #expect(try sandbox.workouts() == state)
    }
    _ = try Store.writing(sandbox.path, makes: false).undo()
    #expect(try sandbox.workouts().isEmpty)
    #expect(throws: StoreError.nothingToUndo) {
      _ = try Store.writing(sandbox.path, makes: false).undo()
    }
  }

  @Test("A hidden workout stays hidden when it is edited, and comes back when it is shown")
  func hidden() throws {
    let sandbox = try StoreSandbox()
    var all = try Self.weeks(4)
    try sandbox.add(all)
    let number = try #require(try Store.reading(sandbox.path).workouts().first?.number)
    try Store.writing(sandbox.path, makes: false).hide(number, true)
    all[0].note = "edited"
    try sandbox.add(all)
    #expect(try sandbox.log().sessions.count == 3)
    let edited = try #require(
      try Store.reading(sandbox.path).workouts().first { $0.isHidden })
    try Store.writing(sandbox.path, makes: false).hide(edited.number, false)
    #expect(try sandbox.log().workouts == all)
    #expect(throws: StoreError.noWorkout(number: 999)) {
      try Store.writing(sandbox.path, makes: false).hide(999, true)
    }
  }

  @Test("A workout that two apps have counts once, and twice again after undo of none")
  func twoApps() throws {
    let sandbox = try StoreSandbox()
    let all = try Self.weeks(6)
    try sandbox.add(all)
    try sandbox.add(Array(all.suffix(3)), format: "hevy", name: "hevy.csv")
    #expect(try sandbox.workouts().count == 9)
    #expect(try sandbox.log().sessions.count == 6)
    #expect(try Store.reading(sandbox.path).workouts().count { $0.sameAs != nil } == 3)
    _ = try Store.writing(sandbox.path, makes: false).undo()
    #expect(try Store.reading(sandbox.path).workouts().allSatisfy { $0.sameAs == nil })
  }
}
