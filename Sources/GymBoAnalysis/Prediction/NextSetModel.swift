internal import GymBoKernels

/// The numbers of the prediction of the next top set.
///
/// They were chosen on the logs of 24 lifters (21,499 predictions) and judged once on those of 17 others. None matters
/// much: ± 30 % of any changes the error by at most 1 %, of the recency by 2.6 %. They must not be tuned on the logs that
/// judge them.
enum NextSetModel {
  /// Logarithms of loads closer than this are the same load: pounds that are stored as kilograms stay equal.
  static let sameLoad = 0.003
  /// How often repetitions are exactly those of an earlier set, where nothing is known of the lifter.
  static let usualRepeat = 0.7
  /// Of the others at the same load, how often it is exactly one more.
  static let usualStep = 0.02
  /// The pairs of sessions that the lifter's habits weigh against those of the lift.
  static let pairsOfLifter = 20.0
  /// The pairs of sessions that the usual habits weigh against those of the lifter.
  static let pairsOfAnyone = 80.0
  /// Modified Epley: the multiple of the load that one repetition is worth.
  static let curve = 0.0353

  static let kernel = NextCountModel(
    recency: 1.1, nearness: 0.15, shift: 0.28, curve: curve, width: 0.9, widthByLevel: 2.5,
    pause: 0.6, pauseWidth: 0.35, usualGap: 10, few: 5, fewRepeat: 0.3, fewWidth: 1, floor: 0.001,
    sameLevel: sameLoad, window: 40)

  /// The rates of a lift, drawn towards those of the lifter, and these towards the usual ones.
  static func rates(of lift: RepetitionHabits, lifter: RepetitionHabits) -> RepeatRates {
    func drawn(_ count: Int, of all: Int, towards usual: Double, weighing weight: Double) -> Double
    {
      (Double(count) + weight * usual) / (Double(all) + weight)
    }
    let repeatOfLifter = drawn(
      lifter.equal, of: lifter.pairs, towards: usualRepeat, weighing: pairsOfAnyone)
    let stepOfLifter = drawn(
      lifter.sameLoadOneMore, of: lifter.sameLoad - lifter.sameLoadEqual, towards: usualStep,
      weighing: pairsOfAnyone)
    return RepeatRates(
      same: drawn(lift.equal, of: lift.pairs, towards: repeatOfLifter, weighing: pairsOfLifter),
      oneMore: drawn(
        lift.sameLoadOneMore, of: lift.sameLoad - lift.sameLoadEqual, towards: stepOfLifter,
        weighing: pairsOfLifter))
  }
}
