internal import GymBoPlatform

/// How far a ratio lies outside a band: max(0, ln(lowest / ratio), ln(ratio / highest)), so that half and double are
/// equally far.
package struct BandDeviation: Sendable, Hashable {
  /// 0 within the band.
  package var logExcess: Double
  /// The distance to the nearest edge, percent of the edge or of the ratio, whichever is smaller: exp(excess) − 1.
  package var percentOutside: Double
  /// The change of the ratio that would bring it to the nearest edge, percent; negative where it is too high.
  package var neededPercent: Double
  /// How far the ratio is below or above the nearest edge, percent of the edge: what "below" and "above" mean in a sentence.
  package var percentOfEdge: Double

  /// - Returns: nil unless ratio and band are positive numbers.
  package init?(ratio: Double, band: ClosedRange<Double>) {
    guard ratio > 0, ratio.isFinite, band.lowerBound > 0, band.upperBound.isFinite else {
      return nil
    }
    let nearest = min(max(ratio, band.lowerBound), band.upperBound)
    logExcess = log(max(nearest / ratio, ratio / nearest))
    percentOutside = 100 * (max(nearest / ratio, ratio / nearest) - 1)
    neededPercent = 100 * (nearest / ratio - 1)
    percentOfEdge = 100 * abs(ratio / nearest - 1)
  }
}

extension StrengthRatio {
  /// How far the estimate lies outside its reference band; nil where there is none.
  package var deviation: BandDeviation? {
    estimate.value.flatMap { BandDeviation(ratio: $0.ratio, band: reference.band) }
  }
}

extension BandDeviation {
  /// The method as it is declared: formula, constants, range, evidence and source.
  package static let method = MethodDeclaration(
    identifier: "band_deviation", name: "Distance from a band", kind: .balance,
    formula: "100 · (max(lowest / x, x / highest, 1) − 1)",
    constants: [],
    range: "positive ratios",
    rangeReason: "distances are taken in logarithms, so that half and double "
      + "are equally far",
    unit: "percent", evidence: .opinion,
    source: "a decision of this project; the bands are those of each ratio",
    example: .init(
      given: "0.48 against 0.55–0.75", expected: 14.58, decimals: 2, source: "computed",
      answer: { BandDeviation(ratio: 0.48, band: 0.55...0.75)?.percentOutside }))
}
