internal import GymBoAnalysis
internal import GymBoLog

extension JSONWriter {
  /// The reported week's sets of every muscle by each model for counting them, for comparison. All use the effort gate of the
  /// chosen model.
  mutating func volumeByModel(of findings: HistoryFindings?) {
    guard let findings else { return member("volumeByModel", missing: .noHistory) }
    let week = findings.log.sessions(in: findings.week.period.range)
    let inForce = findings.options.volumeModel
    let models = [VolumeModel.direct, .fractional].map {
      VolumeModel($0.weighting, gate: inForce.gate)
    }
    func volume(_ model: VolumeModel) -> ModelVolume {
      ModelVolume(model, in: week, of: findings.log, traits: findings.traits)
    }
    let columns =
      models.map { ($0.identifier, volume($0)) }
      + (models.contains(inForce) ? [] : [("chosen", volume(inForce))])
    member("volumeByModel") { json in
      json.member("sets", columns.first?.1.counted ?? 0)
      json.member("unratedSets", columns.first?.1.unrated ?? 0)
      json.member("muscles", each: Muscle.allCases) { json, muscle in
        json.object(inline: true) { json in
          json.member("muscle", muscle.rawValue)
          for (name, volume) in columns { json.member(name, volume.sets[muscle.index]) }
        }
      }
    }
  }

  /// How even the muscles were trained, week by week.
  mutating func evenness(of findings: HistoryFindings?) {
    let weeks = findings.map { MuscleEvenness($0.weeklyVolume).weeks } ?? []
    member("evenness", each: weeks) { json, week in
      json.object(inline: true) {
        $0.member("week", week.week.description)
        $0.member("gini", week.gini)
      }
    }
  }

  /// How even the days of the reported week were.
  mutating func monotony(of findings: HistoryFindings?) {
    guard let findings else { return member("monotony", missing: .noHistory) }
    switch findings.monotony {
    case .missing(let reason): member("monotony", missing: reason)
    case .known(let monotony):
      member("monotony") { json in
        json.member("basis", monotony.basis.rawValue)
        json.member("daily", each: monotony.daily, inline: true) { $0.number($1) }
        json.member("monotony", monotony.monotony)
        json.member("strain", monotony.strain)
      }
    }
  }
}

extension HistoryFindings {
  /// Of the reported week.
  var monotony: Finding<Monotony> {
    Monotony.of(week.week, asOf: asOf, log: log, traits: traits)
  }
}
