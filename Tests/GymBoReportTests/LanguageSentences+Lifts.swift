import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis
@testable import GymBoProgression
@testable import GymBoReport

extension LanguageSentences {
  mutating func addTrends() {
    guard let findings = ExampleHistory.report().findings else { return }
    let concerns = findings.liftFindings.concerns
    let sections = findings.lifts.map {
      TrendSection($0, findings: findings, concerns: concerns, log: ExampleHistory.log)
    }
    let work = SetWork(semantics: .loaded, load: .kilograms(100), repetitions: 8)
    guard var section = sections.first(where: { $0.change.value != nil }),
      var change = section.change.value
    else {
      Issue.record("no lift of the example has a trend")
      return
    }
    for state in TrendState.allCases {
      for count in Self.counts {
        change.slowedWeeksAgo = count
        change.days = 7 * max(1, count)
        change.percent = count == 0 ? 0 : change.percent
        (change.rising, change.falling) = count % 2 == 0 ? (0.7, 0.1) : (0.1, 0.7)
        section.state = state
        section.isOfOtherSets = state == .unclear && count == 1
        section.verdict = count == 0 ? nil : TrendState.allCases[count % TrendState.allCases.count]
        section.shortage =
          count == 0 ? nil : .init(sessions: count % 5, from: count % 2 == 0 ? Self.day : nil)
        section.isSeldom = count % 3 == 1
        section.backSince = count == 2 ? Self.day : nil
        section.record =
          count == 5
          ? nil
          : .init(
            kind: count == 1 ? .load : .estimate, set: work, date: Self.day, weeksWithout: count)
        section.alike = .init(
          set: work, sessions: min(count, 10), compared: 10,
          total: count == 0 ? nil : (12, count % 2 == 0 ? 15 : 9))
        section.best?.isNew = count > 1
        section.best?.matched = count > 1 ? (work, Self.day) : nil
        section.heaviest = count == 1 ? nil : .init(set: work, date: Self.day)
        section.sessions = count
        section.firstDay = count > 1 ? Self.day : nil
        section.change = .known(change)
        add(section)
        section.change = .missing(.tooFewSessions)
        add(section)
      }
    }
    section.change = .known(change)
    addCourses(&section)
    for days in [1, 2, 9] {
      for reason in Trend.LeftOut.Reason.allCases {
        let days = (0..<days).map { Self.day.advanced(by: $0) }
        add(sentences: [words.note(.leftOut(days, reason))])
      }
    }
    add(sentences: [
      words.note(.backSince(Self.day)), words.note(.effortAdjusted), words.note(.tenRepetitions),
      words.note(.unmeasured([Self.day])), words.note(.light([Self.day])),
      words.note(.lightAtEnd(Self.day)), words.note(.high([Self.day])),
      words.note(.highAtEnd(Self.day)),
      words.note(
        .manyRepetitions([Self.day, Self.day.advanced(by: 7)], counted: 12, withReserve: false)),
      words.note(.manyRepetitions([Self.day], counted: 15, withReserve: true)),
      words.note(
        .sameLoads([
          .init(load: .kilograms(50), from: 8, to: 12), .init(load: .kilograms(60), from: 5, to: 7),
        ])),
      words.note(
        .countedAnotherWay(.init(since: Self.day, load: .kilograms(16), before: .kilograms(32)))),
      words.note(.mostRepetitions(work, Self.day)),
      words.note(.afterBreak(days: 54, Self.day, isLater: true)),
      words.note(.afterBreak(days: 30, Self.day, isLater: false)),
      words.note(.light([Self.day, Self.day.advanced(by: 7)])),
    ])
  }

  /// Every course that sessions can take, with levels that go each way.
  private mutating func addCourses(_ section: inout TrendSection) {
    guard let levels = section.levels else {
      Issue.record("the lift with a trend has no levels")
      return
    }
    let courses: [TrendSection.Course?] = [
      nil, .rising, .falling, .comingBack(.fromBreak), .comingBack(.fromLow), .afterRise(.level),
      .afterRise(.down), .afterFall(.level), .afterFall(.up), .regained, .lighter,
      .sameLoads, .moreRepetitions,
    ]
    for course in courses {
      section.course = course
      section.lighter =
        course == .lighter
        ? LighterWork(since: Self.day, load: .kilograms(40), before: .kilograms(60)) : nil
      for state in [TrendState.progressing, .plateau, .notRising, .declining, .unclear, .record] {
        section.state = state
        section.verdict = state == .record ? .progressing : state
        for direction in [OwnCourse.Direction.up, .down, .level] {
          for (lowest, day) in [
            (levels.highest, Self.day), (0.8 * levels.highest, Self.day.advanced(by: -9)),
          ] {
            section.levels = levels
            section.levels?.direction = direction
            section.levels?.lowest = lowest
            section.lastDay = day
            section.hidesMore = day == Self.day
            section.lowerSince = day == Self.day ? .init(date: day, before: 84) : nil
            section.judgedSessions = TrendVerdict.fewestSessions
            add(section)
            section.judgedSessions = day == Self.day ? 1 : 2
            add(section)
            section.judgedSessions = TrendVerdict.fewestSessions
            section.levels?.standstill = day
            section.levels?.turn = (direction == .up ? lowest : 2 * levels.highest, day)
            add(section)
          }
        }
      }
    }
  }

  private mutating func add(_ section: TrendSection) {
    add(parts: [words.lead(section)])
    add(sentences: [words.lead(section) + words.summary(section)])
    add(sentences: [words.evidence(section), words.reason(section)].compactMap(\.self))
  }

  mutating func addSuggestions() throws {
    let report = ExampleHistory.report()
    let findings = try #require(report.findings)
    let suggestion = try #require(
      report.suggestions.first { $0.semantics == .loaded && $0.load != nil })
    let list = SuggestionList([suggestion], findings: findings, log: report.log)
    let line = try #require(list.lines.first)
    for action in SuggestedChange.allCases {
      for (index, reason) in Self.reasons.enumerated() {
        for adjustment in index == 0 ? Self.adjustments : [nil] {
          var line = line
          line.suggestion.action = action
          line.suggestion.reason = reason
          line.suggestion.adjustment = adjustment
          line.suggestion.probability = index % 2 == 0 ? nil : 0.82
          line.suggestion.isCountedAnew = index % 2 == 1
          line.suggestion.easesHardSets = index % 2 == 1
          line.suggestion.countedAmong = index % 2 == 1 ? 21 : nil
          line.suggestion.expectedRPE = index % 3 == 0 ? nil : 8.5
          if action == .addTime { line.suggestion.seconds = 90 }
          add(sentences: [words.reason(line)])
          add(parts: [words.work(line), words.shortReason(line), words.shortChange(line)])
          add(parts: words.plannedWork(line))
        }
      }
    }
    for isNoted in [false, true] {
      var line = line
      line.suggestion.passedOver = PassedOver(
        date: Self.day, kind: .otherMachine, isNoted: isNoted)
      line.suggestion.action = .increaseLoad
      line.suggestion.repetitions = 3
      line.continued.repetitions = isNoted ? 5 : 4
      add(sentences: [words.reason(line)])
    }
    for refusal in Self.refusals {
      var line = line
      line.suggestion.refused = RefusedRule(rule: .twoForTwo, reason: refusal)
      line.note = LiftNote(text: "Ankle", date: Self.day)
      add(sentences: [words.reason(line)])
      line.note?.isPlan = true
      add(sentences: [words.reason(line)])
    }
    for option in RuleChoice.optionForms.map({ $0.prefix { $0 != "[" } }) + [
      "double-progression:6-10"
    ] {
      if let rule = RuleChoice(option: String(option)) {
        add(parts: [words.suggestionsTitle(rule)])
      }
    }
    add(parts: [words.suggestionsTitle(nil), words.lastWorkout(Self.day), words.lastWorkout(nil)])
    add(sentences: [
      words.possible([Self.lift]), words.possible([Self.lift, Self.lift]),
      words.deloadPassedOver(DayRange(Self.day, Self.day.advanced(by: 6))),
    ])
  }

  private static var reasons: [SuggestionReason] {
    let load = Load.kilograms(100)
    let counted = counts.flatMap { count -> [SuggestionReason] in
      [
        .doneInARow(sessions: count, repetitions: count), .rose(sessions: count),
        .changedEachTime(sessions: count),
        .testAbove(
          load: load, repetitions: count, on: CivilDate(dayNumber: 20_000), percent: 12),
        .afterBreak(days: count, until: day), .afterBreak(days: count, until: nil),
        .backTo(load: load, repetitions: count, days: count, isOfLift: false),
        .backTo(load: nil, repetitions: count, days: count, isOfLift: true),
        .rule(.reachedTop(repetitions: count)),
        .rule(.belowRange(6...10, sessions: count, of: 3)),
        .rule(.extraRepetitions(sessions: 1, of: 2, spare: count)),
        .rule(.effort(repetitions: count, rpe: 8.5)),
        .rule(
          .stepNotFeasible(
            next: load, percent: 5, expectedRepetitions: Double(count), range: 6...10)),
      ]
    }
    return [
      .effort(rpe: 8.96), .effortDiffers(first: 7, hardest: 9.5), .sessionEffort(rpe: 9),
      .repetitionsFell(since: CivilDate(dayNumber: 20_000)), .failedSet,
      .painNoted(on: CivilDate(dayNumber: 20_000)),
      .illnessNoted(on: CivilDate(dayNumber: 20_000), note: "x"),
      .rule(.withinRange(8...12)), .rule(.failedSet),
      .rule(.stepTooLarge(next: load, percent: 12)), .rule(.stepTooLarge(next: load, percent: -12)),
      .rule(.stepNotFeasible(next: load, percent: 5, expectedRepetitions: nil, range: 6...10)),
      .rule(.nothingToLoad), .rule(.limited(wanted: load)), .rule(.percentage(of: load)),
      .rule(.likely(asked: 0.8)), .rule(.likely(asked: 0.8, unmet: 0.42, oneLess: 0.61)),
      .rule(.cycle(week: 2, cycle: 1, trainingMax: load)),
    ] + counted
  }

  private static var adjustments: [LoadAdjustment?] {
    let load = Load.kilograms(100)
    return [
      nil, .stepTooLarge(next: load, percent: 12), .stepTooLarge(next: load, percent: -12),
      .smallerStep(wanted: load, percent: 10.5), .roundsToSame, .topOfRange(repetitions: 12),
      .unlikely(wanted: load, probability: 0.3), .stepNotFeasible(next: load, percent: 5),
      .nothingToLoad, .notLoadable(wanted: load, percent: 1),
      .nothingNear(nearest: load, percent: 12),
    ]
  }

  private static var refusals: [RuleRefusal] {
    [
      .noLoadedSession, .noRatedSet(ratedPercent: 21), .offChart(repetitions: 21, rpe: 8),
      .noTrainingMax, .noMaximum, .notAMainLift, .noPrediction,
      .planTooHeavy(percent: 21, heaviest: .kilograms(100)), .failedSet, .invalidPlan,
    ]
  }
}
