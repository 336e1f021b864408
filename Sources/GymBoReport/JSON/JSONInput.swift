internal import GymBoLog

extension JSONWriter {
  /// What was read: in each file rows = sets + excluded + rejected.
  mutating func input(of log: TrainingLog) {
    member("input") { json in
      json.member("files", each: log.files.indices) { json, index in
        json.file(log.files[index], leftOut: log.leftOut.filter { Int($0.file) == index })
      }
    }
  }

  private mutating func file(_ file: SourceFile, leftOut: [LeftOutRow]) {
    object { json in
      json.member("name", file.name)
      json.member("format", file.format)
      json.member("variant", file.variant)
      json.member("rows", file.rows)
      json.member("sets", file.sets)
      json.member("excluded", file.excluded)
      json.member("rejected", file.rejected)
      let reasons = LeftOutRow.Reason.allCases.filter { $0 != .rejected }
      json.member("excludedFor", each: reasons) { json, reason in
        json.object(inline: true) {
          $0.member("reason", reason.rawValue)
          $0.member("rows", leftOut.count { $0.reason == reason })
        }
      }
      json.member("unit", file.unit.machineWord)
    }
  }

  mutating func issues(_ issues: [Issue], of log: TrainingLog) {
    member("issues", each: issues) { json, issue in
      json.object { json in
        json.member("severity", issue.severity.rawValue)
        json.member("rule", issue.rule.rawValue)
        json.place(issue.place, in: log)
        json.member("original", issue.machineOriginal)
        if let doubt = issue.doubt { json.doubt(doubt) }
        json.proposal(issue.proposal)
      }
    }
  }

  private mutating func place(_ place: SourcePlace?, in log: TrainingLog) {
    guard let place else {
      for name in ["file", "line", "column", "columnName", "byteOffset"] {
        member(name, missing: .wholeFile)
      }
      return
    }
    member("file", log.fileName(place.file))
    member("line", Int(place.line))
    if let column = place.column {
      member("column", Int(column))
    } else {
      member("column", missing: .wholeRow)
    }
    member("columnName", place.columnName, orMissing: .wholeRow)
    member("byteOffset", place.byteOffset)
  }

  mutating func mergedNames(of log: TrainingLog) {
    member("mergedNames", each: log.mergedNames) { json, names in
      json.object(inline: true) {
        $0.member("name", names.name)
        $0.member("merged", names.merged)
      }
    }
  }

  /// Rows that are no sets of the history.
  mutating func leftOut(of log: TrainingLog) {
    member("leftOut", each: log.leftOut) { json, row in
      json.object { json in
        json.member("reason", row.reason.rawValue)
        json.member("file", log.fileName(row.file))
        json.member("line", Int(row.line))
        json.member("original", row.original)
      }
    }
  }
}

extension TrainingLog {
  func fileName(_ index: Int32) -> String {
    files.indices.contains(Int(index)) ? files[Int(index)].name : ""
  }
}

extension UnitKnowledge {
  /// The word of machine formats for how the unit of a file's loads was known.
  var machineWord: String {
    switch self {
    case .stated: "stated"
    case .assumedKilograms: "assumed_kg"
    case .given(let unit): "given_\(unit.rawValue)"
    }
  }
}
