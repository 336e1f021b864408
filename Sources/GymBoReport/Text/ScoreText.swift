internal import GymBoAnalysis
internal import GymBoLog

extension ScoreReport {
  /// The scores as a table, with what a reader should know of each.
  public func text(_ style: TextStyle) -> String {
    var page = TextPage(style)
    let what = event == .total ? "a total" : "a bench press"
    page.paragraph(
      "Points for \(what) of \(total.text(in: unit)), \(sex == .male ? "a man" : "a woman") of "
        + "\(bodyWeight.text(in: unit)), \(equipment.rawValue)")
    page.gap()
    let hasAge = entries.contains { $0.ageAdjusted != nil }
    var table = AlignedTable([.left, .right, .right])
    if hasAge, let age {
      table.add(["", "points", .init("at the age of \(age)")])
    }
    for entry in entries {
      guard case .success(let points) = entry.points else { continue }
      table.add([
        .init(entry.score.method.name), .init(NumberText.fixed(points, decimals: 2)),
        .init(entry.ageAdjusted.map { NumberText.fixed($0, decimals: 2) } ?? ""),
      ])
    }
    page.table(table)
    let notes = notes
    if !notes.isEmpty { page.gap() }
    for note in notes { page.paragraph(note) }
    return page.text
  }

  private var notes: [String] {
    var notes: [String] = []
    for entry in entries {
      if case .failure(let refusal) = entry.points { notes.append(refusal.description) }
      if let weight = entry.countedBodyWeight {
        notes.append(
          "\(entry.score.method.name) counts \(weight.text(in: unit)) of body weight, where its "
            + "formula ends.")
      }
    }
    switch ageCoefficient {
    case .success(let value):
      notes.append(
        "For the age points are multiplied by \(NumberText.short(value, decimals: 3)) "
          + "(\(AgeCoefficient.method.name)), but not the IPF's.")
    case .failure(let refusal): notes.append(refusal.description)
    case nil: break
    }
    if event == .bench {
      notes.append("DOTS and Wilks were fitted to totals of three lifts.")
    }
    return notes
  }
}
