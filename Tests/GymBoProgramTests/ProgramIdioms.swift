import Foundation
import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgram

/// Own programs that use the language as widespread ones do.
@Suite("Programs as people write them")
struct ProgramIdioms {
  static let all = tiers + others

  /// Sessions with every lift that the programs name, with some misses and some repetitions more than planned.
  private static let history: PreparedHistory? = {
    var builder = LogBuilder()
    let lifts: [(String, Double)] = [
      ("Squat (Barbell)", 100), ("Bench Press (Barbell)", 80), ("Deadlift (Barbell)", 120),
      ("Leg Extension (Machine)", 50), ("Lat Pulldown (Cable)", 55),
      ("Overhead Press (Barbell)", 45),
      ("Romanian Deadlift (Barbell)", 80), ("Chin Up", 0), ("Leg Press", 150),
      ("Incline Bench Press (Barbell)", 60), ("Push Up", 0),
    ]
    let first = CivilDate(iso: "2026-09-01") ?? CivilDate(dayNumber: 0)
    for day in 0..<24 {
      builder.session(first.advanced(by: 3 * day).description) { session in
        for (place, (lift, load)) in lifts.enumerated() where place < 4 || (place + day) % 2 == 0 {
          for set in 0..<4 {
            session.sets(
              lift, kg: load > 0 ? load + Double(day % 5) : nil, reps: 5 + (day + set) % 6,
              rpe: 7 + Double(day % 5) / 2)
          }
        }
      }
    }
    return PreparedHistory(of: builder.log, options: AnalysisOptions())
  }()

  @Test("They are read, run over a history, and written as programs that are read", arguments: all)
  func runs(name: String, text: String) throws {
    let program = try Program(reading: Array(text.utf8))
    #expect(
      ProgramText.of(try Program(reading: Array(ProgramText.of(program).utf8)))
        == ProgramText.of(program))
    let history = try #require(Self.history)
    let loads = LiftLoads(of: program, unit: .kilogram, inventory: nil)
    let maximum = ProgramState.Reference(
      load: WrittenLoad(.kilograms(140), in: .kilogram), kind: .maximum)
    let state = ProgramState(program, loads: loads, references: ["squat": maximum])
    let course = ProgramCourse(
      state, start: CivilDate(iso: "2026-09-01"), in: history, asOf: history.asOf)
    #expect(course.state.failures.isEmpty)
    let written = ProgramText.of(course.state.programAsItStands())
    #expect(throws: Never.self) { try Program(reading: Array(written.utf8)) }
    // Every day has sets, and every set something to do.
    for place in program.trainingDays {
      let sets = course.state.prescription(on: place).exercises.flatMap(\.sets)
      #expect(!sets.isEmpty && sets.allSatisfy { $0.repetitions > 0 || $0.seconds ?? 0 > 0 })
    }
    let preflight = Preflight(state)
    #expect(preflight.weeks.allSatisfy { $0.sets > 0 })
  }
}
