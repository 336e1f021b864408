import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis
@testable import GymBoCoach
@testable import GymBoReport

/// What a language says of today, and of reminders.
extension LanguageSentences {
  mutating func addCoach() throws {
    try addFocus()
    try addNudges()
  }

  private static let kinds: [WorkoutKind?] =
    [nil, .title(lift)] + WorkoutKind.Side.allCases.map { .side($0) }

  private mutating func addFocus() throws {
    for days in Self.counts.dropFirst() {
      for kind in Self.kinds {
        let next = kind.map {
          TodaysFocus.Next(
            kind: $0, last: Self.day.advanced(by: -days), day: Self.day.advanced(by: days),
            minute: 1085)
        }
        for state in TodaysFocus.State.allCases {
          for next in [next, nil] {
            add(sentences: [
              words.focus(
                TodaysFocus(
                  state: state, day: Self.day, last: Self.day.advanced(by: -days), lastKind: kind,
                  daysInARow: days, next: next))
            ])
          }
        }
      }
    }
    add(parts: WorkoutKind.Side.allCases.map { words.name(.side($0)) })
  }

  private mutating func addNudges() throws {
    let now = CivilTime(date: Self.day, secondOfDay: 65_100)
    add(parts: [words.nudgesTitle(from: now), words.usualDaysTitle, words.heldBackTitle])
    add(sentences: [words.noNudges, words.noUsualDays])
    add(parts: NudgeOptions.Rule.allCases.map(words.name))
    add(parts: HeldNudge.Reason.allCases.map(words.reason))
    let log = ExampleHistory.log
    let report = NudgeReport(
      of: log, findings: HistoryFindings(of: log, options: AnalysisOptions()), now: nil,
      NudgeReport.Circumstances(), unit: nil)
    let findings = try #require(report.findings)
    let bests = RecordsOfTheWeek(findings, log: log).bests
    let lines = SuggestionList(findings.suggestions(), findings: findings, log: log).lines
    let milestones = [
      Milestone(kind: .volume(kilograms: 50_000), date: Self.day),
      Milestone(kind: .steadyDays(30), date: Self.day),
      Milestone(kind: .trainingWeeks(13), date: Self.day),
    ]
    let open = OpenSession(title: Self.lift, start: now, last: now, progress: (3, 8))
    let bare = OpenSession(title: nil, start: now, last: now)
    var contents: [NudgeLine.Content] = [
      .pause(open), .pause(bare), .achievements([], milestones), .overload(lines),
      .achievements(Array(bests.prefix(1)), []), .achievements(bests, milestones),
    ]
    contents += Self.counts.dropFirst().map { .restDay(days: $0) }
    contents += Self.kinds.flatMap { kind in
      [
        NudgeLine.Content.workout(name: kind, usualMinute: nil),
        .workout(name: kind, usualMinute: 420),
      ]
    }
    let nudge = Nudge(
      id: "x", rule: .pause, due: now, until: now, content: .pause(open))
    for content in contents {
      let line = NudgeLine(nudge: nudge, content: content)
      for isRedacted in [true, false] {
        add(sentences: [words.title(line, isRedacted: isRedacted)])
        add(parts: [words.body(line, isRedacted: isRedacted)])
      }
    }
    for concentration in [0.7, 0.9] {
      let time = UsualTime(minute: 1085, count: 4, concentration: concentration, isOfWeekday: true)
      add(parts: [words.usual(time)])
      add(parts: [
        words.evidence(
          DayHabit(day: Self.day, counted: 4, trained: 3, isUsual: true, time: time))
      ])
    }
  }
}
