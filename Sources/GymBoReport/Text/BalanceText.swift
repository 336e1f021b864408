internal import GymBoAnalysis

extension TextPage {
  /// Set balance and strength ratios.
  mutating func write(_ section: BalanceSection, _ words: any Words) {
    heading(words.title(section))
    var table = AlignedTable([.left, .right, .left, .left], wrapsLast: true)
    for balance in section.setBalances {
      let ratio = balance.ratio.value.map { words.numbers.fixed($0, decimals: 2) }
      table.add([
        .init(words.name(balance.kind)), ratio.map { .init($0) } ?? .init(words.missing),
        balance.interval.map { .init(words.interval($0)) } ?? "", .init(words.verdict(balance)),
      ])
    }
    for ratio in section.strengthRatios {
      table.add([
        .init(words.name(ratio.reference)),
        .init(words.numbers.fixed(ratio.estimate.ratio, decimals: 2)),
        .init(words.interval(ratio.estimate.interval)), .init(words.verdict(ratio)),
      ])
    }
    self.table(table)
    if let similarity = section.targetSimilarity {
      paragraph(words.similarity(similarity), indent: 2, hanging: 2)
    }
  }

  /// Sets and volume by band of repetitions.
  mutating func write(
    _ shares: RepetitionBandShares, isWholeHistory: Bool, _ words: any Words
  ) {
    heading(words.bandsTitle(isWholeHistory: isWholeHistory))
    guard !shares.rows.isEmpty else {
      line(words.noRepetitions, indent: 2)
      return
    }
    let numbers = words.numbers
    var table = AlignedTable([.left, .left, .right, .right, .right, .right])
    for row in shares.rows {
      table.add([
        .init(words.name(row.band)), .init(row.band.range), .init(words.sets(row.sets)),
        .init(numbers.percent(row.percentOfSets, decimals: 1)),
        row.volume.map { .init(numbers.volume(kilograms: $0.kilograms, in: words.unit)) } ?? "",
        row.volume.map { .init(numbers.percent($0.percent, decimals: 1)) } ?? "",
      ])
    }
    self.table(table)
  }
}
