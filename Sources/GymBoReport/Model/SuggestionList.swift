internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgression

/// What to lift next, lift by lift.
struct SuggestionList: Sendable {
  struct Line: Sendable {
    var exercise: String
    var shortName: String?
    var suggestion: Suggestion
    /// The set that the suggestion continues.
    var continued: SetWork
    /// Whether that set was marked as taken to failure, and no RPE logged.
    var wasToFailure: Bool
    /// A heavier set of that session that was a test; nil without one.
    var test: SetWork?
    /// A set that may be a typing error, as it was far above all days before; nil without one.
    var farSet: SetWork?
    /// Work of the last year with more than twice the load, and its day; nil without it.
    var heavierBefore: (set: SetWork, date: CivilDate)?
    /// Days since the lift was done last, where that is long ago although there was training since; else nil.
    var daysAgo: Int?
    /// What to put on the bar, set by set; nil where no bar is loaded.
    var plates: [Inventory.BarLoading]?
    /// Only the first heavy lift has a warm-up: after it the lifter is warm for the next.
    var warmUp: [WarmUpSet]
    /// What the lifter wrote beside the lift in the session that is continued; nil without a note.
    var note: LiftNote?
    /// The day that it goes on from, where a later one is passed over and the list is called by another day.
    var otherDay: CivilDate?

    /// How the sets at the suggested load differ in repetitions from those that it goes on from; nil where they do not, and where
    /// they are not as many.
    var setsChange: SetsChange?

    /// Whether the sets of last time were uneven, and are all brought to repetitions that one of them had.
    var isUneven: Bool {
      guard let wanted = suggestion.repetitions, let done = continued.repetitions else {
        return false
      }
      return wanted <= done || suggestion.keptRepetitions != nil
    }

    /// Whether a line has to say what was done before with far more load: not beside less of it.
    var tellsHeavierBefore: Bool {
      switch suggestion.action {
      case .increaseLoad, .hold, .addRepetition, .addRepetitionIfItGoes: heavierBefore != nil
      default: false
      }
    }

    /// The load of before, where another one is asked for.
    var changedLoad: Load? {
      switch suggestion.action {
      case .increaseLoad, .decreaseLoad: continued.load
      default: nil
      }
    }

    /// Repetitions from which fewer with more load are told: one is usual, and seen beside it.
    private static let manyGivenUp = 2

    /// The repetitions of last time and the fewer ones with more load, where they are several.
    var givenUp: (done: Int, next: Int)? {
      guard suggestion.action == .increaseLoad, let done = continued.repetitions,
        let next = suggestion.repetitions, done - next >= Line.manyGivenUp
      else { return nil }
      return (done, next)
    }

    /// How likely its best set is, where that is less than even.
    var lowOdds: Double? { suggestion.probability.flatMap { $0 < 0.5 ? $0 : nil } }

    /// Whether its short reason says from which day it goes on.
    fileprivate var tellsItsDay: Bool {
      otherDay != nil && suggestion.passedOver?.kind != .tooMuch
        && (suggestion.action == .hold || suggestion.action == .startAgain)
    }

    /// The load by which the first sets at it are told, where sets with another load come before them; nil where they are the
    /// first of all.
    var loadOfFirstSets: Load? {
      suggestion.topSets?.before.isEmpty == false ? suggestion.load : nil
    }

    /// Which sets are to have more repetitions, where the suggestion asks for more.
    var repetitionStep: RepetitionStep {
      if suggestion.hasWeakerSets {
        return isUneven
          ? .weakerSets(load: suggestion.hasOtherLoads ? suggestion.load : nil)
          : .firstSets(suggestion.firstSetsWithMost)
      }
      return suggestion.hasOtherLoads ? .setsAtLoad : .everySet
    }
  }

  /// How the repetitions of some sets differ from those of last time.
  enum SetsChange: Hashable {
    /// None has fewer, and one has this many more.
    case more(Int)
    case fewer
  }

  /// Which sets are to have more repetitions.
  enum RepetitionStep {
    case everySet
    /// Those with this load, where there are sets of other loads, too.
    case weakerSets(load: Load?)
    /// As many as are said. Later sets were taken to failure, and come again as they were.
    case firstSets(Int)
    /// There are sets of other loads, too.
    case setsAtLoad
  }

  /// What the lifts of a list have in common.
  enum Occasion: Sendable {
    /// They are active.
    case anyWorkout
    /// They are those of the workout that is probably next.
    case next(NextWorkout)
    /// They are active, and not in the workout that is probably next.
    case otherWorkouts

    /// The day by whose lifts the list is called.
    fileprivate var day: CivilDate? {
      if case .next(let workout) = self { workout.model.date } else { nil }
    }
  }

  var occasion: Occasion
  /// The rule that was asked for, which the heading then names; nil to name each suggestion's own.
  var rule: RuleChoice?
  var lines: [Line]
  /// The days of the deload that loads go on from before; nil where the last session was none.
  var deload: DayRange?
  /// Whether the week is light and loads go on from before its light days.
  var isAfterLightDays: Bool
  /// Suggestions that are not shown.
  var more: Int
  /// Where the others can be looked up.
  var files: [String]

  /// Lifts of the next workout that a short report names in a sentence beside those with a line.
  static let mostAlso = 8
  /// Suggestions that a weekly report shows.
  static let weeklyCount = 15
  /// Of more lifts than are shown, those trained within this many days of the last one are.
  private static let recentDays = 14
  /// A lift that was done this many days ago was done long ago.
  private static let longAgo = 21

  /// - Parameters:
  ///   - rule: for the heading.
  ///   - most: nil shows all.
  init(
    _ suggestions: [Suggestion], findings: HistoryFindings, log: TrainingLog,
    rule: RuleChoice? = nil, most: Int? = nil, occasion: Occasion = .anyWorkout
  ) {
    self.rule = rule
    self.occasion = occasion
    let shown = SuggestionList.shown(suggestions, most)
    let names = ShortExerciseNames(findings, shown: shown.map(\.exercise))
    var isWarm = false
    lines = shown.map { suggestion in
      var line = SuggestionList.line(
        suggestion, names, log, findings, isWarm: isWarm)
      if suggestion.passedOver != nil, suggestion.lastSession != occasion.day {
        line.otherDay = suggestion.lastSession
      }
      if !line.warmUp.isEmpty { isWarm = true }
      return line
    }
    // After a deload the loads are not those of last time; the list says why.
    deload = shown.compactMap(\.deload).max { $0.first < $1.first }
      .map { DayRange($0.first, findings.liftFindings.lastDay(of: $0)) }
    isAfterLightDays =
      findings.liftFindings.concerns.lightWeek?.isOver == false
      && shown.contains { $0.passedOver?.kind == .lightDay }
    more = suggestions.count - shown.count
    files = log.files.map(\.name)
  }

  /// The lifts that go on from another day than the one by which the list is called, where their reason does not say so.
  /// - Parameter told: lines whose lifts are printed with a reason.
  func otherDays(told: Int) -> [(exercise: String, day: CivilDate)] {
    guard case .next(let workout) = occasion else { return [] }
    return lines.enumerated().compactMap { place, line in
      let day = line.suggestion.lastSession
      guard day != workout.model.date, place >= told || !line.tellsItsDay else { return nil }
      return (line.shortName ?? line.exercise, day)
    }
  }

  /// A suggestion with what is needed to word it.
  /// - Parameter isWarm: whether an earlier lift of the list was warmed up for.
  static func line(
    _ suggestion: Suggestion, _ names: ShortExerciseNames, _ log: TrainingLog,
    _ findings: HistoryFindings, isWarm: Bool
  ) -> Line {
    let days = findings.asOf.days(since: suggestion.lastSession)
    // A day or a deload that is passed over was later.
    let isLast = suggestion.passedOver == nil && suggestion.deload == nil
    var note = LiftNote(planAfter: suggestion, log) ?? LiftNote(ofSet: suggestion.continued, log)
    // With pain or an illness no plan of before it counts, and none comes first.
    if let day = suggestion.reason.noted, let old = note, old.isPlan {
      note = old.date < day ? nil : LiftNote(text: old.text, date: old.date)
    }
    // The reason quotes the note of an illness itself; beside one of pain another would be taken for it.
    switch suggestion.reason {
    case .illnessNoted(let day, _) where note?.date == day: note = nil
    case .painNoted(let day)
    where note.map { $0.date == day && PainNote.complaint(in: $0.text) == nil } ?? false:
      note = nil
    default: break
    }
    return Line(
      exercise: log.exercises[suggestion.exercise].name,
      shortName: names.short(suggestion.exercise), suggestion: suggestion,
      continued: SetWork(row: suggestion.continued, of: log),
      wasToFailure: log.columns.kind[suggestion.continued] == .failure
        && log.columns.rpe[suggestion.continued] == nil,
      test: suggestion.test.map { SetWork(row: $0, of: log) },
      farSet: suggestion.farSet.map { SetWork(row: $0, of: log) },
      heavierBefore: suggestion.heavierBefore.map {
        (SetWork(row: $0, of: log), log.sessions[Int(log.columns.session[$0])].date)
      },
      daysAgo: isLast && days >= longAgo && suggestion.rule != .afterBreak ? days : nil,
      plates: plates(suggestion),
      warmUp: isWarm ? [] : suggestion.warmUp,
      note: note, setsChange: setsChange(suggestion, log, findings))
  }

  /// O(sessions of the lift).
  private static func setsChange(
    _ suggestion: Suggestion, _ log: TrainingLog, _ findings: HistoryFindings
  ) -> SetsChange? {
    let even = suggestion.repetitions.map { Array(repeating: $0, count: suggestion.sets) }
    let columns = log.columns
    let sessions = findings.liftFindings.history.sessions.ofExercise[suggestion.exercise]
    guard let wanted = suggestion.topSets?.repetitions ?? even,
      let last = sessions.last(where: {
        $0.session == Int(columns.session[suggestion.continued])
      })
    else { return nil }
    let done = last.rows.filter { row in
      Load(units: columns.load[row] ?? 0).isSame(as: suggestion.load ?? .zero)
    }.compactMap { columns.repetitions[$0].map(Int.init) }
    guard done.count == wanted.count else { return nil }
    let changes = zip(wanted, done).map { $0 - $1 }
    if changes.contains(where: { $0 < 0 }) { return .fewer }
    return changes.max().flatMap { $0 > 0 ? .more($0) : nil }
  }

  /// The first lifts, with at most this number of lines; a plan of two kinds of sets takes two.
  func lines(most: Int) -> [Line] {
    var count = 0
    return Array(
      lines.prefix { line in
        let plan = line.suggestion.plan
        count += plan.count == 2 && !line.suggestion.isOneLoad ? 2 : 1
        return count <= most
      })
  }

  /// Suggestions come latest first, so that the recent ones are at the front.
  private static func shown(_ suggestions: [Suggestion], _ most: Int?) -> [Suggestion] {
    guard let most, suggestions.count > most, let latest = suggestions.first?.lastSession
    else { return suggestions }
    return Array(
      suggestions.prefix(most).prefix { latest.days(since: $0.lastSession) <= recentDays })
  }

  private static func plates(_ suggestion: Suggestion) -> [Inventory.BarLoading]? {
    let loadings =
      suggestion.plan.isEmpty
      ? [suggestion.plates].compactMap(\.self) : suggestion.plan.compactMap(\.plates)
    return loadings.isEmpty || loadings.count != max(1, suggestion.plan.count) ? nil : loadings
  }
}
