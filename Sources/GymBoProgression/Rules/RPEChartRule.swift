internal import GymBoAnalysis
internal import GymBoLog

/// Repetitions at an effort to aim at, and the load for them from the chart of Reactive Training Systems: the load of the
/// last set · percentage(target) / percentage(done). About 3.2 % per point of RPE.
///
/// Source: `RTSChart`. Evidence grade: practitioner rule; load by RPE has a small edge over fixed percentages (Helms et
/// al. 2018, Front Physiol 9:247).
package struct TargetRPE: Sendable, Hashable {
  /// Repetitions to do.
  package let repetitions: Int
  /// The RPE to aim at.
  package let rpe: Double

  /// - Returns: nil off the chart.
  package init?(repetitions: Int, rpe: Double) {
    guard RTSChart.percentage(repetitions: Double(repetitions), rpe: rpe) != nil else { return nil }
    self.repetitions = repetitions
    self.rpe = rpe
  }

  /// The share by which a load changes to meet the target, from repetitions done with it at an effort: 1 for the target
  /// itself.
  /// - Returns: nil off the chart, so for an RPE below 6.
  package func factor(done repetitions: Double, rpe: Double) -> Double? {
    guard let target = RTSChart.percentage(repetitions: Double(self.repetitions), rpe: self.rpe),
      let actual = RTSChart.percentage(repetitions: repetitions, rpe: rpe)
    else { return nil }
    return target / actual
  }

  /// The load for the target from a 1RM, in its unit.
  /// - Returns: nil for a 1RM that is not a positive number.
  package func load(forMaximum maximum: Double) -> Double? {
    RTSChart.load(forMaximum: maximum, repetitions: Double(repetitions), rpe: rpe)
  }
}

/// A `TargetRPE` chosen on request, with back-off sets after the top set where a drop is given.
public struct RPEChartRule: Sendable, Hashable {
  /// Repetitions to do; nil for those of the last session's set.
  public let repetitions: Int?
  /// The RPE to aim at.
  public let rpe: Double
  /// How much lighter the back-off sets are; nil for no back-off sets.
  let drop: LoadDrop?

  /// How much lighter the back-off sets are, in percent; nil for no back-off sets.
  public var backOffPercent: Double? { drop?.percent }

  /// A target RPE.
  /// - Parameters:
  ///   - repetitions: to do; nil for those of the last session's set.
  ///   - rpe: to aim at.
  ///   - backOffPercent: how much lighter the sets after the top set are, 0…50; nil for no such sets.
  /// - Returns: nil off the chart, and for a percentage out of its range.
  public init?(repetitions: Int? = nil, rpe: Double, backOffPercent: Double? = nil) {
    guard TargetRPE(repetitions: repetitions ?? 1, rpe: rpe) != nil else { return nil }
    self.repetitions = repetitions
    self.rpe = rpe
    drop = backOffPercent.flatMap { LoadDrop(percent: $0) }
    if backOffPercent != nil, drop == nil { return nil }
  }
}

extension RPEChartRule: RuleOnRequest {
  static let kind = SuggestionRule.rpeChart
  static let optionForm = "rpe-chart[:5]@8[-5%]"
  static let help =
    "the load for (5 repetitions at) RPE 8 by the chart; -5% adds back-off sets 5 % lighter"

  var inList: ProgressionRule { .rpeChart(self) }

  /// Reads `5@8`, `@8`, `5@8-5%`.
  init?(numbers: Substring?) {
    let sides = (numbers ?? "").split(
      separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2 else { return nil }
    let words = sides[1].split(separator: "-", omittingEmptySubsequences: false)
    guard (1...2).contains(words.count), let rpe = Double(words[0]) else { return nil }
    var backOff: Double?
    if words.count == 2 {
      guard words[1].hasSuffix("%"), let percent = Double(words[1].dropLast()) else { return nil }
      backOff = percent
    }
    let repetitions = Int(sides[0])
    guard sides[0].isEmpty || repetitions != nil else { return nil }
    self.init(repetitions: repetitions, rpe: rpe, backOffPercent: backOff)
  }

  func answer(
    after last: LastWork, _ context: ProgressionRule.Context
  ) throws(RuleRefusal) -> RuleAnswer {
    guard let set = RPEChartRule.ratedSet(of: last.session), let done = set.rpe else {
      throw .noRatedSet(ratedPercent: RPEChartRule.ratedPercent(of: last))
    }
    let wantedRepetitions = repetitions ?? set.repetitions
    guard let target = TargetRPE(repetitions: wantedRepetitions, rpe: rpe) else {
      throw .offChart(repetitions: wantedRepetitions, rpe: rpe)
    }
    guard let factor = target.factor(done: Double(set.repetitions), rpe: done) else {
      throw .offChart(repetitions: set.repetitions, rpe: done)
    }
    let wanted = Load(units: Int64((Double(set.load.units) * factor).rounded()))
    var reason = RuleReason.effort(repetitions: set.repetitions, rpe: done)
    var next = last.loadable.nearest(to: wanted)
    let limit = LargestChange.highest(after: set.load, body: last.body)
    if last.session.hasFailedSet, next > set.load {
      next = set.load
      reason = .failedSet
    } else if next > limit {
      // Where not even the next load up is within 10 %, the load stays.
      next = max(last.loadable.heaviest(atMost: limit) ?? set.load, set.load)
      reason = .limited(wanted: wanted)
    }
    let action: SuggestedChange =
      next.isSame(as: set.load) ? .hold : next > set.load ? .increaseLoad : .decreaseLoad
    var answer = last.answer(
      action, sets: drop == nil ? last.session.sets(at: set.load).count : 1,
      repetitions: wantedRepetitions, load: next, targetRPE: rpe, reason: reason,
      evidence: [set.row])
    if let backOff = backOffSets(after: next, set, wantedRepetitions, last) {
      answer.work.append(backOff)
    }
    return answer
  }

  /// The lighter sets after the top set; nil without a drop, and where nothing so light can be loaded.
  private func backOffSets(
    after top: Load, _ set: LiftWork.WorkSet, _ repetitions: Int, _ last: LastWork
  ) -> PlannedSets? {
    guard let load = drop?.load(from: top).flatMap({ last.loadable.heaviest(atMost: $0) }) else {
      return nil
    }
    let sets = max(1, last.session.sets.count { $0.load <= set.load } - 1)
    return PlannedSets(
      sets: sets, repetitions: repetitions, load: load, targetRPE: rpe)
  }

  /// The heaviest rated set of a session, of equals the one with most repetitions.
  private static func ratedSet(of session: LiftWork.Session) -> LiftWork.WorkSet? {
    session.sets.filter { $0.effectiveRepetitions != nil }
      .max { ($0.load, $0.repetitions) < ($1.load, $1.repetitions) }
  }

  /// The share of the lift's sets of the last 42 days that have an RPE of 6 or more, in percent.
  private static func ratedPercent(of last: LastWork) -> Double {
    let first = last.session.date.advanced(by: -AnalysisOptions.activeDays)
    let sets = last.lift.since(first, through: last.session.date).sessions.flatMap(\.sets)
    let rated = sets.count { $0.effectiveRepetitions != nil }
    return sets.isEmpty ? 0 : 100 * Double(rated) / Double(sets.count)
  }

  /// The method as it is declared: formula, constants, range, evidence and source.
  static let method = MethodDeclaration(
    identifier: "rpe_chart", name: "Target RPE", kind: .progression,
    formula:
      "load · percentage(repetitions, RPE aimed at) / percentage(repetitions, RPE done), at most "
      + "(1 + m)",
    constants: [.init("m", LargestChange.share)],
    range: "RPE 6–10, up to 16 repetitions and reserve", rangeReason: "the chart ends there",
    unit: "the unit of the load", evidence: .practitioner,
    source:
      "Tuchscherer M (2008) The Reactive Training Manual; Helms ER et al. (2018) Front Physiol 9:247",
    example: .init(
      given: "100 kg × 5 at RPE 9, aimed at 8", expected: 96.894, decimals: 3, source: "computed",
      answer: { TargetRPE(repetitions: 5, rpe: 8)?.factor(done: 5, rpe: 9).map { 100 * $0 } }))
}
