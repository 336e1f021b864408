internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// How heavy a lift was trained in 28 days, what its last session was by Prilepin's table and INOL and took out of it, and
/// the INOL of the week.
struct IntensityText {
  let intensity: LiftIntensity
  let week: LiftIntensity
  let fatigue: FatiguePercent?
  let log: TrainingLog
  let asOf: CivilDate

  private static let barWidth = 20

  func write(to page: inout TextPage) {
    let zones = IntensityZones(intensity)
    guard let most = zones.sets.max(), most > 0 else { return }
    page.heading(
      "Intensity of \(SetBalance.days) days, by the best e1RM of the "
        + "\(AnalysisOptions.activeDays) days before each session")
    var table = AlignedTable([.left, .right, .right, .left], flexible: [3])
    for zone in IntensityZones.Zone.allCases where zones.sets[zone.rawValue] > 0 {
      let sets = zones.sets[zone.rawValue]
      table.add([
        .init(zone.range), .init(NumberText.count(sets, "set")),
        .init(NumberText.count(zones.repetitions[zone.rawValue], "repetition")),
        .init(Bar.text(Double(sets) / Double(most), width: IntensityText.barWidth)),
      ])
    }
    page.table(table)
    if let average = intensity.average.value {
      let unknown =
        zones.unknown > 0
        ? "; \(NumberText.count(zones.unknown, "set")) without an e1RM before" : ""
      page.line("  \(IntensityText.percent(average)) on average\(unknown).")
    }
    if let last = intensity.bySession.last {
      page.paragraph(
        sentence(last.sets, on: log.sessions[last.session].date), indent: 2, hanging: 2)
    }
    if let inol = INOL.week(week).value {
      page.line("  The week: \(inolText(inol, INOL.WeekBand(inol).spaced)).")
    }
  }

  private func sentence(_ sets: [LiftIntensity.RatedSet], on date: CivilDate) -> String {
    var parts: [String] = []
    if let average = LiftIntensity.average(sets).value {
      parts.append("\(IntensityText.percent(average)) on average")
    }
    if let inol = INOL.value(sets).value {
      parts.append(inolText(inol, INOL.SessionBand(inol).spaced))
    }
    if let fatigue {
      parts.append(
        "fatigue \(NumberText.fixed(fatigue.percent, decimals: 1)) % (\(fatigue.band.rawValue))")
    }
    for row in Prilepin(sets).rows {
      let range = row.reference.repetitions
      parts.append(
        "\(NumberText.count(row.repetitions, "repetition")) at \(row.reference.zone.range), "
          + "\(row.verdict.word) Prilepin's \(range.lowerBound)–\(range.upperBound)")
    }
    return "Last session (\(date.text(near: asOf))): \(parts.joined(separator: "; "))."
  }

  private func inolText(_ value: Double, _ band: String) -> String {
    "INOL \(NumberText.fixed(value, decimals: 2)) (\(band))"
  }

  private static func percent(_ value: Double) -> String {
    NumberText.fixed(value, decimals: 0) + " %"
  }
}

extension Prilepin.Verdict {
  fileprivate var word: String {
    switch self {
    case .below: "below"
    case .within: "within"
    case .above: "above"
    }
  }
}
