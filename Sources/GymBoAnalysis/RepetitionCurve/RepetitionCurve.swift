internal import GymBoKernels
internal import GymBoLog

/// The length of a block in days. Each block has a separate 1RM, which counts as constant; k is common to all.
private let blockDays = 28
/// The number of blocks that are used: one year, because a curve changes with training.
private let blocksUsed = 13
private let leastSets = 8
private let leastCounts = 3
private let leastSpan = 4.0
/// How much people's k differ, relative to its mean: 2.51 repetitions at 80 % of the 1RM (Nuzzo
/// 2024), less the 0.9 of a test (Mitter 2022), of 8.75 beyond the first.
private let betweenPeople = 0.27
/// The most standard deviations (of the fit and between people, combined) by which a fit may be
/// below or above the population's value. Below, load would hardly affect the repetitions. The upper
/// limit is wider, because people do far more repetitions on leg machines.
private let mostBelow = 2.0
private let mostAbove = 4.0

/// How the load falls with the repetitions for one lifter and lift, fitted to the log.
///
/// Within blocks of 28 days repetitions beyond the first are a line in 1/load (modified Epley) or in
/// load (linear) whose intercept, −1/k or k, is common to all blocks and whose slope, from the 1RM,
/// is the block's own: weighted least squares in closed form. The intercept is then drawn towards
/// the population's in proportion to how much surer that is (people differ by 27 %).
///
/// A set with unknown reserve counts only if no other set of its block has at least its load and its
/// repetitions, because the best sets are nearest to failure. On real logs the linear form could be
/// fitted three times as often and predicted the next session's repetitions with a fifth less error
/// than Brzycki's formula, so it is the default.
///
/// The forms are those of STMr (github mladenjovanovic/STMr), which fits k and 1RM to one test.
package struct RepetitionCurve: Sendable, Equatable {
  /// The form of the curve.
  package let form: Form
  /// The parameter k as published: about 0.0353 for modified Epley, about 33 for linear.
  package let k: Double
  /// The standard error of k, after shrinkage.
  package let standardError: Double
  /// The share of the population's value in k, 0…1: 0.9 means that the log says little.
  package let shrinkage: Double
  /// The lifter's 1RM in the last block, kg, by this curve.
  package let kilograms: Double
  /// The standard deviation of a typical set's repetitions about the curve.
  package let repetitionDeviation: Double
  /// Sets and blocks that determined k.
  package let sets, blocks: Int
  /// The number of these sets with a known reserve. If it is 0, k comes from the best sets of each
  /// block and does not account for repetitions in reserve.
  package let ratedSets: Int

  /// k in repetitions, and its error: the scale on which it was estimated.
  private let center: Double
  private let error: Double
  private let degreesOfFreedom: Double

  /// Fits the curve.
  /// - Parameters:
  ///   - form: of the curve.
  ///   - sets: in any order; see ``sets(of:log:traits:)``.
  /// - Throws: why the history does not carry one.
  package init(form: Form = .linear, sets: [FitSet]) throws(Refusal) {
    guard let last = sets.map(\.date).max() else { throw .tooFewSets }
    // Blocks are counted back from the last set, so that the last one is whole.
    var grouped: [[FitSet]] = Array(repeating: [], count: blocksUsed)
    for set in sets {
      let block = last.days(since: set.date) / blockDays
      if grouped.indices.contains(block) { grouped[block].append(set) }
    }
    // A frontier always falls, so the sets that it is taken from are tested for falling.
    let falls = !sets.contains { $0.reserve == nil } || CurveFrontier.falls(grouped)
    grouped = grouped.map(CurveFrontier.sets)
    let latest = grouped.first ?? []
    let blocks = grouped.filter { block in
      block.contains { $0.kilograms != block[0].kilograms }
    }
    let used = blocks.flatMap(\.self)
    guard used.count >= leastSets else { throw .tooFewSets }
    guard falls else { throw .doesNotFall }
    let counts = Set(used.map { $0.repetitions.rounded(.down) })
    guard counts.count >= leastCounts else { throw .tooFewCounts }
    guard let fewest = used.map(\.repetitions).min(), let most = used.map(\.repetitions).max(),
      most - fewest >= leastSpan
    else { throw .tooNarrow }
    guard let fit = InterceptFit(form: form, blocks: blocks) else { throw .doesNotFall }

    let population = form.populationRepetitions
    let prior = betweenPeople * population
    let share = fit.variance / (fit.variance + prior * prior)
    let center = share * population + (1 - share) * fit.intercept
    let off = (fit.intercept - population) / (fit.variance + prior * prior).squareRoot()
    guard off >= -mostBelow, off <= mostAbove, form == .modifiedEpley || center > most - 1
    else { throw .doesNotFall }
    self.form = form
    self.center = center
    error = (share * prior * prior).squareRoot()
    degreesOfFreedom = Double(fit.degreesOfFreedom)
    k = form.k(center)
    standardError = form == .linear ? error : error / (center * center)
    shrinkage = share
    repetitionDeviation = fit.repetitionVariance.squareRoot()
    self.sets = used.count
    self.blocks = blocks.count
    ratedSets = used.count { $0.reserve != nil }
    guard let maximum = RepetitionCurve.maximum(of: latest, form, center) else {
      throw .doesNotFall
    }
    kilograms = maximum
  }

  /// The interval of k with this confidence.
  package func interval(confidence: Double) -> ClosedRange<Double>? {
    guard confidence > 0, confidence < 1,
      let t = studentTQuantile(0.5 + 0.5 * confidence, degreesOfFreedom: degreesOfFreedom)
    else { return nil }
    let (low, high) = (center - t * error, center + t * error)
    guard low > 0 else { return nil }
    return form == .linear ? low...high : (1 / high)...(1 / low)
  }

  /// The percentage of the 1RM with which a number of repetitions can be done.
  /// - Returns: nil below 1 repetition and where the linear form has nothing left.
  package func percentage(atRepetitions repetitions: Double) -> Double? {
    guard repetitions >= 1, repetitions.isFinite else { return nil }
    return form.multiplier(repetitions - 1, center).map { 100 / $0 }
  }

  /// The percentages of 1 to 12 repetitions, while there are any.
  package var percentages: [Double] {
    (1...12).compactMap { percentage(atRepetitions: Double($0)) }
  }

  /// The estimated 1RM of a set in kilograms; nil where ``percentage(atRepetitions:)`` is.
  package func estimate(kilograms: Double, repetitions: Double) -> Double? {
    guard kilograms > 0, kilograms.isFinite else { return nil }
    return percentage(atRepetitions: repetitions).map { kilograms * 100 / $0 }
  }

  /// The repetitions to failure, not necessarily whole, with a load.
  /// - Parameters:
  ///   - load: kilograms.
  ///   - maximum: the 1RM in kilograms; by default that of the last block.
  /// - Returns: nil for a load of 0 or less, or above the 1RM.
  package func repetitions(atKilograms load: Double, maximum: Double? = nil) -> Double? {
    let maximum = maximum ?? kilograms
    guard load > 0, load <= maximum, maximum.isFinite else { return nil }
    return 1 + form.beyondFirst(maximum / load, center)
  }

  /// The weighted mean of the sets' own maxima by the curve, in kilograms.
  private static func maximum(of sets: [FitSet], _ form: Form, _ center: Double) -> Double? {
    var (total, sum) = (0.0, 0.0)
    for set in sets {
      guard let multiplier = form.multiplier(set.repetitions - 1, center) else { continue }
      total += set.weight
      sum += set.weight * set.kilograms * multiplier
    }
    return total > 0 ? sum / total : nil
  }
}

extension RepetitionCurve.Form {
  /// The curve as an entry of the list of methods.
  package var method: MethodDeclaration {
    MethodDeclaration(
      identifier: "curve_\(rawValue)",
      name: self == .linear ? "Personal curve, linear" : "Personal curve, modified Epley",
      kind: .repetitionCurve,
      formula: (self == .linear
        ? "w = 1RM · (1 − (r − 1) / k), K = k" : "w = 1RM / (1 + k · (r − 1)), K = 1 / k")
        + "; K = s · K0 + (1 − s) · fit, s = e² / (e² + (p · K0)²), e = standard error of the fit, "
        + "which has one K and a 1RM for each block",
      constants: [
        .init("K0", populationRepetitions), .init("p", betweenPeople),
        .init("days a block", Double(blockDays)), .init("blocks", Double(blocksUsed)),
        .init("least sets", Double(leastSets)), .init("least counts", Double(leastCounts)),
        .init("least span", leastSpan), .init("most deviations below", mostBelow),
        .init("above", mostAbove),
        .init("least variance of repetitions", InterceptFit.roundingVariance),
        .init("least fall of unrated sets", CurveFrontier.leastFall),
      ],
      range: "1–\(wholeText(RepetitionCurve.mostRepetitions)) effective repetitions",
      rangeReason: "sets of more repetitions say little of strength",
      unit: "percent of the 1RM", evidence: .practitioner,
      source: "forms: Jovanović M, STMr (github mladenjovanovic/STMr); p: Nuzzo JL et al. (2024) "
        + "Sports Med 54:303–321 and Mitter B et al. (2022) PLoS ONE 17:e0268074",
      example: .init(
        given: "the population's K, 5 repetitions",
        expected: self == .linear ? 87.8788 : 87.6271, decimals: 4,
        source: "STMr: 0.878788 (linear), 0.876270 (modified Epley)",
        answer: { self.multiplier(4, populationRepetitions).map { 100 / $0 } }))
  }
}
