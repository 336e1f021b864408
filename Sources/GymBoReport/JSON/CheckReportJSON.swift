internal import GymBoLog

extension CheckReport {
  /// The issues and every row that is no set, as JSON, `gymbo.check/2`; `Schemas/check.schema.json` describes it.
  public func json() -> [UInt8] {
    JSONWriter.document { json in
      json.member("schema", "gymbo.check/2")
      json.input(of: log)
      json.member("hasFindings", hasFindings)
      json.member("counts", inline: true) { json in
        for severity in Issue.Severity.allCases {
          json.member(severity.rawValue, issues.count { $0.severity == severity })
        }
      }
      json.issues(issues, of: log)
      json.leftOut(of: log)
      json.mergedNames(of: log)
    }
  }
}
