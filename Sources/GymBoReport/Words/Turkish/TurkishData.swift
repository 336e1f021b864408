internal import GymBoAnalysis
internal import GymBoLog

extension Turkish {
  func read(_ notes: DataNotes) -> Sentence {
    let files = notes.allFiles.count > 1 ? ", \(count(notes.allFiles.count, "dosya"))" : ""
    let others = notes.leftOut.map(words).joined(separator: ", ")
    let rest =
      notes.rows == notes.sets
      ? "" : " (\(count(notes.rows, "satır"))\(others.isEmpty ? "" : ": \(others)"))"
    let issues: Sentence =
      notes.briefIssues > 0
      ? "; \(count(notes.briefIssues, "veri notu"))\(label(notes)): \(remedy: .check(files: notes.allFiles))"
      : "."
    let later =
      notes.later > 0 ? "; bu günden sonraki ve sayılmayan: \(numbers.whole(notes.later))" : ""
    return "Okunan: \(count(notes.sets, "set"))\(rest)\(files)\(later)\(issues)"
  }

  func more(_ notes: DataNotes) -> Sentence {
    "Fazlası: \(remedy: .printAll) ya da "
      + "\(remedy: .print(notes.unshownParts))"
  }

  var kilogramsAssumed: Sentence {
    "Birim dosyada yazmıyor, kg varsayıldı. Pound ise şunu ekle: \(remedy: .sayUnit(.pound))"
  }

  var dataTitle: Sentence { "Veri ve yöntem" }

  func rows(of file: SourceFile) -> Sentence {
    "\(file: file.name) (\(file.format)): \(count(file.rows, "satır")) = \(count(file.sets, "set")) + "
      + "\(numbers.whole(file.excluded)) atlanan + \(numbers.whole(file.rejected)) okunamayan"
  }

  func unit(of file: SourceFile) -> Sentence {
    switch file.unit {
    case .stated: ""
    case .assumedKilograms: "; kilogram varsayıldı"
    case .given(.kilogram): "; belirtildiği gibi kilogram"
    case .given(.pound): "; belirtildiği gibi pound"
    }
  }

  func laterSets(_ sets: Int) -> Sentence {
    "Daha sonraki \(count(sets, "set")) sayılmadı."
  }

  func moreFiles(_ count: Int) -> Sentence { "ve \(self.count(count, "dosya")) daha." }

  func mergedNames(_ names: [MergedName], more: Int) -> Sentence {
    let pairs = names.map { "\(name: $0.merged) → \(name: $0.name)" as Sentence }
      .joined(separator: ", ")
    return "Dosyalar arasında tek hareket sayılanlar: \(pairs)"
      + "\(more > 0 ? " ve \(more) hareket daha" : "")."
  }

  func issues(_ notes: DataNotes) -> Sentence {
    guard notes.issues > 0 else { return "Veriyle ilgili not yok." }
    return "Veriyle ilgili \(self.notes(notes.issues, kinds: notes.issueKinds)): "
      + "\(remedy: .check(files: notes.allFiles))"
  }

  /// `1 not`, `888 not, 1 tür`.
  func notes(_ count: Int, kinds: Int) -> String {
    "\(self.count(count, "not"))\(count > 1 ? ", \(self.count(kinds, "tür"))" : "")"
  }

  func method(_ method: DataNotes.Method) -> Sentence {
    let options = method.options
    let range = options.estimateRepetitions
    let effort = options.adjustsForEffort ? ", yedekteki tekrarlar yapılmış sayılır" : ""
    let upTo = asOf.map { "\(dates.date($0)) tarihine kadar. " } ?? ""
    return "\(upTo)e1RM: \(options.formula.declaration.name), "
      + "\(range.lowerBound)–\(range.upperBound) tekrarlı setler\(effort). "
      + "Trend: \(trendRule(options)). "
      + (method.hasStandardLandmarks
        ? "Kas başına set aralıkları ve hedefler antrenörlerin görüşüdür."
        : "Kas başına set aralıkları ve hedefler: verildiği gibi.")
  }

  private func trendRule(_ options: AnalysisOptions) -> String {
    let threshold = numbers.percent(options.progressThreshold, decimals: 2)
    return
      "son 5 haftadaki değişim, son \(TrendRule.window) günden geçen, bir kez kırılabilen bir çizgiyle; "
      + "haftada en az \(threshold) değişim, kesinliği en az \(numbers.percent(100 * TrendRule.certainty)) ise sayılır"
  }
}

extension Turkish {
  var nothingFound: Sentence { "Yanlış ya da şüpheli bir şey bulunmadı." }

  func lead(_ severity: Issue.Severity) -> Sentence {
    switch severity {
    case .notice: "Bilgi:"
    case .warning: "Uyarı:"
    case .error: "Hata:"
    }
  }

  func moreRows(_ count: Int) -> Sentence { " ve \(self.count(count, "satır")) daha" }

  func leftOut(_ rows: [CheckSection.LeftOut]) -> Sentence {
    "Set olmayan satırlar: \(rows.map(words).joined(separator: ", "))."
  }

  /// `8 dinlenme sayacı`, `1 yinelenen`, `3 tamamlanmamış`.
  private func words(_ group: CheckSection.LeftOut) -> String {
    switch group.reason {
    case .restTimer: count(group.rows, "dinlenme sayacı")
    case .duplicate: count(group.rows, "yinelenen")
    case .notCompleted: count(group.rows, "tamamlanmamış")
    case .superseded: count(group.rows, "yenisi olan")
    case .repeatedHeader: count(group.rows, "yinelenen başlık")
    case .rejected: count(group.rows, "geçersiz")
    }
  }

  func counts(_ counts: [(severity: Issue.Severity, count: Int)]) -> Sentence {
    let parts = counts.map { severity, number in
      switch severity {
      case .notice: count(number, "bilgi")
      case .warning: count(number, "uyarı")
      case .error: count(number, "hata")
      }
    }
    return "\(parts.joined(separator: ", "))."
  }
}
