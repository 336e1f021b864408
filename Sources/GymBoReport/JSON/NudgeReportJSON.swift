internal import GymBoCoach
internal import GymBoLog

extension NudgeReport {
  /// The reminders as JSON, `gymbo.nudges/1`; `Schemas/nudges.schema.json` describes it.
  /// - Parameter style: the language of titles and texts, which an app shows as they are.
  public func json(_ style: TextStyle = TextStyle()) -> [UInt8] {
    let words = style.words(unit: unit, asOf: now.date)
    return JSONWriter.document { json in
      json.member("schema", "gymbo.nudges/1")
      json.input(of: log)
      json.member("now", now.description)
      json.member("zone", zoneName, orMissing: .notGiven)
      json.member("language", type(of: words).code)
      json.today(focus)
      if let open {
        json.member("openWorkout") { write(open, to: &$0) }
      } else {
        json.member("openWorkout", missing: .notGiven)
      }
      json.member("nudges", each: lines) { json, line in
        json.object { write(line, words, to: &$0) }
      }
      json.member("heldBack", each: plan.held) { json, held in
        json.object(inline: true) { json in
          json.member("id", held.id)
          json.member("rule", held.rule.rawValue)
          json.member("due", held.due.description)
          json.member("reason", held.reason.rawValue)
        }
      }
      json.member("usualDays", each: usualDays) { json, habit in
        json.object(inline: true) { write(habit, to: &$0) }
      }
    }
  }

  private func write(_ open: OpenSession, to json: inout JSONWriter) {
    json.member("title", open.title, orMissing: .noTitle)
    json.member("start", open.start.description)
    json.member("last", open.last.description)
    json.member("seconds", Int(max(0, clock.seconds(from: open.start, to: now))))
    json.member("state", open.state(at: now, options, clock).rawValue)
    if let progress = open.progress {
      json.member("exercise", progress.at)
      json.member("exercises", progress.of)
    } else {
      json.member("exercise", missing: .notGiven)
      json.member("exercises", missing: .notGiven)
    }
  }

  private func write(_ line: NudgeLine, _ words: any Words, to json: inout JSONWriter) {
    let nudge = line.nudge
    json.member("id", nudge.id)
    json.member("rule", nudge.rule.rawValue)
    json.member("due", nudge.due.description)
    json.member("until", nudge.until.description)
    json.member("dueInstant", instant(nudge.due), orMissing: .noZone)
    json.member("untilInstant", instant(nudge.until), orMissing: .noZone)
    json.member("title", words.title(line, isRedacted: false).plain)
    json.member("body", words.body(line, isRedacted: false).plain)
    json.member("redactedTitle", words.title(line, isRedacted: true).plain)
    json.member("redactedBody", words.body(line, isRedacted: true).plain)
    json.member("actions", each: nudge.actions, inline: true) { $0.string($1.rawValue) }
    json.member("exercises", each: exercises(of: line), inline: true) { $0.string($1) }
  }

  /// The lifts that it is about.
  private func exercises(of line: NudgeLine) -> [String] {
    switch line.content {
    case .achievements(let bests, _): bests.map(\.exercise)
    case .overload(let lines): lines.map(\.exercise)
    case .workout, .pause, .restDay: []
    }
  }

  /// `2026-11-02T16:30:00Z`.
  func instant(_ time: CivilTime) -> String? {
    clock.zone.flatMap { CivilTime(seconds: $0.instant(of: time)) }.map { "\($0)Z" }
  }

  private func write(_ habit: DayHabit, to json: inout JSONWriter) {
    json.member("weekday", habit.day.weekday.rawValue)
    json.member("day", habit.day.description)
    json.member("counted", habit.counted)
    json.member("trained", habit.trained)
    guard let time = habit.time else { return json.member("time", missing: .noUsualTime) }
    json.member("time") { json in
      json.member("value", NumberStyle.timeOfDay(time.minute))
      json.member("starts", time.count)
      json.member("concentration", time.concentration)
      json.member("isOfWeekday", time.isOfWeekday)
    }
  }
}
