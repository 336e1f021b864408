internal import GymBoKernels
internal import GymBoLog

/// Loads that do not fit the lift's neighbouring sessions: ten times too large or small (a slip of the decimal point),
/// or off by 2.2046 (kilograms entered as pounds, or the reverse).
struct LoadOutliers {
  /// Sessions on each side that tell what is usual.
  static let neighbours = 5
  /// Neighbouring sessions needed to say anything.
  static let fewestNeighbours = 4
  /// A load of this many times the usual is ten times a usual one.
  static let tenfold = 7.0...14.0
  /// Pounds in a kilogram, and how closely a mix-up meets it.
  static let poundsPerKilogram = 2.2046226218487757
  static let mixUpTolerance = 0.015
  /// How far a repaired load may be from the usual one.
  static let plausible = 0.6...1.5

  let log: TrainingLog

  /// - Parameter sessions: one lift's sessions, in order of time.
  func find(in sessions: [ExerciseSession]) -> [Suspicion] {
    let loaded = sessions.filter { $0.topRow != nil }
    let tops = loaded.map { $0.topRow.map { Double(log.sets.load.values[$0]) } ?? 0 }
    var found: [Suspicion] = []
    for (index, session) in loaded.enumerated() where tops[index] > 0 {
      let from = max(0, index - LoadOutliers.neighbours)
      let to = min(tops.count, index + LoadOutliers.neighbours + 1)
      let around = (from..<to).filter { $0 != index }.map { tops[$0] }
      guard around.count >= LoadOutliers.fewestNeighbours, let usual = median(around.span),
        usual > 0
      else { continue }
      for row in session.rows where log.sets.semantics[row] == .loaded {
        if let suspicion = judge(row, top: tops[index], usual: usual, around: around) {
          found.append(suspicion)
        }
      }
    }
    return found
  }

  private func judge(
    _ row: Int, top: Double, usual: Double, around: [Double]
  ) -> Suspicion? {
    let load = Double(log.sets.load.values[row])
    guard load > 0 else { return nil }
    if LoadOutliers.tenfold.contains(load / usual),
      LoadOutliers.plausible.contains(load / 10 / usual)
    {
      return suspicion(.typingSlip, row, repaired: load / 10)
    }
    // A light set may be a warm-up or a drop set; only the day's top set can be ten times too light.
    if load == top, LoadOutliers.tenfold.contains(usual / load),
      LoadOutliers.plausible.contains(load * 10 / usual)
    {
      return suspicion(.typingSlip, row, repaired: load * 10)
    }
    guard load == top else { return nil }
    for factor in [LoadOutliers.poundsPerKilogram, 1 / LoadOutliers.poundsPerKilogram] {
      let repaired = load / factor
      // The load as logged is far from all neighbours, the repaired one meets one of them.
      let isFar = around.allSatisfy { load > 1.5 * $0 || load < $0 / 1.5 }
      let meets = around.contains {
        (repaired / $0 - 1).magnitude <= LoadOutliers.mixUpTolerance
      }
      if isFar && meets { return suspicion(.unitMixUp, row, repaired: repaired) }
    }
    return nil
  }

  private func suspicion(_ rule: IssueRule, _ row: Int, repaired: Double) -> Suspicion {
    let exercise = log.exercises[Int(log.sets.exercise[row])].name
    let logged = decimal(Load(units: log.sets.load.values[row]).kilograms)
    let proposal = decimal(repaired / 100_000_000)
    return Suspicion(
      issue: Issue(
        rule: rule, severity: .warning, place: log.place(ofRow: row),
        original: "\(exercise): \(logged) kg", proposal: "\(proposal) kg"),
      rows: [row])
  }
}

/// A number with at most two decimals, without trailing zeros, for the text of an issue.
func decimal(_ value: Double) -> String {
  guard value.magnitude < 1e13 else { return "\(value)" }
  let hundredths = Int64((value * 100).rounded())
  let whole = hundredths.magnitude / 100
  let rest = Int(hundredths.magnitude % 100)
  let sign = hundredths < 0 ? "-" : ""
  if rest == 0 { return "\(sign)\(whole)" }
  return rest % 10 == 0
    ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
}
