import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// A load that a lifter's note plans for the next time.
@Suite("Loads planned in notes") struct PlannedLoadTests {
  private static let lift = "Chest Press (Machine)"

  private static func suggestion(
    note: String, rpe: Double? = nil, after sessions: [DoneSessions.Sets]
  ) throws -> Suggestion {
    var history = LogBuilder()
    history.resolutions = [lift: .user(.example(lift, implement: .machine))]
    for (index, sets) in sessions.enumerated() {
      history.session(DoneSessions.start.advanced(by: 4 * index).description) {
        for set in sets {
          $0.sets(
            lift, kg: set.kg, reps: set.reps, rpe: rpe,
            note: index == sessions.count - 1 ? note : nil)
        }
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    return try #require(findings.suggestions().first)
  }

  @Test(
    "A load is read from a sentence that speaks of the next time, with its unit where it has one")
  func reading() {
    #expect(NotedLoad("Next time 85. recalc warmups")?.thousandths == 85_000)
    #expect(NotedLoad("Felt good. Next time 14,5")?.thousandths == 14_500)
    #expect(NotedLoad("Next time 70kg again")?.unit == .kilogram)
    #expect(NotedLoad("nächstes Mal 70 kg")?.unit == .kilogram)
    #expect(NotedLoad("Next 135 lbs")?.unit == .pound)
    #expect(NotedLoad("Next time 16 in first working set")?.thousandths == 16_000)
    let added = NotedLoad("Focused on form, next time +2,5 at least in first set")
    #expect(added?.thousandths == 2500 && added?.isAdded == true)
    #expect(NotedLoad("Next time +2 kg")?.isAdded == true)
    for note in [
      "Next time +1", "Next time +2 reps", "85 was heavy", "Next time 8 reps", "Next time 3 sets",
      "Next time 6/13", "Next time RPE 8",
      "Next time 85 or 90", "Next time 5x5", "Next time", "Next time 123456", "Next time 1.2.3 kg",
      "next week 85%", "Next time 12th rep", "Nao subir pra 82 na próxima", "Next time not 85",
    ] {
      #expect(NotedLoad(note) == nil, "\(note)")
    }
  }

  @Test("The next load is the one that was planned, where it is no large step")
  func planned() throws {
    let done = [DoneSessions.equal(3, 60, 9), DoneSessions.equal(3, 60, 8)]
    let found = try Self.suggestion(note: "Next time 62.5", after: done)
    #expect(found.action == .increaseLoad && found.heeds == .load)
    #expect(found.load == .kilograms(62) || found.load == Load(thousandths: 62_500, of: .kilogram))
    #expect((5...8).contains(found.repetitions ?? 0))
    #expect(try Self.suggestion(note: "Next time +2,5", after: done).load == found.load)
    let less = try Self.suggestion(note: "Next time 55 kg", after: done)
    #expect(less.action == .decreaseLoad && less.load == .kilograms(55))
    let far = try Self.suggestion(note: "Next time 80 kg", after: done)
    #expect(far.heeds == nil && far.load ?? .zero < .kilograms(80))
  }

  @Test("A plan noted on a light day holds, too")
  func lightDay() throws {
    let usual = Array(repeating: DoneSessions.equal(3, 60, 8), count: 5)
    let light = try Self.suggestion(note: "easy day", after: usual + [DoneSessions.equal(3, 50, 8)])
    #expect(light.passedOver?.kind == .lightDay)
    let found = try Self.suggestion(
      note: "Next time 55 kg", after: usual + [DoneSessions.equal(3, 50, 8)])
    #expect(found.heeds == .load && found.load == .kilograms(55))
  }

  @Test("A number near the repetitions may mean them, and is no load without its unit")
  func repetitions() throws {
    let done = [DoneSessions.equal(3, 14, 15), DoneSessions.equal(3, 14, 15)]
    #expect(try Self.suggestion(note: "Next time 15", after: done).heeds == nil)
    #expect(try Self.suggestion(note: "Next time 15 kg", after: done).heeds == .load)
  }
}
