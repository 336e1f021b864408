import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis
@testable import GymBoProgression
@testable import GymBoReport

/// What a language says of many values: of each number of things that languages count differently, and of every case.
struct LanguageSentences {
  /// None, one, two, a few, and numbers that end in one or have groups of digits.
  static let counts = [0, 1, 2, 5, 21, 1000]
  /// A day whose month is an abbreviation in most languages.
  static let day = CivilDate(iso: "2026-11-12") ?? CivilDate(dayNumber: 0)
  /// A name that no word of a language looks like.
  static let lift = "XQ7"

  let words: any Words
  /// Whole sentences.
  private(set) var sentences: [Sentence] = []
  /// Names, titles and parts of sentences.
  private(set) var parts: [Sentence] = []

  init(_ language: Language, unit: LoadUnit = .kilogram) throws {
    words = language.words(unit: unit, asOf: LanguageSentences.day)
    addNames()
    addCounts()
    addAttention()
    addData()
    addDeloads()
    addWeeks()
    addTrends()
    try addSuggestions()
    addRecordKinds()
    try addSections()
    try addCoach()
    try addPlans()
    try addBody()
  }

  mutating func add(parts more: [Sentence]) { parts += more }

  mutating func add(sentences more: [Sentence]) { sentences += more }

  private mutating func addNames() {
    parts += Muscle.allCases.map(words.name)
    parts += MissingReason.allCases.map(words.reason)
    parts += TrendState.allCases.map(words.name)
    parts += ProgressMeasure.allCases.map(words.name)
    parts += SetBalance.Kind.allCases.map(words.name)
    parts += RepetitionBands.Band.allCases.map(words.name)
    parts += IntensityZones.Zone.allCases.map(words.name)
    parts += SessionMeasure.allCases.map(words.title)
    parts += PeriodKind.allCases.map(words.name)
    parts += MethodDeclaration.Kind.allCases.map(words.title)
    parts += MethodDeclaration.Evidence.allCases.map(words.name)
    parts += SuggestionRule.allCases.map(words.tag)
    parts += GymBoLog.Issue.Severity.allCases.map(words.lead)
    parts += words.exerciseColumns + words.recordColumns + words.periodColumns + words.curveRows
    parts += [
      words.attentionTitle, words.checkTheUnit, words.sessionsTitle, words.lastOn,
      words.otherSuggestionsTitle, words.deloadColumn, words.effortColumn, words.likelihoodColumn,
      words.trendTitle, words.curveTitle, words.intensityTitle, words.evidenceTitle,
      words.expectationTitle, words.newBestsTitle, words.recordsOfTheWeekTitle, words.recordsTitle,
      words.loadsTitle, words.liftsTitle(nil), words.streaksTitle, words.reached, words.dataTitle,
      words.othersTitle, words.muscles(nil), words.muscles([.chest, .hipFlexors]),
      words.bandsTitle(isWholeHistory: true), words.bandsTitle(isWholeHistory: false),
    ]
    sentences += IssueRule.allCases.map(words.sentence)
    sentences += [1, 5].map { lifts in
      words.otherDays(Array(repeating: (Self.lift, CivilDate(dayNumber: 20_000)), count: lifts))
    }
    sentences += MethodDeclaration.Evidence.allCases.map(words.meaning)
    sentences += RepetitionCurve.Refusal.allCases.map(words.curve)
    sentences += [
      words.nothingNeedsAttention, words.nothingFound, words.noRecords,
      words.noRepetitions,
      words.noSuggestions, words.nobodyNeedsALook, words.loadsAreAdded, words.afterRecord,
      words.doubtKey, words.methodsIntroduction, words.noRecordsYet, words.musclesUnknown,
      words.looksLikePounds,
      words.kilogramsAssumed, words.longWorkoutKey(mark: "*"), words.similarity(0.5),
      words.e1RMHasBody(.kilograms(80)), words.average(71, setsWithout: 0),
    ]
  }

  private mutating func addCounts() {
    for count in Self.counts {
      parts += [
        words.sets(count), words.repetitions(count), words.exercisesTitle(count),
        words.moreRows(count), words.seriesTitle(most: count),
      ]
      parts += words.scoreColumns(age: count)
      sentences += [
        words.moreItems(count), words.moreFiles(count), words.laterSets(count),
        words.idleLifts(count),
        words.moreSuggestions(count, files: ["a.csv"]), words.average(70, setsWithout: count),
        words.moreBests(Array(repeating: Self.lift, count: min(max(count, 1), 21))),
        words.leftOut(
          LeftOutRow.Reason.allCases.map { CheckSection.LeftOut(reason: $0, rows: count) }),
        words.counts(GymBoLog.Issue.Severity.allCases.map { ($0, count) }),
      ]
      let earlier = Self.day.advanced(by: -count)
      parts += [words.ago(earlier, on: Self.day), words.age(earlier, on: Self.day)]
      for semantics in LoadSemantics.allCases {
        for load in [nil, Load.kilograms(0), Load(kilograms: 102.5)] {
          let work = SetWork(
            semantics: semantics, load: load, repetitions: count, seconds: Double(count),
            metres: 12.5 * Double(count))
          parts += [words.set(work), words.shortSet(work), words.run(count, of: work)]
        }
        parts.append(words.set(SetWork(semantics: semantics)))
      }
      let before = SetWork(semantics: .loaded, load: .kilograms(100), repetitions: 8)
      let after = SetWork(semantics: .loaded, load: .kilograms(100), repetitions: 8 + count)
      let heavier = SetWork(semantics: .loaded, load: .kilograms(110), repetitions: 8 + count)
      for change in [
        SetChange(from: before, to: after), SetChange(from: after, to: before),
        SetChange(from: before, to: heavier),
      ] {
        parts.append(words.change(change))
        parts.append(words.change(.set(change, .same)))
      }
      for measure in ProgressMeasure.allCases {
        parts.append(words.value(Double(count), of: measure))
      }
      for kind in Streak.Kind.allCases {
        for isRecord in [true, false] {
          let streak = Streak(kind: kind, current: count, longest: count, isRecord: isRecord)
          parts += [words.length(streak), words.standing(streak)]
        }
      }
      for kind in [
        Milestone.Kind.volume(kilograms: count), .steadyDays(count), .trainingWeeks(count),
      ] {
        sentences.append(words.milestone(Milestone(kind: kind, date: Self.day)))
      }
      sentences.append(words.next(.init(goal: 1000 * Double(count), missing: Double(count))))
    }
  }

  private mutating func addAttention() {
    var items: [AttentionItem] = []
    for count in Self.counts {
      items += [
        .goalMissed(workouts: count, goal: 3), .goalAtRisk(missing: count, daysLeft: count),
        .notRead(rows: count, of: 1000, file: "a.csv", files: ["a.csv"]),
        .notRead(rows: count, of: count, file: nil, files: ["a.csv", "b.csv"]),
        .muchVolume(.chest, sets: Double(count), most: 20, isOfLastDays: count > 1),
        .dataCheck(issues: count, kinds: count, files: ["a.csv"]),
        .moreLifts(.declining, exercises: [Self.lift], more: count),
        .moreLifts(.notRising, exercises: [Self.lift, Self.lift], more: count),
        .moreLifts(.plateau, exercises: [Self.lift], more: count),
        .doubtful(
          .init(
            what: .set(SetWork(semantics: .loaded, load: .kilograms(100)), exercise: Self.lift),
            sets: count, proposal: .meantLoad(.kilograms(10)))),
        .doubtful(.init(what: .text(Self.lift), sets: count, proposal: nil)),
      ]
    }
    items += LeftOutSide.Side.allCases.map {
      .leftOut(LeftOutSide(side: $0, last: Self.day, days: 21))
    }
    items += [
      .painNoted(PainNote(text: "Hurts", date: Self.day, lifts: [Self.lift])),
      .painNoted(PainNote(text: "After surgery", date: Self.day, lifts: [])),
      .painNoted(PainNote(text: "Sick", kind: .illness, date: Self.day, lifts: [])),
    ]
    for item in items {
      parts += [words.lead(item), words.label(item)]
      let lifts = item.lifts
      let rest = AttentionRest(
        items: [item], lifts: lifts?.names ?? [], moreLifts: lifts?.more ?? 0)
      sentences += [words.rest([rest]), words.rest([rest, rest])]
      sentences += [words.sentence(item), words.shortSentence(item)]
    }
    for proposal in Self.proposals { parts.append(words.proposal(proposal)) }
    for doubt: GymBoLog.Issue.Doubt in [
      .load(.kilograms(1000), exercise: Self.lift), .repetitions(200, exercise: Self.lift),
      .sharedLoad(.kilograms(100), exercises: [Self.lift, Self.lift]), .name(Self.lift),
      .duration(30_000), .pace(metres: 1000, seconds: 30, exercise: Self.lift),
    ] { parts.append(words.doubt(doubt)) }
  }

  private static var proposals: [GymBoLog.Issue.Proposal] {
    let plain: [GymBoLog.Issue.Proposal] = [
      .leftOut, .rpeLeftOut, .indexLeftOut(1...1000), .distanceLeftOut, .readAsAssistance,
      .durationLeftOut(longest: 86_400), .readAsWorkingSet, .readAsUnit(.pound), .readAsText(lift),
      .saveAsUTF8, .takenFrom(file: "a.csv"), .takenFromLine(1000), .volumeBeyondExact,
      .wholeNumberExpected, .startExpected, .dateAndTimeExpected, .athleteExpected, .otherAthlete,
      .endBeforeStart, .correctQuotes, .sayPounds, .sayPoundsAsLoadsLook, .meantName(lift),
      .continuedAs(lift), .correctInApp, .deleteOneWorkout, .leftOutOfAverageDurations,
      .bodyWeightIncluded, .noSuchExercise(line: 3, file: "a.csv", nearest: nil),
      .noSuchExercise(line: 3, file: "a.csv", nearest: lift), .above(.load(.kilograms(1000))),
      .above(.distance(1000)),
    ]
    return plain
      + counts.flatMap { count -> [GymBoLog.Issue.Proposal] in
        [
          .countedOnce(workouts: count, sets: count), .cellsExpected(count, found: count),
          .above(.repetitions(count)), .above(.duration(Int64(86_400 * count))),
        ]
      }
  }

  private mutating func addData() {
    let log = ExampleHistory.log
    for issues in Self.counts {
      var notes = DataNotes(log: log, issues: [], findings: nil)
      notes.later = issues
      (notes.issues, notes.issueKinds, notes.rows, notes.sets) = (issues, issues, issues, issues)
      notes.allFiles = Array(repeating: "a.csv", count: min(issues, 5))
      sentences += [words.read(notes), words.more(notes), words.issues(notes)]
      notes.rows += 1
      sentences.append(words.read(notes))
      sentences.append(words.mergedNames(log.mergedNames, more: issues))
      sentences += [
        words.coverage(.volume(sets: 0, of: issues)),
        words.coverage(.time(workouts: 0, of: issues)),
        words.coverage(.longWorkouts(issues)), words.coverage(.longWorkoutsBefore(issues)),
        words.sentence(EmptyReport.noWorkout(files: issues)),
      ]
    }
    for reason in MissingReason.allCases {
      sentences += [words.coverage(.noVolume(reason)), words.coverage(.noTime(reason))]
    }
    sentences.append(words.sentence(EmptyReport.nothingYet(first: Self.day)))
    for file in log.files { parts += [words.rows(of: file), words.unit(of: file)] }
  }

  private mutating func addDeloads() {
    var reasons: [DeloadAdvice.Reason] = []
    for count in Self.counts {
      let lifts = DeloadAdvice.Lifts(names: [Self.lift], more: count)
      let exemptions: [DeloadFinding.Exemption] = [
        .resting(days: count), .rested(until: Self.day, days: count), .afterDeload(Self.day),
        .lightDays(until: Self.day),
        .inDeload(since: Self.day), .noLoadedLift, .newHistory(days: count),
      ]
      reasons += exemptions.map { .exempt($0) }
      reasons += [
        .sign(.falling(lifts)), .sign(.declining(lifts)), .sign(.harder(lifts)),
        .sign(.weeksWithout(count)), .fewFall(0, of: count), .fewDecline(count, of: count),
        .fewHarder(count, of: count), .fewFall(count, of: count), .fewHarder(0, of: count),
        .weeksSinceRest(count),
      ]
    }
    let gaps: [DeloadTrigger.Gap] = [
      .historyTooShort(weeks: 1), .historyTooShort(weeks: 5), .fewSessions, .noTrend,
      .fewRatings(percent: 21), .noEqualLoad, .noSession,
    ]
    guard let findings = ExampleHistory.report().findings else { return }
    var advice = DeloadAdvice(findings.deload(), findings: findings)
    for verdict in DeloadFinding.Verdict.allCases {
      advice.verdict = verdict
      parts.append(words.lead(verdict))
      for (index, reason) in reasons.enumerated() {
        advice.reasons = [reason]
        advice.gaps = [gaps[index % gaps.count]]
        advice.hasBodyweightLifts = index % 2 == 0
        sentences += [words.sentence(advice), words.shortSentence(advice)]
      }
    }
    for count in Self.counts {
      let work = DeloadWork(
        semantics: .loaded, sets: count, repetitions: count, load: .kilograms(90))
      let body = DeloadWork(semantics: .bodyweight, sets: count, repetitionsShort: count)
      for work in [work, body] { parts += [words.deloadWork(work), words.shortDeload(work)] }
    }
  }

  private mutating func addWeeks() {
    guard let sections = ExampleHistory.report().sections else { return }
    var verdict = sections.verdict
    for state in [WeekVerdict.State.notBegun, .inProgress, .complete] {
      for count in Self.counts {
        (verdict.state, verdict.workouts) = (state, count)
        verdict.goal = count == 2 ? 3 : nil
        verdict.isFirst = count == 5
        verdict.daysOff = count == 21 ? count : nil
        verdict.workoutsBefore = count == 2 ? 4 : nil
        verdict.setsDespite = count == 2 ? 40 : nil
        verdict.work = count == 0 ? nil : count == 5 ? .volume(percent: -12) : .sets(count - 2)
        verdict.newBests = Array(repeating: Self.lift, count: min(count, 5))
        verdict.falling = verdict.newBests
        verdict.isDeloadDue = count == 1
        verdict.deloadSince = count == 2 ? Self.day : nil
        verdict.isAfterDeload = count == 1
        verdict.deloads = count == 5 ? 5 : count == 21 ? 1 : 0
        verdict.unstuck = .init(lifts: count, unjudged: count / 3, early: count / 5)
        verdict.lastWorkout = .init(
          title: count == 5 ? nil : Self.lift, date: Self.day.advanced(by: -count), days: count)
        parts.append(words.lead(verdict))
        sentences.append(words.summary(verdict))
        sentences += [words.remark(verdict), words.absence(verdict)].compactMap(\.self)
        if let work = verdict.work {
          let finished = WeekVerdict.FinishedWeek(
            week: verdict.week, workouts: count, workoutsBefore: count == 2 ? 4 : nil, work: work,
            isDeload: count == 1)
          sentences.append(words.sentence(finished))
          verdict.unstuck = .init(lifts: count, unjudged: count, early: count / 2 + count % 2)
          sentences += [words.remark(verdict)].compactMap(\.self)
        }
      }
      verdict.lastWorkout?.title = nil
      for days in 0...8 {
        verdict.lastWorkout?.days = days
        sentences += [words.absence(verdict)].compactMap(\.self)
      }
    }
    sentences.append(words.comparison(sections.headline))
    if let muscles = sections.muscles {
      sentences += [words.summary(muscles), words.musclesKey(muscles), words.idle(muscles)]
      parts += [words.title(muscles), words.briefTitle(muscles)]
    }
  }

  private mutating func addRecordKinds() {
    let kinds: [RecordKind] =
      [
        .load, .repetitions, .estimate, .tenRepetitions, .setVolume, .sessionVolume, .duration,
      ]
      + Self.counts.map { .loadFor(repetitions: $0) }
    for kind in kinds {
      parts.append(words.name(kind))
      for count in Self.counts { parts.append(words.number(Double(count), of: kind)) }
    }
    for probability in [0, 0.005, 0.05, 0.5, 0.999, 1] {
      let usualness = Usualness(probability: probability)
      parts += [words.surprise(usualness), words.shortSurprise(usualness)]
      parts.append(words.likelihood(probability))
    }
    parts.append(words.surprise(Usualness(probability: 0.4, isFarAbove: true)))
    for inol in [0.3, 0.7, 1.2, 1.8, 2.5, 3.5, 5] { sentences.append(words.week(inol: inol)) }
  }
}
