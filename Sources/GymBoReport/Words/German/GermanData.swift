internal import GymBoAnalysis
internal import GymBoLog

extension German {
  func read(_ notes: DataNotes) -> Sentence {
    let files =
      notes.allFiles.count > 1 ? " in \(count(notes.allFiles.count, "Datei", "Dateien"))" : ""
    let others = notes.leftOut.map(words).joined(separator: ", ")
    let rest =
      notes.rows == notes.sets
      ? "" : " aus \(rows(notes.rows))\(others.isEmpty ? "" : " (\(others))")"
    let issues: Sentence =
      notes.briefIssues > 0
      ? "; \(count(notes.briefIssues, "Datenhinweis", "Datenhinweise"))\(label(notes)): \(remedy: .check(files: notes.allFiles))"
      : "."
    let later =
      notes.later > 0
      ? ", davon \(numbers.whole(notes.later)) nach diesem Tag und nicht gezählt" : ""
    return "Gelesen: \(setCount(notes.sets))\(rest)\(files)\(later)\(issues)"
  }

  private func rows(_ count: Int) -> String { self.count(count, "Zeile", "Zeilen") }

  func more(_ notes: DataNotes) -> Sentence {
    "Mehr: \(remedy: .printAll) oder "
      + "\(remedy: .print(notes.unshownParts))"
  }

  var kilogramsAssumed: Sentence {
    "Gewichtseinheit: kg angenommen; die Datei nennt keine. Sind es Pfund? Dann \(remedy: .sayUnit(.pound))"
  }

  var dataTitle: Sentence { "Daten und Methode" }

  func rows(of file: SourceFile) -> Sentence {
    "\(file: file.name) (\(file.format)): \(rows(file.rows)) = \(setCount(file.sets)) + "
      + "\(numbers.whole(file.excluded)) ausgelassen + \(numbers.whole(file.rejected)) nicht gelesen"
  }

  func unit(of file: SourceFile) -> Sentence {
    switch file.unit {
    case .stated: ""
    case .assumedKilograms: "; Kilogramm angenommen"
    case .given(.kilogram): "; Kilogramm wie angegeben"
    case .given(.pound): "; Pfund wie angegeben"
    }
  }

  func laterSets(_ sets: Int) -> Sentence {
    "Nicht mitgezählt, weil später: \(setCount(sets))."
  }

  func moreFiles(_ count: Int) -> Sentence {
    "und \(self.count(count, "weitere Datei", "weitere Dateien"))."
  }

  func mergedNames(_ names: [MergedName], more: Int) -> Sentence {
    let pairs = names.map { "\(name: $0.merged) als \(name: $0.name)" as Sentence }
      .joined(separator: ", ")
    return "Über die Dateien hinweg eine Übung: \(pairs)\(more > 0 ? " und \(more) weitere" : "")."
  }

  func issues(_ notes: DataNotes) -> Sentence {
    guard notes.issues > 0 else { return "Keine Hinweise zu den Daten." }
    return "\(self.notes(notes.issues, kinds: notes.issueKinds)): "
      + "\(remedy: .check(files: notes.allFiles))"
  }

  /// `1 Hinweis zu den Daten`, `888 Hinweise zu den Daten, von 1 Art`.
  func notes(_ count: Int, kinds: Int) -> String {
    self.count(count, "Hinweis", "Hinweise") + " zu den Daten"
      + (count > 1 ? ", von \(self.count(kinds, "Art", "Arten"))" : "")
  }

  func method(_ method: DataNotes.Method) -> Sentence {
    let options = method.options
    let range = options.estimateRepetitions
    let effort =
      options.adjustsForEffort ? ", Wiederholungen in Reserve zählen als geschafft" : ""
    let upTo = asOf.map { "Bis zum \(dates.date($0)). " } ?? ""
    return "\(upTo)e1RM: \(options.formula.declaration.name), Sätze von "
      + "\(range.lowerBound)–\(range.upperBound) Wiederholungen\(effort). "
      + "Trend: \(trendRule(options)). "
      + (method.hasStandardLandmarks
        ? "Richtwerte und Ziele für Muskeln sind Meinungen von Trainern."
        : "Richtwerte und Ziele für Muskeln: wie angegeben.")
  }

  private func trendRule(_ options: AnalysisOptions) -> String {
    let threshold = numbers.percent(options.progressThreshold, decimals: 2)
    return
      "die Änderung der letzten 5 Wochen, nach einer Linie durch \(TrendRule.window) Tage, die "
      + "einmal knicken darf; ab \(threshold) je Woche zählt die Änderung, "
      + "\(numbers.percent(100 * TrendRule.certainty)) sicher"
  }
}

extension German {
  var nothingFound: Sentence { "Nichts Falsches oder Zweifelhaftes gefunden." }

  func lead(_ severity: Issue.Severity) -> Sentence {
    switch severity {
    case .notice: "Hinweis:"
    case .warning: "Warnung:"
    case .error: "Fehler:"
    }
  }

  func moreRows(_ count: Int) -> Sentence {
    " und \(self.count(count, "weitere Zeile", "weitere Zeilen"))"
  }

  func leftOut(_ rows: [CheckSection.LeftOut]) -> Sentence {
    "Zeilen, die keine Sätze sind: \(rows.map(words).joined(separator: ", "))."
  }

  /// `8 Pausen`, `1 doppelte`, `3 nicht abgeschlossen`.
  private func words(_ group: CheckSection.LeftOut) -> String {
    switch group.reason {
    case .restTimer: count(group.rows, "Pause", "Pausen")
    case .duplicate: numbers.whole(group.rows) + " doppelt"
    case .notCompleted: numbers.whole(group.rows) + " nicht abgeschlossen"
    case .superseded: numbers.whole(group.rows) + " ersetzt"
    case .repeatedHeader: count(group.rows, "wiederholte Kopfzeile", "wiederholte Kopfzeilen")
    case .rejected: numbers.whole(group.rows) + " abgelehnt"
    }
  }

  func counts(_ counts: [(severity: Issue.Severity, count: Int)]) -> Sentence {
    let parts = counts.map { severity, number in
      switch severity {
      case .notice: count(number, "Hinweis", "Hinweise")
      case .warning: count(number, "Warnung", "Warnungen")
      case .error: count(number, "Fehler", "Fehler")
      }
    }
    return "\(parts.joined(separator: ", "))."
  }
}
