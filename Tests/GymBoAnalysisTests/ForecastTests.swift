import Foundation
import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@Suite struct ForecastTests {
  static let cases = [
    "novice_progress", "progress_then_plateau", "few_points", "deload_dip", "plateau_noisy",
    "decline",
  ]

  func lines(_ name: String) throws -> (linear: GoalLine, logTime: GoalLine, last: Double) {
    let series = try Shared.vectors("trend")["series"][name]
    let (days, values) = (series["t_days"].numbers, series["y"].numbers)
    return (
      try #require(GoalLine(scale: .linear, days: days, values: values)),
      try #require(GoalLine(scale: .logTime, days: days, values: values)),
      try #require(days.last)
    )
  }

  @Test(
    "Lines, goal days, Fieller intervals and probabilities are those of the reference (forecast: linear, linear95)",
    .enabled(if: Shared.isPresent, Shared.absence), arguments: cases)
  func linear(name: String) throws {
    let reference = try Shared.vectors("forecast")["cases"][name]
    let (line, _, last) = try lines(name)
    let goals = reference["linear"].array + reference["linear95"].array
    #expect(goals.count >= 2)
    for v in goals {
      let (goal, level) = (v["goal"].number, v["level"].number)
      #expect(isClose(line.line.intercept, v["intercept"].number, within: 1e-9))
      #expect(isClose(line.line.slope, v["slope"].number, within: 1e-9))
      #expect(isClose(try #require(line.line.residualSD), v["sigma"].number, within: 1e-9))
      if v["t_goal"].isNull {
        #expect(line.day(of: goal) == nil)
      } else {
        let day = try #require(line.day(of: goal))
        #expect(isClose(day, v["t_goal"].number, within: 1e-9))
        #expect(isClose(day - last, v["days_from_last"].number, within: 1e-9))
      }
      for (event, key) in [
        (GoalLine.Event.trend, "fieller_mean"), (.session, "fieller_prediction"),
      ] {
        let g = try #require(line.slopeUncertainty(confidence: level))
        #expect(isClose(g, v[key]["g"].number, within: 1e-9))
        let days = line.days(of: goal, event: event, confidence: level)
        #expect((days != nil) == v[key]["finite"].bool, "\(key) \(level)")
        if let days {
          #expect(isClose(days.lowerBound, v[key]["lo"].number, within: 1e-9))
          #expect(isClose(days.upperBound, v[key]["hi"].number, within: 1e-9))
        }
      }
      #expect(v["prob"].array.count == 4)
      for p in v["prob"].array {
        let day = p["t"].number
        let trend = try #require(line.probability(of: goal, event: .trend, onDay: day))
        let session = try #require(line.probability(of: goal, event: .session, onDay: day))
        #expect(isClose(trend, p["p_mean_ge_goal"].number, within: 1e-9))
        #expect(isClose(session, p["p_obs_ge_goal"].number, within: 1e-9))
      }
    }
  }

  @Test(
    "The line in log-time and its goal day are those of the reference (forecast: log)",
    .enabled(if: Shared.isPresent, Shared.absence), arguments: cases)
  func logTime(name: String) throws {
    let reference = try Shared.vectors("forecast")["cases"][name]
    let (_, line, _) = try lines(name)
    #expect(reference["log"].array.count == reference["linear"].array.count)
    for (v, goal) in zip(reference["log"].array, reference["linear"].array.map(\.["goal"].number)) {
      #expect(isClose(line.line.intercept, v["intercept"].number, within: 1e-9))
      #expect(isClose(line.line.slope, v["slope_per_ln_unit"].number, within: 1e-9))
      #expect(isClose(try #require(line.line.residualSD), v["sigma"].number, within: 1e-9))
      if v["t_goal"].isNull {
        #expect(line.day(of: goal) == nil)
      } else {
        #expect(isClose(try #require(line.day(of: goal)), v["t_goal"].number, within: 1e-9))
      }
    }
  }

  static let first = CivilDate(iso: "2026-01-05")

  /// A forecast of 2 kg a week for 12 weeks from 100 kg, a session every 3 to 4 days.
  func forecast(
    goal: Double, noise: Double = 0.4, progressing: Bool = true, weeks: Int = 12
  ) throws -> GoalForecast {
    let first = try #require(Self.first)
    let days = (0..<(2 * weeks)).map { $0 * 7 / 2 }
    let values = days.enumerated().map { index, day in
      100 + 2 * Double(day) / 7 + (index % 2 == 0 ? noise : -noise)
    }
    return try GoalForecast(
      dates: days.map { first.advanced(by: $0) }, values: values, goal: goal,
      isProgressing: progressing)
  }

  @Test("Near by the straight line gives the date, farther off the line in log-time")
  func nearAndFar() throws {
    let near = try forecast(goal: 127)
    #expect(near.view == near.optimistic && near.view.scale == .linear)
    // 127 kg are reached 13.5 weeks, 94.5 days after the first session.
    let date = try #require(Self.first).advanced(by: 95)
    #expect(near.view.date == date)
    #expect(near.view.trend.earliest <= date)
    #expect(try #require(near.view.trend.latest) >= date)
    #expect(near.view.session.earliest <= near.view.trend.earliest)
    // 4 weeks of gains that halve each time the days double, from 100 kg: 120 kg on day 189.
    let first = try #require(Self.first)
    let days = (0..<9).map { $0 * 7 / 2 }
    let far = try GoalForecast(
      dates: days.map { first.advanced(by: $0) }, values: days.map(Self.slowing), goal: 120,
      isProgressing: true)
    #expect(far.view.scale == .logTime && far.view == far.realistic)
    #expect(far.view.date == first.advanced(by: 190))
    #expect(far.optimistic.date < first.advanced(by: 100))
  }

  static func slowing(day: Int) -> Double { 100 + 6 * log1p(Double(day) / 7) }

  @Test("The probability of a goal grows with time and is even on the trend's day")
  func probability() throws {
    let forecast = try forecast(goal: 127)
    let date = try #require(Self.first).advanced(by: 95)
    let even = try #require(forecast.probability(by: date, event: .trend))
    #expect(even > 0.5 && even < 0.8)
    var last = 0.0
    for week in 0..<5 {
      let p = try #require(forecast.probability(by: date.advanced(by: 7 * week - 10)))
      #expect(p > last && p <= 1)
      last = p
    }
    // 81 days: the last session, and before; and a year after.
    let lastDay = try #require(Self.first).advanced(by: 80)
    #expect(forecast.probability(by: lastDay) == nil)
    #expect(forecast.probability(by: lastDay.advanced(by: 365)) != nil)
    #expect(forecast.probability(by: lastDay.advanced(by: 366)) == nil)
  }

  @Test("There is no date for a lift that is not progressing, a goal reached, or one a year off")
  func refusals() throws {
    #expect(throws: ForecastRefusal.notProgressing) {
      try forecast(goal: 127, progressing: false)
    }
    #expect(throws: ForecastRefusal.alreadyReached) { try forecast(goal: 110) }
    #expect(throws: ForecastRefusal.beyondOneYear) { try forecast(goal: 300) }
    // By the straight line in half a year; by the other, which holds that far off, much later.
    #expect(throws: ForecastRefusal.beyondOneYear) { try forecast(goal: 175) }
    #expect(throws: ForecastRefusal.tooUncertain) { try forecast(goal: 200, noise: 60) }
    #expect(throws: ForecastRefusal.tooFewSessions) { try forecast(goal: 127, weeks: 1) }
    #expect(throws: ForecastRefusal.tooFewSessions) {
      try GoalForecast(dates: [], values: [], goal: 100, isProgressing: true)
    }
    #expect(throws: ForecastRefusal.tooFewSessions) {
      let day = try #require(Self.first)
      return try GoalForecast(
        dates: [day, day, day], values: [1, 2, 3], goal: 100, isProgressing: true)
    }
  }

  @Test("Unit and order of the series do not matter")
  func laws() throws {
    let first = try #require(Self.first)
    let days = [0, 3, 7, 10, 15, 17, 21, 26, 30, 33]
    let values = [100, 101.5, 101, 103, 103.5, 105.5, 105, 107, 108.5, 108]
    let dates = days.map { first.advanced(by: $0) }
    let one = try GoalForecast(dates: dates, values: values, goal: 112, isProgressing: true)
    let reversed = try GoalForecast(
      dates: dates.reversed(), values: values.reversed(), goal: 112, isProgressing: true)
    let pounds = try GoalForecast(
      dates: dates, values: values.map { $0 / 0.45359237 }, goal: 112 / 0.45359237,
      isProgressing: true)
    #expect(one.view == reversed.view && one.view == pounds.view)
    let wider = try GoalForecast(
      dates: dates, values: values, goal: 112, isProgressing: true, confidence: 0.95)
    #expect(wider.view.trend.earliest <= one.view.trend.earliest)
    #expect(wider.view.date == one.view.date)
  }

  @Test("A later beginning of the trend leaves the early sessions out, and both lines agree on now")
  func trendBegin() throws {
    let first = try #require(Self.first)
    // Flat for 8 weeks, then 1 kg a week.
    let days = (0..<32).map { $0 * 7 / 2 }
    let values = days.map { day in 100 + max(0, Double(day - 56) / 7) + (day % 2 == 0 ? 0.2 : -0.2)
    }
    let dates = days.map { first.advanced(by: $0) }
    let recent = try GoalForecast(
      dates: dates, values: values, goal: 108.5, trendBegin: first.advanced(by: 56),
      isProgressing: true)
    let all = try GoalForecast(dates: dates, values: values, goal: 108.5, isProgressing: true)
    #expect(recent.optimistic.date < all.optimistic.date)
    let soon = first.advanced(by: 108 + 7)
    let near = try #require(recent.probability(by: soon, event: .trend))
    let far = try #require(recent.probability(by: soon.advanced(by: 56), event: .trend))
    #expect(far >= near)
    let realistic = try #require(recent.realistic)
    #expect(realistic.date >= recent.optimistic.date)
    #expect(realistic.date.days(since: recent.optimistic.date) <= 7)
  }

  @Test(
    "The goal of a long-trained lift does not become less likely where the other line takes over")
  func longTrained() throws {
    let first = try #require(Self.first)
    // Fast gains in the first months, none for a year, 1 kg a week of late.
    let days = (0..<160).map { $0 * 7 / 2 }
    let values = days.map { day -> Double in
      let early = 20 * log1p(Double(min(day, 120)) / 7)
      return 60 + early + max(0, Double(day - 500) / 7) + (day % 2 == 0 ? 0.3 : -0.3)
    }
    let last = try #require(values.last)
    let forecast = try GoalForecast(
      dates: days.map { first.advanced(by: $0) }, values: values, goal: last + 5,
      trendBegin: first.advanced(by: 500), isProgressing: true)
    let lastDay = try #require(days.last)
    var before = 0.0
    for week in 1...30 {
      let p = try #require(
        forecast.probability(by: first.advanced(by: lastDay + 7 * week), event: .trend))
      #expect(p >= before - 0.02)
      before = p
    }
    #expect(before > 0.9)
  }

  @Test("Nothing is forecast for a day that is over")
  func today() throws {
    let first = try #require(Self.first)
    let days = (0..<24).map { $0 * 7 / 2 }
    let values = days.map { 100 + 2 * Double($0) / 7 + ($0 % 2 == 0 ? 0.4 : -0.4) }
    let today = first.advanced(by: 110)
    let forecast = try GoalForecast(
      dates: days.map { first.advanced(by: $0) }, values: values, goal: 127, isProgressing: true,
      asOf: today)
    #expect(forecast.view.date == today.advanced(by: 1))
    #expect(forecast.view.session.earliest == today.advanced(by: 1))
    #expect(forecast.today == today)
  }
}
