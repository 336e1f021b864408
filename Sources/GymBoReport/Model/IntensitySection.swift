internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// How heavy a lift was trained in 28 days, and how hard its last session and the week were by Prilepin's table and INOL.
struct IntensitySection: Sendable {
  struct ZoneRow: Sendable {
    var zone: IntensityZones.Zone
    var sets: Int
    var repetitions: Int
    /// Of the zone with most sets, 0…1.
    var share: Double
  }

  struct Session: Sendable {
    var date: CivilDate
    /// In percent of the e1RM.
    var average: Double?
    var inol: Double?
    /// What the session took out of the lift.
    var fatigue: FatiguePercent?
    var prilepin: [Prilepin.Row]
  }

  /// Zones with sets.
  var zones: [ZoneRow]
  /// In percent of the e1RM.
  var average: Double?
  /// Sets before which there was no e1RM.
  var setsWithoutEstimate: Int
  var lastSession: Session?
  /// INOL of the week.
  var weekINOL: Double?

  /// In percent: no lifter works that far above the maximum on average, so that its estimate was of a light day.
  private static let mostAverage = 110.0

  /// - Returns: nil without a set in any zone, and where the sets are far above the e1RM that they are compared with.
  init?(_ report: ExerciseReport) {
    let intensity = report.intensity
    let zones = IntensityZones(intensity)
    guard let most = zones.sets.max(), most > 0,
      intensity.average.value ?? 0 <= IntensitySection.mostAverage,
      intensity.bySession.last.flatMap({ LiftIntensity.average($0.sets).value }) ?? 0
        <= IntensitySection.mostAverage
    else { return nil }
    self.zones = IntensityZones.Zone.allCases.enumerated().compactMap { index, zone in
      let sets = zones.sets[index]
      return sets > 0
        ? ZoneRow(
          zone: zone, sets: sets, repetitions: zones.repetitions[index],
          share: Double(sets) / Double(most)) : nil
    }
    average = intensity.average.value
    setsWithoutEstimate = zones.unknown
    if let last = intensity.bySession.last {
      lastSession = Session(
        date: report.log.sessions[last.session].date,
        average: LiftIntensity.average(last.sets).value, inol: INOL.value(last.sets).value,
        fatigue: report.fatigue, prilepin: Prilepin(last.sets).rows)
    }
    weekINOL = INOL.week(report.weekIntensity).value
  }
}
