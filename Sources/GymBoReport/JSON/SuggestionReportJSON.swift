internal import GymBoAnalysis
internal import GymBoLog

extension SuggestionReport {
  /// The suggestions as JSON, `gymbo.suggest/2`; `Schemas/suggest.schema.json` describes it.
  public func json() -> [UInt8] {
    JSONWriter.document { json in
      json.member("schema", "gymbo.suggest/2")
      json.input(of: log)
      json.member("asOf", findings?.asOf.description, orMissing: .noHistory)
      json.today(focus)
      json.nextSession(nextSession, of: log)
      json.suggestions(suggestions, log: log)
      json.deload(deload, log: log)
    }
  }
}
