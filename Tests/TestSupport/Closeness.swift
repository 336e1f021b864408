/// Whether two numbers agree to a relative tolerance (absolute where the expected value is 0).
public func isClose(_ actual: Double, _ expected: Double, within tolerance: Double) -> Bool {
  if actual == expected { return true }
  let scale = expected == 0 ? 1 : expected.magnitude
  return (actual - expected).magnitude <= tolerance * scale
}
