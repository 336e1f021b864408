import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoCoach

/// Which session of a workout is copied, by its title and its lifts.
@Suite struct WorkoutTitleTests {
  private static let (push, pull, legs) = (Rotation.push, Rotation.pull, Rotation.legs)

  private func history(_ workouts: [(String?, [String])]) throws -> PreparedHistory {
    try Rotation.history(workouts)
  }

  private func rotation(_ rounds: Int) -> [(String?, [String])] { Rotation.rotation(rounds) }

  private func names(_ lifts: [NextSession.Lift], _ history: PreparedHistory) -> [String] {
    Rotation.names(lifts, history)
  }

  @Test("Of a workout without a title that changed by a lift, the latest is copied")
  func latestUntitled() throws {
    let workouts = [Self.push + ["Lateral Raise (Dumbbell)"], Self.pull, Self.legs]
    let rounds = (0..<3).flatMap { _ in workouts }.map { (String?.none, $0) }
    let history = try history(rounds + [(nil, Self.push), (nil, Self.pull), (nil, Self.legs)])
    let next = try #require(NextSession(of: history))
    #expect(next.model == 9)
    #expect(names(next.lifts, history) == Self.push)
  }

  @Test(
    "The latest of the title is copied, also where its lifts changed, but not one done away from home"
  )
  func changedProgram() throws {
    let (hotelA, hotelB) = (
      ["Chest Press (Machine)", "Leg Press"], ["Lat Pulldown (Cable)", "Seated Leg Curl (Machine)"]
    )
    let before = (0..<4).flatMap { _ in [("A" as String?, Self.push), ("B", Self.pull)] }
    let changed = try history(before + [("A", hotelA), ("B", hotelB), ("A", Self.push)])
    #expect(try #require(NextSession(of: changed)).model != 9, "back in the old program")
    let next = try #require(
      NextSession(of: history(before + [("A", hotelA), ("B", hotelB), ("A", hotelA)])))
    #expect(next.model == 9)
    let half = try history(before + [("A", Self.push), ("B", hotelB), ("A", Self.push)])
    #expect(try #require(NextSession(of: half)).model == 9, "only one of the two changed")
    let varied = (0..<4).flatMap { [("A \($0)", "B \($0)")] }.flatMap { a, b in
      [("A" as String?, [Self.push[0], a, a + a]), ("B", [Self.pull[0], b, b + b])]
    }
    let always = try history(
      varied + [("A", hotelA), ("B", hotelB), ("A", [Self.push[0], "A 3", "A 3A 3"])])
    #expect(try #require(NextSession(of: always)).model == 9, "its lifts change anyway")
  }

  @Test(
    "A workout that was cut short is not copied, nor another one under the title of several in turn"
  )
  func cutShort() throws {
    let before = (0..<4).flatMap { _ in [("A" as String?, Self.push), ("B", Self.pull)] }
    let short = try history(
      before + [("A", Self.push), ("B", [Self.pull[0]]), ("A", Self.push)])
    #expect(try #require(NextSession(of: short)).model == 7)
    let days = [Self.push, Self.pull, Self.legs].map { ("Gym" as String?, $0) }
    let turns = try history(days + days + days + [days[0]])
    #expect(names(try #require(NextSession(of: turns)).lifts, turns) == Self.pull)
  }

  @Test("Workouts of known titles follow each other, however their lifts vary")
  func variedLifts() throws {
    func lifts(_ names: [String], _ round: Int) -> [String] {
      [names[0], names[1], "\(names[0]) \(round)"]
    }
    let rounds = (0..<4).flatMap { round in
      [("Push" as String?, lifts(Self.push, round)), ("Pull", lifts(Self.pull, round))]
    }
    let last = ["Pec Deck (Machine)", "Bench Press (Barbell)", "Shrug", "Plank Row"]
    let history = try history(rounds + [("Push", last)])
    let next = try #require(NextSession(of: history))
    #expect(next.similarity < NextSession.leastSimilarity)
    #expect(history.log.sessions[next.model].title == "Pull")
    #expect(try NextSession(of: self.history(rounds + [("Abroad", last)])) == nil)
  }

  @Test("Two titles that came twice in turn go on so, though each workout has other lifts")
  func titlesTwice() throws {
    let days: [(String?, [String])] = [
      ("Push", Self.push), ("Pull", Self.pull), ("Push", Self.legs), ("Pull", ["Shrug"]),
    ]
    let next = try #require(NextSession(of: try history(days)))
    #expect(next.model == 2)
    #expect(try NextSession(of: history(Array(days.dropFirst()))) == nil)
  }

  @Test("A title with two versions in turn is followed by the other version")
  func versionsInTurn() throws {
    let (bench, incline) = (Self.push + ["Shrug"], ["Incline Press", "Dip", "Fly", "Crunch"])
    let turns = [bench, Self.legs, incline, Self.legs].map { ("Day" as String?, $0) }
    let log = turns.enumerated().map { ($0.isMultiple(of: 2) ? "Push" : "Legs", $1.1) }
    let history = try history((0..<3).flatMap { _ in log }.map { ($0.0 as String?, $0.1) })
    #expect(names(try #require(NextSession(of: history)).lifts, history) == bench)
  }

  @Test("Two titles in turn are two workouts, though they share most lifts")
  func titlesInTurn() throws {
    let fridays = Self.push + [Self.pull[0]]
    let turns = (0..<4).flatMap { _ in [("Tuesdays" as String?, Self.push), ("Fridays", fridays)] }
    let next = try #require(NextSession(of: try history(turns)))
    #expect(next.model == 6)
  }

  @Test("A workout that alone lacks a third of the usual lifts is not copied, but the one before")
  func lacksLift() throws {
    let whole = Self.push
    let days = Array(repeating: ("Evening" as String?, whole), count: 6)
    let once = try history(days + [("Evening", Array(whole.dropLast()))])
    #expect(try #require(NextSession(of: once)).model == 5)
    let twice = try history(
      days + Array(repeating: ("Evening", Array(whole.dropLast())), count: 3))
    #expect(try #require(NextSession(of: twice)).model == 8, "left out for good")
    let titled = days.dropLast() + [("Other", whole), ("Evening", Array(whole.dropLast()))]
    #expect(try #require(NextSession(of: try history(Array(titled)))).model == 5)
    let many = Self.push + Self.legs
    let oneOfSix = try history(
      Array(repeating: ("Evening" as String?, many), count: 6)
        + [("Evening", Array(many.dropLast()))])
    #expect(try #require(NextSession(of: oneOfSix)).model == 6, "one of six is no other workout")
  }
}
