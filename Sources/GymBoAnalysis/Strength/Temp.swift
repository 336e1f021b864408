public enum OneRepetitionMaximumFormula: String, Sendable, CaseIterable {
  case brzycki
  struct R { var value: Double? }
  func estimate(load: Double, repetitions: Double) -> R { R(value: load * 36 / (37 - repetitions)) }
}
