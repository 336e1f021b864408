package import GymBoLog

/// A planned light spell, as the log shows it.
package struct Deload: Sendable, Hashable {
  /// What it was recognised by.
  package enum Reason: String, MachineWord, Hashable {
    /// The word "deload" in the title of a workout with less volume than usual, or at the beginning of its notes.
    case named
    /// Most lifts lighter than usual, not made up for by repetitions or sets.
    case lighterLoads = "lighter_loads"
    /// At most three quarters of the usual sets and volume, at loads that are not heavier.
    case fewerSets = "fewer_sets"
  }

  /// One lift in one session.
  package struct LightLift: Sendable, Hashable {
    /// Index into the log's exercises.
    package var exercise: Int
    /// Index into the log's sessions.
    package var session: Int

    /// A lift in a session.
    package init(exercise: Int, session: Int) {
      self.exercise = exercise
      self.session = session
    }
  }

  /// The day of its first light session.
  package var first: CivilDate
  /// The day of its last light session.
  package var last: CivilDate
  /// Its light sessions, as indices into the log's sessions, in order.
  package var sessions: [Int]
  /// Its lifts that were lighter than usual, by session. The other lifts of its sessions count as usual.
  package var lightLifts: [LightLift]
  /// What it is known by.
  package var reason: Reason
  /// Whether it goes on: true at the end of a log, where the return to usual work is still to come and no session since its last
  /// day had usual lifts. All that speaks of a deload that goes on asks here.
  package var isOpen: Bool
}

extension Deload {
  /// Whether the lifter calls a workout one: its title has the word, or its note or those of half of its exercises begin with
  /// it. Elsewhere a note may speak of the week before or after.
  package static func isNamed(_ session: Session, of log: TrainingLog) -> Bool {
    hasName(session.title) || beginsWithName(session.note) || hasNamedExercises(session, of: log)
  }

  /// Whether the notes of at least half of a workout's exercises begin with the word.
  private static func hasNamedExercises(_ session: Session, of log: TrainingLog) -> Bool {
    var (exercises, named, last, isCounted) = (0, 0, Int32?.none, false)
    for row in session.sets {
      if log.columns.exercise[row] != last {
        (exercises, last, isCounted) = (exercises + 1, log.columns.exercise[row], false)
      }
      if !isCounted, beginsWithName(log.columns.note[row]) {
        (named, isCounted) = (named + 1, true)
      }
    }
    return named > 0 && 2 * named >= exercises
  }

  /// Whether a text contains the word "deload", in upper or lower case.
  static func hasName(_ text: String?) -> Bool {
    guard let text else { return false }
    let bytes = text.utf8.span
    var matched = 0
    for index in bytes.indices {
      // One bit tells upper from lower case in ASCII. After a mismatch only the word's first letter can restart it.
      let letter = bytes[index] | 0x20
      matched = letter == word[matched] ? matched + 1 : letter == word[0] ? 1 : 0
      if matched == word.count { return true }
    }
    return false
  }

  /// Whether the first word of a text is "deload", in upper or lower case.
  private static func beginsWithName(_ text: String?) -> Bool {
    guard let text else { return false }
    return text.utf8.lazy.map { $0 | 0x20 }.drop { !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0) }
      .starts(with: word)
  }

  private static let word = Array("deload".utf8)
}

/// The bounds by which deloads are recognised: trend.md §7.
extension Deload {
  /// A lift's usual work: the median of its last four sessions within 56 days; nil with fewer than three.
  static let (usualSessions, fewestUsual, usualDays) = (4, 3, 56)
  /// Lifts with usual work that a session needs to be compared. One is enough where the log says "deload".
  static let fewestLifts = 2

  // A light session.
  /// The best e1RM of a lift may be exceeded by so much.
  static let mostOverBest = 1.005
  /// At most this share of the lifts is stronger than usual by more than this factor.
  static let (strongerShare, stronger) = (0.25, 1.02)
  /// A lift is light at this share of its usual load and of its usual e1RM, or less…
  static let (lightLoad, lightEstimate) = (0.95, 0.97)
  /// …and a session with at least this share of light lifts, this share of the usual volume or less, and this share of the
  /// usual sets or less.
  static let (lightShare, lightVolume, mostSets) = (0.6, 0.9, 1.1)
  /// A session with at most this share of the usual sets and of the usual volume is light too; so is a lift with this share of
  /// its usual volume that is not stronger than usual.
  static let fewSets = 0.75

  // A deload.
  /// Days from its first to its last light session, both counted, at most.
  package static let longest = 10
  /// Light sessions that it needs where the log does not say "deload".
  static let fewestSessions = 2
  /// No session from its first to its last day has more than this share of the usual volume.
  static let mostVolume = 1.0
  /// Days before and after it in which at most this share of the sessions is light: more is a plan of light and heavy days.
  static let (neighbourDays, mostLightNeighbours) = (14, 0.4)
  /// Without training for ``breakDays`` in the ``returnDays`` before, the light sessions are those of a return.
  static let (breakDays, returnDays) = (14, 28)
  /// Days from the end of a deload to the beginning of the next: what comes more often is a heavy–light pattern.
  static let shortestCycle = 21
  /// Days after it in which the lifter returns to usual work; else it was the beginning of a new programme.
  static let resumptionDays = 21
  /// At least two of its lifts are trained again, and half of them reach these shares of their usual e1RM and volume.
  static let (fewestResumed, resumedEstimate, resumedVolume) = (2, 0.97, 0.85)
  /// A bound for damaged data: more sessions in ten days than anyone trains.
  static let mostSessions = 40
}
