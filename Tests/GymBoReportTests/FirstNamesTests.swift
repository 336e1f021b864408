import GymBo
import TestSupport
import Testing

/// The names that a Swift developer tries before reading any documentation, each used once. Of two that were tried for one thing
/// one is there; the compiler tells it for the other (`workouts` has been renamed to `sessions`).
@Suite("The names that one reaches for first")
struct FirstNamesTests {
  private let path = Shared.packageRoot.appendingPathComponent("SampleData/strong.csv").path

  @Test("A history is read from one path, and holds exercises, sets, sessions and issues")
  func history() throws {
    let history = try History(reading: path)
    #expect(history.exercises.count > 10 && history.exercises[0].name == history.sets[0].exercise)
    #expect(history.sessions.count > 100 && history.sessions[0].date == history.sets[0].date)
    #expect(history.sets.count > 5000 && history.sets.allSatisfy { ($0.load ?? 0) < 500 })
    #expect(history.sets.contains { $0.repetitions == 5 && $0.rpe == 9 })
    #expect(!history.issues.isEmpty)
    #expect(history.lifts.count == history.exercises.count)
  }

  @Test("A lift has a best with its load, an e1RM and a trend")
  func lift() throws {
    let bench = try History(reading: path).lift("bench press (barbell)")
    #expect(bench.name == "Bench Press (Barbell)" && bench.state == bench.trend.state)
    #expect(try #require(bench.best?.load) >= 90 && (bench.best?.repetitions ?? 0) > 0)
    let estimate = try #require(bench.estimate)
    #expect(estimate.value > (bench.best?.load?.kilograms ?? .infinity))
    #expect(bench.last?.exercise == bench.name)
  }

  @Test("A report has its week, lifts, plateaus, new bests and what to lift next")
  func report() throws {
    let report = try History(reading: path).report(options: AnalysisOptions(weeklyGoal: 4))
    #expect(report.week?.goal == 4 && report.week?.isGoalMet == (report.week?.workouts == 4))
    #expect(report.lifts.contains { $0.name == "Squat (Barbell)" })
    #expect(report.plateaus.contains { $0.name == "Bench Press (Barbell)" })
    #expect(report.declines.map(\.name) == ["Overhead Press (Barbell)"])
    #expect(report.newBests.contains { $0.exercise == "Leg Press" && $0.best.previous != nil })
    #expect(report.muscles.contains { $0.muscle == .chest && $0.directSets > 0 })
    let next = try #require(report.next.first)
    #expect(next.name == next.exercise && next.sets > 0 && (next.load ?? 0) > 0)
    #expect(report.text().hasPrefix("Week 46"))
  }

  @Test("A suggestion has a name, sets, repetitions and a load")
  func suggestion() throws {
    let suggestion = try #require(
      try History(reading: path).suggestions().first { $0.name == "Bench Press (Barbell)" })
    #expect(suggestion.sets == 3 && suggestion.repetitions == 5 && suggestion.load == 92.5)
  }

  @Test("A load is a number of kilograms or pounds")
  func load() {
    let plate: Load = 20
    #expect(Load(100).kilograms == 100 && Load(82.5) == 82.5 && plate == Load(kilograms: 20))
    #expect(Load(pounds: 225)?.kilograms == 102.05828325)
    #expect(Load(pounds: 225) == Load(thousandths: 225_000, of: .pound))
    #expect(Load(pounds: .nan) == nil && Load(pounds: 1e9) == nil)
  }
}
