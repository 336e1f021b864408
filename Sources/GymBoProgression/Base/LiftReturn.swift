internal import GymBoAnalysis
internal import GymBoLog

/// The return of a lift after days without it: after a break of all training, or after a pause of the lift alone.
///
/// A pause of the lift is one of 10 days or more, and of twice the usual days between its sessions or more. The lifter is on the
/// way back where the first session after it, or the first two with the second heavier, had less load for no more than one
/// repetition more. These numbers are decisions of this project: who does less on the first day back, and fails nothing, was
/// careful and did not get weaker.
struct LiftReturn {
  /// The last session before.
  let before: WorkBase.Session
  /// Days from it to the first session after.
  let days: Int
  /// Whether only the lift paused; false where all training did.
  let isOfLift: Bool

  static let shortestPause = 10
  static let longerThanUsual = 2
  /// Days without the lift from which no more is asked for than last time.
  static let longPause = 21
  /// Days without the lift from which it begins lighter.
  static let veryLongPause = 28
  /// Sessions after a pause of the lift that lead back at most.
  static let mostSessions = 2

  /// The return from the last break of all training; nil where there was none, or it is more than four weeks ago.
  static func fromBreak(_ sessions: [WorkBase.Session], _ training: TrainingDays) -> LiftReturn? {
    guard let last = sessions.last?.session.date, let rest = training.lastBreak(endedBy: last),
      last.days(since: rest.end) <= AfterBreak.days,
      let place = sessions.lastIndex(where: { $0.session.date <= rest.before }),
      place + 1 < sessions.count
    else { return nil }
    let before = sessions[place]
    let ofLift = sessions[place + 1].session.date.days(since: before.session.date)
    return ofLift >= rest.days + clearlyLonger
      ? LiftReturn(before: before, days: ofLift, isOfLift: true)
      : LiftReturn(before: before, days: rest.days, isOfLift: false)
  }

  /// Days by which a lift was away longer than all training was, from which they are named in its place.
  private static let clearlyLonger = 7

  /// The return from a pause of the lift alone; nil where there was none just now.
  /// - Parameter isMore: whether one session's work is more than another's.
  static func fromPause(
    _ sessions: [WorkBase.Session],
    isMore: (_ session: WorkBase.Session, _ other: WorkBase.Session) -> Bool
  ) -> LiftReturn? {
    let gaps = gaps(sessions)
    for after in 1...mostSessions where isPause(after, of: gaps) {
      let pause = gaps.count - after
      let back = sessions[(pause + 1)...]
      let rises = zip(back, back.dropFirst()).allSatisfy { isMore($1, $0) }
      return rises ? LiftReturn(before: sessions[pause], days: gaps[pause], isOfLift: true) : nil
    }
    return nil
  }

  /// Days between sessions that follow each other; of longer ones it is a pause.
  static func longestGap(_ sessions: [WorkBase.Session]) -> Int {
    min(
      AnalysisOptions.activeDays,
      usualGap(sessions).map { max(longPause, longerThanUsual * $0) } ?? .max)
  }

  /// The middle one of the days between neighbouring sessions; nil for a single session.
  private static func usualGap(_ sessions: [WorkBase.Session]) -> Int? {
    let gaps = gaps(sessions).sorted()
    return gaps.isEmpty ? nil : gaps[gaps.count / 2]
  }

  /// Whether a pause of the lift that still goes on is long: see ``longPause``.
  /// - Parameter days: since its last session.
  static func isPaused(_ sessions: [WorkBase.Session], days: Int) -> Bool {
    days >= max(longPause, longerThanUsual * (usualGap(sessions) ?? 0))
  }

  /// Whether the last session is the first after a pause of the lift.
  static func isFirst(_ sessions: [WorkBase.Session]) -> Bool { isPause(1, of: gaps(sessions)) }

  /// Days between neighbouring sessions.
  private static func gaps(_ sessions: [WorkBase.Session]) -> [Int] {
    let days = sessions.map(\.session.date)
    return zip(days, days.dropFirst()).map { $1.days(since: $0) }
  }

  /// Whether the gap that is this far from the end is a pause; the gaps before it say what is usual.
  private static func isPause(_ fromEnd: Int, of gaps: [Int]) -> Bool {
    guard gaps.count > fromEnd else { return false }
    let pause = gaps.count - fromEnd
    let usual = gaps[..<pause].sorted()[pause / 2]
    return gaps[pause] >= max(shortestPause, longerThanUsual * usual)
  }
}
