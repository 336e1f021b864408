internal import GymBoAnalysis
internal import GymBoLog

extension ScoreReport {
  /// The scores as JSON, `gymbo.score/2`; `Schemas/score.schema.json` describes it.
  public func json() -> [UInt8] {
    JSONWriter.document { json in
      json.member("schema", "gymbo.score/2")
      json.member("sex", sex.rawValue)
      json.member("bodyWeight", bodyWeight.kilograms, unit: "kg")
      json.member("total", total.kilograms, unit: "kg")
      json.member("event", event.rawValue)
      json.member("equipment", equipment.rawValue)
      if let age { json.member("age", age) } else { json.member("age", missing: Absence.noAge) }
      switch ageCoefficient {
      case .success(let value): json.member("ageCoefficient", value)
      case .failure(let refusal): json.member("ageCoefficient", missing: refusal.code)
      case nil: json.member("ageCoefficient", missing: Absence.noAge)
      }
      json.member("scores", each: entries) { json, entry in
        json.object { json in
          json.member("score", entry.score.rawValue)
          json.member("name", entry.score.method.name)
          switch entry.points {
          case .success(let points): json.member("points", points)
          case .failure(let refusal): json.member("points", missing: refusal.code)
          }
          if let points = entry.ageAdjusted {
            json.member("ageAdjusted", points)
          } else {
            json.member("ageAdjusted", missing: reasonWithoutAge(entry))
          }
          if let weight = entry.countedBodyWeight {
            json.member("countedBodyWeight", weight.kilograms, unit: "kg")
          }
        }
      }
    }
  }

  private func reasonWithoutAge(_ entry: Entry) -> String {
    if !entry.score.countsAge { return Absence.ageNotCounted.rawValue }
    if case .failure(let refusal) = entry.points { return refusal.code }
    if case .failure(let refusal) = ageCoefficient { return refusal.code }
    return Absence.noAge.rawValue
  }
}
