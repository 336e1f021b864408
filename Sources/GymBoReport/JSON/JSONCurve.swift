internal import GymBoAnalysis
internal import GymBoLog

extension JSONWriter {
  /// The lifter's own curve, or why there is none.
  mutating func repetitionCurve(_ curve: Result<RepetitionCurve, RepetitionCurve.Refusal>) {
    switch curve {
    case .failure(let refusal): member("repetitionCurve", missing: refusal.rawValue)
    case .success(let curve):
      member("repetitionCurve") { json in
        json.member("method", "curve_\(curve.form.rawValue)")
        json.member("k", curve.k)
        if let interval = curve.interval(confidence: intervalConfidence) {
          json.member("interval", interval)
        } else {
          json.member("interval", missing: .tooUncertain)
        }
        json.member("standardError", curve.standardError)
        json.member("populationShare", 100 * curve.shrinkage)
        json.member("maximum", curve.kilograms, unit: "kg")
        json.member("repetitionDeviation", curve.repetitionDeviation)
        json.member("sets", curve.sets)
        json.member("ratedSets", curve.ratedSets)
        json.member("blocks", curve.blocks)
        json.member("percentages", each: curve.shownRows) { json, row in
          json.object(inline: true) {
            $0.member("repetitions", row.repetitions)
            $0.member("percent", row.percent)
            $0.member("population", row.population)
            $0.member("load", row.kilograms)
          }
        }
      }
    }
  }
}
