internal import GymBoAnalysis
internal import GymBoLog

/// The records of one exercise, each with its set, its day and the one before it.
struct ExerciseRecordsText {
  let records: ExerciseRecords
  let wording: Wording
  let asOf: CivilDate
  /// Of the best e1RM, and of the last session that has one.
  let estimates: [(name: String, estimate: StrengthEstimate)]
  /// Whether the lift is followed by its assistance, of which no records are kept.
  let isAssisted: Bool

  func write(to page: inout TextPage) {
    let found: [(RecordKind, PersonalBest?)] = [
      (.load, records.load), (.estimate, records.estimate), (.repetitions, records.repetitions),
      (.setVolume, records.setVolume), (.sessionVolume, records.sessionVolume),
      (.duration, records.duration),
    ]
    let held = found.compactMap { kind, best in best.map { (kind, $0) } }
    page.heading("Records")
    guard !held.isEmpty else {
      page.line(isAssisted ? "  Assisted lifts set no records." : "  None yet.")
      return
    }
    var table = AlignedTable(
      [.left, .right, .left, .left, .right, .right, .right], flexible: [3, 0, 6],
      gaps: [2, 1, 1, 2, 2, 2])
    table.add(["", "best", "", "set", "day", "age", "before"])
    for (kind, best) in held { table.add(row(kind, best)) }
    page.table(table)
    if held.contains(where: { $0.1.isSuspect }) {
      page.line("  ?: doubtful, as the data check says.")
    }
    writeEstimates(to: &page)
    writeLoads(to: &page)
  }

  /// How sure the e1RM is, and by which formula.
  private func writeEstimates(to page: inout TextPage) {
    guard let first = estimates.first?.estimate else { return }
    let parts = estimates.map { name, estimate in
      "\(name) \(wording.unit.estimate(kilograms: estimate.kilograms)), "
        + "\(wording.interval(of: estimate)), \(estimate.confidence.rawValue) confidence"
    }
    let effort =
      estimates.contains { $0.estimate.isEffortAdjusted }
      ? ", repetitions in reserve counted as done" : ""
    page.paragraph(
      "e1RM by \(first.formula.declaration.name)\(effort): \(parts.joined(separator: "; ")).",
      indent: 2, hanging: 2)
  }

  private func row(_ kind: RecordKind, _ best: PersonalBest) -> [AlignedTable.Cell] {
    let set = best.row.map { kind == .duration ? "" : wording.set($0, isShort: true) } ?? ""
    return [
      .init(kind.shortName), .init(wording.number(best.value, of: kind)),
      .init(best.isSuspect ? "?" : ""), .init(set),
      .init(best.date.text), .init(best.date.age(on: asOf)),
      .init(best.previous.map { wording.number($0, of: kind) } ?? "–"),
    ]
  }

  /// The heaviest load for at least so many repetitions; counts with the same load stand together.
  private func writeLoads(to page: inout TextPage) {
    var groups: [(first: Int, last: Int, text: String)] = []
    for (index, best) in records.loadForRepetitions.enumerated() {
      guard let best else { continue }
      let text =
        wording.value(best.value, of: .load) + (best.isSuspect ? " (doubtful)" : "")
      if let last = groups.last, last.text == text, last.last == index {
        groups[groups.count - 1].last = index + 1
      } else {
        groups.append((index + 1, index + 1, text))
      }
    }
    guard !groups.isEmpty else { return }
    page.line("  Heaviest load for at least so many repetitions:")
    page.items(
      groups.map { group in
        (group.first == group.last ? "\(group.first)" : "\(group.first)–\(group.last)")
          + ": \(group.text)"
      }, indent: 4)
  }
}

extension RecordKind {
  /// The name in a table of records.
  fileprivate var shortName: String {
    switch self {
    case .load: "load"
    case .repetitions: "repetitions"
    case .estimate: "e1RM"
    case .setVolume: "set volume"
    case .sessionVolume: "session volume"
    case .loadFor(let repetitions): "\(repetitions)-rep load"
    case .duration: "time"
    }
  }
}
