/// The nanoseconds that one call takes: the median of 31 batches, each long enough to be measured.
func nanosecondsPerCall(_ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  func time(_ calls: Int) -> Double {
    let elapsed = clock.measure { for _ in 0..<calls { body() } }.components
    return Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9
  }
  var calls = 1
  while time(calls) < 1e6 { calls *= 2 }
  return (0..<31).map { _ in time(calls) / Double(calls) }.sorted()[15]
}

/// Keeps a result alive, so that the work for it is not optimised away.
@inline(never)
func keep<Value>(_ value: Value) {}
