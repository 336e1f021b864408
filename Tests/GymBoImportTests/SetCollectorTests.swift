import GymBoImport
import GymBoLog
import TestSupport
import Testing

/// Histories that come from no file.
@Suite("Sets told by a program")
struct SetCollectorTests {
  private func time(_ text: String) -> CivilTime {
    let parts = text.split(separator: " ")
    let clock = parts[1].split(separator: ":").compactMap { Int($0) }
    guard let date = CivilDate(iso: parts[0]),
      let time = CivilTime(date: date, hour: clock[0], minute: clock[1])
    else { preconditionFailure("no such time: \(text)") }
    return time
  }

  private func log(_ sets: [LoggedSet]) -> TrainingLog {
    var collector = SetCollector(name: "table", names: ExerciseNames(userMap: nil))
    for (index, set) in sets.enumerated() { collector.add(set, row: Int32(index + 1)) }
    return collector.log()
  }

  private func set(_ change: (inout LoggedSet) -> Void = { _ in }) -> LoggedSet {
    var set = LoggedSet(
      "Bench Press (Barbell)", start: time("2026-01-05 18:00"), load: 100, repetitions: 8)
    change(&set)
    return set
  }

  @Test("They make the log that the same sets in a file make")
  func sameAsFile() {
    let rows = [
      ("2026-01-07 18:00", "Squat (Barbell)", 140.0, 5),
      ("2026-01-05 18:00", "Bench Press (Barbell)", 100, 8),
      ("2026-01-05 18:00", "Plank", 10, 1), ("2026-01-05 18:00", "Bench Press (Barbell)", 82.6, 0),
    ]
    let told = log(
      rows.map { LoggedSet($0.1, start: time($0.0), load: $0.2, repetitions: $0.3) })
    var built = LogBuilder()
    built.session("2026-01-05", title: nil, duration: nil) {
      $0.sets("Bench Press (Barbell)", kg: 100, reps: 8)
      $0.sets("Plank", kg: 10, reps: 1)
      $0.sets("Bench Press (Barbell)", kg: 82.6, reps: 0)
    }
    built.session("2026-01-07", title: nil, duration: nil) {
      $0.sets("Squat (Barbell)", kg: 140, reps: 5)
    }
    let expected = built.log
    #expect(told.exercises == expected.exercises)
    #expect(told.sessions == expected.sessions)
    #expect(told.columns.load.values == expected.columns.load.values)
    #expect(told.columns.repetitions.values == expected.columns.repetitions.values)
    #expect(told.columns.block == expected.columns.block)
    #expect(told.columns.semantics == expected.columns.semantics)
    #expect(told.columns.line == [2, 3, 4, 1])
    #expect(told.files.map(\.rows) == [4] && told.files.map(\.sets) == [4])
    #expect(told.issues.isEmpty && told.leftOut.isEmpty)
  }

  @Test("Sets that are changed in place make the log of the same sets told one by one")
  func changedInPlace() {
    // Values that come again, that change, that are missing, and that are none.
    let starts: [LoggedSet.Start?] = [
      .time(time("2026-01-05 18:00")), .text("2026-01-06"), .text("2026-01-07"), .text("soon"), nil,
    ]
    let exercises = ["Squat (Barbell)", "Squat (Barbell)", " ", "Pull Up"]
    let texts = [nil, "a", " a ", "b", ""]
    let kinds: [LoggedSet.Kind] = [.known(.working), .word("warm-up"), .word("hot"), .word("")]
    let loads = [nil, 60, 60, 82.5, 82.5, 100, 100, -5, .infinity]
    let numbers = [5, 5, 8, 8, 8, nil, 0, 7.5, 1e9]
    let units = [nil, nil, nil, nil, "lb", "stone"]
    var random = SplitMix64(seed: 17)
    func any<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: 0..<values.count, using: &random)]
    }
    var told: [LoggedSet] = []
    var collector = SetCollector(name: "table", names: ExerciseNames(userMap: nil))
    for row in 1...3000 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: collector.changeWorkout { $0.start = any(starts) }
      case 1: collector.change(exercise: any(exercises))
      case 2: collector.changeWorkout { ($0.session, $0.title) = (any(texts), any(texts)) }
      case 3: collector.changeWorkout { $0.sessionNote = any(texts) }
      case 4: collector.change(kind: any(kinds))
      case 5: collector.change(note: any(texts))
      default: break
      }
      (collector.set.load, collector.set.repetitions) = (any(loads), any(numbers))
      (collector.set.rpe, collector.set.order) = (any(numbers), any(numbers))
      (collector.set.sessionSeconds, collector.set.loadUnitWord) = (any(numbers), any(units))
      told.append(collector.set)
      collector.addSet(row: Int32(row))
    }
    let (one, other) = (collector.log(), log(told))
    #expect(one.columns.count > 300 && one.issues.count > 300)
    #expect(one.columns.load.values == other.columns.load.values)
    #expect(one.columns.repetitions.values == other.columns.repetitions.values)
    #expect(one.columns.exercise == other.columns.exercise)
    #expect(one.columns.kind == other.columns.kind)
    #expect(one.columns.line == other.columns.line)
    #expect(one.sessions == other.sessions && one.exercises == other.exercises)
    #expect((0..<one.columns.count).allSatisfy { one.columns.note[$0] == other.columns.note[$0] })
    #expect(one.issues == other.issues && one.leftOut == other.leftOut)
  }

  @Test("A session holds its sets together, and begins with the earliest")
  func sessions() {
    let log = log([
      set { ($0.session, $0.start) = ("a", .time(time("2026-01-05 18:10"))) },
      set { ($0.session, $0.start) = ("b", .time(time("2026-01-05 18:10"))) },
      set { ($0.session, $0.start) = ("a", .time(time("2026-01-05 18:02"))) },
    ])
    #expect(log.sessions.map(\.start) == [time("2026-01-05 18:02"), time("2026-01-05 18:10")])
    #expect(log.sessions.map(\.sets.count) == [2, 1])
  }

  @Test("Without sessions, sets of one start and title are one workout")
  func starts() throws {
    let day = try #require(CivilDate(iso: "2026-01-06"))
    let log = log([
      set(), set { $0.title = "Push" }, set(), set { $0.start = .day(day) },
      set { $0.start = .text("2026-01-06") },
    ])
    #expect(log.sessions.map(\.sets.count) == [2, 1, 2])
    #expect(log.sessions.map(\.hasTime) == [true, true, false])
  }

  @Test(
    "A start may be text",
    arguments: [
      "2026-01-05T18:00:00", " 2026-01-05 18:00 ", "2026-01-05T18:00:00+01:00",
      "2026-01-05T18:00:00.5Z", "5 Jan 2026, 18:00",
    ])
  func startsOfText(text: String) {
    let log = log([set { $0.start = .text(text) }])
    #expect(log.sessions.map(\.start) == [time("2026-01-05 18:00")])
  }

  @Test(
    "A kind may be a word",
    arguments: [
      ("working", SetKind.working), ("warm-up", .warmUp), ("Warmup", .warmUp), ("drop", .drop),
      ("failure", .failure), ("", .working), ("normal", .working),
    ])
  func kinds(word: String, kind: SetKind) {
    let log = log([set { $0.kind = .word(word) }])
    #expect(log.columns.kind == [kind])
    #expect(log.issues.isEmpty)
  }

  @Test("Pounds are exact, and a negative load of a bodyweight lift is assistance")
  func loads() {
    let log = log([
      set { ($0.load, $0.loadUnit) = (225, .pound) },
      set { ($0.exercise, $0.load) = ("Pull Up", -20) },
    ])
    #expect(log.columns.load.values == [225 * 9_071_847_400, 400_000_000_000])
    #expect(log.columns.semantics == [.loaded, .assisted])
  }

  @Test("NaN is missing; a set of nothing is left out")
  func missing() {
    let log = log([
      set { ($0.load, $0.rpe, $0.seconds) = (.nan, .nan, .nan) },
      set { ($0.load, $0.repetitions) = (nil, nil) },
    ])
    #expect(log.columns.load.isPresent == [false])
    #expect(log.columns.semantics == [.bodyweight])
    #expect(log.leftOut.map(\.reason) == [.notCompleted])
    #expect(log.files.map(\.excluded) == [1])
    #expect(log.issues.isEmpty)
  }

  @Test("A line or a set's number that can be none is left out with a warning, and the set is kept")
  func unusableNumbers() {
    let log = log([
      set { ($0.line, $0.order) = (-5, 1) }, set { ($0.line, $0.order) = (0.5, -3) },
      set { ($0.line, $0.order) = (0, 1.5) }, set { ($0.line, $0.order) = (12, 5e9) },
    ])
    #expect(log.columns.line == [1, 2, 3, 12])
    #expect(
      log.issues.map(\.place?.columnName) == ["line", "line", "order", "line", "order", "order"])
    #expect(log.issues.allSatisfy { $0.severity == .warning && $0.rule == .unreadableNumber })
    #expect(log.issues.map(\.place?.line) == [1, 2, 2, 3, 3, 12])
  }

  static let rejected: [(IssueRule, String, @Sendable (inout LoggedSet) -> Void)] = [
    (.missingExercise, "exercise", { $0.exercise = " " }),
    (.unreadableDate, "start", { $0.start = nil }),
    (.unreadableDate, "start", { $0.start = .text("soon") }),
    (.unreadableNumber, "load", { $0.load = .infinity }),
    (.outOfRange, "load", { $0.load = 10_001 }),
    (.outOfRange, "load", { $0.load = -1e300 }),
    (.negativeNumber, "load", { $0.load = -5 }),
    (.unreadableNumber, "repetitions", { $0.repetitions = 7.5 }),
    (.negativeNumber, "repetitions", { $0.repetitions = -1 }),
    (.outOfRange, "repetitions", { $0.repetitions = 1e18 }),
    (.negativeNumber, "duration", { $0.seconds = -1 }),
    (.outOfRange, "duration", { $0.seconds = 1e9 }),
    (.outOfRange, "distance", { $0.metres = 1e9 }),
  ]

  @Test("What cannot be read is rejected, with its row, column and text", arguments: rejected)
  func rejections(
    rule: IssueRule, column: String, change: @Sendable (inout LoggedSet) -> Void
  ) {
    let log = log([set(), set(change)])
    #expect(log.columns.count == 1)
    #expect(log.issues.map(\.rule) == [rule])
    #expect(log.issues.map(\.severity) == [.error])
    #expect(log.issues.map(\.place?.line) == [2])
    #expect(log.issues.map(\.place?.columnName) == [column])
    #expect(log.leftOut.map(\.line) == [2])
    #expect(log.files.map(\.rejected) == [1] && log.files.map(\.rows) == [2])
  }

  @Test("An RPE or kind that means nothing is left out with a warning; the set stays")
  func warnings() {
    let log = log([set { $0.rpe = 11 }, set { $0.kind = .word("hot") }])
    #expect(log.columns.count == 2)
    #expect(log.issues.map(\.rule) == [.rpeOutOfRange, .unknownSetKind])
    #expect(log.issues.map(\.severity) == [.warning, .warning])
  }
}
