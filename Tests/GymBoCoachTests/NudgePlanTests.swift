import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis
@testable import GymBoCoach
@testable import GymBoProgression

@Suite("Reminders")
struct NudgePlanTests {
  private static func time(_ json: JSON) throws -> CivilTime {
    try #require(CivilTime(iso: json.string))
  }

  private static func options(_ config: JSON) -> NudgeOptions {
    var options = NudgeOptions()
    if !config["reminders"].isNull, !config["reminders"].bool {
      options.rules.remove(.workoutReminder)
    }
    if config["restDay"].bool { options.rules.insert(.restDay) }
    if !config["perDay"].isNull { options.perDay = config["perDay"].int }
    if !config["perWeek"].isNull { options.perWeek = config["perWeek"].int }
    return options
  }

  private static let milestone = Achievement.milestone(
    Milestone(kind: .steadyDays(7), date: CivilDate(dayNumber: 0)))

  private static func session(_ json: JSON) throws -> NudgeSession {
    let (start, end) = (try time(json["start"]), try time(json["end"]))
    let count = [json["records"], json["milestones"]].reduce(0) { $0 + ($1.isNull ? 0 : $1.int) }
    let hasOverload = !json["overload"].isNull && json["overload"].int > 0
    return NudgeSession(
      start: start, end: end,
      achievements: Array(repeating: milestone, count: count),
      overload: hasOverload ? [suggestion] : [])
  }

  private static let suggestion = Suggestion(
    exercise: 0, rule: .linear, action: .increaseLoad, sets: 3, semantics: .loaded,
    reason: .failedSet, evidence: [], continued: 0, lastSession: CivilDate(dayNumber: 0))

  private static func open(_ json: JSON) throws -> OpenSession? {
    guard !json.isNull else { return nil }
    return OpenSession(
      title: json["title"].string, start: try time(json["start"]), last: try time(json["last"]),
      progress: (json["exercise"].int, json["exercises"].int))
  }

  @Test(
    "What falls due and what is held back is as in the shared situations",
    .enabled(if: Shared.isPresent, Shared.absence))
  func vectors() throws {
    let cases = try Shared.vectors("coach/nudges")["cases"].array
    #expect(cases.count == 15)
    for one in cases {
      let name = one["case"].string
      let (now, options) = (try Self.time(one["now"]), Self.options(one["config"]))
      let open = try Self.open(one["openSession"])
      let plan = NudgePlan(
        sessions: try one["sessions"].array.map(Self.session), now: now, options: options,
        open: open)
      let expected = one["nudges"].array
      #expect(plan.nudges.map(\.id) == expected.map { $0["id"].string }, "\(name)")
      #expect(plan.nudges.map(\.due.description) == expected.map { $0["due"].string }, "\(name)")
      #expect(
        plan.nudges.map(\.until.description) == expected.map { $0["until"].string }, "\(name)")
      #expect(
        plan.held.map { [$0.id, $0.reason.spaced] }
          == one["heldBack"].array.map { $0.array.map(\.string) }, "\(name)")
      let state = open?.state(at: now, options, WallClock(zone: nil)).rawValue
      #expect(state == (one["state"].isNull ? nil : one["state"].string), "\(name)")
    }
  }

  // MARK: Laws

  /// Sessions of a made-up lifter who trains more or less by the week.
  private func sessions(_ random: inout SplitMix64, from first: CivilDate) -> [NudgeSession] {
    var sessions: [NudgeSession] = []
    let days = (0..<7).filter { _ in random.next() % 2 == 0 }
    for week in 0..<10 {
      for day in days where random.next() % 10 > 1 {
        let minute = 300 + Int(random.next() % 1000)
        let start = CivilTime(first.advanced(by: 7 * week + day), minute: minute)
        let end = CivilTime(seconds: start.seconds + Int64(random.next() % 7200)) ?? start
        sessions.append(
          NudgeSession(
            start: start, end: end,
            achievements: random.next() % 3 == 0 ? [Self.milestone] : [],
            overload: random.next() % 3 == 0 ? [Self.suggestion] : []))
      }
    }
    return sessions
  }

  @Test("No two have one id, none comes in quiet hours, and there are never more than the caps")
  func laws() throws {
    var random = SplitMix64(seed: 11)
    let monday = CivilDate(dayNumber: 20_003)
    var seen = 0
    for _ in 0..<300 {
      let sessions = sessions(&random, from: monday)
      let day = monday.advanced(by: 60 + Int(random.next() % 15))
      let now = CivilTime(day, minute: Int(random.next() % 1440))
      var options = NudgeOptions()
      options.rules = Set(NudgeOptions.Rule.allCases)
      options.quiet = (Int(random.next() % 1440), Int(random.next() % 1440))
      let plan = NudgePlan(
        sessions: sessions, now: now, options: options,
        coming: .init(next: .title("Push")))
      seen += plan.nudges.count
      #expect(
        Set(plan.nudges.map(\.id) + plan.held.map(\.id)).count == plan.nudges.count
          + plan.held.count)
      #expect(plan.nudges.allSatisfy { !options.isQuiet($0.due.minuteOfDay) && $0.due >= now })
      for nudge in plan.nudges {
        let date = nudge.due.date
        #expect(plan.nudges.count { $0.due.date == date } <= 2)
        #expect(plan.nudges.count { (0..<7).contains($0.due.date.days(since: date)) } <= 7)
      }
      let named = (plan.nudges.map(\.content)).filter {
        if case .workout(.some, _) = $0 { true } else { false }
      }
      #expect(named.count <= 1)
      let moved = sessions.map { session in
        NudgeSession(
          start: CivilTime(seconds: session.start.seconds + 7 * 86_400) ?? session.start,
          end: CivilTime(seconds: session.end.seconds + 7 * 86_400) ?? session.end,
          achievements: session.achievements, overload: session.overload)
      }
      let later = NudgePlan(
        sessions: moved, now: CivilTime(seconds: now.seconds + 7 * 86_400) ?? now,
        options: options)
      #expect(later.nudges.map(\.due.seconds) == plan.nudges.map { $0.due.seconds + 7 * 86_400 })
    }
    #expect(seen > 300)
  }

  @Test("A rule that is off makes nothing", arguments: NudgeOptions.Rule.allCases)
  func off(rule: NudgeOptions.Rule) {
    var random = SplitMix64(seed: 5)
    let sessions = sessions(&random, from: CivilDate(dayNumber: 20_003))
    var options = NudgeOptions()
    options.rules = Set(NudgeOptions.Rule.allCases).subtracting([rule])
    for hour in 0..<200 {
      let now = CivilTime(CivilDate(dayNumber: Int32(20_060 + hour / 24)), minute: 60 * (hour % 24))
      let plan = NudgePlan(sessions: sessions, now: now, options: options)
      #expect(!plan.nudges.contains { $0.rule == rule } && !plan.held.contains { $0.rule == rule })
    }
  }

  @Test("What the lifter says of a weekday goes before what was learned, and a program before both")
  func said() throws {
    let monday = CivilDate(iso: "2026-09-07") ?? CivilDate(dayNumber: 0)
    let sessions = (0..<24).map { index in
      let start = CivilTime(
        monday.advanced(by: 7 * (index / 3) + 2 * (index % 3)), minute: 18 * 60)
      return NudgeSession(
        start: start, end: CivilTime(seconds: start.seconds + 3600) ?? start)
    }
    let now = try #require(CivilTime(iso: "2026-11-02T12:00"))
    var options = NudgeOptions()
    options.usual = [.monday: .off, .saturday: .at(minute: 570)]
    let plan = NudgePlan(
      sessions: sessions, now: now, options: options, coming: .init(next: .title("Push")))
    #expect(
      plan.nudges.map(\.due.description) == [
        "2026-11-04T17:30:00", "2026-11-06T17:30:00", "2026-11-07T09:00:00",
      ])
    #expect(plan.nudges.first?.content == .workout(name: .title("Push"), usualMinute: 1080))
    #expect(plan.nudges.last?.content == .workout(name: nil, usualMinute: 570))
    let program = NudgePlan(
      sessions: sessions, now: now, options: options,
      coming: .init(next: .title("Push"), planned: [monday.advanced(by: 57): "Heavy"]))
    #expect(program.nudges.map(\.id) == ["workout-reminder.20261103"])
    #expect(program.nudges.first?.content == .workout(name: .title("Heavy"), usualMinute: 1080))
  }

  @Test(
    "An open workout is read from a line",
    arguments: [
      ("Push@2026-11-15T18:05 last 18:40 3/8", "Push", "2026-11-15T18:40:00", 8),
      ("Late@2026-11-15T23:50 last 0:10 1/1", "Late", "2026-11-16T00:10:00", 1),
      ("a@b@2026-11-15T18:05 last 18:40 3/8", "a@b", "2026-11-15T18:40:00", 8),
    ])
  func open(text: String, title: String, last: String, exercises: Int) throws {
    let open = try #require(OpenSession(text))
    #expect(open.title == title && open.last.description == last)
    #expect(open.progress?.of == exercises)
  }

  @Test("The parts of an open workout may be left out, and others are refused")
  func openParts() {
    #expect(OpenSession("@2026-11-15T18:05")?.title == nil)
    #expect(OpenSession("@2026-11-15T18:05")?.last.description == "2026-11-15T18:05:00")
    for wrong in [
      "Push", "Push@", "Push@18:05", "Push@2026-11-15T18:05 last", "Push@2026-11-15T18:05 4/3",
      "Push@2026-11-15T18:05 last 25:00", "Push@2026-11-15T18:05 0/3", "P@2026-11-15T18:05 1/2 x",
    ] {
      #expect(OpenSession(wrong) == nil, "\(wrong)")
    }
  }

  @Test("Where the zone is known, a day later is 24 hours later, also where the clock changes")
  func clockChange() throws {
    let tail = "TZif2" + String(repeating: "\0", count: 15)
    var bytes = Array(tail.utf8) + [UInt8](repeating: 0, count: 24)
    // One type, with one letter, of offset 0.
    bytes[39] = 1
    bytes[43] = 1
    bytes += [0, 0, 0, 0, 0, 0, 0]
    let file = bytes + bytes + Array("\nCET-1CEST,M3.5.0,M10.5.0/3\n".utf8)
    let zone = try #require(ZoneRules(tzif: file))
    let clock = WallClock(zone: zone)
    let evening = try #require(CivilTime(iso: "2026-03-28T20:00"))
    #expect(clock.time(evening, plus: 86_400).description == "2026-03-29T21:00:00")
    #expect(
      WallClock(zone: nil).time(evening, plus: 86_400).description == "2026-03-29T20:00:00")
    let later = try #require(CivilTime(iso: "2026-03-29T20:00"))
    #expect(clock.seconds(from: evening, to: later) == 23 * 3600)
  }
}
