import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoCoach

@Suite struct NextSessionTests {
  private static let (push, pull, legs) = (Rotation.push, Rotation.pull, Rotation.legs)

  private func history(_ workouts: [(String?, [String])]) throws -> PreparedHistory {
    try Rotation.history(workouts)
  }

  private func rotation(_ rounds: Int) -> [(String?, [String])] { Rotation.rotation(rounds) }

  private func names(_ lifts: [NextSession.Lift], _ history: PreparedHistory) -> [String] {
    Rotation.names(lifts, history)
  }

  @Test("In a rotation the workout that followed the last one before is next, in its order")
  func rotation() throws {
    let history = try history(rotation(3) + [("Push", Self.push)])
    let next = try #require(NextSession(of: history))
    #expect(names(next.lifts, history) == Self.pull)
    #expect(history.log.sessions[next.model].title == "Pull")
    #expect(next.model == 7)
    #expect(next.follows == 9)
    #expect(next.similarity == 1)
    #expect(next.lifts.allSatisfy { $0.share > 0.9 })
    #expect(next.possible.isEmpty)
  }

  @Test("The further workouts are the others of the rotation, the one done longest ago first")
  func further() throws {
    let history = try history(rotation(3) + [("Push", Self.push)])
    let next = try #require(NextSession(of: history))
    #expect(next.further.map { history.log.sessions[$0].title } == ["Legs", "Push"])
    #expect(next.further == [8, 9])
  }

  @Test("Two workouts of a rotation are two by their titles, however alike their lifts")
  func alike() throws {
    let other = Array(Self.legs.dropLast()) + ["Hip Thrust (Barbell)"]
    let round = [("Upper A", Self.push), ("Lower A", Self.legs), ("Upper B", Self.pull)]
    let rounds = (0..<3).flatMap { _ in round.map { ($0.0 as String?, $0.1) } + [("Lower B", other)]
    }
    let history = try history(rounds + [("Upper A", Self.push), ("Lower A", Self.legs)])
    let next = try #require(NextSession(of: history))
    #expect(history.log.sessions[next.model].title == "Upper B")
    #expect(
      next.further.map { history.log.sessions[$0].title } == ["Lower B", "Upper A", "Lower A"])
  }

  @Test("A workout that was done once is none of a rotation")
  func once() throws {
    let abroad = ("Hotel" as String?, ["Burpee", "Goblet Squat"])
    let workouts = rotation(3) + [abroad] + rotation(1) + [("Push", Self.push)]
    let history = try history(workouts)
    let next = try #require(NextSession(of: history))
    #expect(next.further.map { history.log.sessions[$0].title } == ["Legs", "Push"])
  }

  @Test("A lift that is heavy in one workout and light in the other goes on from the same workout")
  func tracks() throws {
    var builder = LogBuilder()
    let first = CivilDate(dayNumber: 20_000)
    for index in 0..<11 {
      let isHeavy = index % 2 == 0
      builder.session(
        first.advanced(by: 3 * index).description, title: isHeavy ? "Upper A" : "Upper B"
      ) {
        $0.sets(Self.push[0], kg: isHeavy ? 90 : 70, reps: isHeavy ? 4 : 10, count: 3)
        $0.sets(Self.pull[0], kg: 60, reps: 8, count: 3)
        $0.sets(isHeavy ? Self.push[1] : Self.pull[1], kg: 40, reps: 8, count: 3)
      }
    }
    let history = try #require(PreparedHistory(of: builder.log, options: AnalysisOptions()))
    let next = try #require(NextSession(of: history))
    #expect(history.log.sessions[next.model].title == "Upper B")
    let names = next.tracks.map { (history.log.exercises[$0.key].name, $0.value) }
    // The row is the same in both, so that its last session counts.
    #expect(names.map(\.0) == [Self.push[0]])
    #expect(names.first?.1 == [1, 3, 5, 7, 9])
  }

  @Test("A lift goes on from its last session where newer workouts took the place of another")
  func replaced() throws {
    var builder = LogBuilder()
    let first = CivilDate(dayNumber: 20_000)
    for index in 0..<11 {
      // Old and new in turn, then three times new.
      let isOld = index < 8 && index.isMultiple(of: 2)
      builder.session(
        first.advanced(by: 3 * index).description, title: isOld ? "Old" : "New"
      ) {
        $0.sets(Self.push[0], kg: isOld ? 90 : 70, reps: isOld ? 4 : 10, count: 3)
        $0.sets(isOld ? Self.push[1] : Self.pull[1], kg: 40, reps: 8, count: 3)
      }
    }
    let history = try #require(PreparedHistory(of: builder.log, options: AnalysisOptions()))
    let bench = try #require(history.log.exercises.firstIndex { $0.name == Self.push[0] })
    let old = Set(history.log.sessions.indices.filter { history.log.sessions[$0].title == "Old" })
    let new = Set(history.log.sessions.indices).subtracting(old)
    #expect(LiftTracks(history, workout: old).sessions(ofExercise: bench) == nil)
    #expect(LiftTracks(history, workout: new).sessions(ofExercise: bench) == new)
  }

  @Test("What another workout did at the same load, and more of it, is not taken back")
  func asMuch() throws {
    var builder = LogBuilder()
    let first = CivilDate(dayNumber: 20_000)
    for index in 0..<10 {
      let isOwn = index.isMultiple(of: 2)
      builder.session(
        first.advanced(by: 3 * index).description, title: isOwn ? "A" : "B"
      ) {
        $0.sets(Self.push[0], kg: isOwn ? 60 : index == 9 ? 62.5 : 62, reps: isOwn ? 8 : 12)
        $0.sets(isOwn ? Self.push[1] : Self.pull[1], kg: 40, reps: 8, count: 3)
      }
    }
    let history = try #require(PreparedHistory(of: builder.log, options: AnalysisOptions()))
    let bench = try #require(history.log.exercises.firstIndex { $0.name == Self.push[0] })
    let own = Set(history.log.sessions.indices.filter { history.log.sessions[$0].title == "A" })
    #expect(LiftTracks(history, workout: own).sessions(ofExercise: bench) == nil)
  }

  @Test("A workout that had the lift once is no kind of work: the step up after it is gone on from")
  func doneOnce() throws {
    func isApart(_ second: (kg: Double, reps: Int)) throws -> Bool {
      var builder = LogBuilder()
      let first = CivilDate(dayNumber: 20_000)
      for (index, work) in [(kg: 17.0, reps: 10), second].enumerated() {
        builder.session(first.advanced(by: 4 * index).description, title: index == 0 ? "A" : "B") {
          $0.sets(Self.push[0], kg: work.kg, reps: work.reps, count: 2)
        }
      }
      let history = try #require(PreparedHistory(of: builder.log, options: AnalysisOptions()))
      return LiftTracks(history, workout: [0]).sessions(ofExercise: 0) != nil
    }
    #expect(try !isApart((23, 10)))
    // Far fewer repetitions with more load are other work.
    #expect(try isApart((23, 5)))
  }

  @Test(
    "Far more in other workouts is not taken back, unless it was once, or they are always heavier")
  func farMore() throws {
    func isApart(_ heavy: [Int], of count: Int, every days: Int) throws -> Bool {
      var builder = LogBuilder()
      let first = CivilDate(dayNumber: 20_000)
      for index in 0..<count {
        let isOwn = index.isMultiple(of: days)
        builder.session(first.advanced(by: 4 * index).description, title: isOwn ? "A" : "B") {
          $0.sets(Self.push[0], kg: heavy.contains(index) ? 80 : 60, reps: isOwn ? 10 : 8, count: 3)
          $0.sets(isOwn ? Self.push[1] : Self.pull[1], kg: 40, reps: 8, count: 3)
        }
      }
      let history = try #require(PreparedHistory(of: builder.log, options: AnalysisOptions()))
      let bench = try #require(history.log.exercises.firstIndex { $0.name == Self.push[0] })
      let own = Set(history.log.sessions.indices.filter { history.log.sessions[$0].title == "A" })
      return LiftTracks(history, workout: own).sessions(ofExercise: bench) != nil
    }
    #expect(try isApart([1, 3, 5, 7, 9], of: 10, every: 2))
    #expect(try isApart([9], of: 10, every: 2))
    #expect(try isApart([1, 2, 4, 5, 7, 8], of: 9, every: 3))
    #expect(try !isApart([7, 8], of: 9, every: 3))
  }

  @Test("The same workout day by day is next again")
  func same() throws {
    let history = try history((0..<6).map { _ in ("Full", Self.push) })
    let next = try #require(NextSession(of: history))
    #expect(names(next.lifts, history) == Self.push)
    #expect(next.further.isEmpty)
  }

  @Test("Of equals the latest is the model, and its order is kept")
  func latest() throws {
    let turned = Array(Self.pull.reversed())
    let history = try history(
      rotation(2) + [("Push", Self.push), ("Pull", turned), ("Legs", Self.legs)]
        + [("Push", Self.push)])
    let next = try #require(NextSession(of: history))
    #expect(names(next.lifts, history) == turned)
  }

  @Test("The workout before the last decides between two that follow the same one")
  func twoBack() throws {
    let cycle: [(String?, [String])] = [
      ("Push", Self.push), ("Pull", Self.pull), ("Legs", Self.legs), ("Pull", Self.pull),
    ]
    let rounds = (0..<5).flatMap { _ in cycle }
    let afterPush = try history(rounds + cycle.prefix(2))
    #expect(names(try #require(NextSession(of: afterPush)).lifts, afterPush) == Self.legs)
    let afterLegs = try history(rounds)
    #expect(names(try #require(NextSession(of: afterLegs)).lifts, afterLegs) == Self.push)
  }

  @Test("A lift that often came too, and is not in the proposed workout, is possible")
  func possible() throws {
    let extra = "Face Pull"
    let more = Self.pull + [extra]
    let history = try history(
      [
        ("Push", Self.push), ("Pull", more), ("Push", Self.push), ("Pull", Self.pull),
        ("Push", Self.push), ("Pull", more), ("Push", Self.push), ("Pull", Self.pull),
        ("Push", Self.push), ("Pull", Self.pull), ("Push", Self.push),
      ])
    let next = try #require(NextSession(of: history))
    #expect(names(next.lifts, history) == Self.pull)
    #expect(names(next.possible, history) == [extra])
    #expect(next.possible[0].share >= 0.2 && next.possible[0].share < 0.5)
  }

  @Test("Cardio and lifts that were only warmed up for are no lifts of a workout")
  func onlyLifts() throws {
    var builder = LogBuilder()
    for (index, lifts) in [Self.push, Self.pull, Self.push, Self.pull, Self.push].enumerated() {
      builder.session(CivilDate(dayNumber: 20_000).advanced(by: 2 * index).description) {
        $0.sets("Squat (Barbell)", kg: 40, reps: 5, kind: .warmUp)
        $0.sets("Running", seconds: 600)
        for lift in lifts { $0.sets(lift, kg: 50, reps: 8) }
      }
    }
    let history = try #require(PreparedHistory(of: builder.log, options: AnalysisOptions()))
    let next = try #require(NextSession(of: history))
    #expect(names(next.lifts, history) == Self.pull)
  }

  @Test("Nothing is proposed after the first workout, and after one that is like no earlier one")
  func nothing() throws {
    #expect(NextSession(of: try history([("Push", Self.push)])) == nil)
    #expect(NextSession(of: try history(rotation(3) + [("New", ["Deadlift (Barbell)"])])) == nil)
  }

  @Test("What was done four times in a row, and never so before, is not proposed a fifth time")
  func seldomAgain() throws {
    let pulls = Array(repeating: ("Pull" as String?, Self.pull), count: 3)
    let history = try history(rotation(5) + [("Push", Self.push), ("Pull", Self.pull)] + pulls)
    #expect(names(try #require(NextSession(of: history)).lifts, history) == Self.legs)
  }

  @Test("What another workout did more of is not taken back for a day that ended on a single")
  func single() throws {
    var builder = LogBuilder()
    let first = CivilDate(dayNumber: 20_000)
    for index in 0..<8 {
      let isOwn = index.isMultiple(of: 2)
      builder.session(first.advanced(by: 3 * index).description, title: isOwn ? "A" : "B") {
        $0.sets(Self.push[0], kg: isOwn ? 60 : 62.5, reps: 5, count: isOwn ? 1 : 3)
        if isOwn { $0.sets(Self.push[0], kg: 72.5, reps: 1) }
        $0.sets(isOwn ? Self.push[1] : Self.pull[1], kg: 40, reps: 8, count: 3)
      }
    }
    let history = try #require(PreparedHistory(of: builder.log, options: AnalysisOptions()))
    let own = Set(history.log.sessions.indices.filter { history.log.sessions[$0].title == "A" })
    #expect(LiftTracks(history, workout: own).sessions(ofExercise: 0) == nil)
  }

  @Test("What was just done is proposed again only where it came again before")
  func justDone() throws {
    let days = [Self.push, Self.pull, Self.legs].map { (String?.none, $0) }
    let back = try history(days + days + [days[0], days[1]])
    #expect(names(try #require(NextSession(of: back)).lifts, back) == Self.legs)
    let same = try history(Array(repeating: (String?.none, Self.push), count: 4))
    let next = try #require(NextSession(of: same))
    #expect(names(next.lifts, same) == Self.push && next.model == 3)
  }

  @Test(
    "Exercise in passing is no workout of the rotation, but a short workout that comes again is")
  func inPassing() throws {
    func history(_ short: [[String]]) throws -> PreparedHistory {
      var builder = LogBuilder()
      var day = CivilDate(dayNumber: 20_000)
      for workout in rotation(4) {
        builder.session(day.description, title: workout.0) {
          for lift in workout.1 { $0.sets(lift, kg: 50, reps: 8, count: 4) }
        }
        day = day.advanced(by: 2)
      }
      for lifts in short {
        builder.session(day.description, title: "Core") {
          for lift in lifts { $0.sets(lift, kg: 10, reps: 12, count: 1) }
        }
        day = day.advanced(by: 1)
      }
      return try #require(PreparedHistory(of: builder.log, options: AnalysisOptions()))
    }
    let passing = try history([["Bench Dip"], ["Squat (Bodyweight)"], ["Push Up"]])
    #expect(names(try #require(NextSession(of: passing)).lifts, passing) == Self.push)
    let again = try history(Array(repeating: ["Plank", "Crunch"], count: 4))
    #expect(names(try #require(NextSession(of: again)).lifts, again) == ["Plank", "Crunch"])
  }

  @Test(
    "A lift that a workout had once goes on from it where the other's load or repetitions differ")
  func trackOfOne() throws {
    func isApart(load: Double, repetitions: Int) throws -> Bool {
      var builder = LogBuilder()
      let first = CivilDate(dayNumber: 20_000)
      for index in 0..<5 {
        let isOwn = index == 3
        builder.session(first.advanced(by: 3 * index).description, title: isOwn ? "A" : "B") {
          $0.sets(Self.push[0], kg: isOwn ? load : 80, reps: isOwn ? repetitions : 6, count: 3)
        }
      }
      let history = try #require(PreparedHistory(of: builder.log, options: AnalysisOptions()))
      return LiftTracks(history, workout: [3]).sessions(ofExercise: 0) == [3]
    }
    #expect(try isApart(load: 65, repetitions: 12))
    #expect(try isApart(load: 65, repetitions: 6))
    #expect(try isApart(load: 77.5, repetitions: 12))
    #expect(try !isApart(load: 79, repetitions: 6))
  }
}
