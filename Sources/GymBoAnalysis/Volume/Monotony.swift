internal import GymBoKernels
package import GymBoLog

/// Foster's training monotony (how even the seven daily loads of a week are) and strain (the week's load × monotony). They
/// describe the week; they are not a verdict and make no claim about injury.
///
/// Monotony = mean / standard deviation of the seven daily loads, days without training as 0; strain = the week's load ·
/// monotony. The source does not say which standard deviation; here it is that of a sample (n − 1).
///
/// Source: Foster C (1998) Monitoring training in athletes with reference to overtraining syndrome. Med Sci Sports Exerc
/// 30:1164–1168; session load: Foster C et al. (2001) J Strength Cond Res 15:109–115.
package struct Monotony: Sendable, Hashable {
  /// What the daily load is.
  package enum Basis: String, MachineWord, Hashable {
    /// RPE of the session · minutes, where every session of the week has both.
    case sessionRPE = "session_rpe_minutes"
    /// Σ load × repetitions in kilograms.
    case volume
  }

  /// Days of a week.
  package static let days = 7

  /// What the daily load is.
  package var basis: Basis
  /// Monday to Sunday, in the unit of the basis.
  package var daily: [Double]
  /// Mean daily load divided by its standard deviation; missing where every day had the same.
  package var monotony: Finding<Double>
  /// The week's load × monotony, in the unit of the basis.
  package var strain: Finding<Double>

  /// - Parameters:
  ///   - daily: seven loads, 0 for a day without training.
  ///   - basis: what the load is.
  /// - Returns: nil for other than seven numbers of 0 and more.
  package init?(daily: [Double], basis: Basis) {
    guard daily.count == Monotony.days, daily.allSatisfy({ $0 >= 0 && $0.isFinite }) else {
      return nil
    }
    self.basis = basis
    self.daily = daily
    monotony = Monotony.monotony(daily)
    let load = daily.reduce(0, +)
    strain = monotony.map { $0 * load }
  }

  private static func monotony(_ daily: [Double]) -> Finding<Double> {
    guard let moments = Moments(daily.span), moments.mean > 0 else { return .missing(.noSession) }
    // A week without any spread has no ratio to it.
    guard let deviation = moments.standardDeviation(of: .sample), deviation > 0 else {
      return .missing(.noSpread)
    }
    return .known(moments.mean / deviation)
  }

  /// The load of a session: RPE on the scale to 10, times minutes.
  /// - Returns: nil for an RPE outside 0…10 and a duration that is not positive.
  package static func sessionLoad(rpe: Double, minutes: Double) -> Double? {
    guard (0...10).contains(rpe), minutes > 0, minutes.isFinite else { return nil }
    return rpe * minutes
  }
}

extension Monotony {
  /// The monotony of a week of a history.
  ///
  /// By session RPE where every session of the week has one and a duration, else by volume; ``basis`` says which. The mean
  /// RPE of sets is no session RPE and is not taken for one.
  /// - Parameters:
  ///   - week: the week.
  ///   - asOf: the day that counts as today.
  ///   - log: the history.
  ///   - traits: of its sets.
  ///   - sessionRPE: returns the RPE of a whole session by its index. No file format provides it yet.
  /// - Returns: missing for a week that is not over, without a session, or in which no set had a load.
  package static func of(
    _ week: ISOWeek, asOf: CivilDate, log: TrainingLog, traits: SetTraits,
    sessionRPE: (Int) -> Double? = { _ in nil }
  ) -> Finding<Monotony> {
    guard asOf >= week.end else { return .missing(.weekNotOver) }
    let sessions = log.sessions(in: DayRange(week.start, week.end))
    guard !sessions.isEmpty else { return .missing(.noSession) }
    let efforts = sessions.map { index -> Double? in
      let duration = log.sessions[index].duration
      return sessionRPE(index).flatMap { rpe in
        duration.flatMap { sessionLoad(rpe: rpe, minutes: Double($0) / 60) }
      }
    }
    let isRated = efforts.allSatisfy { $0 != nil }
    var daily = [Double](repeating: 0, count: days)
    var hasVolume = false
    for (index, effort) in zip(sessions, efforts) {
      let day = log.sessions[index].date.days(since: week.start)
      guard daily.indices.contains(day) else { continue }
      var totals = Totals()
      totals.add(log.sessions[index], traits: traits)
      hasVolume = hasVolume || totals.loadedSets > 0
      daily[day] += isRated ? effort ?? 0 : totals.tonnage.kilograms
    }
    guard isRated || hasVolume else { return .missing(.noLoad) }
    return Finding(
      Monotony(daily: daily, basis: isRated ? .sessionRPE : .volume),
      orMissing: .noLoad)
  }
}

extension Monotony {
  /// The method as it is declared: formula, constants, range, evidence and source.
  package static let method = MethodDeclaration(
    identifier: "monotony", name: "Monotony and strain", kind: .volume,
    formula:
      "monotony = mean / standard deviation (n − 1) of n daily loads; strain = Σ loads · monotony",
    constants: [.init("n", Double(days))],
    range: "whole weeks with a session, whose days are not all equal",
    rangeReason: "without a spread there is no ratio to it",
    unit: "a factor; strain in the unit of the load", evidence: .practitioner,
    source:
      "Foster C (1998) Med Sci Sports Exerc 30:1164–1168; which standard deviation is not said "
      + "there",
    example: .init(
      given: "0, 450, 300, 0, 600, 240, 0", expected: 0.941884, decimals: 6, source: "computed",
      answer: { Monotony(daily: [0, 450, 300, 0, 600, 240, 0], basis: .volume)?.monotony.value }))
}
