internal import GymBoAnalysis
internal import GymBoLog

/// Set balance and strength ratios of the last 28 days.
struct BalanceSection: Sendable {
  struct Ratio: Sendable {
    var reference: StrengthRatio.Reference
    var estimate: StrengthRatio.Estimate
    /// The two exercises of which the estimates are: indices into the log's.
    var exercises: [Int]
  }

  var days: DayRange
  /// Those with any set.
  var setBalances: [SetBalance]
  /// Those with an estimate.
  var strengthRatios: [Ratio]
  /// How well the sets per muscle match the landmarks' middle, 0…1.
  var targetSimilarity: Double?

  /// - Returns: nil where there is nothing to tell.
  init?(_ findings: HistoryFindings) {
    days = findings.recentDays
    setBalances = findings.setBalances.filter { $0.first + $0.second > 0 }
    strengthRatios = findings.strengthRatios.compactMap { ratio in
      ratio.estimate.value.map { estimate in
        Ratio(
          reference: ratio.reference, estimate: estimate,
          exercises: estimate.rows.map { Int(findings.log.columns.exercise[$0]) })
      }
    }
    targetSimilarity = findings.targetSimilarity.similarity.value
    if setBalances.isEmpty, strengthRatios.isEmpty, targetSimilarity == nil { return nil }
  }
}

/// Sets and volume by band of repetitions, in shares that sum to 100 %.
struct RepetitionBandShares: Sendable {
  struct Row: Sendable {
    var band: RepetitionBands.Band
    var sets: Int
    var percentOfSets: Double
    /// In kilograms, with its share; nil where no set has a load.
    var volume: (kilograms: Double, percent: Double)?
  }

  /// Empty where no set has repetitions.
  var rows: [Row]

  init(_ bands: RepetitionBands) {
    guard let setShares = SharesOfHundred.percent(of: bands.sets.map(Double.init)) else {
      rows = []
      return
    }
    let volumeShares = SharesOfHundred.percent(of: bands.volume)
    rows = RepetitionBands.Band.allCases.enumerated().map { index, band in
      Row(
        band: band, sets: bands.sets[index], percentOfSets: setShares[index],
        volume: volumeShares.map { (bands.volume[index], $0[index]) })
    }
  }
}
