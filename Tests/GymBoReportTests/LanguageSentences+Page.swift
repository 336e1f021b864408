import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis
@testable import GymBoProgression
@testable import GymBoReport

/// What a language says on a page alone.
extension LanguageSentences {
  mutating func addPage(_ report: WeeklyReport) throws {
    let findings = try #require(report.findings)
    let sections = try #require(report.sections)
    let panels = LiftPanels(findings, log: report.log, suggestions: report.suggestions)
    let calendar = TrainingCalendar(findings)
    let insights = report.insights(.weeks)?.all ?? []
    addGlance(PageGlance(findings, sections, panels, calendar, insights), sections.muscles)
    add(parts: [words.pageTitle(sections.verdict)])
    add(sentences: [words.verdict(sections.verdict)])
    add(parts: PagePart.allCases.flatMap { [words.title($0), words.linkTitle($0)] })
    add(parts: PeriodMeasure.allCases.map(words.title))
    for period in PeriodCards(findings, sections.verdict).periods {
      add(parts: PeriodMeasure.allCases.compactMap { words.before($0, period) })
      add(parts: [words.ranges(period)])
    }
    add(parts: sections.headline.strip.map(words.day))
    add(parts: words.workoutColumns + words.bestColumns + words.nextColumns)
    add(parts: words.calendarColumns + words.athleteColumns)
    add(parts: [
      words.emptyPageTitle, words.skipLink, words.navigationLabel, words.periodChoice,
      words.findLift, words.findLink, words.spanChoice, words.sliderLabel, words.nextTitle,
      words.bandsTitle,
      words.moreOfTrend, words.weekTable, words.calendarTable,
      words.muscleWeekTable,
      words.calendarTitle,
      words.athletesTitle, words.methodsTitle, words.calendarSpanChoice(isByMonth: false),
    ])
    add(parts: LiftChart.Span.allCases.map(words.name))
    add(parts: TrainingCalendar.Span.allCases.map(words.name))
    add(sentences: [
      words.noBests, words.noBestsButRecords, words.nextKey(effort: true, chance: true),
      words.noLiftFound, words.bulletKey,
      words.balanceKey,
      words.calendarKey, words.calendarKey(calendar), words.calendarLabel(calendar),
      words.daysLabel(calendar), words.pauses(calendar),
    ])
    for count in Self.counts.dropFirst() {
      add(parts: [
        words.otherLifts(count), words.sessionsInNumbers(count),
        words.muscleWeeksTitle(count, isRunning: count.isMultiple(of: 2)),
        words.notesTitle(count), words.moreNotes(count, files: ["a.csv"]),
      ])
      add(sentences: [words.moreBelow(count)])
    }
    for item in sections.attention.items {
      for since in [nil, StuckSince.about(Self.day), .best(Self.day), .atLeast(Self.day)] {
        let days = Dictionary(
          uniqueKeysWithValues: Set(item.lifts?.names ?? []).compactMap { name in
            since.map { (name, $0) }
          })
        add(sentences: [words.sentence(item, since: days)])
      }
    }
    for panel in panels.active + panels.others { addPanel(panel) }
    for record in sections.records.sessions.flatMap(\.lifts).flatMap(\.records) {
      add(parts: [words.gain(record.best, of: record.kind).map { Sentence($0) } ?? ""])
      add(parts: [record.estimate.map(words.bounds) ?? ""])
    }
  }

  private mutating func addPanel(_ panel: LiftPanels.Panel) {
    add(parts: [words.now(panel)] + [panel.last.map(words.last) ?? ""])
    add(parts: panel.bands.rows.map(words.band))
    if let curve = panel.curve { add(sentences: [words.curveLabel(curve.shownRows)]) }
    guard let chart = panel.chart else { return }
    add(parts: [words.caption(panel, chart)] + words.numberColumns(chart.measure))
    for isOfReserve in [false, true] {
      var chart = chart
      chart.isOfReserve = isOfReserve
      add(sentences: [words.key(chart, formula: "F")])
    }
    add(sentences: [words.label(panel, chart)])
    for since in [StuckSince.about(Self.day), .best(Self.day), .atLeast(Self.day)] {
      add(parts: [words.since(since)])
    }
    for count in [1, 2, 5] {
      add(sentences: [words.doubtful(Array(chart.points.prefix(count)))])
    }
    if chart.points.contains(where: { $0.volume != nil }) {
      add(sentences: [words.volumeCaption(chart), words.volumeLabel(chart)])
    }
  }

  private mutating func addGlance(_ glance: PageGlance, _ muscles: MusclesOfTheWeek?) {
    var muscles = muscles
    add(parts: PageGlance.Line.allCases.map(words.name(ofLine:)))
    add(sentences: [words.noLiftIsJudged])
    for lower in [[], [Self.lift], Array(repeating: Self.lift, count: 5)] {
      add(sentences: [words.nothingIsStuck(lower: lower)])
    }
    add(parts: [words.waitingLead])
    for state in [TrendState.declining, .notRising, .plateau] {
      let lift = PageGlance.Stuck(exercise: Self.lift, state: state, since: .about(Self.day))
      add(sentences: [words.waiting([lift], more: 0), words.waiting([lift, lift], more: 3)])
    }
    add(parts: glance.next.lines.flatMap { [words.inBrief($0), words.nextTime($0)] })
    add(parts: [words.occasion(of: glance.next) ?? ""])
    add(sentences: muscles.map { [words.fewSets($0, isFurther: false)] } ?? [])
    for count in Self.counts {
      for state in [TrendState.declining, .notRising, .plateau] {
        for since in [nil, StuckSince.best(Self.day), .about(Self.day), .atLeast(Self.day)] {
          add(parts: [
            words.sentence(PageGlance.Stuck(exercise: Self.lift, state: state, since: since))
          ])
        }
      }
      add(parts: [words.andMoreLifts(count)])
      if count > 0 {
        let low = PageGlance.LowMuscle(muscle: .calves, sets: 2.5, least: 8)
        add(sentences: [
          words.lowMuscles(Array(repeating: low, count: count), idle: [], most: 2),
          words.lowMuscles([low], idle: [.chest, .calves], most: 2),
        ])
      }
      let states =
        ([
          .level, .few, .paused, .lighter, .lowerLately, .comingBack(.fromBreak),
          .comingBack(.fromLow), .downAgain, .upAgain, .moreRepetitions, .easier,
          .fewerRepetitions,
        ]
        + TrendState.allCases.map(LiftWord.state))
        .map { (word: $0, lifts: count) }
      add(sentences: [words.sentence(states)])
      var calendar = glance.calendar
      calendar.pauses = Array(
        repeating: DayRange(Self.day, Self.day.advanced(by: 30)), count: count)
      for isPaused in [false, true] {
        calendar.isPaused = isPaused
        let gap = DayRange(Self.day, Self.day.advanced(by: 9))
        for (week, longest) in [(nil, nil), (nil, gap), (gap, gap), (gap, nil)]
          as [(DayRange?, DayRange?)]
        {
          (calendar.lastDaysOff, calendar.longestGap) = (week, longest)
          add(sentences: [words.lastPause(calendar)])
        }
      }
    }
    guard muscles != nil else { return }
    for idle in [[], [Muscle.chest, .neck]] {
      for rows in [0, 1, 5] {
        muscles?.idle = idle
        muscles?.rows = (0..<rows).map { _ in
          .init(muscle: .calves, sets: 2, range: 8...16, place: .low)
        }
        for isOfLastDays in [false, true] {
          muscles?.isOfLastDays = isOfLastDays
          guard let muscles else { return }
          add(sentences: [
            words.fewSets(muscles, isFurther: false), words.fewSets(muscles, isFurther: true),
          ])
        }
      }
    }
  }
}
