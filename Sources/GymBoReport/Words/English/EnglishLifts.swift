internal import GymBoAnalysis
internal import GymBoLog

extension English {
  var liftsTitle: Sentence { "How the lifts went, against the last time" }

  func liftsKey(_ section: LiftsOfTheWeek) -> Sentence {
    "PR: a record of load, repetitions, e1RM or time. Bars: the last "
      + "\(LiftsOfTheWeek.sparkCount) sessions, up is better."
      + (section.hasSuspect ? " ?: doubtful." : "")
  }

  var recordSign: Sentence { "PR" }

  func change(_ change: LiftsOfTheWeek.Change) -> Sentence {
    switch change {
    case .firstTime: "first time"
    case .notComparable: "–"
    case .compared(let verdict, let change): "\(sign(verdict)) \(self.change(change))"
    }
  }

  /// What the colour of a change tells, for those who see none.
  private func sign(_ verdict: LiftComparison.Verdict) -> String {
    switch verdict {
    case .better: "↑"
    case .less: "↓"
    case .same: "="
    case .mixed: "±"
    case .first, .notComparable: ""
    }
  }
}
