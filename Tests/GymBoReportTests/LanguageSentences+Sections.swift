import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis
@testable import GymBoProgression
@testable import GymBoReport

/// What a language says of the sections of made-up histories, with each of their numbers in turn.
extension LanguageSentences {
  mutating func addSections() throws {
    let reports = [ExampleHistory.log, TextReportTests.usualLog()].map {
      WeeklyReport(of: $0, options: AnalysisOptions(weeklyGoal: 3), unit: words.unit)
    }
    for report in reports {
      let sections = try #require(report.sections)
      try addPage(report)
      addHeadline(sections)
      addPeriods(sections)
      addRecords(sections)
      let findings = try #require(report.findings)
      for lift in findings.lifts {
        let report = ExerciseReport(of: lift, findings: findings, log: report.log, unit: nil)
        addExercise(report.sections)
      }
    }
    addComparisons()
    let last = try #require(reports.last)
    addNextWorkouts(try #require(last.sections).suggestions)
    addEquipment()
    addScores()
    let lastFindings = try #require(last.findings)
    addTriage(Triage(of: lastFindings.liftFindings, volume: lastFindings.weeklyVolume))
  }

  private mutating func addHeadline(_ sections: WeeklySections) {
    var headline = sections.headline
    for isInProgress in [true, false] {
      headline.isInProgress = isInProgress
      add(parts: words.numbers(headline))
      add(sentences: [words.comparison(headline)])
    }
    add(sentences: [words.lastComplete(headline.period)])
    for weeks in Self.counts.dropFirst() { add(parts: [words.streak(.init(weeks: weeks))]) }
    add(parts: [words.key(trained: "●"), words.averageRPE(8.5)])
    for days in [15, 60, 400] {
      add(sentences: [words.lastPause(DayRange(Self.day.advanced(by: -days), Self.day))])
    }
    add(sentences: [words.nextKey(NextSign.allCases)])
    add(sentences: [words.liftsKey(sections.lifts.lifts), words.issues(sections.notes)])
    let explained: [LiftWord] = [
      .state(.declining), .state(.notRising), .lowerLately, .downAgain, .upAgain, .easier,
    ]
    add(sentences: [words.key(of: explained)].compactMap(\.self))
    for count in [1, 2, sections.lifts.lifts.count] {
      let lifts = Array(sections.lifts.lifts.prefix(count))
      for naming in [NamedLifts.all, .moving, .few] {
        add(parts: [words.lowerThisTime("\(name: Self.lift)")])
        add(parts: [words.lowerThanLastTime(["\(name: Self.lift)"], more: lifts.count)])
        let more = words.moreLifts(lifts, naming: naming)
        add(parts: [more, words.allLifts(lifts, naming: naming)])
      }
    }
    if let method = sections.notes.method { add(sentences: [words.method(method)]) }
    if let balance = sections.balance {
      add(parts: [words.title(balance)])
      add(parts: balance.setBalances.map(words.verdict))
      for ratio in balance.strengthRatios {
        add(parts: [words.name(ratio.reference), words.verdict(ratio)])
        add(parts: [words.interval(ratio.estimate.interval)])
      }
      for balance in balance.setBalances {
        add(sentences: [words.sentence(.setBalance(balance))])
      }
    }
  }

  private mutating func addPeriods(_ sections: WeeklySections) {
    add(parts: [words.periodsTitle(upTo: Self.day)])
    for period in sections.periods.periods {
      add(parts: [words.percentNumber(period.volume), words.percentChange(period.workouts)])
    }
    for before in [nil, 3000.0] {
      add(sentences: [words.average(.init(duration: 3600, before: before))])
    }
    for isOfVolume in [true, false] {
      add(sentences: [words.monotony(.init(isOfVolume: isOfVolume, factor: 1.5, strain: 27_411))])
    }
    var streaks = sections.streaks
    for count in Self.counts {
      (streaks.streakGap, streaks.workoutsAWeek) = (count, count)
      for isGoal in [true, false] {
        streaks.isGoal = isGoal
        add(parts: Streak.Kind.allCases.map { words.name($0, streaks) })
      }
    }
  }

  private mutating func addRecords(_ sections: WeeklySections) {
    add(parts: sections.records.bests.map(words.gain))
    for session in sections.records.sessions {
      add(parts: [words.title(session)] + session.lifts.map(words.records))
    }
  }

  private mutating func addExercise(_ sections: ExerciseSections) {
    var headline = sections.headline
    for count in Self.counts {
      (headline.sessions, headline.workingSets, headline.loadedSets) = (count, count + 1, count)
      add(parts: words.totals(headline))
    }
    if let facts = headline.facts { add(parts: words.facts(facts)) }
    if let last = headline.lastSession { add(parts: [words.lastTime(last)]) }
    if let line = sections.suggestion?.lines.first {
      add(parts: [words.next(line, sections.expectation), words.next(line, nil)])
    }
    if var expectation = sections.expectation {
      for repetitions in Self.counts.dropFirst() {
        expectation.repetitions = repetitions
        add(sentences: [0.001, 0.2, 0.5, 0.8, 0.999].map { words.chance($0, of: expectation) })
        add(sentences: [words.outcomes(expectation), words.basis(expectation)])
      }
    }
    add(sentences: [words.estimates(sections.records.estimates)].filter { !$0.isEmpty })
    add(parts: sections.records.loads.map(words.load))
    for series in sections.series.series {
      add(parts: [words.name(series.name), words.value(series.values.last ?? 0, of: series.name)])
    }
    if let now = sections.series.now { add(sentences: [words.smoothed(now.point, now.measure)]) }
    if case .success(let curve) = sections.curve { add(sentences: [words.curve(curve)]) }
    if let session = sections.intensity?.lastSession {
      add(sentences: [words.lastSession(session)])
    }
    add(parts: [words.sessionsTitle(sections.lastSessions)])
    for session in sections.lastSessions.sessions {
      var session = session
      add(parts: [words.session(session)])
      (session.hasFailedSet, session.isSuspect, session.runs) = (true, true, [])
      add(parts: [words.session(session)])
    }
  }

  private mutating func addComparisons() {
    let values: [Finding<Double>] =
      [.missing(.noLoad), .missing(.noSession)]
      + Self.counts.map { .known(Double($0)) }
    for value in values {
      for previous in values {
        let comparison = Comparison(value: value, previous: previous)
        add(parts: [words.percentChange(comparison), words.percentNumber(comparison)])
        add(parts: SessionMeasure.allCases.map { words.change(comparison, of: $0) })
      }
    }
  }

  private mutating func addNextWorkouts(_ list: SuggestionList) {
    guard case .next(var next) = list.occasion else {
      Issue.record("no next workout is known")
      return
    }
    let days = [Self.day, Self.day.advanced(by: -400)]
    for title in [nil, Self.lift] {
      for day in days {
        let workout = NextWorkout.Workout(title: title, date: day)
        for further in [[], [workout], [workout, workout]] {
          (next.model, next.further) = (workout, further)
          add(parts: [words.title(next)])
          for more in Self.counts {
            add(sentences: [words.afterwards(next, others: more, files: ["a.csv"])])
          }
        }
        add(sentences: [words.further([workout])])
      }
    }
  }

  private mutating func addEquipment() {
    let kilograms = Inventory.Mark(thousandths: 20_000, unit: .kilogram)
    let pounds = Inventory.Mark(thousandths: 45_000, unit: .pound)
    for plates in [[], [kilograms], [kilograms, pounds]] {
      let first = Inventory.BarLoading(bar: kilograms, perSide: plates, total: .kilograms(100))
      let second = Inventory.BarLoading(bar: pounds, perSide: plates, total: .kilograms(100))
      add(parts: [
        words.plates([first]), words.plates([first, first]), words.plates([first, second]),
      ])
    }
    let warmUps: [(load: Load?, percent: Int?)] = [(.kilograms(40), 40), (nil, 40), (nil, nil)]
    for (load, percent) in warmUps {
      add(parts: [words.warmUp([WarmUpSet(load: load, repetitions: 5, percent: percent)])])
    }
  }

  private mutating func addScores() {
    for sex in Sex.allCases {
      for event in ScoreReport.Event.allCases {
        for equipment in ScoreReport.Equipment.allCases {
          let report = ScoreReport(
            sex: sex, bodyWeight: .kilograms(250), total: .kilograms(400), equipment: equipment,
            event: event, age: 45, unit: words.unit)
          add(parts: [words.title(report)])
          add(sentences: report.notes.map(words.note))
        }
      }
    }
    let refusals: [ScoreRefusal] = [
      .totalNotPositive, .bodyWeightNotPositive, .bodyWeightBelow(.dots, least: 35),
      .ageOutsideTable(91, 5...90),
    ]
    add(sentences: refusals.map { words.note(.refused($0)) })
  }

  private mutating func addTriage(_ example: Triage) {
    let lift = Triage.Lift(name: Self.lift, change: -6, weeks: 5, weeksSinceBest: 21)
    for count in Self.counts {
      var triage = example
      (triage.workoutsByWeek, triage.weeks) = (Array(repeating: 0, count: count), count)
      triage.cameBack = count.isMultiple(of: 2)
      for lifts in [[lift], [lift, lift]] {
        (triage.falling, triage.stuck) = (lifts, lifts)
        triage.lighter = lifts.map {
          Triage.LighterLift(
            name: $0.name,
            work: LighterWork(since: Self.day, load: .kilograms(40), before: .kilograms(60)),
            change: lifts.count > 1 ? -12 : nil, note: lifts.count > 1 ? "x" : nil)
        }
        triage.pain = PainNote(
          text: "x", kind: lifts.count > 1 ? .illness : .pain, date: Self.day,
          lifts: Array(repeating: lift.name, count: count))
        let entry = TriageEntry(athlete: "Ann", .read(triage))
        for reason in Triage.Reason.allCases {
          var row = TriageList.Row(
            priority: 1, entry: entry, reasons: [reason, .painNoted], daysSinceLast: count)
          add(parts: [words.sentence(row)])
          row.workoutsMissed = count
          add(parts: [words.sentence(row)])
        }
        add(parts: [words.lastDay(entry)])
      }
    }
    add(parts: [words.lastDay(TriageEntry(athlete: nil, .empty))])
    add(sentences: [words.alsoNeed(["Ann"], more: 0), words.alsoNeed(["Ann", "Ben"], more: 3)])
    let list = TriageList([TriageEntry(athlete: "Ann", .unreadable("x"))], asOf: Self.day)
    add(parts: [words.title(list, shown: 0), words.title(list, shown: 1)])
  }
}
