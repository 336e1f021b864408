import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoCoach

@Suite("Workouts that are no longer done") struct EndedWorkoutTests {
  private static let chest = ["Bench Press (Barbell)", "Overhead Press (Barbell)"]
  private static let back = ["Lat Pulldown (Cable)", "Seated Row (Cable)", "Face Pull (Cable)"]
  private static let legs = ["Leg Press (Machine)", "Leg Extension (Machine)"]

  private func proposed(after workouts: [(String?, [String])]) throws -> String? {
    var history = LogBuilder()
    let first = CivilDate(dayNumber: 20_000)
    for (index, workout) in workouts.enumerated() {
      history.session(first.advanced(by: 2 * index).description, title: workout.0) {
        for lift in workout.1 { $0.sets(lift, kg: 50, reps: 8, count: 2) }
      }
    }
    let prepared = try #require(PreparedHistory(of: history.log, options: AnalysisOptions()))
    let next = try #require(NextSession(of: prepared))
    return prepared.log.sessions[next.model].title
  }

  /// A and B in turn, and then Push, Pull and Legs, of which Push is like A and Pull like B.
  private func changed(rounds: Int) -> [(String?, [String])] {
    let before = (0..<10).flatMap { _ in [("A" as String?, Self.chest), ("B", Self.back)] }
    let after = (0..<rounds).flatMap { _ in
      [("Push" as String?, Self.chest), ("Legs", Self.legs), ("Pull", Array(Self.back.dropLast()))]
    }
    return before + after + [("Push", Self.chest)]
  }

  @Test("A workout whose place others took is not proposed, however often it came next before")
  func over() throws {
    #expect(try proposed(after: changed(rounds: 3)) != "B")
  }

  @Test("After a deload the workout itself comes next, not its version of the deload")
  func deload() throws {
    func round(_ suffix: String) -> [(String?, [String])] {
      [("Push" + suffix, Self.chest), ("Pull" + suffix, Self.back), ("Legs" + suffix, Self.legs)]
    }
    let rounds = (0..<4).flatMap { _ in round("") }
    let deload = round(" (Deload)")
    #expect(try proposed(after: rounds + deload + [("Push", Self.chest)]) == "Pull")
    #expect(try proposed(after: rounds + deload.prefix(1)) == "Pull")
  }

  @Test("Of a split that has just begun its own workouts come next, not those of the one before")
  func newSplit() throws {
    let before = (0..<10).flatMap { _ in [("A" as String?, Self.chest), ("B", Self.back)] }
    let whole = [Self.chest[0], Self.legs[0], "Lateral Raise (Dumbbell)", "Crunch"]
    let new: [(String?, [String])] = [("Full", whole), ("Legs", Self.legs), ("Pull", Self.back)]
    #expect(try proposed(after: before + new) == "Full")
    // Two new titles may be workouts in passing.
    #expect(try proposed(after: before + new.prefix(2) + [("A", Self.chest)]) == "B")
    // New names for the same workouts change nothing.
    let renamed: [(String?, [String])] = [
      ("Up", Self.chest), ("Down", Self.back), ("In", Self.chest),
    ]
    #expect(try proposed(after: before + renamed) == "Down")
  }

  @Test("A workout that was left out once is still proposed")
  func leftOut() throws {
    let rotation = (0..<10).flatMap { _ in [("A" as String?, Self.chest), ("B", Self.back)] }
    #expect(try proposed(after: rotation + [("A", Self.chest), ("A", Self.chest)]) == "B")
  }
}
