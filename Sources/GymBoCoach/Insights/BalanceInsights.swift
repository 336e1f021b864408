internal import GymBoAnalysis
internal import GymBoLog

/// What is told of sides that do not balance, and of repetitions that moved. Upper against lower body has no usual band, so
/// that the report gives it no verdict, and no insight does.
extension InsightMoment {
  private static let (fewestSets, movedPoints) = (40.0, 15.0)

  var balanceTriggers: [InsightTrigger] { setBalances + ratios + bands }

  private var setBalances: [InsightTrigger] {
    let before = SetBalance.all(
      in: sessions(SetBalance.days, before: SetBalance.days), log: log, traits: findings.traits)
    return zip(findings.setBalances, before).compactMap { now, before in
      guard let verdict = now.verdict.value, verdict == before.verdict.value, !now.isUnclear,
        verdict == .firstSideMore || verdict == .secondSideMore,
        now.first + now.second >= InsightMoment.fewestSets,
        before.first + before.second >= InsightMoment.fewestSets
      else { return nil }
      let ratio = now.ratio.value.map { max($0, 1 / $0) } ?? 0
      return InsightTrigger(
        type: .setBalance, subject: now.kind.rawValue, state: verdict.rawValue,
        content: .setBalance(now),
        strength: InsightTrigger.distance(ratio, from: SetBalance.band.upperBound))
    }
  }

  private var ratios: [InsightTrigger] {
    findings.strengthRatios.compactMap { ratio in
      guard let estimate = ratio.estimate.value,
        estimate.verdict == .above || estimate.verdict == .below
      else { return nil }
      let band = ratio.reference.band
      return InsightTrigger(
        type: .strengthRatio, subject: ratio.reference.identifier,
        state: estimate.verdict.rawValue, content: .strengthRatio(ratio, estimate),
        strength: InsightTrigger.distance(
          estimate.ratio,
          from: estimate.verdict == .above ? band.upperBound : band.lowerBound),
        rows: estimate.rows)
    }
  }

  /// The band whose share of the sets moved most.
  private var bands: [InsightTrigger] {
    // Of a shorter log the earlier days are not all there.
    guard isOlder(than: 2 * SetBalance.days - 1) else { return [] }
    let (now, before) = (
      bandSets(sessions(SetBalance.days)),
      bandSets(sessions(SetBalance.days, before: SetBalance.days))
    )
    let sums = (Double(now.reduce(0, +)), Double(before.reduce(0, +)))
    guard min(sums.0, sums.1) >= InsightMoment.fewestSets else { return [] }
    let moves = zip(RepetitionBands.Band.allCases, zip(now, before)).map { band, sets in
      (
        band: band, now: 100 * Double(sets.0) / sums.0, before: 100 * Double(sets.1) / sums.1
      )
    }
    guard
      let most = moves.max(by: {
        ($0.now - $0.before).magnitude < ($1.now - $1.before).magnitude
      }), (most.now - most.before).magnitude >= InsightMoment.movedPoints
    else { return [] }
    return [
      InsightTrigger(
        type: .intensityMix, subject: most.band.rawValue,
        state: most.now > most.before ? "more" : "less",
        content: .bandMoved(most.band, before: most.before, now: most.now))
    ]
  }

  private func bandSets(_ sessions: Range<Int>) -> [Int] {
    var sets = RepetitionBands.Band.allCases.map { _ in 0 }
    for row in log.sessions[sessions].lazy.flatMap(\.sets) where findings.traits.isWorking[row] {
      guard let count = log.columns.repetitions[row], count >= 1 else { continue }
      let band = RepetitionBands.Band(repetitions: Int(count))
      sets[RepetitionBands.Band.allCases.firstIndex(of: band) ?? 0] += 1
    }
    return sets
  }
}
