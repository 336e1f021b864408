internal import GymBoAnalysis
internal import GymBoLog

/// The records set in the week, those of one session together.
struct RecordsOfTheWeek {
  let findings: HistoryFindings
  let wording: Wording

  func write(to page: inout TextPage) {
    page.heading("Records of the week")
    let sessions = findings.weekSessions.filter { session in
      session.records.contains(where: \.isSignificant)
    }
    guard !sessions.isEmpty else {
      page.line("  None.")
      return
    }
    for session in sessions {
      let logged = findings.log.sessions[session.session]
      let title = logged.title.map { ", " + Wording.short($0) } ?? ""
      page.line("  \(logged.date.weekday.shortName) \(logged.date.dayText)\(title)")
      let records = session.records.filter(\.isSignificant)
      // The records of one exercise stand together.
      var rest = records[...]
      while let exercise = rest.first?.exercise {
        let own = rest.prefix { $0.exercise == exercise }
        write(Array(own), of: exercise, to: &page)
        rest = rest.dropFirst(own.count)
      }
    }
  }

  private func write(_ records: [RecordEvent], of exercise: Int, to page: inout TextPage) {
    // The heaviest load is also the heaviest for its repetitions: once is enough.
    let loadRow = records.first { $0.kind == .load }?.best.row
    let shown = records.filter { record in
      if case .loadFor = record.kind { return record.best.row != loadRow || loadRow == nil }
      return true
    }
    let parts = shown.sorted { RecordsOfTheWeek.rank($0.kind) < RecordsOfTheWeek.rank($1.kind) }
      .map(text)
    page.paragraph(
      "\(wording.name(exercise)): \(parts.joined(separator: "; "))", indent: 4, hanging: 2)
  }

  private static func rank(_ kind: RecordKind) -> Int {
    switch kind {
    case .load: 0
    case .estimate: 1
    case .repetitions: 2
    case .duration: 3
    case .loadFor(let repetitions): 10 + repetitions
    case .setVolume: 100
    case .sessionVolume: 101
    }
  }

  private func text(_ record: RecordEvent) -> String {
    let value = wording.number(record.best.value, of: record.kind)
    let gain = wording.gain(record.best, of: record.kind).map { " (\($0))" } ?? ""
    let doubt = record.best.isSuspect ? " (doubtful)" : ""
    let interval = record.best.estimate(record.kind, of: findings.log, findings.options)
      .map { ", \(wording.interval(of: $0))" }
    return "\(Wording.name(of: record.kind)) \(value)\(gain)\(doubt)\(interval ?? "")"
  }
}
