internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// How much was trained week by week, month by month and day by day.
struct TrainingCalendar: Sendable {
  struct Column: Sendable {
    var range: DayRange
    var totals: Totals
    var mark: Mark
  }

  /// What a column is beside the others.
  enum Mark: Sendable, Hashable, CaseIterable {
    case usual
    /// The reported week, the one before it, a week with a deload, and a week that is not over.
    case reported, before, deload, running
  }

  /// What the columns measure.
  enum Measure: Sendable, Hashable {
    case volume, sets

    /// In kilograms, or a count.
    func value(_ totals: Totals) -> Double {
      switch self {
      case .volume: totals.volume.value ?? 0
      case .sets: Double(totals.workingSets)
      }
    }
  }

  /// The part of the history that is shown, in weeks or in months.
  enum Span: Sendable, Hashable, CaseIterable {
    case twelveWeeks, halfYear, year, all

    var weeks: Int? {
      switch self {
      case .twelveWeeks: 12
      case .halfYear: 26
      case .year: 52
      case .all: nil
      }
    }
  }

  /// A day of the calendar.
  struct Day: Sendable, Hashable {
    var date: CivilDate
    /// 0 for a day without a workout, then 1 to 4 by the quarters of this history's days; nil before the first workout of all,
    /// of which nobody knows whether it was a rest.
    var size: Int?
  }

  var measure: Measure
  /// Every week up to the report's day, also those without a workout.
  var weeks: [Column]
  /// The same by month; the last one may not be over.
  var months: [Column]
  var years: [Column]
  /// The last 52 weeks, from a Monday to the report's day.
  var days: [Day]
  /// Times without any training, from the workout before to the one after, in order of time. The last one may not be over, and then
  /// ends with the report's day, which is one of its days.
  var pauses: [DayRange]
  /// From one workout to the next, where these are furthest apart in the last year; the latest of equals. Nil where no two days lie
  /// between.
  var longestGap: DayRange?
  /// Whether the log goes back a year: of a shorter one nothing is said of the last 12 months.
  var goesBackAYear: Bool
  /// The last time of a week or more without training, else of four days or more, where it is none of the pauses and later than
  /// all of them.
  var lastDaysOff: DayRange?
  /// Whether the last pause goes on.
  var isPaused: Bool

  /// Of more weeks, the whole history is shown by month.
  static let mostWeeks = 156
  static let calendarWeeks = 52

  /// Days off from which a time without training is told where there is no later pause, and where there is none of them.
  private static let (weekOff, daysOff) = (7, 4)

  /// The longest of the pauses before the last one; nil where the last is as long.
  var longestEarlierPause: DayRange? {
    guard let last = pauses.last,
      let longest = pauses.dropLast().max(by: { $0.count <= $1.count }),
      longest.count > last.count
    else { return nil }
    return longest
  }

  /// This many pauses: the longest, and the latest others; the latest first.
  func pauses(most: Int) -> [DayRange] {
    guard let longest = pauses.max(by: { $0.count < $1.count }) else { return [] }
    let latest = pauses.filter { $0 != longest }.suffix(most - 1)
    return (latest + [longest]).sorted { $0.first > $1.first }
  }

  /// Days of the calendar since the first workout of all, and those with one.
  var loggedDays: Int { days.count { $0.size != nil } }
  var trainedDays: Int { days.count { $0.size ?? 0 > 0 } }

  var isByMonth: Bool { weeks.count > TrainingCalendar.mostWeeks }

  /// The spans that differ.
  var spans: [Span] { Span.allCases.filter { span in span.weeks.map { $0 < weeks.count } ?? true } }

  func columns(of span: Span) -> [Column] {
    guard let count = span.weeks else { return isByMonth ? months : weeks }
    return weeks.suffix(count)
  }

  init(_ findings: HistoryFindings) {
    let totals = findings.totals
    measure = 2 * totals.loadedSets >= totals.workingSets ? .volume : .sets
    let reported = findings.week.week.start
    let deloads = findings.breaks.deloads
    weeks = findings.totals(by: .week).map { week in
      let isReported = week.range.first == reported
      let mark: Mark =
        if isReported {
          findings.week.isInProgress ? .running : .reported
        } else if week.range.last >= findings.asOf, findings.asOf < week.range.last {
          .running
        } else if week.range.last.advanced(by: 1) == reported {
          .before
        } else if deloads.contains(where: { week.range.contains($0.first) }) {
          .deload
        } else {
          .usual
        }
      return Column(range: week.range, totals: week.totals, mark: mark)
    }
    func columns(_ unit: CalendarUnit) -> [Column] {
      findings.totals(by: unit).map { part in
        Column(
          range: part.range, totals: part.totals,
          mark: part.range.last > findings.asOf ? .running : .usual)
      }
    }
    months = columns(.month)
    years = columns(.year)
    days = TrainingCalendar.days(findings)
    pauses = TrainingCalendar.pauses(findings)
    longestGap = TrainingCalendar.longestGap(findings)
    let yearAgo = findings.asOf.advanced(by: -7 * TrainingCalendar.calendarWeeks)
    goesBackAYear = findings.log.sessions.first.map { $0.date <= yearAgo } ?? false
    lastDaysOff = TrainingCalendar.lastDaysOff(findings, after: pauses.last?.last)
    isPaused = pauses.last.map { $0.first == findings.log.sessions.last?.date } ?? false
  }

  private static func pauses(_ findings: HistoryFindings) -> [DayRange] {
    let dates = findings.log.sessions.map(\.date)
    let over = zip(dates, dates.dropFirst()).compactMap { before, after in
      after.days(since: before) >= TrainingBreaks.shortest ? DayRange(before, after) : nil
    }
    guard let last = dates.last, findings.asOf.days(since: last) >= TrainingBreaks.shortest else {
      return over
    }
    return over + [DayRange(last, findings.asOf.advanced(by: 1))]
  }

  /// The days with a workout. After a week or more without one the day after the report's ends them, so that the days off up to
  /// then count.
  private static func datesToNow(_ findings: HistoryFindings) -> [CivilDate] {
    let dates = findings.log.sessions.map(\.date)
    guard let last = dates.last,
      (weekOff..<TrainingBreaks.shortest).contains(findings.asOf.days(since: last))
    else { return dates }
    return dates + [findings.asOf.advanced(by: 1)]
  }

  private static func lastDaysOff(
    _ findings: HistoryFindings, after pause: CivilDate?
  ) -> DayRange? {
    let dates = datesToNow(findings)
    let gaps = zip(dates, dates.dropFirst()).reversed()
      .prefix { before, _ in pause.map { before >= $0 } ?? true }
    func last(_ days: Int) -> DayRange? {
      gaps.first { before, after in after.days(since: before) > days }.map { DayRange($0, $1) }
    }
    return last(weekOff) ?? (pause == nil ? last(daysOff) : nil)
  }

  private static func longestGap(_ findings: HistoryFindings) -> DayRange? {
    let start = findings.asOf.advanced(by: -7 * calendarWeeks)
    let dates = datesToNow(findings).filter { $0 >= start }
    return zip(dates, dates.dropFirst()).map { DayRange($0, $1) }
      .filter { $0.last.days(since: $0.first) > 2 }
      .reduce(nil as DayRange?) { longest, gap in
        longest.map { $0.count > gap.count } ?? false ? longest : gap
      }
  }

  /// The days of the calendar, their sizes by the quarters of the days with a workout in it.
  private static func days(_ findings: HistoryFindings) -> [Day] {
    let first = findings.asOf.isoWeek.start.advanced(by: -7 * (calendarWeeks - 1))
    let shown = DayRange(first, findings.asOf)
    let begin = findings.log.sessions.first?.date ?? findings.asOf
    var sets: [CivilDate: Int] = [:]
    for session in findings.log.sessions[findings.log.sessions(in: shown)] {
      let count = session.sets.count { findings.traits.isWorking[$0] }
      sets[session.date, default: 0] += count
    }
    let counts = sets.values.sorted()
    let limits = [1, 2, 3].map { counts.isEmpty ? 0 : counts[(counts.count - 1) * $0 / 4] }
    return (0..<shown.count).map { offset in
      let date = first.advanced(by: offset)
      let size =
        sets[date].map { count in 1 + limits.count { count > $0 } } ?? (date < begin ? nil : 0)
      return Day(date: date, size: size)
    }
  }
}

extension DayRange {
  /// The days between the first and the last one: of a pause, from the workout before to the one after, those without a
  /// workout.
  var between: DayRange {
    let start = first.advanced(by: 1)
    return DayRange(start, max(start, last.advanced(by: -1)))
  }
}
