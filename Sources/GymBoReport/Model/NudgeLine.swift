internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgression

/// A reminder with what is needed to word it.
struct NudgeLine: Sendable {
  enum Content: Sendable {
    case workout(name: WorkoutKind?, usualMinute: Int?)
    case pause(OpenSession)
    /// The most telling new best of each lift, and round numbers reached.
    case achievements([RecordsOfTheWeek.Best], [Milestone])
    case overload([SuggestionList.Line])
    case restDay(days: Int)
  }

  let nudge: Nudge
  let content: Content
}

extension NudgeReport {
  /// The reminders in order of time.
  var lines: [NudgeLine] {
    plan.nudges.map { NudgeLine(nudge: $0, content: content(of: $0)) }
  }

  private func content(of nudge: Nudge) -> NudgeLine.Content {
    switch nudge.content {
    case .workout(let name, let minute): return .workout(name: name, usualMinute: minute)
    case .pause(let open): return .pause(open)
    case .restDay(let days): return .restDay(days: days)
    case .overload(let suggestions):
      guard let findings else { return .overload([]) }
      let names = ShortExerciseNames(findings)
      return .overload(
        suggestions.map {
          SuggestionList.line($0, names, log, findings, isWarm: true)
        })
    case .achievements(let achievements):
      let milestones = achievements.compactMap { achievement in
        if case .milestone(let milestone) = achievement { milestone } else { nil }
      }
      let records = achievements.compactMap { achievement in
        if case .record(let record) = achievement { record } else { nil }
      }
      return .achievements(bests(records), milestones)
    }
  }

  private func bests(_ records: [RecordEvent]) -> [RecordsOfTheWeek.Best] {
    var told: [RecordEvent] = []
    for record in records {
      guard let place = told.firstIndex(where: { $0.exercise == record.exercise }) else {
        told.append(record)
        continue
      }
      if RecordsOfTheWeek.rank(record.kind) <= RecordsOfTheWeek.rank(told[place].kind) {
        told[place] = record
      }
    }
    return told.map { event in
      RecordsOfTheWeek.Best(
        exercise: log.exercises[event.exercise].name,
        record: RecordsOfTheWeek.Record(kind: event.kind, best: event.best),
        set: event.best.row.map { SetWork(row: $0, of: log) },
        isCompound: log.exercises[event.exercise].facts?.mechanics == .compound,
        isOfEstimate: event.kind == .estimate || event.kind == .tenRepetitions)
    }
  }
}
