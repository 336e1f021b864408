package import GymBoAnalysis
internal import GymBoLog

/// How suggestions are made.
public struct SuggestionOptions: Sendable {
  /// The rule that makes them, for lifts without a rule of their own.
  public var rule: RuleChoice
  /// Rules of single lifts, by the exercise's name as logged.
  public var rules: [String: RuleChoice]
  /// What the lifter gives as training maxima, by the exercise's name as logged; used by percentages and 5/3/1.
  public var trainingMaxima: [String: TrainingMax]
  /// What there is to lift with; nil takes the usual steps of each implement.
  public var inventory: Inventory?

  /// The defaults of the product, but for what is given.
  public init(
    rule: RuleChoice = .auto, rules: [String: RuleChoice] = [:],
    trainingMaxima: [String: TrainingMax] = [:], inventory: Inventory? = nil
  ) {
    self.rule = rule
    self.rules = rules
    self.trainingMaxima = trainingMaxima
    self.inventory = inventory
  }
}

extension LiftFindings {
  /// What to lift next: one suggestion for every lift with a session in the last 42 days of training, breaks of all
  /// training left out. Cardio and stretching
  /// are no lifts. Suspect sets and deloads are left out. The lift trained last comes first; of one day in the log's order.
  /// - Parameters:
  ///   - deload: whether a deload is due, where that is known already.
  ///   - workout: that is probably next.
  ///   - isWanted: whether a lift's is asked for, given those of the lifts before it.
  package func suggestions(
    _ options: SuggestionOptions = SuggestionOptions(), deload: DeloadFinding? = nil,
    of workout: ProposedWorkout = ProposedWorkout(),
    where isWanted: (LiftFinding, [Suggestion]) -> Bool = { _, _ in true }
  ) -> [Suggestion] {
    let isLighterWeek = deload?.isLighterWeek ?? isLighterWeek()
    var equipment = Equipment(options.inventory)
    let light = LightSessions(breaks.deloads, history)
    let lifter = Lifter(history, breaks, lifts, isLighterWeek: isLighterWeek)
    var suggestions: [Suggestion] = []
    func suggest(_ lift: LiftFinding, _ workout: ProposedWorkout) -> Suggestion? {
      suggestion(
        for: lift, options, light: light, track: workout.tracks[lift.exercise], lifter: lifter,
        isLighterWeek: isLighterWeek, equipment: &equipment)
    }
    for lift in lifts where isWanted(lift, suggestions) {
      if let suggestion = suggest(lift, workout) { suggestions.append(suggestion) }
    }
    let proposed = suggestions.filter { workout.lifts.contains($0.exercise) }
    if let day = PassedOverDay(proposed, lifts, history.log, history.traits) {
      for place in suggestions.indices where day.others.contains(suggestions[place].exercise) {
        guard let lift = lifts.first(where: { $0.exercise == suggestions[place].exercise }) else {
          continue
        }
        let before = Set(lift.sessions.lazy.filter { $0.date <= day.base }.map(\.session))
        if let other = suggest(lift, workout.going(on: lift.exercise, from: before)) {
          suggestions[place] = other
        }
      }
    }
    return suggestions.sorted { first, second in
      (second.lastSession, first.exercise) < (first.lastSession, second.exercise)
    }
  }

  /// What to lift next in one lift: what ``suggestions(_:)`` says of it; nil where that says nothing.
  package func suggestion(
    for lift: LiftFinding, _ options: SuggestionOptions = SuggestionOptions(),
    of workout: ProposedWorkout = ProposedWorkout()
  ) -> Suggestion? {
    // The lifts of one workout pass over the same days.
    let together = workout.lifts.contains(lift.exercise) ? workout.lifts : [lift.exercise]
    return suggestions(options, of: workout) { other, _ in together.contains(other.exercise) }
      .first { $0.exercise == lift.exercise }
  }

  private func suggestion(
    for lift: LiftFinding, _ options: SuggestionOptions, light: LightSessions, track: Set<Int>?,
    lifter: Lifter, isLighterWeek: Bool, equipment: inout Equipment
  ) -> Suggestion? {
    let (log, traits) = (history.log, history.traits)
    let facts = log.exercises[lift.exercise].facts
    guard (facts?.modality ?? .strength) == .strength, let day = lift.sessions.last?.date,
      lifter.training.isActive(lastTrained: day)
    else { return nil }
    let listed = equipment.loads(for: facts?.implement)
    /// nil also where what it would go on from is older than ``TrainingDays/isActive(lastTrained:)`` allows.
    func advice(_ lift: LiftFinding) -> LiftAdvice? {
      let advice = LiftAdvice(
        lift: lift, day: day, log: log, traits: traits, lifter: lifter, listed: listed)
      guard let advice, lifter.training.isActive(lastTrained: advice.last.date) else { return nil }
      return advice
    }
    let lift = lifter.ill.lighterLeftOut(of: lift, log)
    // With pain the last time counts, be it in a deload that is over or in another workout, and so does an ill day with the usual load.
    let isUnwell = lifter.isUnwell(lift)
    let isInDeload = isLighterWeek && lifter.isHurt(lift) && light.endsLight(lift)
    let usual = isUnwell && !isInDeload ? lift : light.leftOut(of: lift, log)
    let track = isUnwell ? nil : track
    // A lift that was done in the deload only, or before it too long ago, goes on from there.
    var ofWorkout = track.flatMap { advice(usual.within($0)) }
    let isLatest = ofWorkout.map { $0.last.date == usual.sessions.last?.date } ?? false
    let latest = isLatest ? nil : advice(usual)
    if let own = ofWorkout, let latest, latest.comesFirst(before: own) { ofWorkout = nil }
    let chosen = ofWorkout ?? latest ?? advice(lift)
    let own = track.flatMap { ofWorkout == nil ? nil : usual.within($0) } ?? usual
    let before = isUnwell ? nil : chosen.flatMap { beforeLightDays($0, of: own, advice) }
    guard
      var suggestion = (before ?? chosen)?.suggestion(
        options, isDeload: isLighterWeek && !light.isBack(lift, log))
    else { return nil }
    if isInDeload, suggestion.deloadWork != nil { suggestion.deloadWork = advice(lift)?.workAgain }
    if let before, let chosen { before.goOn(from: chosen.last.date, &suggestion) }
    if suggestion.passedOver == nil, ofWorkout != nil, track != nil {
      suggestion.passedOver = otherWorkout(of: usual, after: suggestion.lastSession)
    }
    if suggestion.heavierBefore == nil, !suggestion.isSpared {
      let isFromLightDay =
        suggestion.lastSession == day && usual.sessions.last?.date != day
      suggestion.heavierBefore = heavierLately(
        than: suggestion, of: usual, isFromLightDay: isFromLightDay)
    }
    suggestion.deload = light.deload(of: lift, since: suggestion.lastSession)
    if suggestion.deload == nil, suggestion.passedOver == nil,
      let day = light.namedDay(of: lift, since: suggestion.lastSession)
    {
      suggestion.passedOver = PassedOver(date: day, kind: .lightDay)
    }
    return suggestion
  }

  /// The latest day of a lift after the one that is gone on from, which was in another workout; nil where there is none. Workouts of
  /// one name are kinds of days.
  private func otherWorkout(of lift: LiftFinding, after day: CivilDate) -> PassedOver? {
    guard let latest = lift.sessions.last?.date, latest > day else { return nil }
    func title(on day: CivilDate) -> String? {
      lift.sessions.last { $0.date == day }.flatMap { history.log.sessions[$0.session].title }
    }
    let isOneName = title(on: latest).map { $0 == title(on: day) } ?? false
    return PassedOver(date: latest, kind: isOneName ? .rotation : .otherWorkout)
  }
}

extension HistoryFindings {
  /// What to lift next: see `LiftFindings.suggestions`.
  package func suggestions(
    _ options: SuggestionOptions = SuggestionOptions(), deload: DeloadFinding? = nil,
    of workout: ProposedWorkout = ProposedWorkout()
  ) -> [Suggestion] {
    liftFindings.suggestions(options, deload: deload, of: workout)
  }
}

extension LiftFinding {
  /// The lift with some of its sessions only.
  fileprivate func within(_ track: Set<Int>) -> LiftFinding {
    var lift = self
    lift.done.sessions.removeAll { !track.contains($0.session) }
    return lift
  }
}

extension IllDays {
  /// The lift without the sessions in which the lifter was ill and had less load than in the last healthy one before.
  fileprivate func lighterLeftOut(of lift: LiftFinding, _ log: TrainingLog) -> LiftFinding {
    guard lift.sessions.contains(where: { sessions.contains($0.session) }) else { return lift }
    func load(_ session: ExerciseSession) -> Load? {
      session.standingRow.flatMap { log.columns.load[$0] }.map(Load.init(units:))
    }
    var (kept, healthy) = ([ExerciseSession](), Load?.none)
    for session in lift.sessions {
      if !sessions.contains(session.session) {
        healthy = load(session)
      } else if let healthy, let ill = load(session), healthy.isClearlyAbove(ill) {
        continue
      }
      kept.append(session)
    }
    var usual = lift
    usual.done.sessions = kept
    return usual
  }
}

/// The loads that an inventory makes, each implement's once: plates make many.
private struct Equipment {
  let inventory: Inventory?
  private var known: [Implement: LoadableLoads?] = [:]

  init(_ inventory: Inventory?) { self.inventory = inventory }

  mutating func loads(for implement: Implement?) -> LoadableLoads? {
    guard let inventory, let implement else { return nil }
    if let loads = known[implement] { return loads }
    let loads = inventory.loads(for: implement)
    known[implement] = .some(loads)
    return loads
  }
}

/// What suggestions need of all lifts together. Made once a history.
struct Lifter {
  let training: TrainingDays
  let predictions: Predictions
  /// The mean efforts of sessions.
  let efforts: SessionEfforts
  /// In which most recent loads were chosen.
  let unit: LoadUnit
  /// The day that counts as today.
  let today: CivilDate
  /// What the caller chose about the analysis.
  let options: AnalysisOptions
  /// Lifts that are spared because of what was noted.
  let hurt: HurtLifts
  /// The days on which the lifter was ill.
  let ill: IllDays
  /// The dumbbells that there are.
  let rack: DumbbellRack
  /// Whether most lifts are trained with a hard set.
  let trainsHard: Bool
  /// The days on which lifts had their usual loads.
  let usualDays: UsualDays
  /// The last day of the last deload, one that the lifter called so too; nil where there was none.
  let lastDeload: CivilDate?
  private let exercises: [LoggedExercise]

  /// - Parameter isLighterWeek: whether loads are reduced now: what is suggested beside is for the days after a deload that goes on.
  init(
    _ history: PreparedHistory, _ breaks: TrainingBreaks, _ lifts: [LiftFinding],
    isLighterWeek: Bool
  ) {
    let named = history.log.sessions.last {
      $0.date <= history.asOf && Deload.isNamed($0, of: history.log)
    }
    lastDeload = [breaks.deloads.last?.last, named?.date].compactMap(\.self).max()
    training = TrainingDays(history.log, asOf: history.asOf)
    predictions = Predictions(of: history)
    efforts = SessionEfforts(history)
    unit = history.log.nativeUnit
    today = history.asOf
    options = history.options
    let open = breaks.deloads.last { isLighterWeek && $0.isOpen }
    let after = open?.first.advanced(by: DeloadWeek.days) ?? history.asOf
    hurt = HurtLifts(history.log, asOf: max(after, history.asOf))
    ill = IllDays(history.log, asOf: history.asOf)
    rack = DumbbellRack(history)
    usualDays = UsualDays(lifts, history.log)
    trainsHard = UsualEffort.isHabit(of: lifts, history, without: breaks.deloads)
    exercises = history.log.exercises
  }

  /// Whether pain was noted of late that is about a lift.
  func isHurt(_ lift: LiftFinding) -> Bool { hurt.day(of: exercises[lift.exercise]) != nil }

  /// Whether the last day of a lift says what the lifter can do now: pain is about it, or the lifter was ill on it.
  func isUnwell(_ lift: LiftFinding) -> Bool {
    isHurt(lift) || lift.sessions.last.map { ill.sessions.contains($0.session) } ?? false
  }
}
