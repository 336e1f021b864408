internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

extension JSONWriter {
  /// The working sets of the last 28 days by percent of the maximum before their session.
  /// - Parameters:
  ///   - week: the working sets of the reported week.
  ///   - fatigue: of the last session.
  mutating func intensity(
    _ intensity: LiftIntensity, week: LiftIntensity, fatigue: FatiguePercent?, log: TrainingLog
  ) {
    let zones = IntensityZones(intensity)
    member("intensity") { json in
      json.member("days", SetBalance.days)
      json.member("average", intensity.average)
      json.member("sets", intensity.sets.count)
      json.member("setsWithoutMaximum", intensity.setsWithoutMaximum)
      json.member("zones", each: IntensityZones.Zone.allCases) { json, zone in
        json.object(inline: true) {
          $0.member("zone", zone.name)
          $0.member("sets", zones.sets[zone.rawValue])
          $0.member("repetitions", zones.repetitions[zone.rawValue])
        }
      }
      let inol = INOL.week(week)
      json.member("weekINOL", inol)
      if let inol = inol.value { json.member("weekINOLBand", INOL.WeekBand(inol).rawValue) }
      if let fatigue {
        json.member("lastSessionFatigue", inline: true) {
          $0.member("percent", fatigue.percent)
          $0.member("band", fatigue.band.rawValue)
        }
      }
      json.member("sessions", each: intensity.bySession) { json, session in
        json.intensitySession(session.sets, on: log.sessions[session.session].date)
      }
    }
  }

  private mutating func intensitySession(_ sets: [LiftIntensity.RatedSet], on date: CivilDate) {
    object { json in
      json.member("date", date.description)
      json.member("average", LiftIntensity.average(sets))
      let inol = INOL.value(sets)
      json.member("inol", inol)
      if let inol = inol.value {
        json.member("inolBand", INOL.SessionBand(inol).rawValue)
      }
      json.member("prilepin", each: Prilepin(sets).rows) { json, row in
        json.object(inline: true) {
          $0.member("zone", row.reference.zone.name)
          $0.member("sets", row.sets)
          $0.member("setsOutside", row.setsOutside)
          $0.member("repetitions", row.repetitions)
          $0.member("lowest", row.reference.repetitions.lowerBound)
          $0.member("optimal", row.reference.optimal)
          $0.member("highest", row.reference.repetitions.upperBound)
          $0.member("verdict", row.verdict.rawValue)
        }
      }
    }
  }
}
