internal import GymBoLog

extension Load {
  func rounded(toMultipleOf step: Load) -> Load {
    Load(units: (units * 2 + step.units) / (2 * step.units) * step.units)
  }
}
