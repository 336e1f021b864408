/// The JSON Schemas (2020-12) of the JSON that GymBo writes, by the name of the report. Names and what they allow are
/// published: a change that is no addition is a new version of the schema.
package enum ReportSchema: String, Sendable, Hashable, CaseIterable {
  case report, exercise, exercises, suggest, plan, preview, workouts, swap, nudges, insights, ledger
  case check, score, methods, log

  /// The schema's text in UTF-8: the file `Schemas/NAME.schema.json` with the words of the enumerations that it names.
  package var text: [UInt8] { SchemaWords.filled(file) }

  private var file: [UInt8] {
    switch self {
    case .report: PackageResources.report_schema_json
    case .exercise: PackageResources.exercise_schema_json
    case .exercises: PackageResources.exercises_schema_json
    case .suggest: PackageResources.suggest_schema_json
    case .workouts: PackageResources.workouts_schema_json
    case .swap: PackageResources.swap_schema_json
    case .plan: PackageResources.plan_schema_json
    case .preview: PackageResources.preview_schema_json
    case .nudges: PackageResources.nudges_schema_json
    case .insights: PackageResources.insights_schema_json
    case .ledger: PackageResources.ledger_schema_json
    case .check: PackageResources.check_schema_json
    case .score: PackageResources.score_schema_json
    case .methods: PackageResources.methods_schema_json
    case .log: PackageResources.log_schema_json
    }
  }
}
