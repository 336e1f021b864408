internal import GymBoCoach
internal import GymBoLog

extension German {
  func name(_ kind: WorkoutKind) -> Sentence {
    switch kind {
    case .title(let title): workout(title)
    case .side(.push): "Drücken"
    case .side(.pull): "Ziehen"
    case .side(.legs): "Beine"
    case .side(.upper): "Oberkörper"
    case .side(.fullBody): "Ganzkörper"
    }
  }

  func focus(_ focus: TodaysFocus) -> Sentence {
    switch focus.state {
    case .trained:
      return focus.lastKind.map { "Für heute geschafft: \(name($0))." } ?? "Für heute geschafft."
    case .open: return "Ein Training ist noch nicht beendet."
    case .back: return "Nach \(focus.daysSince) Tagen wieder dabei?\(next(focus))"
    case .train:
      guard let next = focus.next else { return "Heute trainierst du meistens." }
      let usual = next.minute.map { ", meist gegen \(numbers.usualTimeOfDay($0))" } ?? ""
      let last = next.last.map { "; zuletzt \(ago($0, on: focus.day))" as Sentence } ?? ""
      return "Heute: \(name(next.kind))\(usual)\(last)."
    case .restAfterRun: return "Ruhetag: \(focus.daysInARow) Tage in Folge trainiert.\(next(focus))"
    case .rest: return "Ruhetag – \(since(focus)).\(next(focus))"
    case .anyDay: return "\(since(focus)).\(next(focus))"
    }
  }

  private func since(_ focus: TodaysFocus) -> Sentence {
    let days = days(focus.daysSince)
    return focus.lastKind.map { "\(days) seit \(name($0))" } ?? "\(days) seit dem letzten Training"
  }

  private func next(_ focus: TodaysFocus) -> Sentence {
    guard let next = focus.next else { return "" }
    guard let day = next.day, day != focus.day else { return " Als Nächstes: \(name(next.kind))." }
    let time = next.minute.map { ", gegen \(numbers.usualTimeOfDay($0))" } ?? ""
    return ended(
      " Als Nächstes: \(name(next.kind)), \(dates.name(day.weekday)) \(near(day))\(time)")
  }
}
