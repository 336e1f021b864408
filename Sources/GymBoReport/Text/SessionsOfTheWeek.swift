internal import GymBoAnalysis
internal import GymBoLog

/// Each session of the week against the last one of the same kind.
struct SessionsOfTheWeek {
  let findings: HistoryFindings

  func write(to page: inout TextPage) {
    let sessions = findings.weekSessions.filter { $0.previous != nil }
    guard !sessions.isEmpty else { return }
    page.heading("How the sessions went, against the last one of the same kind")
    var table = AlignedTable(
      [.left, .left, .right, .right, .right, .right, .right], flexible: [1])
    table.add(["", "", "last on", "sets", "volume", "time", "RPE"])
    for session in sessions { table.add(row(session)) }
    page.table(table)
  }

  private func row(_ finding: SessionFinding) -> [AlignedTable.Cell] {
    let session = findings.log.sessions[finding.session]
    let last = finding.previous.map { findings.log.sessions[$0].date.text(near: findings.asOf) }
    return [
      .init(session.date.weekday.shortName), .init(findings.log.title(of: session)),
      .init(last ?? ""),
      .init(change(finding.workingSets) { NumberText.signed($0, decimals: 0) }),
      .init(finding.volume.percentText, finding.volume.ink),
      .init(change(finding.duration) { ($0 < 0 ? "−" : "+") + NumberText.duration($0.magnitude) }),
      .init(change(finding.averageRPEComparison) { NumberText.signed($0, decimals: 1) }),
    ]
  }

  private func change(_ comparison: Comparison, _ text: (Double) -> String) -> String {
    guard let change = comparison.change.value else { return "–" }
    // What rounds to nothing is nothing.
    let words = change == 0 ? "0" : text(change)
    return words == "0" ? "same" : words
  }
}

extension TrainingLog {
  /// A session's title; without one, its exercises.
  func title(of session: Session) -> String {
    if let title = session.title, !title.isEmpty { return title }
    var seen: Set<Int32> = []
    return session.sets.map { sets.exercise[$0] }
      .filter { seen.insert($0).inserted }
      .map { exercises[Int($0)].name }.joined(separator: ", ")
  }
}
