import Foundation
import GymBoAnalysis
import GymBoLog
import GymBoProgression
import GymBoReport
import TestSupport
import Testing

/// A small history that has something of everything: records, a plateau, bodyweight, assisted, timed and distance sets,
/// warm-ups, a failed set, an unassigned name, left-out rows, and an issue.
enum ExampleHistory {
  static let nastyTitle =
    "Push, \"heavy\"\r\nline 2\t\u{0007}\u{0000} \u{2028}\u{0085} 💪🏽 \u{202E}abc\u{202C} C:\\x/y"

  static var builder: LogBuilder {
    var history = LogBuilder(file: "strong.csv")
    history.resolutions = [
      "Bench Press (Barbell)": .catalogue(.example("Bench Press (Barbell)")),
      "Squat (Barbell)": .catalogue(
        .example(
          "Squat (Barbell)", direct: [.quadriceps, .glutes], indirect: [.hamstrings],
          movement: .squat, region: .lower)),
      "Pull Up (Assisted)": .catalogue(
        .example(
          "Pull Up (Assisted)", direct: [.lats], indirect: [.biceps], movement: .verticalPull,
          implement: .machine, loading: .assistance)),
      "Plank": .catalogue(
        .example(
          "Plank", direct: [.abs], indirect: [], movement: .core, mechanics: .isolation,
          region: .core, implement: .bodyweight, loading: .none)),
      "Running": .catalogue(
        .example(
          "Running", direct: [], indirect: [], movement: .cardio, region: .whole,
          implement: .other, loading: .none, modality: .cardio)),
      "Push Up": .inferred(
        .example("Push Up", implement: .bodyweight, loading: .added)),
    ]
    let start = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)
    for week in 0..<10 {
      let monday = start.advanced(by: 7 * week)
      history.session(monday.description, title: nastyTitle, duration: 3600 + Int64(60 * week)) {
        $0.sets("Bench Press (Barbell)", kg: 40, reps: 10, kind: .warmUp)
        $0.sets(
          "Bench Press (Barbell)", kg: 90 + 2.5 * Double(min(week, 4)), reps: 8, rpe: 8, count: 4)
        $0.sets("=HYPERLINK(\"x\")", kg: 12.25, reps: 15, rest: 90, count: 2, note: "-1, ok")
        $0.sets("Push Up", reps: 20 + week, count: 2)
      }
      history.session(
        monday.advanced(by: 3).description, at: nil, title: nil, duration: nil, note: "tired"
      ) {
        $0.sets("Squat (Barbell)", lb: 225 + 5 * Double(week), reps: 5, count: 3)
        $0.sets("Squat (Barbell)", lb: 225, reps: 0, kind: .failure)
        $0.sets("Pull Up (Assisted)", kg: 30 - Double(week), reps: 8, count: 2)
        $0.sets("Plank", seconds: 60.5)
        $0.sets("Running", seconds: 600, metres: 1609.344)
      }
    }
    history.leftOut = [.restTimer, .restTimer, .notCompleted, .rejected]
    history.issues = [
      Issue(
        rule: .unreadableNumber, severity: .error,
        place: SourcePlace(file: 0, line: 3, column: 5, columnName: "Weight", byteOffset: 120),
        original: "=1+1\n\"x\""),
      Issue(rule: .unitAssumed, severity: .notice, place: nil, proposal: .sayPounds),
    ]
    history.mergedNames = [MergedName(name: "Squat (Barbell)", merged: "Barbell Squat")]
    return history
  }

  static let log = builder.log

  static func report(
    asOf: String? = nil, unit: LoadUnit? = nil, log: TrainingLog = ExampleHistory.log
  ) -> WeeklyReport {
    var options = AnalysisOptions()
    options.asOf = asOf.flatMap { CivilDate(iso: $0) }
    return WeeklyReport(of: log, options: options, unit: unit)
  }

  static func exercise(_ name: String, unit: LoadUnit? = nil) throws -> ExerciseReport {
    let report = report(unit: unit)
    let findings = try #require(report.findings)
    let lift = try #require(findings.lifts.first { log.exercises[$0.exercise].name == name })
    return ExerciseReport(of: lift, findings: findings, log: log, unit: unit)
  }
}

extension JSON {
  /// Reads JSON text with Foundation's reader.
  init(text: [UInt8]) throws {
    self.init(try JSONSerialization.jsonObject(with: Data(text)))
  }
}
