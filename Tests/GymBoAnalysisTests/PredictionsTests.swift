import GymBoKernels
import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis

@Suite struct PredictionsTests {
  private static let bench = "Bench Press (Barbell)"
  private static let squat = "Squat (Barbell)"

  /// Bench presses, squats and planks every third day.
  private static func log(_ days: Int, kg: (Int) -> Double = { _ in 100 }) -> TrainingLog {
    var history = LogBuilder()
    let first = CivilDate(dayNumber: 20_000)
    for index in 0..<days {
      history.session(first.advanced(by: 3 * index).description) {
        $0.sets(bench, kg: kg(index), reps: index == 2 ? 6 : 8, count: 3)
        $0.sets(squat, kg: 140, reps: 5 + index % 2)
        $0.sets("Plank", seconds: 60)
      }
    }
    return history.log
  }

  private static func prepared(_ log: TrainingLog, through day: CivilDate? = nil) throws
    -> PreparedHistory
  {
    var options = AnalysisOptions()
    options.asOf = day
    return try #require(PreparedHistory(of: log, options: options))
  }

  @Test("A lift's next set follows from its own top sets and the lifter's habits over all lifts")
  func nextOfLift() throws {
    let history = try Self.prepared(Self.log(9))
    let lifts = LiftFindings(history).lifts
    let predictions = Predictions(of: history)
    var habits = RepetitionHabits()
    let topSets = lifts.map { TopSet.all(of: $0.sessions, history: history) }
    for sets in topSets {
      for (before, after) in zip(sets, sets.dropFirst()) { habits.add(from: before, to: after) }
    }
    #expect(habits.pairs == 16)
    #expect(predictions.next(of: lifts[0]) == NextSet(after: topSets[0], lifter: habits))
    #expect(predictions.next(of: lifts[1]) == NextSet(after: topSets[1], lifter: habits))
  }

  @Test("A lift without loads has no next set to predict")
  func withoutLoads() throws {
    let history = try Self.prepared(Self.log(9))
    let plank = try #require(LiftFindings(history).lifts.last)
    #expect(history.log.exercises[plank.exercise].name == "Plank")
    #expect(Predictions(of: history).next(of: plank) == nil)
  }

  @Test("A prediction before a day is that of the history cut off the day before")
  func beforeADay() throws {
    let log = Self.log(9)
    let whole = Predictions(of: try Self.prepared(log))
    for session in log.sessions.dropFirst() {
      let cut = try Self.prepared(log, through: session.date.advanced(by: -1))
      let then = Predictions(of: cut)
      for lift in LiftFindings(cut).lifts {
        #expect(whole.next(ofExercise: lift.exercise, before: session.date) == then.next(of: lift))
      }
    }
    #expect(whole.next(ofExercise: 0, before: log.sessions[0].date) == nil)
  }

  @Test("A set as always is usual, one with four repetitions more a jump")
  func usualness() throws {
    var history = LogBuilder()
    let first = CivilDate(dayNumber: 20_000)
    for index in 0..<20 {
      history.session(first.advanced(by: 3 * index).description) {
        $0.sets(Self.bench, kg: 100, reps: index == 19 ? 14 : 8)
        $0.sets(Self.squat, kg: 140, reps: 5)
      }
    }
    let log = history.log
    let predictions = Predictions(of: try Self.prepared(log))
    let day = try #require(log.sessions.last).date
    let rows = try #require(log.sessions.last).sets
    let bench = try #require(predictions.usualness(ofSet: rows.lowerBound, on: day, in: log))
    #expect(bench.verdict == .jump)
    let squat = try #require(predictions.usualness(ofSet: rows.lowerBound + 1, on: day, in: log))
    #expect(squat.verdict == .usual)
    #expect(squat.probability > 0.8)
    #expect(predictions.usualness(ofSet: 0, on: log.sessions[0].date, in: log) == nil)
  }

  @Test("A set far above all days before is a jump, however likely its repetitions are at its load")
  func farAbove() throws {
    func verdict(last kg: Double, after days: Int) throws -> Usualness.Verdict {
      var history = LogBuilder()
      let first = CivilDate(dayNumber: 20_000)
      for index in 0..<days {
        history.session(first.advanced(by: 7 * index).description) {
          $0.sets("Leg Press", kg: index.isMultiple(of: 3) ? 80 : 120, reps: 6 + index % 3)
        }
      }
      history.session(first.advanced(by: 7 * days).description) {
        $0.sets("Leg Press", kg: kg, reps: 6)
      }
      let log = history.log
      let last = try #require(log.sessions.last)
      return try #require(
        Predictions(of: try Self.prepared(log))
          .usualness(ofSet: last.sets.lowerBound, on: last.date, in: log)
      ).verdict
    }
    #expect(try verdict(last: 180, after: 9) == .jump)
    #expect(try verdict(last: 130, after: 9) != .jump)
    #expect(try verdict(last: 180, after: 4) != .jump, "a beginner's first weeks")
  }

  @Test("Under 10 % a set is surprising, under 2 % a jump")
  func verdicts() {
    #expect(Usualness(probability: 0.10).verdict == .usual)
    #expect(Usualness(probability: 0.0999).verdict == .surprising)
    #expect(Usualness(probability: 0.02).verdict == .surprising)
    #expect(Usualness(probability: 0.0199).verdict == .jump)
  }

  @Test("What is expected is told with its median, its interval and repetitions from 3 % on")
  func expected() throws {
    let history = try Self.prepared(Self.log(20))
    let lift = try #require(LiftFindings(history).lifts.first)
    let next = try #require(Predictions(of: history).next(of: lift))
    let load = try #require(Load(kilograms: 100))
    let expected = try #require(ExpectedSet(next, load: load, on: history.asOf))
    #expect(expected.median == 8)
    #expect(expected.interval.contains(8))
    #expect(expected.sessions == 20)
    #expect(expected.isFamiliarLoad)
    #expect(expected.outcomes.allSatisfy { $0.probability >= 0.03 })
    #expect(expected.outcomes.map(\.repetitions).contains(8))
    let told = expected.outcomes.reduce(0) { $0 + $1.probability }
    let untold = expected.distribution.probabilities.filter { $0 < 0.03 }.reduce(0, +)
    #expect(abs(told + untold - 1) < 1e-12)
  }

  @Test("A load more than 5 % above the heaviest of eight sessions is not familiar")
  func unfamiliar() throws {
    let history = try Self.prepared(Self.log(20))
    let lift = try #require(LiftFindings(history).lifts.first)
    let next = try #require(Predictions(of: history).next(of: lift))
    func isFamiliar(_ kg: Double) throws -> Bool {
      let load = try #require(Load(kilograms: kg))
      return try #require(ExpectedSet(next, load: load, on: history.asOf)).isFamiliarLoad
    }
    func isTried(_ kg: Double) throws -> Bool {
      let load = try #require(Load(kilograms: kg))
      return try #require(ExpectedSet(next, load: load, on: history.asOf)).isTried
    }
    #expect(try isTried(100) && isTried(90) && !isTried(102.5))
    #expect(try isFamiliar(105))
    #expect(try !isFamiliar(106))
    #expect(try isFamiliar(90))
    #expect(try !isFamiliar(89))
  }
}
