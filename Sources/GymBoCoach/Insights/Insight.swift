internal import GymBoLog
internal import GymBoPlatform

/// One thing worth telling, ranked against others. Nothing is stored: whether it is news follows from what the history said one
/// and two weeks ago.
package struct Insight: Sendable {
  package let type: InsightType
  /// What it is about in machine formats: an exercise, a muscle, a weekday; empty where it is about everything.
  package let subject: String
  package let content: InsightContent
  /// How clear it is, 0 to 1.
  package let strength: Double
  /// The sets that it rests on.
  package let rows: [Int]
  /// Weeks in a row, this one included and three at most, for which it has been so.
  package let weeks: Int
  /// Whether it was told of late and is not told again this week.
  package let isCooling: Bool

  /// How much it matters now: W · (0.4 + 0.6 · s) · n, where n is 1 for news, 0.7 in the second week, and then a half.
  package var score: Double { score(inWeek: weeks) }

  /// The same if it were so for that many weeks.
  fileprivate func score(inWeek week: Int) -> Double {
    let novelty = week <= 1 ? 1 : week == 2 ? 0.7 : 0.5
    return Insight.score(type, strength: strength, novelty: novelty)
  }

  package static func score(_ type: InsightType, strength: Double, novelty: Double) -> Double {
    type.weight * (0.4 + 0.6 * min(max(strength, 0), 1)) * novelty
  }
}

/// Something that is so on a day, before it is known whether that is news.
struct InsightTrigger: Sendable {
  let type: InsightType
  let subject: String
  /// Tells states of the same subject apart: with another one it is news again.
  var state = ""
  let content: InsightContent
  var strength = 1.0
  var rows: [Int] = []

  /// How far a value is from an edge: 1 from half as much more or a third less on.
  static func distance(_ value: Double, from edge: Double) -> Double {
    guard value > 0, edge > 0 else { return 1 }
    return min(1, log(value / edge).magnitude / log(1.5))
  }

  /// How far a probability is above 0.8.
  static func certainty(_ probability: Double) -> Double { (probability - 0.8) / 0.2 }

  fileprivate var key: String { InsightTrigger.key(type, subject) }

  fileprivate static func key(_ type: InsightType, _ subject: String) -> String {
    "\(type.rawValue) \(subject)"
  }

  /// The week of the cool-down in which it is told: 32-bit FNV-1a (Fowler, Noll and Vo) of type and subject.
  func isDue(in week: ISOWeek) -> Bool {
    var hash: UInt32 = 0x811C_9DC5
    for byte in key.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return (UInt64(week.number) + UInt64(hash)) % UInt64(type.coolDown + 1) == 0
  }

  /// The lift whose repetitions are the same again and again; nil for other types.
  var steadyLift: Int? {
    if case .steady(let exercise, _, _, _, _, _) = content { exercise } else { nil }
  }

  /// Whether it is told in a week although it goes on.
  func isTold(in week: ISOWeek) -> Bool { type.coolDown == 0 || isDue(in: week) }

  /// The state of each subject of each type; of several the first.
  fileprivate static func states(_ triggers: [InsightTrigger]) -> [String: String] {
    Dictionary(triggers.map { ($0.key, $0.state) }, uniquingKeysWith: { first, _ in first })
  }

  /// Those that were so before, in the same state.
  static func unchanged(
    _ now: [InsightTrigger], since before: [InsightTrigger]
  ) -> [InsightTrigger] {
    let before = states(before)
    return now.filter { before[$0.key] == $0.state }
  }
}

/// The insights of a day, by score.
package struct InsightList: Sendable {
  /// All, the one with the highest score first.
  package let all: [Insight]

  /// Insights that a short report tells, of a group, and of a lift.
  package static let most = 5
  private static let mostOfGroup = 2

  /// - Parameters:
  ///   - now: what is so.
  ///   - before: what was so 7 days ago.
  ///   - earlier: what was so 14 days ago, of what was so 7 days ago in the same state.
  init(
    _ now: [InsightTrigger], before: [InsightTrigger], earlier: [InsightTrigger], week: ISOWeek
  ) {
    let (before, earlier) = (InsightTrigger.states(before), InsightTrigger.states(earlier))
    let insights = now.map { trigger in
      let weeks = before[trigger.key] == nil ? 1 : earlier[trigger.key] == nil ? 2 : 3
      let isChanged = before[trigger.key].map { $0 != trigger.state } ?? true
      return Insight(
        type: trigger.type, subject: trigger.subject, content: trigger.content,
        strength: trigger.strength, rows: trigger.rows, weeks: isChanged ? 1 : weeks,
        isCooling: !isChanged && !trigger.isTold(in: week))
    }
    all = insights.sorted { first, second in
      (second.score, first.order, first.subject) < (first.score, second.order, second.subject)
    }
  }

  /// Those that are told: the first ones, at most two of a group and one a lift, and none that another one makes idle.
  /// - Parameter most: nil for all of them.
  package func told(most: Int? = InsightList.most) -> [Insight] {
    var told: [Insight] = []
    var groups: [Substring: Int] = [:]
    var lifts: Set<String> = []
    for insight in all where !insight.isCooling && !yields(insight) {
      guard told.count < most ?? .max else { break }
      let isLift = insight.type.group == "lift" || insight.type.group == "reps"
      if most != nil {
        guard groups[insight.type.group, default: 0] < InsightList.mostOfGroup else { continue }
        if isLift, !lifts.insert(insight.subject).inserted { continue }
      }
      groups[insight.type.group, default: 0] += 1
      told.append(insight)
    }
    return told
  }

  /// Whether what is told would come in another order if some of it had been so for three weeks and not for two.
  func mayChangeOrder(of triggers: [InsightTrigger]) -> Bool {
    let keys = Set(triggers.map(\.key))
    let scores = all.filter { !$0.isCooling && !yields($0) }.map { insight in
      let mayBeOlder = keys.contains(InsightTrigger.key(insight.type, insight.subject))
      return (
        mayBeOlder: mayBeOlder, low: insight.score(inWeek: mayBeOlder ? 3 : insight.weeks),
        high: insight.score
      )
    }
    return scores.indices.contains { one in
      scores[one].mayBeOlder
        && scores.indices.contains { other in
          other != one && scores[other].low <= scores[one].high
            && scores[one].low <= scores[other].high
        }
    }
  }

  /// Whether another insight says it already.
  private func yields(_ insight: Insight) -> Bool {
    func has(_ type: InsightType) -> Bool {
      all.contains { $0.type == type && $0.subject == insight.subject }
    }
    switch insight.content {
    case .muscleLow: return has(.muscleUntrained)
    case .muscleChange(_, let before, let now): return now > before && has(.muscleHigh)
    case .nearRecord(let exercise, _, _):
      return all.contains {
        if case .records(let lifts) = $0.content { lifts.contains(exercise) } else { false }
      }
    default: return false
    }
  }
}

extension Insight {
  fileprivate var order: Int { InsightType.allCases.firstIndex(of: type) ?? 0 }
}
