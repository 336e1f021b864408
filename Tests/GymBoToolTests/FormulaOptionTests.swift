import Foundation
import GymBo
import TestSupport
import Testing

@Suite struct FormulaOptionTests {
  private let folder: TemporaryFolder
  private let file: String

  /// One lift: 100 kg × 8 with 2 in reserve.
  init() throws {
    folder = try TemporaryFolder()
    file = try folder.file(
      "hevy.csv",
      """
      title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe
      Push,"12 Nov 2026, 18:00","12 Nov 2026, 19:00",,Bench Press (Barbell),,,0,normal,100,8,,,8

      """
    ).path
  }

  private func best(_ options: String...) throws -> JSON {
    let run = try Tool.run(["exercise", "bench", file, "--format", "json"] + options)
    #expect(run.code == 0, "\(run.error)")
    return run.json["exercise"]["records"]["e1RM"]
  }

  @Test(
    "Every formula is chosen by its name, and names itself beside its number",
    arguments: OneRepetitionMaximumFormula.allCases)
  func everyFormula(_ formula: OneRepetitionMaximumFormula) throws {
    let needsEffort = formula.declaration.needsEffort
    let expected = try? formula.estimate(load: 100, repetitions: needsEffort ? 10 : 8)
    let found = try best("--formula", formula.hyphenated)
    if let expected {
      #expect((found["value"].number / expected - 1).magnitude < 1e-11)
      #expect(found["method"].string == formula.rawValue)
    } else {
      #expect(found["value"].isNull && !found["reason"].string.isEmpty)
    }
  }

  @Test("Brzycki is the default, and with effort counted 100 kg × 8 at RPE 8 is 100 kg × 10")
  func adjustsForEffort() throws {
    #expect((try best()["value"].number * 10).rounded() == 1241)
    #expect((try best("--adjust-effort")["value"].number * 10).rounded() == 1333)
    let text = try Tool.run("report", file, "--adjust-effort", "--formula", "epley", "--full").flat
    #expect(text.contains("e1RM: Epley"))
    #expect(text.contains("repetitions in reserve count as done"))
    #expect(!(try Tool.run("report", file, "--full")).flat.contains("in reserve count as done"))
  }

  @Test("A mistyped formula gets the nearest name and is told where all of them stand")
  func mistyped() throws {
    for command in ["report", "suggest"] {
      let run = try Tool.run(command, file, "--formula", "brzyki")
      #expect(run.code == 2)
      #expect(run.error.contains("Did you mean brzycki?"))
      #expect(run.error.contains("gymbo methods"))
    }
  }
}
