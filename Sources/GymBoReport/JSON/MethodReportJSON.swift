internal import GymBoAnalysis

extension MethodReport {
  /// The methods as JSON, `gymbo.methods/2`; `Schemas/methods.schema.json` describes it.
  public func json() -> [UInt8] {
    JSONWriter.document { json in
      json.member("schema", "gymbo.methods/2")
      json.member("methods", each: methods) { json, method in
        json.object { json in
          json.member("identifier", method.identifier)
          json.member("kind", method.kind.rawValue)
          json.member("name", method.name)
          json.member("formula", method.formula)
          json.member("constants", each: method.constants) { json, constant in
            json.object(inline: true) {
              $0.member("symbol", constant.symbol)
              // All its digits: with twelve of them a curve of the fifth degree is another one.
              $0.member("value", exact: constant.value)
            }
          }
          json.member("range", method.range)
          json.member("rangeReason", method.rangeReason)
          json.member("unit", method.unit)
          json.member("evidence", method.evidence.rawValue)
          json.member("source", method.source)
          json.member("example") { json in
            json.member("given", method.example.given)
            json.member("expected", method.example.expected)
            json.member("source", method.example.source)
          }
        }
      }
    }
  }
}
