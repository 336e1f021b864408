import GymBo

@testable import GymBoAnalysis
@testable import GymBoLog

/// What is done with the sessions around a layoff.
enum AfterLayoff: String, CaseIterable {
  case keepAll = "keep all"
  case leaveOut14 = "leave out 14 days after"
  case leaveOut21 = "leave out 21 days after"
  case stopClock = "and the layoff's days"
  case beginAnew = "begin anew"

  func kept(_ history: LiftHistory, end: Double, gap: Double) -> LiftHistory {
    var kept = history.kept { row in
      let day = history.days[row]
      return switch self {
      case .keepAll: true
      case .leaveOut14: day < end || day >= end + 14
      case .leaveOut21, .stopClock: day < end || day >= end + 21
      case .beginAnew: day >= end
      }
    }
    if self == .stopClock {
      kept.days = kept.days.map { $0 < end ? $0 : $0 - gap }
    }
    return kept
  }
}

/// A lift that is 1.5 % weaker for each week of a layoff but the first, and regains that in as many weeks.
private func interrupted(gap: Int, gain: Double, since: Int, run: Int) -> LiftHistory {
  let plan = Plan(sessionsPerWeek: 1 + run % 3, gain: gain, weeks: 10 + gap + since)
  let start = 70.0
  let end = start + 7 * Double(gap)
  let lost = 0.015 * Double(gap - 1)
  let regained = 7 * Double(gap - 1)
  let history = LiftHistory(plan, seed: seed(run))
  var kept = history.kept { history.days[$0] < start || history.days[$0] >= end }
  for (i, day) in kept.days.enumerated() where day >= end {
    kept.values[i] -= gain * Double(gap)
    kept.values[i] *= 1 - lost * max(0, 1 - (day - end) / regained)
  }
  return kept
}

func printLayoffs(runs: Int) {
  print(
    "\nAfter a layoff, bent line at δ 0.25, noise 2.5 %, 1-3 sessions a week, \(runs) runs a figure"
  )
  print(pad("", to: 46) + "gain 0.5 %: plateau  progressing   gain 0: plateau  progressing")
  for gap in [2, 3, 4, 6] {
    for since in [5, 8] {
      for way in AfterLayoff.allCases {
        var line =
          pad("\(gap) weeks off, \(since) weeks after: ", to: 28) + pad(way.rawValue, to: 26)
        for gain in [0.5, 0] {
          var (plateaus, progress) = (0, 0)
          for run in 0..<runs {
            let end = 70 + 7 * Double(gap)
            let history = way.kept(
              interrupted(gap: gap, gain: gain, since: since, run: run), end: end,
              gap: 7 * Double(gap))
            let window = history.last(Double(PlateauRule.window))
            let state = PlateauRule(threshold: 0.25)
              .judge(days: window.days, values: window.values, history: history.values)?.state
            if state == .plateau || state == .declining { plateaus += 1 }
            if state == .progressing { progress += 1 }
          }
          line +=
            "   " + share(Double(plateaus) / Double(runs)) + "     "
            + share(Double(progress) / Double(runs)) + "      "
        }
        print(line)
      }
    }
  }
}
