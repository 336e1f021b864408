import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// After a note of pain nothing is added, whatever a rule would say.
@Suite("Work after a note of pain") struct PainNotedTests {
  private static let lifts = ["Bench Press (Barbell)", "Squat (Barbell)"]

  /// The press is for the chest, the squat for the quadriceps, a row for the lats, and any other lift for the chest.
  private static func facts(_ lift: String) -> ExerciseFacts {
    let muscle: Muscle =
      lift.contains("Squat") ? .quadriceps : lift.contains("Row") ? .lats : .chest
    return .example(lift, direct: [muscle], indirect: [])
  }

  private static let start = CivilDate(dayNumber: 20_459)

  /// Suggestions after four sessions in which each lift was done with the same load; the note is of the last one's bench press.
  private static func suggestions(
    note: String?, lifts: [String] = lifts, days: Int = 0
  ) throws -> [String: Suggestion] {
    var history = LogBuilder()
    for lift in lifts { history.resolutions[lift] = .user(facts(lift)) }
    for index in 0..<4 {
      history.session(start.advanced(by: 3 * index).description) {
        for lift in lifts {
          let own = index == 3 && (lift == lifts[0] || lifts.count > 2) ? note : nil
          $0.sets(lift, kg: 80, reps: 6, count: 3, note: own)
        }
      }
    }
    let log = history.log
    let findings = try #require(
      HistoryFindings(
        of: log, options: AnalysisOptions(asOf: start.advanced(by: 9 + days))))
    return Dictionary(
      uniqueKeysWithValues: findings.suggestions().map {
        (log.exercises[$0.exercise].name, $0)
      })
  }

  @Test("The lift that it was written for is held, and the others go up")
  func held() throws {
    let found = try Self.suggestions(note: "hurts today")
    let bench = try #require(found[Self.lifts[0]])
    #expect(bench.action == .hold && bench.load == .kilograms(80) && bench.repetitions == 6)
    #expect(bench.reason == .painNoted(on: Self.start.advanced(by: 9)))
    #expect(found[Self.lifts[1]]?.action.isMore == true)
    #expect(try Self.suggestions(note: nil)[Self.lifts[0]]?.action.isMore == true)
    let more = try Self.suggestions(
      note: "First time after the operation. Next time increase weight")
    #expect(more[Self.lifts[0]]?.reason.code != .painNoted)
    let before = try Self.suggestions(note: "Same values after op")
    #expect(before[Self.lifts[0]]?.reason.code != .painNoted)
    #expect(try Self.suggestions(note: "no pain today")[Self.lifts[0]]?.action.isMore == true)
  }

  @Test("A note that names a part of the body holds all lifts of its muscles")
  func partOfBody() throws {
    let lifts = [Self.lifts[0], "Seated Row (Cable)"]
    let found = try Self.suggestions(note: "left shoulder hurts", lifts: lifts)
    #expect(found.count == 2)
    #expect(found.values.allSatisfy { $0.reason.code == .painNoted })
    let other = try Self.suggestions(note: "hurts today", lifts: lifts)
    #expect(other[lifts[0]]?.reason.code == .painNoted)
    #expect(other[lifts[1]]?.reason.code != .painNoted)
  }

  @Test("After three weeks the note says nothing any more")
  func old() throws {
    let later = try Self.suggestions(note: "left shoulder hurts", days: 21)[Self.lifts[0]]
    #expect(later?.reason.code != .painNoted)
  }

  @Test("Work that was noted to be light after an injury is not made lighter still")
  func sparedAlready() throws {
    func after(note: String?) throws -> Suggestion {
      var history = LogBuilder()
      for lift in Self.lifts { history.resolutions[lift] = .user(.example(lift)) }
      for day in [0, 4, 8] {
        history.session(Self.start.advanced(by: day).description) {
          $0.sets(Self.lifts[0], kg: 80, reps: 6, count: 3, note: day == 8 ? note : nil)
        }
      }
      for day in [14, 20] {
        history.session(Self.start.advanced(by: day).description) {
          $0.sets(Self.lifts[1], kg: 80, reps: 6, count: 3, note: "left shoulder hurts")
        }
      }
      let log = history.log
      let options = AnalysisOptions(asOf: Self.start.advanced(by: 24))
      let findings = try #require(HistoryFindings(of: log, options: options))
      return try #require(
        findings.suggestions().first { log.exercises[$0.exercise].name == Self.lifts[0] })
    }
    let untouched = try after(note: nil)
    #expect(untouched.action == .decreaseLoad && untouched.reason.code == .painNoted)
    #expect(try after(note: "Light after the operation").action == .hold)
  }

  @Test("An operation, and notes on three lifts without a common muscle, spare all lifts")
  func all() throws {
    let operation = try Self.suggestions(note: "after the operation")
    #expect(operation.count == 2)
    #expect(operation.values.allSatisfy { $0.reason.code == .painNoted })

    /// The action of a lift for the calves after notes of pain on some others.
    func calves(after noted: [(String, Muscle)]) throws -> Suggestion {
      var history = LogBuilder()
      let other = ("Calf Raise (Machine)", Muscle.calves)
      for (name, muscle) in noted + [other] {
        history.resolutions[name] = .user(.example(name, direct: [muscle], indirect: []))
      }
      for index in 0..<4 {
        history.session(Self.start.advanced(by: 3 * index).description) {
          for (name, _) in noted {
            $0.sets(name, kg: 80, reps: 6, count: 3, note: index == 3 ? "hurts today" : nil)
          }
          $0.sets(other.0, kg: 80, reps: 6, count: 3)
        }
      }
      let log = history.log
      let findings = try #require(HistoryFindings(of: log, options: AnalysisOptions()))
      return try #require(
        findings.suggestions().first { log.exercises[$0.exercise].name == other.0 })
    }
    let apart: [(String, Muscle)] = [("Lift 1", .chest), ("Lift 2", .lats), ("Lift 3", .biceps)]
    #expect(try calves(after: apart).reason.code == .painNoted)
    let alike: [(String, Muscle)] = [("Lift 1", .chest), ("Lift 2", .chest), ("Lift 3", .chest)]
    #expect(try calves(after: alike).reason.code != .painNoted)
  }
}

@Suite("A single after two weeks without training") struct SingleAfterBreakTests {
  @Test("A single cannot lose a repetition, so that load comes off")
  func single() throws {
    var history = LogBuilder()
    let (name, start) = ("Deadlift (Barbell)", CivilDate(dayNumber: 20_459))
    history.resolutions[name] = .user(.example(name))
    for index in 0..<5 {
      history.session(start.advanced(by: 4 * index).description) {
        $0.sets(name, kg: 140, reps: 1)
      }
    }
    let options = AnalysisOptions(asOf: start.advanced(by: 16 + 16))
    let findings = try #require(HistoryFindings(of: history.log, options: options))
    let found = try #require(findings.suggestions().first)
    #expect(found.action == .startAgain && found.repetitions == 1)
    let load = try #require(found.load)
    #expect(load < .kilograms(140) && load >= .kilograms(126))
  }
}
