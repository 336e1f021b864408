import GymBoKernels

@testable import GymBoAnalysis

/// The words of the confusion table, in the order of its columns.
let states: [TrendState] = [.progressing, .plateau, .notRising, .declining, .unclear]

extension LiftHistory {
  /// The verdict of the product's rule; nil where there are too few sessions.
  func verdict(threshold: Double = 0.25) -> TrendVerdict? {
    let window = TrendRule.window(days: days, resumed: resumed).points
    return TrendRule(threshold: threshold)
      .judge(days: Array(days[window]), values: Array(values[window]))
  }

  /// The state by a straight robust line through 42 or 56 days, certainty 0.8: a rule in common use, to compare with.
  func huberState(threshold: Double = 0.25) -> TrendState {
    let last = days.last ?? 0
    let recent = days.count { last - $0 < 42 }
    let first = days.firstIndex { last - $0 <= (recent >= 9 ? 42 : 56) } ?? days.count
    let kept = days[first...].map(Double.init)
    let window = Array(values[first...])
    guard kept.count >= 6, let middle = median(window.span),
      let line = huberLine(t: kept.span, y: window.span, scaleFloor: 0.003 * middle)?.line,
      let below = line.probability(slopeBelow: threshold * middle / 700),
      let falling = line.probability(slopeBelow: -threshold * middle / 700)
    else { return .unclear }
    if falling > 0.8 { return .declining }
    if below > 0.8 { return .plateau }
    return below < 0.2 ? .progressing : .unclear
  }
}

/// The share of each state among simulated histories.
struct Shares {
  private(set) var counts = [Int](repeating: 0, count: states.count)
  private(set) var runs = 0

  mutating func add(_ state: TrendState?) {
    runs += 1
    // Too few sessions say nothing, either.
    let index = states.firstIndex(of: state ?? .unclear) ?? states.count - 1
    counts[index] += 1
  }

  func share(_ index: Int) -> Double { Double(counts[index]) / Double(max(1, runs)) }

  /// `0/80/8/2/9`, in percent.
  var text: String {
    states.indices.map { "\(Int((100 * share($0)).rounded()))" }.joined(separator: "/")
  }
}

func shares(
  _ course: Course, perWeek: Int, noise: Double, runs: Int,
  by state: (LiftHistory) -> TrendState? = { $0.verdict()?.state }
) -> Shares {
  var shares = Shares()
  for run in 0..<runs {
    shares.add(state(LiftHistory(course, perWeek: perWeek, noise: noise, seed: seed(run))))
  }
  return shares
}
