internal import GymBoAnalysis
internal import GymBoLog

extension Turkish {
  var liftsTitle: Sentence { "Bu hafta, hareket hareket" }

  func liftsKey(_ section: LiftsOfTheWeek) -> Sentence {
    let doubt = section.hasSuspect ? " ?: şüpheli." : ""
    return "%: geçen seferden beri e1RM. Sözcükler: son 5 hafta. Çubuklar: son "
      + "\(LiftsOfTheWeek.sparkCount) sefer.\(doubt)"
  }

  func moreLifts(_ count: Int) -> Sentence {
    "ve \(self.count(count, "hareket")) daha: \(remedy: .print([.lifts]))"
  }

  func change(_ change: LiftsOfTheWeek.Change) -> Sentence {
    switch change {
    case .firstTime: "ilk kez"
    case .notComparable: ""
    case .estimate(let percent): Sentence(numbers.percentChange(percent))
    case .set(let change, _): shortChange(change)
    }
  }
}
