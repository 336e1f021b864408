internal import GymBoCoach
internal import GymBoLog

extension English {
  func name(_ kind: WorkoutKind) -> Sentence {
    switch kind {
    case .title(let title): workout(title)
    case .side(.push): "Push"
    case .side(.pull): "Pull"
    case .side(.legs): "Legs"
    case .side(.upper): "Upper body"
    case .side(.fullBody): "Full body"
    }
  }

  func focus(_ focus: TodaysFocus) -> Sentence {
    switch focus.state {
    case .trained: return focus.lastKind.map { "Done for today: \(name($0))." } ?? "Done for today."
    case .open: return "A workout is not ended yet."
    case .back: return "Back after \(focus.daysSince) days?\(next(focus))"
    case .train:
      guard let next = focus.next else { return "A usual day to train." }
      let usual = next.minute.map { ", usually about \(numbers.usualTimeOfDay($0))" } ?? ""
      let last = next.last.map { "; last done \(ago($0, on: focus.day))" as Sentence } ?? ""
      return "\(name(next.kind)) today\(usual)\(last)."
    case .restAfterRun: return "Rest: trained \(focus.daysInARow) days in a row.\(next(focus))"
    case .rest: return "Rest day; \(since(focus)).\(next(focus))"
    case .anyDay: return "\(beginning(since(focus))).\(next(focus))"
    }
  }

  private func since(_ focus: TodaysFocus) -> Sentence {
    let days = count(focus.daysSince, "day")
    return focus.lastKind.map { "\(days) since \(name($0))" } ?? "\(days) since the last workout"
  }

  private func next(_ focus: TodaysFocus) -> Sentence {
    guard let next = focus.next else { return "" }
    guard let day = next.day, day != focus.day else { return " Next: \(name(next.kind))." }
    let time = next.minute.map { " about \(numbers.usualTimeOfDay($0))" } ?? ""
    return " Next: \(name(next.kind)), \(dates.name(day.weekday)) \(near(day))\(time)."
  }
}
