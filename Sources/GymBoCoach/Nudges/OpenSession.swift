public import GymBoLog

/// A workout that was begun and not ended. Exports hold none, so the caller says it.
public struct OpenSession: Sendable, Hashable {
  /// Its title; nil where it has none.
  public let title: String?
  /// When it began.
  public let start: CivilTime
  /// When its last set was done.
  public let last: CivilTime
  /// The exercise at hand, from 1, and how many there are; nil where that is not known.
  public let progress: (at: Int, of: Int)?

  /// What is known of it.
  public init(
    title: String?, start: CivilTime, last: CivilTime,
    progress: (at: Int, of: Int)? = nil
  ) {
    self.title = title
    self.start = start
    self.last = max(start, last)
    self.progress = progress
  }

  /// The form of ``init(_:)``, for help texts.
  public static let form = "Push@2026-11-15T18:05 last 18:40 3/8"

  /// Reads `Push@2026-11-15T18:05 last 18:40 3/8`: the title, which may be empty, the start, the time of the last set, which is
  /// of the same day or the next, and the exercise at hand of all; the last two may be left out.
  public init?(_ text: String) {
    guard let at = text.lastIndex(of: "@") else { return nil }
    let title = String(text[..<at])
    var words = text[text.index(after: at)...].split(separator: " ")[...]
    guard let start = words.popFirst().flatMap({ CivilTime(iso: $0) }) else { return nil }
    var last = start
    if words.first == "last" {
      words.removeFirst()
      guard let word = words.popFirst(), let minute = CivilTime.minute(word) else { return nil }
      let isNextDay = minute < start.minuteOfDay
      last = CivilTime(isNextDay ? start.date.advanced(by: 1) : start.date, minute: minute)
    }
    var progress: (Int, Int)?
    if let word = words.popFirst() {
      let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let exercise = parts[0], let exercises = parts[1], exercise >= 1,
        exercise <= exercises
      else { return nil }
      progress = (exercise, exercises)
    }
    guard words.isEmpty else { return nil }
    self.init(title: title.isEmpty ? nil : title, start: start, last: last, progress: progress)
  }

  public static func == (a: OpenSession, b: OpenSession) -> Bool {
    a.title == b.title && a.start == b.start && a.last == b.last
      && a.progress?.at == b.progress?.at
      && a.progress?.of == b.progress?.of
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(start)
  }

  /// What became of it.
  package enum State: String, MachineWord, Hashable {
    case active, paused
    /// A day and the delay after its last set it counts as given up.
    case aborted
  }

  package func state(at now: CivilTime, _ options: NudgeOptions, _ clock: WallClock) -> State {
    let delay = Int64(options.pauseHours) * 3600
    if now < clock.time(last, plus: delay) { return .active }
    return now < clock.time(last, plus: 86_400 + delay) ? .paused : .aborted
  }
}
