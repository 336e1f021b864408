package import GymBoLog

/// Finds the day of a program that a session was. A later session never changes an earlier match.
package enum DayMatch {
  /// The name and the exercises of a planned day or of a session.
  package struct Content: Sendable, Hashable {
    package var title: String?
    /// By what tells exercises apart; nil where nothing is known of one.
    package var exercises: [String: ExerciseProfile?]

    package init(title: String?, exercises: [String: ExerciseProfile?]) {
      self.title = title
      self.exercises = exercises
    }

    /// 2 · common exercises / (exercises of both), 0 to 1. An exercise in place of a similar one counts as common.
    func overlap(_ other: Content) -> Double {
      let both = exercises.count + other.exercises.count
      guard both > 0 else { return 0 }
      return 2 * Double(CommonExercises.count(exercises, other.exercises)) / Double(both)
    }

    /// The exercises in common, where the overlap is known.
    func common(_ other: Content, _ overlap: Double) -> Double {
      overlap * Double(exercises.count + other.exercises.count) / 2
    }

    func hasTitle(of other: Content) -> Bool {
      guard let title, !title.isEmpty else { return false }
      return title.lowercased() == other.title?.lowercased()
    }
  }

  /// A session with less in common than this is the day only if it has its title.
  package static let leastOverlap = 0.5
  /// What an equal title adds.
  private static let titleScore = 0.25
  /// What the very next day in turn has before later ones, and what each day of distance costs by calendar.
  private static let step = 0.05
  /// Days that a session may be away from its planned day.
  package static let mostDays = 3

  /// How well a session fits a day; nil where it does not.
  private static func score(_ session: Content, _ day: Content, _ overlap: Double) -> Double? {
    let isTitled = session.hasTitle(of: day)
    guard overlap >= leastOverlap || isTitled && overlap > 0 else { return nil }
    return overlap + (isTitled ? titleScore : 0)
  }

  /// The place among the next days in turn, from 0, and the best score; nil where the session is none of them.
  /// - Parameters:
  ///   - days: one cycle from the next day on.
  ///   - overlaps: of the session with each of them, where they are known.
  package static func inTurn(
    _ session: Content, days: [Content], overlaps: [Double]? = nil
  ) -> (ahead: Int, score: Double)? {
    let overlaps = overlaps ?? days.map { $0.overlap(session) }
    let found = best(
      days.indices.compactMap { ahead in
        score(session, days[ahead], overlaps[ahead])
          .map { (ahead, $0 + (ahead == 0 ? step : 0)) }
      })
    return found.map { found in
      let near = days.indices.prefix(found.ahead).first {
        hasAsMuch(of: session, days[$0], overlaps[$0], as: days[found.ahead], overlaps[found.ahead])
      }
      return (near ?? found.ahead, found.score)
    }
  }

  /// Whether a nearer day has as much of a session as the day that fits it best. Then the lifter left out exercises of the
  /// nearer day, and no days: a lighter week later on, with fewer exercises, is not what was trained.
  private static func hasAsMuch(
    of session: Content, _ near: Content, _ nearOverlap: Double, as best: Content,
    _ bestOverlap: Double
  ) -> Bool {
    guard session.hasTitle(of: near) || !session.hasTitle(of: best) else { return false }
    return near.common(session, nearOverlap) >= best.common(session, bestOverlap) - 1e-9
  }

  /// The place among the planned days, from 0, and the score; nil where the session is none of them.
  /// - Parameters:
  ///   - planned: in order of date, those after the last match.
  ///   - overlaps: of the session with each of them, where they are known.
  package static func byCalendar(
    _ session: Content, on date: CivilDate, planned: [(date: CivilDate, day: Content)],
    overlaps: [Double]? = nil
  ) -> (ahead: Int, score: Double)? {
    best(
      planned.indices.compactMap { index in
        let distance = Int(planned[index].date.days(since: date).magnitude)
        guard distance <= mostDays else { return nil }
        let overlap = overlaps?[index] ?? planned[index].day.overlap(session)
        return score(session, planned[index].day, overlap)
          .map { (index, $0 - step * Double(distance)) }
      })
  }

  /// The highest score, of equal ones the earlier.
  private static func best(_ found: [(Int, Double)]) -> (ahead: Int, score: Double)? {
    var best: (ahead: Int, score: Double)?
    for (ahead, score) in found where score > (best?.score ?? -.infinity) + 1e-9 {
      best = (ahead, score)
    }
    return best
  }
}
