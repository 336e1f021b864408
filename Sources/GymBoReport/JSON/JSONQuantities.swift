internal import GymBoAnalysis
internal import GymBoLog

/// Quantities as every report of ours writes them: kilograms, seconds, metres, percent as 13.5.
extension JSONWriter {
  mutating func member(_ name: String, missing reason: Absence) {
    member(name, missing: reason.rawValue)
  }

  mutating func member(_ name: String, missing reason: MissingReason) {
    member(name, missing: reason.rawValue)
  }

  mutating func member(_ name: String, _ text: String?, orMissing reason: Absence) {
    if let text { member(name, text) } else { member(name, missing: reason) }
  }

  /// The bare number, or why there is none.
  mutating func member(_ name: String, _ finding: Finding<Double>) {
    switch finding {
    case .known(let value): member(name, value)
    case .missing(let reason): member(name, missing: reason)
    }
  }

  /// `{"value": 2880, "unit": "kg"}`
  mutating func member(_ name: String, _ value: Double, unit: String) {
    member(name, inline: true) {
      $0.member("value", value)
      $0.member("unit", unit)
    }
  }

  /// A quantity, or why there is none.
  mutating func member(_ name: String, _ finding: Finding<Double>, unit: String) {
    switch finding {
    case .known(let value): member(name, value, unit: unit)
    case .missing(let reason): member(name, missing: reason)
    }
  }

  mutating func member(_ name: String, _ value: Double?, unit: String, orMissing reason: Absence) {
    if let value { member(name, value, unit: unit) } else { member(name, missing: reason) }
  }

  mutating func member(_ name: String, _ interval: ClosedRange<Double>) {
    member(name, each: [interval.lowerBound, interval.upperBound], inline: true) { $0.number($1) }
  }

  /// `{"value": …, "unit": …, "previous": …, "change": …, "percent": …}`; a count has no unit.
  mutating func member(_ name: String, _ comparison: Comparison, unit: String? = nil) {
    member(name) { json in
      json.comparisonMembers(comparison, unit: unit)
      json.member("percent", comparison.percent)
    }
  }

  mutating func comparisonMembers(_ comparison: Comparison, unit: String? = nil) {
    switch comparison.value {
    case .known(let value): member("value", value)
    case .missing(let reason): missingMembers(reason.rawValue)
    }
    if let unit { member("unit", unit) }
    member("previous", comparison.previous)
    member("change", comparison.change)
  }

  /// How many of the working sets a volume is the sum of.
  mutating func coverage(_ loadedSets: Int, of workingSets: Int) {
    member("coverage", inline: true) {
      $0.member("loadedSets", loadedSets)
      $0.member("workingSets", workingSets)
    }
  }

  mutating func member(_ name: String, _ range: DayRange) {
    member(name, inline: true) {
      $0.member("first", range.first.description)
      $0.member("last", range.last.description)
      $0.member("days", range.count)
    }
  }
}
