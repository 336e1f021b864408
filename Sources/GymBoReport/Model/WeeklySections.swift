internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgram
internal import GymBoProgression

/// What a weekly report says, section by section in their order: typed values, chosen and ordered, which renderers word
/// and lay out without a judgement of their own.
struct WeeklySections: Sendable {
  /// What today is about; nil on the day of the last workout, where everybody knows.
  var focus: TodaysFocus?
  var verdict: WeekVerdict
  var headline: WeekHeadline
  var records: RecordsOfTheWeek
  var attention: AttentionList
  var suggestions: SuggestionList
  var lifts: LiftsOfTheWeek
  /// nil in a week without cardio.
  var cardio: CardioOfTheWeek?
  var sessions: SessionsOfTheWeek
  var muscles: MusclesOfTheWeek?
  var balance: BalanceSection?
  var repetitionBands: RepetitionBandShares
  var periods: PeriodsSection
  var streaks: StreaksSection
  /// nil where nothing was measured of the body.
  var body: BodySection?
  var notes: DataNotes
}

extension WeeklyReport {
  /// The report's sections; nil where the history has no session up to the report's day.
  var sections: WeeklySections? {
    findings.map { findings in
      let records = RecordsOfTheWeek(findings, log: log)
      let attention = attention(findings, records)
      let lifts = LiftsOfTheWeek(
        findings, records: records, lightDays: lightDays, plateaus: attention.plateaus)
      return WeeklySections(
        focus: focus(findings),
        verdict: WeekVerdict(
          findings, bests: records.bests, attention: attention, lifts: lifts),
        headline: WeekHeadline(findings, log: log, issues: issues),
        records: records, attention: attention, suggestions: suggestionList(findings),
        lifts: lifts,
        cardio: CardioOfTheWeek(findings),
        sessions: SessionsOfTheWeek(findings),
        muscles: MusclesOfTheWeek(findings),
        balance: BalanceSection(findings),
        repetitionBands: RepetitionBandShares(findings.repetitionBands),
        periods: PeriodsSection(findings), streaks: StreaksSection(findings),
        body: body.map(BodySection.init),
        notes: DataNotes(log: log, issues: issues, findings: findings, hasBody: body != nil))
    }
  }

  /// The light days that suggestions pass over, by exercise.
  var lightDays: [Int: CivilDate] {
    var days: [Int: CivilDate] = [:]
    for suggestion in suggestions {
      if let passed = suggestion.passedOver, passed.kind == .lightDay {
        days[suggestion.exercise] = passed.date
      }
    }
    return days
  }

  /// What needs attention, in keeping with what is suggested.
  func attention(_ findings: HistoryFindings, _ records: RecordsOfTheWeek) -> AttentionList {
    AttentionList(
      findings, log: log, issues: issues, bests: Set(records.bests.map(\.exercise)),
      deload: deload, suggestions: suggestions)
  }

  /// What today is about: said of a day after the last workout, in its own week, and not where a week was asked for whose last
  /// day nobody called today.
  private func focus(_ findings: HistoryFindings) -> TodaysFocus? {
    guard let last = findings.log.sessions.last?.date, last < findings.asOf,
      findings.week.week.contains(findings.asOf), findings.options.asOf != nil
    else { return nil }
    let next = plan?.plan.next
    let focus = TodaysFocus(
      of: findings.liftFindings.history, next: nextSession,
      planned: next.map { ($0.name, $0.date) })
    return focus?.state == .trained ? nil : focus
  }

  /// The suggestions of the next workout; where it is not known, those of the lifts that were trained last.
  private func suggestionList(_ findings: HistoryFindings) -> SuggestionList {
    let own = nextSession?.own(suggestions) ?? []
    guard !own.isEmpty else {
      return SuggestionList(
        suggestions, findings: findings, log: log, rule: rule, most: SuggestionList.weeklyCount)
    }
    var list = SuggestionList(
      own, findings: findings, log: log, rule: rule,
      occasion: SuggestionList.Occasion(nextSession, log))
    list.more = suggestions.count - own.count
    return list
  }
}
