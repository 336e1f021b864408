internal import GymBoAnalysis
internal import GymBoLog

extension ExerciseListReport {
  /// The exercises as JSON, `gymbo.exercises/1`; `Schemas/exercises.schema.json` describes it.
  package func json() -> [UInt8] {
    JSONWriter.document { json in
      json.member("schema", "gymbo.exercises/1")
      json.input(of: log)
      json.member("asOf", findings?.asOf.description, orMissing: .noHistory)
      let lines = findings.map { ExerciseListSection($0).lines } ?? []
      json.member("exercises", each: lines) { json, line in
        json.object { json in
          json.member("name", line.name)
          json.member("sessions", line.sessions)
          if let last = line.last {
            json.member("last", last.description)
          } else {
            json.member("last", missing: MissingReason.noSets)
          }
          if let row = line.bestRow {
            json.key("best")
            json.set(row, of: log)
          } else {
            json.member("best", missing: MissingReason.noMeasure)
          }
          if let muscles = line.muscles {
            json.member("muscles", each: muscles, inline: true) { $0.string($1.rawValue) }
          } else {
            json.member("muscles", missing: MissingReason.noMuscles)
          }
        }
      }
    }
  }
}
