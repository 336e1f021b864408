internal import GymBoCoach
internal import GymBoLog

extension Turkish {
  func name(_ kind: WorkoutKind) -> Sentence {
    switch kind {
    case .title(let title): workout(title)
    case .side(.push): "İtiş"
    case .side(.pull): "Çekiş"
    case .side(.legs): "Bacak"
    case .side(.upper): "Üst vücut"
    case .side(.fullBody): "Tüm vücut"
    }
  }

  func focus(_ focus: TodaysFocus) -> Sentence {
    switch focus.state {
    case .trained: return focus.lastKind.map { "Bugünlük tamam: \(name($0))." } ?? "Bugünlük tamam."
    case .open: return "Bir antrenman henüz bitirilmedi."
    case .back: return "\(count(focus.daysSince, "gün")) aradan sonra yeniden mi?\(next(focus))"
    case .train:
      guard let next = focus.next else { return "Genelde antrenman yaptığın bir gün." }
      let usual = next.minute.map { ", genelde saat \(numbers.usualTimeOfDay($0)) civarı" } ?? ""
      let last = next.last.map { "; son kez \(ago($0, on: focus.day))" as Sentence } ?? ""
      return "Bugün: \(name(next.kind))\(usual)\(last)."
    case .restAfterRun:
      return "Dinlenme: üst üste \(count(focus.daysInARow, "gün")) antrenman yapıldı.\(next(focus))"
    case .rest: return "Dinlenme günü; \(since(focus, "son")).\(next(focus))"
    case .anyDay: return "\(since(focus, "Son")).\(next(focus))"
    }
  }

  /// - Parameter last: "son", with a capital where it begins a sentence.
  private func since(_ focus: TodaysFocus, _ last: String) -> Sentence {
    let ago = "\(count(focus.daysSince, "gün")) önce"
    return focus.lastKind.map { "\(last) antrenman \(ago): \(name($0))" }
      ?? "\(last) antrenman \(ago)"
  }

  private func next(_ focus: TodaysFocus) -> Sentence {
    guard let next = focus.next else { return "" }
    guard let day = next.day, day != focus.day else { return " Sırada: \(name(next.kind))." }
    let time = next.minute.map { ", saat \(numbers.usualTimeOfDay($0)) civarı" } ?? ""
    return " Sırada: \(name(next.kind)), \(dates.name(day.weekday)) \(near(day))\(time)."
  }
}
