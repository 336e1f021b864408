internal import GymBoAnalysis
internal import GymBoLog

/// Whether something is good or bad news. Renderers show it as a colour or a sign in addition to the words, never instead.
enum Tone: Sendable, Hashable {
  case neutral, good, care, bad
}

extension TrendState {
  var tone: Tone {
    switch self {
    case .progressing, .record: .good
    case .plateau, .notRising: .care
    case .declining: .bad
    case .unclear, .unchanged, .new: .neutral
    }
  }
}

extension LiftComparison.Verdict {
  var tone: Tone {
    switch self {
    case .better: .good
    case .less: .care
    case .same, .mixed, .first, .notComparable: .neutral
    }
  }
}

extension Comparison {
  var tone: Tone {
    guard let change = change.value, change != 0 else { return .neutral }
    return change > 0 ? .good : .care
  }
}

extension Issue.Severity {
  var tone: Tone {
    switch self {
    case .notice: .neutral
    case .warning: .care
    case .error: .bad
    }
  }
}
