internal import GymBoAnalysis
internal import GymBoLog

/// What a reader sees of a lift over the judged weeks: its level at their beginning and end.
struct CourseOfLevels: Sendable {
  /// In the unit of the measure.
  var from: Double
  var to: Double
  /// Whether these say what the first and the last session show; else the range is told.
  var hasEnds: Bool
  var lowest: Double
  var highest: Double
  /// The middle one of them, which is told where they are level.
  var middle: Double
  /// Sessions that count.
  var sessions: Int
  /// Days from the first of them to the last.
  var days: Int
  /// From the first level to the last, in percent.
  var percent: Double
  var direction: OwnCourse.Direction
  /// The peak or the low between them, with its day; nil where the course did not turn.
  var turn: (value: Double, date: CivilDate)?
  /// The day from which the lift has been level after a rise; nil where it has not.
  var standstill: CivilDate?
  /// The sets of the first and the last session that counts; nil where they are the same, and where the measure says all of
  /// them.
  var sets: (first: SetWork, last: SetWork)?

  /// Repetitions apart from which two sets are of other kinds of work.
  private static let otherRepetitions = 3

  /// Whether the first set and the last one differ so much in repetitions.
  var hasOtherRepetitions: Bool {
    guard let first = sets?.first.repetitions, let last = sets?.last.repetitions else {
      return false
    }
    return (first - last).magnitude >= CourseOfLevels.otherRepetitions
  }

  /// Whether they have the same repetitions, or only one of them is told.
  var hasSameRepetitions: Bool { sets.map { $0.first.repetitions == $0.last.repetitions } ?? true }

  /// Whether the last set had fewer repetitions than the first.
  var endsWithFewerRepetitions: Bool {
    guard let first = sets?.first.repetitions, let last = sets?.last.repetitions else {
      return false
    }
    return last < first
  }

  /// Levels that differ by less are one number to a reader.
  private static let sameLevel = 1.05

  /// Further from the middle than this share is not about it.
  private static let alike = 0.02

  /// A turn that is no further from both ends is printed as one of them.
  private static let sameNumber = 1.005

  /// Whether the sessions scatter so much that their range says more than a level.
  let isWide: Bool

  /// Whether the sessions are so far apart that no level of them says anything of another.
  let isOfTwoKinds: Bool

  /// Whether the last session is off the middle by more than alike ones are.
  let endsElsewhere: Bool

  /// Whether they are further apart than any level.
  let isScattered: Bool
  /// Levels further apart than this factor are none.
  static let scattered = 1.15

  static func isWide(_ own: OwnCourse) -> Bool { own.highest > own.lowest * sameLevel }

  /// nil without sessions to tell of, and for fewer than two of them.
  /// - Parameter extreme: the index among the points of a turn that the word tells of, where it is too small to be told
  ///   otherwise.
  init?(_ trend: Trend, _ own: OwnCourse?, extreme: Int?, log: TrainingLog) {
    guard let own, let measure = trend.measure else { return nil }
    let turnIndex = own.turn?.index ?? extreme
    let ends = own.ends(trend.toldVerdict ?? .unclear, turnedAt: turnIndex)
    let judged = ends ?? (own.from, own.to)
    (from, to) = (trend.written(judged.from), trend.written(judged.to))
    hasEnds = ends != nil
    percent = ends.map { 100 * ($0.to / $0.from - 1) } ?? own.percent
    let (least, most) = (trend.written(own.lowest), trend.written(own.highest))
    (lowest, highest) = (min(least, most), max(least, most))
    middle = trend.written(own.middle)
    isWide = CourseOfLevels.isWide(own)
    endsElsewhere = (own.last / own.middle - 1).magnitude > CourseOfLevels.alike
    isScattered = own.highest > own.lowest * CourseOfLevels.scattered
    isOfTwoKinds = own.highest > own.lowest * Trend.twoKinds
    sessions = own.sessions
    days = own.days
    direction = own.direction
    let (low, high) = (min(from, to), max(from, to))
    turn = turnIndex.map { (trend.written(trend.values[$0]), trend.points[$0].date) }.flatMap {
      turn in
      turn.0 < low / CourseOfLevels.sameNumber || turn.0 > high * CourseOfLevels.sameNumber
        ? turn : nil
    }
    standstill = trend.standstill(own).map { trend.points[own.counted[$0]].date }
    guard measure.isEstimate || measure == .assistance, let first = own.counted.first,
      let end = own.counted.last
    else { return }
    let both = (
      SetWork(row: trend.points[first].row, of: log), SetWork(row: trend.points[end].row, of: log)
    )
    sets = both.0 == both.1 ? nil : both
  }
}
