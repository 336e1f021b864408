import SeededNumbers

@testable import GymBoLog

/// Something that lifters do and that is no mistake in the data. The data check should be silent about it.
enum HarmlessChange: CaseIterable {
  case otherMachine, barOnly, placeholder, lightSession, lightLift, maximumTest, dropSet, perHand

  var name: String {
    switch self {
    case .otherMachine: "another machine for a session (× 0.3–3.3)"
    case .barOnly: "the bar alone for a session (20 kg)"
    case .placeholder: "a placeholder for a session (1 kg)"
    case .lightSession: "a light session (35–60 %)"
    case .lightLift: "one light lift of a session (30–60 %)"
    case .maximumTest: "a test single at 105 % of the estimated maximum"
    case .dropSet: "a last set at 35–60 %, four repetitions more"
    case .perHand: "both dumbbells logged as one (× 2)"
    }
  }

  /// Makes the change around a set drawn from all.
  /// - Returns: the rows that it changed.
  func make(in log: inout TrainingLog, _ random: inout SplitMix64) -> [Int] {
    let drawn = log.drawnSet(&random)
    let lift = Scope.lift.rows(around: drawn, in: log)
    func between(_ low: Double, _ high: Double) -> Double {
      low + random.uniform() * (high - low)
    }
    switch self {
    case .otherMachine:
      // Evenly in the ratio's logarithm, to a tenth of a percent: 0.3 to 3.3.
      let steps = Int(between(-12, 12).rounded())
      var factor = 1.0
      for _ in 0..<abs(steps) { factor *= steps > 0 ? 1.105 : 1 / 1.105 }
      for row in lift { log.multiply(row, by: factor, step: 2.5) }
      return lift
    case .barOnly:
      for row in lift { log.setLoad(row, 20) }
      return lift
    case .placeholder:
      for row in lift { log.setLoad(row, 1) }
      return lift
    case .lightSession:
      let rows = Scope.session.rows(around: drawn, in: log)
      let factor = between(0.35, 0.6)
      for row in rows { log.multiply(row, by: factor, step: 2.5) }
      return rows
    case .lightLift:
      let factor = between(0.3, 0.6)
      for row in lift { log.multiply(row, by: factor, step: 2.5) }
      return lift
    case .maximumTest:
      func maximum(_ row: Int) -> Double {
        let repetitions = min(Double(log.columns.repetitions[row] ?? 1), 15)
        return log.kilograms(row) * (1 + 0.0353 * (repetitions - 1))
      }
      let row = lift.max { maximum($0) < maximum($1) } ?? drawn
      log.setLoad(row, (1.05 * maximum(row) / 2.5).rounded() * 2.5)
      log.columns.repetitions[row] = 1
      return [row]
    case .dropSet:
      let heaviest = lift.map { log.kilograms($0) }.max() ?? 0
      let row = lift.last ?? drawn
      log.setLoad(row, max(2.5, (between(0.35, 0.6) * heaviest / 2.5).rounded() * 2.5))
      log.columns.repetitions[row] = (log.columns.repetitions[row] ?? 0) + 4
      return [row]
    case .perHand:
      for row in lift { log.multiply(row, by: 2, step: 0.01) }
      return lift
    }
  }
}
