internal import GymBoAnalysis

extension Comparison {
  /// The change in percent: `+13.5 %`, `same`, `new` where there was nothing before, `–` where one of both is missing.
  var percentText: String {
    guard let now = value.value else { return "–" }
    switch percent {
    case .known(let percent):
      return percent == 0
        ? "same" : NumberText.percent(percent, decimals: percent.magnitude < 1000 ? 1 : 0)
    case .missing(.baseIsZero): return now == 0 ? "same" : "new"
    default: return previous.reason == .noSession ? "new" : "–"
    }
  }

  var ink: Ink {
    guard let change = change.value, change != 0 else { return .plain }
    return change > 0 ? .green : .yellow
  }
}
