internal import GymBoAnalysis
internal import GymBoLog

extension German {
  var liftsTitle: Sentence { "Diese Woche, Übung für Übung" }

  func liftsKey(_ section: LiftsOfTheWeek) -> Sentence {
    let doubt = section.hasSuspect ? " ?: zweifelhaft." : ""
    return "%: e1RM seit letztem Mal. Wörter: letzte 5 Wochen. Balken: letzte "
      + "\(LiftsOfTheWeek.sparkCount) Male.\(doubt)"
  }

  func moreLifts(_ count: Int) -> Sentence {
    "und \(self.count(count, "weitere Übung", "weitere Übungen")): \(remedy: .print([.lifts]))"
  }

  func change(_ change: LiftsOfTheWeek.Change) -> Sentence {
    switch change {
    case .firstTime: "erstes Mal"
    case .notComparable: ""
    case .estimate(let percent): Sentence(numbers.percentChange(percent))
    case .set(let change, _): shortChange(change)
    }
  }
}
