import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

@Suite("Days of different work that take turns")
struct RotationTests {
  private static let lift = "Overhead Press (Barbell)"

  /// What comes after sessions of one set, told by load and repetitions, two or three days apart.
  private func next(_ sessions: [(kg: Double, reps: Int)]) throws -> Suggestion {
    var history = LogBuilder()
    history.resolutions[Self.lift] = .user(.example(Self.lift))
    let first = try #require(CivilDate(iso: "2026-07-01"))
    for (index, session) in sessions.enumerated() {
      history.session("\(first.advanced(by: index * 7 / 3))") {
        $0.sets(Self.lift, kg: session.kg, reps: session.reps, count: 3)
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    return try #require(findings.suggestions().first)
  }

  private static let rounds: [(kg: Double, reps: Int)] = [
    (25, 8), (27.5, 5), (30, 5), (22.5, 10), (27.5, 5), (32.5, 3), (22.5, 11), (27.5, 6), (32.5, 4),
  ]

  @Test("Of heavy, light and medium days the one comes whose turn it is")
  func three() throws {
    let light = try next(Self.rounds)
    #expect(light.passedOver?.kind == .rotation && light.load?.kilograms == 22.5)
    let heavy = try next(Array(Self.rounds.dropLast()))
    #expect(heavy.passedOver?.kind == .rotation && heavy.load?.kilograms == 32.5)
    let medium = try next(Array(Self.rounds.dropLast(2)))
    #expect(medium.passedOver?.kind == .rotation && medium.load?.kilograms == 27.5)
  }

  @Test("Heavy doubles after the work of a day do not hide whose turn it is")
  func doubles() throws {
    var history = LogBuilder()
    history.resolutions[Self.lift] = .user(.example(Self.lift))
    let first = try #require(CivilDate(iso: "2026-07-01"))
    for (index, session) in Self.rounds.dropLast().enumerated() {
      history.session("\(first.advanced(by: index * 7 / 3))") {
        $0.sets(Self.lift, kg: session.kg, reps: session.reps, count: 3)
        if index % 3 != 2 { $0.sets(Self.lift, kg: session.kg * 1.1, reps: 2) }
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let next = try #require(findings.suggestions().first)
    #expect(next.passedOver?.kind == .rotation && next.load?.kilograms ?? 0 >= 32.5)
  }

  @Test("One light day in six is no turn")
  func none() throws {
    let one = try next([(30, 5), (30, 5), (22.5, 10), (30, 5), (30, 5), (30, 5)])
    #expect(one.passedOver?.kind != .rotation && one.load?.kilograms ?? 0 >= 30)
  }

  @Test(
    "A day that most lifts of a workout pass over is passed over by all, but for one that did more")
  func passedOverTogether() throws {
    let names = ["Squat (Barbell)", "Bench Press (Barbell)", "Deadlift (Barbell)"]
    func squat(onLightDay kg: Double, together: Bool) throws -> Suggestion {
      var history = LogBuilder()
      for name in names { history.resolutions[name] = .user(.example(name)) }
      let first = try #require(CivilDate(iso: "2026-07-01"))
      for index in 0..<8 {
        let isHeavy = index.isMultiple(of: 2)
        history.session("\(first.advanced(by: 3 * index))") {
          $0.sets(names[0], kg: isHeavy ? 100 : kg, reps: 5, count: 3)
          $0.sets(names[1], kg: isHeavy ? 80 : 60, reps: isHeavy ? 5 : 10, count: 3)
          $0.sets(names[2], kg: isHeavy ? 120 : 90, reps: isHeavy ? 5 : 10, count: 3)
        }
      }
      let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
      let workout = ProposedWorkout(lifts: together ? [0, 1, 2] : [])
      let suggestions = findings.suggestions(of: workout)
      let one = findings.liftFindings.suggestion(for: findings.lifts[0], of: workout)
      let squat = try #require(suggestions.first { $0.exercise == 0 })
      #expect(one == squat, "one lift is told what all are told")
      return squat
    }
    let together = try squat(onLightDay: 97.5, together: true)
    #expect(together.load?.kilograms ?? 0 >= 100 && together.passedOver != nil)
    let alone = try squat(onLightDay: 97.5, together: false)
    #expect(alone.passedOver == nil && alone.lastSession > together.lastSession)
    #expect(try squat(onLightDay: 102.5, together: true).passedOver == nil)
  }
}
