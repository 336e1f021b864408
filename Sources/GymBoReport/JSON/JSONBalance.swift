internal import GymBoAnalysis
internal import GymBoLog

extension JSONWriter {
  /// How hard sets count for the muscles.
  mutating func volumeModel(_ model: VolumeModel) {
    member("volumeModel", inline: true) { json in
      json.member("name", model.identifier)
      if case .fractional(let hundredths) = model.weighting {
        json.member("indirect", Double(hundredths) / Double(VolumeModel.whole))
      }
    }
  }

  /// The muscles of the reported week.
  mutating func muscles(of findings: HistoryFindings?) {
    member("muscles", each: findings?.muscles ?? []) { json, muscle in
      json.object { json in
        json.member("muscle", muscle.muscle.rawValue)
        json.member("directSets", muscle.directSets)
        json.member("fractionalSets", muscle.fractionalSets)
        json.member("shareOfSets", muscle.shareOfSets)
        json.member("shareOfVolume", muscle.shareOfVolume)
        json.member("percentOfLargest", muscle.percentOfLargest)
        json.member("percentOfTarget", muscle.percentOfTarget)
        json.member("days", muscle.days)
        if let landmarks = muscle.landmarks {
          json.member("landmarks", inline: true) {
            $0.member("maintenance", landmarks.maintenance)
            $0.member("minimumEffective", landmarks.minimumEffective)
            $0.member("maximumAdaptive", landmarks.maximumAdaptive)
            $0.member("maximumRecoverable", landmarks.maximumRecoverable)
            $0.member("target", landmarks.target)
            $0.member("zone", landmarks.zone(of: muscle.fractionalSets).rawValue)
          }
        } else {
          json.member("landmarks", missing: MissingReason.noLandmark)
        }
      }
    }
  }

  /// Set balances, strength ratios and the similarity to a target in one list; `type` tells them apart.
  mutating func balance(of findings: HistoryFindings?, log: TrainingLog) {
    key("balance")
    array([findings].compactMap(\.self).flatMap { BalanceEntry.all(of: $0) }) { json, entry in
      switch entry {
      case .sets(let balance): json.setBalance(balance)
      case .strength(let ratio): json.strengthRatio(ratio, log: log)
      case .target(let similarity): json.target(similarity)
      }
    }
  }

  private mutating func setBalance(_ balance: SetBalance) {
    object { json in
      json.member("type", "sets")
      json.member("kind", balance.kind.rawValue)
      json.member("days", SetBalance.days)
      json.member("first", balance.first)
      json.member("second", balance.second)
      json.member("ratio", balance.ratio)
      if let interval = balance.interval, let upper = interval.upper {
        json.member("interval", interval.lower...upper)
      } else {
        json.member("interval", missing: balance.ratio.reason ?? .nothingOnTheOtherSide)
      }
      json.verdict(balance.verdict.map(\.rawValue))
      json.member("unclear", balance.isUnclear)
      json.member("band", SetBalance.band)
    }
  }

  private mutating func strengthRatio(_ ratio: StrengthRatio, log: TrainingLog) {
    object { json in
      json.member("type", "strength")
      json.member("kind", ratio.reference.identifier)
      json.member("days", AnalysisOptions.activeDays)
      json.member("ratio", ratio.estimate.map(\.ratio))
      switch ratio.estimate {
      case .known(let estimate): json.member("interval", estimate.interval)
      case .missing(let reason): json.member("interval", missing: reason)
      }
      json.verdict(ratio.estimate.map(\.verdict.rawValue))
      json.member("band", ratio.reference.band)
      if let deviation = ratio.deviation {
        json.member("deviation", inline: true) {
          $0.member("percentOutside", deviation.percentOutside)
          $0.member("neededPercent", deviation.neededPercent)
        }
      } else {
        json.member("deviation", missing: ratio.estimate.reason ?? .liftNotFound)
      }
      json.member("source", ratio.reference.source)
      json.sets("sets", ratio.estimate.value?.rows ?? [], of: log)
    }
  }

  private mutating func target(_ similarity: TargetSimilarity) {
    object { json in
      json.member("type", "target")
      json.member("kind", "target_similarity")
      json.member("days", SetBalance.days)
      json.member("similarity", similarity.similarity)
      json.member("target", each: similarity.target) { json, target in
        json.object(inline: true) {
          $0.member("muscle", target.muscle.rawValue)
          $0.member("sets", target.sets)
        }
      }
    }
  }

  private mutating func verdict(_ verdict: Finding<String>) {
    switch verdict {
    case .known(let word): member("verdict", word)
    case .missing(let reason): member("verdict", missing: reason)
    }
  }

  /// Sets and volume by band; the shares of the three sum to exactly 100.
  mutating func repetitionBands(_ name: String, _ bands: RepetitionBands?) {
    guard let bands else { return member(name, missing: .noHistory) }
    let shareOfSets = SharesOfHundred.percent(of: bands.sets.map(Double.init))
    let shareOfVolume = SharesOfHundred.percent(of: bands.volume)
    member(name) { json in
      for (index, band) in RepetitionBands.Band.allCases.enumerated() {
        json.member(band.rawValue) { json in
          json.member("repetitions", band.range)
          json.member("sets", bands.sets[index])
          if let shareOfVolume {
            json.member("volume", bands.volume[index], unit: "kg")
            json.member("shareOfVolume", shareOfVolume[index])
          } else {
            let reason = bands.totalSets > 0 ? MissingReason.noLoad : .noSets
            json.member("volume", missing: reason)
            json.member("shareOfVolume", missing: reason)
          }
          if let shareOfSets {
            json.member("shareOfSets", shareOfSets[index])
          } else {
            json.member("shareOfSets", missing: .noSets)
          }
        }
      }
    }
  }
}

private enum BalanceEntry {
  case sets(SetBalance)
  case strength(StrengthRatio)
  case target(TargetSimilarity)

  static func all(of findings: HistoryFindings) -> [BalanceEntry] {
    findings.setBalances.map(BalanceEntry.sets)
      + findings.strengthRatios.map(BalanceEntry.strength) + [.target(findings.targetSimilarity)]
  }
}
