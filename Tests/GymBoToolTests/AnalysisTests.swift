import Foundation
import GymBo
import TestSupport
import Testing

/// The library as a developer meets it: one import, values with names.
@Suite struct AnalysisTests {
  private static func analysis(goal: Int = 3) throws -> Analysis {
    try History(reading: [Tool.sample("strong.csv")])
      .analysis(AnalysisOptions(weeklyGoal: goal))
  }

  @Test("An analysis has the week, the lifts and the next work as values")
  func values() throws {
    let analysis = try Self.analysis(goal: 4)
    let week = try #require(analysis.week)
    #expect("\(week.workouts)" == "4")
    #expect(week.isGoalMet == true && !week.isInProgress)
    #expect(week.done.volume?.kilograms.rounded() == 27_411)
    #expect(week.before.workouts == 5)

    let bench = try analysis.lift("bench press")
    #expect(bench.name == "Bench Press (Barbell)")
    #expect(bench.best?.load != nil && bench.best?.exercise == bench.name)
    #expect(bench.bests.contains { $0.kind == .estimate && $0.set != nil })
    #expect(bench.estimate?.kind == .estimate && bench.estimate?.value ?? 0 > 100)
    let report = analysis.report()
    #expect(report.declines == analysis.declines && report.muscles == analysis.muscles)
    #expect(report.streaks == analysis.streaks && report.milestones == analysis.milestones)
    #expect(!report.muscles.isEmpty && !report.streaks.isEmpty)
    #expect(analysis.lifts.contains(bench))
    #expect(analysis.lifts.count == analysis.log.exercises.count)

    let next = analysis.suggestions()
    #expect(!next.isEmpty)
    for work in next {
      #expect(analysis.lifts.contains { $0.name == work.exercise })
      #expect(work.evidence.allSatisfy { $0.line > 1 })
    }
  }

  @Test("Reports of one analysis are those of the history, byte for byte")
  func sameReports() throws {
    let history = try History(reading: [Tool.sample("strong.csv")])
    let analysis = history.analysis()
    #expect(analysis.report().text() == history.report().text())
    #expect(analysis.report().json() == history.report().json())
    #expect(analysis.suggestionReport().json() == history.suggestionReport().json())
    #expect(analysis.suggestions() == history.suggestions())
    #expect(analysis.check().json() == history.check().json())
    let lift = try #require(analysis.lifts.first)
    #expect(
      try analysis.exercise(lift.name).json() == (try history.exercise(lift.name)).json())
  }

  @Test("Sets are values with names, in the order of the log")
  func sets() throws {
    let log = try Self.analysis().log
    #expect(log.sets.count == log.files[0].sets)
    let first = try #require(log.sets.first)
    #expect(first.date == log.sessions[0].date)
    #expect(first.file.hasSuffix("strong.csv"))
    #expect(log.sets(of: log.sessions[0]).first == first)
    #expect(log.sets.reduce(0) { $0 + ($1.repetitions ?? 0) } > 1000)
  }

  @Test("A history without a workout has no week and no lifts, and says so")
  func empty() throws {
    let analysis = History(sets: []).analysis()
    #expect(analysis.week == nil && analysis.lifts.isEmpty && analysis.suggestions().isEmpty)
    #expect(throws: ExerciseNotFound.self) { try analysis.lift("bench press") }
    #expect(analysis.report().text().contains("There is no workout"))
  }
}
