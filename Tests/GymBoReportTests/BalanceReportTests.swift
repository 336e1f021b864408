import GymBoAnalysis
import GymBoLog
import GymBoProgression
import GymBoReport
import TestSupport
import Testing

/// Balance with its intervals, the models of volume side by side, evenness and monotony.
@Suite struct BalanceReportTests {
  /// One week of some pushing and pulling sets, in a log that is as long as the days that balance is told of.
  private func report(
    push: Int, pull: Int, options: AnalysisOptions = AnalysisOptions()
  ) -> WeeklyReport {
    var history = LogBuilder()
    history.resolutions["Press"] = .user(.example("Press", direct: [.chest], indirect: [.triceps]))
    history.resolutions["Row"] = .user(.example("Row", direct: [.lats], indirect: [.biceps]))
    for day in ["2026-10-19", "2026-10-29"] { history.session(day) { $0.sets("Stretch", reps: 1) } }
    history.session("2026-11-09") { $0.sets("Press", kg: 50, reps: 8, rpe: 9, count: push) }
    history.session("2026-11-15") { $0.sets("Row", kg: 50, reps: 8, count: pull) }
    return WeeklyReport(of: history.log, options: options, unit: nil)
  }

  private func words(_ report: WeeklyReport) -> String {
    report.text(TextStyle(), .full).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func sets(_ report: WeeklyReport) throws -> JSON {
    try #require(
      JSON(text: report.json())["balance"].array.first { $0["kind"].string == "push_pull" })
  }

  @Test("18 sets of push against 14 of pull are unclear: shown with their interval, no warning")
  func unclear() throws {
    let report = report(push: 18, pull: 14)
    let balance = try sets(report)
    #expect(balance["unclear"].bool)
    let interval = try #require(RatioInterval(first: 18, second: 14))
    #expect(isClose(balance["interval"][0].number, interval.lower, within: 1e-11))
    #expect(isClose(balance["interval"][1].number, interval.upper ?? 0, within: 1e-11))
    #expect(words(report).contains("push : pull 1.29 0.82–2.02 18 : 14 sets, unclear"))
    #expect(!words(report).contains("Balance: push"))
  }

  @Test("40 against 16 are clearly more, and need attention; nothing on one side has no interval")
  func clear() throws {
    let report = report(push: 40, pull: 16)
    #expect(try !sets(report)["unclear"].bool)
    #expect(words(report).contains("Balance: push 40 sets, pull 16 in 28 days."))
    #expect(words(report).contains("40 : 16 sets, more push"))
    let oneSided = self.report(push: 20, pull: 0)
    #expect(
      try sets(oneSided)["interval"]["reason"].string
        == MissingReason.nothingOnTheOtherSide.rawValue)
    #expect(words(oneSided).contains("push : pull – from "))
    #expect(
      try sets(self.report(push: 2, pull: 2))["interval"]["reason"].string
        == MissingReason.tooFewSets.rawValue)
  }

  @Test("no more sets are asked of a muscle that has more than are recovered from")
  func lesserSideIsHigh() {
    func attention(hamstrings: Int) -> String {
      var history = LogBuilder()
      history.resolutions["Squat"] = .user(
        .example("Squat", direct: [.quadriceps], indirect: [], region: .lower))
      history.resolutions["Curl"] = .user(
        .example("Curl", direct: [.hamstrings], indirect: [], region: .lower))
      for day in ["2026-10-19", "2026-10-29"] {
        history.session(day) { $0.sets("Stretch", reps: 1) }
      }
      history.session("2026-11-09") { $0.sets("Squat", kg: 50, reps: 8, rpe: 9, count: 60) }
      history.session("2026-11-15") { $0.sets("Curl", kg: 50, reps: 8, count: hamstrings) }
      return words(WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil))
    }
    #expect(attention(hamstrings: 10).contains("More sets of hamstrings would even it out"))
    #expect(!attention(hamstrings: 14).contains("More sets of hamstrings would even it out"))
  }

  @Test("in a log of less than 28 days balance needs no attention: nothing is usual yet")
  func short() {
    var history = LogBuilder()
    history.resolutions["Press"] = .user(.example("Press", direct: [.chest]))
    history.session("2026-11-09") { $0.sets("Press", kg: 50, reps: 8, count: 40) }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
    #expect(!words(report).contains("Balance: push"))
    #expect(words(report).contains("push : pull"))
  }

  @Test("a strength ratio outside its band says how far, and what change leads to it")
  func deviation() throws {
    var history = LogBuilder()
    history.session("2026-10-12") { $0.sets("Bench Press (Barbell)", kg: 100, reps: 1) }
    history.session("2026-11-12") {
      $0.sets("Overhead Press (Barbell)", kg: 40, reps: 1)
      $0.sets("Bench Press (Barbell)", kg: 100, reps: 1)
    }
    let report = ExampleHistory.report(log: history.log)
    let ratio = try #require(
      JSON(text: report.json())["balance"].array
        .first { $0["kind"].string == "overhead_press_bench_press" })
    #expect(isClose(ratio["deviation"]["percentOutside"].number, 37.5, within: 1e-9))
    #expect(isClose(ratio["deviation"]["neededPercent"].number, 37.5, within: 1e-9))
    #expect(words(report).contains("0.40, 27 % below the usual 0.55–0.75."))
    let none = try #require(
      JSON(text: report.json())["balance"].array.first { $0["kind"].string == "deadlift_squat" })
    #expect(none["deviation"]["reason"].string == MissingReason.liftNotFound.rawValue)
  }

  @Test("each muscle's sets stand by every model side by side, the chosen one where it is another")
  func models() throws {
    let volume = try JSON(text: report(push: 10, pull: 8).json())["volumeByModel"]
    #expect(volume["sets"].int == 18 && volume["unratedSets"].int == 8)
    func muscle(_ name: String, _ volume: JSON) throws -> JSON {
      try #require(volume["muscles"].array.first { $0["muscle"].string == name })
    }
    #expect(try muscle("chest", volume)["direct"].int == 10)
    #expect(try muscle("triceps", volume)["direct"].int == 0)
    #expect(try muscle("triceps", volume)["fractional"].int == 5)
    #expect(try muscle("triceps", volume)["chosen"].isNull)
    var options = AnalysisOptions()
    options.volumeModel = try #require(VolumeModel(option: "fractional:0.3"))
    let chosen = try JSON(text: report(push: 10, pull: 8, options: options).json())["volumeByModel"]
    #expect(try muscle("triceps", chosen)["chosen"].int == 3)
    #expect(try muscle("triceps", chosen)["fractional"].int == 5)
  }

  @Test("evenness has one entry a week, and monotony the seven days of the week")
  func week() throws {
    let report = report(push: 6, pull: 6)
    let json = try JSON(text: report.json())
    #expect(
      json["evenness"].array.map { $0["week"].string } == ["2026-W43", "2026-W44", "2026-W46"])
    #expect((0.5...1).contains(json["evenness"][2]["gini"].number))
    #expect(json["monotony"]["basis"].string == "volume")
    #expect(json["monotony"]["daily"].numbers == [2400, 0, 0, 0, 0, 0, 2400])
    let monotony = json["monotony"]["monotony"].number
    #expect(isClose(json["monotony"]["strain"].number, 4800 * monotony, within: 1e-11))
    #expect(words(report).contains("Daily volume of the week: monotony 0.59, strain 2,"))
    let running = try JSON(text: ExampleHistory.report().json())
    #expect(running["monotony"]["reason"].string == MissingReason.weekNotOver.rawValue)
  }
}
