internal import GymBoAnalysis
internal import GymBoLog

extension English {
  func read(_ notes: DataNotes) -> Sentence {
    let files = notes.allFiles.count > 1 ? " in \(count(notes.allFiles.count, "file"))" : ""
    let others = notes.leftOut.map(words).joined(separator: ", ")
    let rest =
      notes.rows == notes.sets
      ? "" : " of \(count(notes.rows, "row"))\(others.isEmpty ? "" : " (\(others))")"
    let issues: Sentence =
      notes.briefIssues > 0
      ? "; \(count(notes.briefIssues, "data note"))\(label(notes)): \(remedy: .check(files: notes.allFiles))"
      : "."
    let later =
      notes.later > 0
      ? ", \(numbers.whole(notes.later)) of them after this day and not counted" : ""
    return "Read: \(count(notes.sets, "set"))\(rest)\(files)\(later)\(issues)"
  }

  func more(_ notes: DataNotes) -> Sentence {
    "More: \(remedy: .printAll), or "
      + "\(remedy: .print(notes.unshownParts))"
  }

  var kilogramsAssumed: Sentence {
    "Unit: kg assumed, the file does not say. Pounds? Add \(remedy: .sayUnit(.pound))"
  }

  var dataTitle: Sentence { "Data and method" }

  func rows(of file: SourceFile) -> Sentence {
    "\(file: file.name) (\(file.format)): \(count(file.rows, "row")) = \(count(file.sets, "set")) + "
      + "\(numbers.whole(file.excluded)) left out + \(numbers.whole(file.rejected)) not read"
  }

  func unit(of file: SourceFile) -> Sentence {
    switch file.unit {
    case .stated: ""
    case .assumedKilograms: "; kilograms assumed"
    case .given(.kilogram): "; kilograms as told"
    case .given(.pound): "; pounds as told"
    }
  }

  func laterSets(_ sets: Int) -> Sentence {
    "\(count(sets, "later set")) \(sets == 1 ? "is" : "are") not counted."
  }

  func moreFiles(_ count: Int) -> Sentence { "and \(self.count(count, "more file"))." }

  func mergedNames(_ names: [MergedName], more: Int) -> Sentence {
    let pairs = names.map { "\(name: $0.merged) as \(name: $0.name)" as Sentence }
      .joined(separator: ", ")
    return "Taken as one exercise across files: \(pairs)\(more > 0 ? " and \(more) more" : "")."
  }

  func issues(_ notes: DataNotes) -> Sentence {
    guard notes.issues > 0 else { return "No notes on the data." }
    return "\(self.notes(notes.issues, kinds: notes.issueKinds)): "
      + "\(remedy: .check(files: notes.allFiles))"
  }

  /// `1 note on the data`, `888 notes on the data, of 1 kind`.
  func notes(_ count: Int, kinds: Int) -> String {
    self.count(count, "note") + " on the data"
      + (count > 1 ? ", of \(self.count(kinds, "kind"))" : "")
  }

  func method(_ method: DataNotes.Method) -> Sentence {
    let options = method.options
    let range = options.estimateRepetitions
    let effort = options.adjustsForEffort ? ", repetitions in reserve count as done" : ""
    let upTo = asOf.map { "Up to \(dates.date($0)). " } ?? ""
    return "\(upTo)e1RM: \(options.formula.declaration.name), sets of "
      + "\(range.lowerBound)–\(range.upperBound) repetitions\(effort). "
      + "Trend: \(trendRule(options)). "
      + (method.hasStandardLandmarks
        ? "Muscle landmarks and targets are opinions of coaches."
        : "Muscle landmarks and targets: as given.")
  }

  private func trendRule(_ options: AnalysisOptions) -> String {
    let threshold = numbers.percent(options.progressThreshold, decimals: 2)
    return
      "the change over the last 5 weeks, by a line through \(TrendRule.window) days that may bend "
      + "once; \(threshold) a week or more counts, \(numbers.percent(100 * TrendRule.certainty)) sure"
  }
}

extension English {
  var nothingFound: Sentence { "Nothing wrong or doubtful was found." }

  func lead(_ severity: Issue.Severity) -> Sentence {
    switch severity {
    case .notice: "Notice:"
    case .warning: "Warning:"
    case .error: "Error:"
    }
  }

  func moreRows(_ count: Int) -> Sentence { " and \(self.count(count, "more row"))" }

  func leftOut(_ rows: [CheckSection.LeftOut]) -> Sentence {
    "Rows that are no sets: \(rows.map(words).joined(separator: ", "))."
  }

  /// `8 rest timers`, `1 duplicate`, `3 not completed`.
  private func words(_ group: CheckSection.LeftOut) -> String {
    switch group.reason {
    case .restTimer: count(group.rows, "rest timer")
    case .duplicate: count(group.rows, "duplicate")
    case .notCompleted: numbers.whole(group.rows) + " not completed"
    case .superseded: numbers.whole(group.rows) + " superseded"
    case .repeatedHeader: count(group.rows, "repeated header")
    case .rejected: numbers.whole(group.rows) + " rejected"
    }
  }

  func counts(_ counts: [(severity: Issue.Severity, count: Int)]) -> Sentence {
    let parts = counts.map { severity, number in
      switch severity {
      case .notice: count(number, "notice")
      case .warning: count(number, "warning")
      case .error: count(number, "error")
      }
    }
    return "\(parts.joined(separator: ", "))."
  }
}
