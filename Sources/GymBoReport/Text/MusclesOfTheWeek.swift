internal import GymBoAnalysis
internal import GymBoLog

/// The muscles of the week as bars, with where their sets lie among the landmarks.
struct MusclesOfTheWeek {
  let findings: HistoryFindings

  private static let barWidth = 12

  func write(to page: inout TextPage) {
    let trained = findings.muscles.filter { $0.fractionalSets > 0 }
    let model = findings.options.volumeModel
    let unassigned = exercises { $0.facts == nil && !model.assigns($0) }
    guard !trained.isEmpty || !unassigned.isEmpty else { return }
    let soFar = findings.week.isInProgress ? " so far" : ""
    page.heading(
      "Muscles of the week\(soFar) (hard sets, \(MusclesOfTheWeek.words(model.weighting)); % of target)"
    )
    var table = AlignedTable([.left, .right, .right, .left, .left], flexible: [3, 4])
    for muscle in trained.enumerated().sorted(by: isBefore).map(\.element) {
      table.add(row(muscle))
    }
    page.table(table)
    let idle = findings.muscles.filter {
      $0.fractionalSets == 0 && $0.landmarks?.maintenance ?? 0 > 0
    }
    if !idle.isEmpty, !trained.isEmpty {
      let names = idle.map(\.muscle.spaced).joined(separator: ", ")
      page.paragraph("Not trained\(soFar): \(names).", indent: 2, hanging: 2)
    }
    if !unassigned.isEmpty {
      page.paragraph(
        "Without known muscles: \(unassigned); map them with --exercises map.csv", indent: 2,
        hanging: 2)
    }
    let inferred = exercises { exercise in
      if case .inferred = exercise.resolution { return true }
      return false
    }
    if !inferred.isEmpty {
      page.paragraph("Muscles inferred from the name: \(inferred).", indent: 2, hanging: 2)
    }
  }

  private static func words(_ weighting: VolumeModel.Weighting) -> String {
    switch weighting {
    case .direct: "direct ones alone"
    case .fractional(VolumeModel.usualIndirect): "indirect ones half"
    case .fractional(let hundredths):
      "indirect ones count "
        + NumberText.short(Double(hundredths) / Double(VolumeModel.whole), decimals: 2)
    case .custom: "by your own weights"
    }
  }

  private func isBefore(
    _ first: (offset: Int, element: MuscleFinding), _ second: (offset: Int, element: MuscleFinding)
  ) -> Bool {
    let (a, b) = (first.element.fractionalSets, second.element.fractionalSets)
    return a != b ? a > b : first.offset < second.offset
  }

  private func row(_ muscle: MuscleFinding) -> [AlignedTable.Cell] {
    let zone = muscle.landmarks?.zone(of: muscle.fractionalSets)
    let share = muscle.percentOfLargest.value ?? 0
    return [
      .init(muscle.muscle.spaced),
      .init(NumberText.fixed(muscle.fractionalSets, decimals: 1)),
      .init(muscle.percentOfTarget.value.map { NumberText.fixed($0, decimals: 0) + " %" } ?? ""),
      .init(Bar.text(share / 100, width: MusclesOfTheWeek.barWidth)),
      .init(zoneText(muscle.landmarks, zone), zone == .aboveRecoverable ? .yellow : .plain),
    ]
  }

  private func zoneText(_ marks: VolumeLandmarks?, _ zone: VolumeLandmarks.Zone?) -> String {
    guard let marks, let zone else { return "" }
    func short(_ value: Double) -> String { NumberText.short(value, decimals: 1) }
    let adaptive = marks.maximumAdaptive
    let band = "\(short(adaptive.lowerBound))–\(short(adaptive.upperBound))"
    switch zone {
    case .productive: return "productive (\(band))"
    case .aboveRecoverable: return "above recoverable (\(band))"
    case .maintenance, .belowMaintenance: return "\(zone.spaced) (productive \(band))"
    }
  }

  /// The week's exercises with hard sets of which something holds, named in the log's order.
  private func exercises(where holds: (LoggedExercise) -> Bool) -> String {
    let log = findings.log
    var sets = [Int](repeating: 0, count: log.exercises.count)
    for session in findings.weekSessions {
      for row in log.sessions[session.session].sets where findings.traits.isHard[row] {
        sets[Int(log.sets.exercise[row])] += 1
      }
    }
    return sets.indices.filter { sets[$0] > 0 && holds(log.exercises[$0]) }
      .map { "\(Wording.short(log.exercises[$0].name)) (\(NumberText.count(sets[$0], "set")))" }
      .joined(separator: ", ")
  }
}
