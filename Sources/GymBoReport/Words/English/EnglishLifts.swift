internal import GymBoAnalysis
internal import GymBoLog

extension English {
  var liftsTitle: Sentence { "This week, lift by lift" }

  func liftsKey(_ section: LiftsOfTheWeek) -> Sentence {
    let doubt = section.hasSuspect ? " ?: doubtful." : ""
    return "%: e1RM since last time. Words: the last 5 weeks. Bars: the last "
      + "\(LiftsOfTheWeek.sparkCount) times.\(doubt)"
  }

  func moreLifts(_ count: Int) -> Sentence {
    "and \(self.count(count, "more lift")): \(remedy: .print([.lifts]))"
  }

  func change(_ change: LiftsOfTheWeek.Change) -> Sentence {
    switch change {
    case .firstTime: "first time"
    case .notComparable: ""
    case .estimate(let percent): Sentence(numbers.percentChange(percent))
    case .set(let change, _): shortChange(change)
    }
  }
}
