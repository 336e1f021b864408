internal import GymBoAnalysis
internal import GymBoLog

/// The records of one exercise, each with its set, its day and the one before it.
struct ExerciseRecordsText {
  let records: ExerciseRecords
  let wording: Wording
  let asOf: CivilDate

  func write(to page: inout TextPage) {
    let found: [(RecordKind, PersonalBest?)] = [
      (.load, records.load), (.estimate, records.estimate), (.repetitions, records.repetitions),
      (.setVolume, records.setVolume), (.sessionVolume, records.sessionVolume),
      (.duration, records.duration),
    ]
    let held = found.compactMap { kind, best in best.map { (kind, $0) } }
    page.heading("Records")
    guard !held.isEmpty else {
      page.line("  None yet.")
      return
    }
    var table = TextTable([.left, .right, .left, .left, .left], flexible: [4, 0])
    for (kind, best) in held { table.add(row(kind, best)) }
    page.table(table)
    writeLoads(to: &page)
  }

  private func row(_ kind: RecordKind, _ best: PersonalBest) -> [TextTable.Cell] {
    let set = best.row.map { kind == .duration ? "" : wording.set($0) } ?? ""
    let before = best.previous.map { "before: \(wording.value($0, of: kind))" } ?? "baseline"
    return [
      .init(Wording.name(of: kind)), .init(wording.value(best.value, of: kind)),
      .init(best.isSuspect ? "\(set) (doubtful)" : set),
      .init(best.date.text), .init("\(best.date.ago(on: asOf)); \(before)"),
    ]
  }

  /// The heaviest load for at least so many repetitions, in one paragraph.
  private func writeLoads(to page: inout TextPage) {
    let loads = records.loadForRepetitions.enumerated().compactMap { index, best in
      best.map { best in
        "\(index + 1)× \(wording.value(best.value, of: .load))"
          + (best.isSuspect ? " (doubtful)" : "")
      }
    }
    guard !loads.isEmpty else { return }
    page.line("  Heaviest load for at least so many repetitions:")
    page.items(loads, indent: 4)
  }
}
