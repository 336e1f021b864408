import Foundation
import GymBoAnalysis
import GymBoLog
import GymBoReport
import TestSupport
import Testing

@Suite("CSV tables")
struct CSVTableTests {
  /// The rows of a table as dictionaries by column name.
  private func rows(
    _ table: ResultTable, of report: WeeklyReport = ExampleHistory.report()
  ) throws -> [[String: String]] {
    let cells = try CSVReader.rows(of: report.csv(table))
    let header = try #require(cells.first)
    return cells.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
  }

  @Test(
    "every table reads back: its header is its columns, and every row is as long",
    arguments: ResultTable.of(.report))
  func readsBack(_ table: ResultTable) throws {
    for report in [ExampleHistory.report(), ExampleHistory.report(asOf: "2020-01-01")] {
      let cells = try CSVReader.rows(of: report.csv(table))
      #expect(cells.first == table.columns.map(\.name))
      #expect(cells.allSatisfy { $0.count == table.columns.count })
      #expect(Set(table.columns.map(\.name)).count == table.columns.count)
      #expect(table.columns.allSatisfy { !$0.meaning.isEmpty })
    }
    var report = ExampleHistory.report()
    report.plan = try PlanReportTests.report()
    #expect(try CSVReader.rows(of: report.csv(table)).count > 1)
  }

  @Test("published columns keep their names and order")
  func columns() {
    func names(_ table: ResultTable) -> String { table.columns.map(\.name).joined(separator: " ") }
    #expect(names(.summary) == "key value unit reason")
    #expect(
      names(.sessions)
        == """
        session date start week title duration_s in_report exercises sets working_sets hard_sets \
        loaded_sets volume_kg average_rpe sets_with_rpe note previous_session working_sets_change \
        volume_change_kg volume_change_percent duration_change_s average_rpe_change \
        time_per_set_s
        """)
    #expect(
      names(.exercises)
        == """
        exercise resolution canonical direct_muscles indirect_muscles movement mechanics region \
        implement loading modality sessions first last working_sets hard_sets loaded_sets \
        volume_kg last_load_kg last_repetitions best_load_kg best_e1rm_kg best_e1rm_low_kg \
        best_e1rm_high_kg best_e1rm_confidence best_e1rm_method best_e1rm_date heavy_sets \
        moderate_sets light_sets
        """)
    #expect(
      names(.trends)
        == """
        exercise trend trend_measure percent_per_week percent_per_week_low percent_per_week_high \
        trend_points trend_reason week_verdict weeks change probability_rising probability_falling \
        noise back_since slowed_weeks_ago \
        standard_error probability since weeks_since_best method told
        """)
    #expect(
      names(.muscles)
        == """
        muscle direct_sets fractional_sets share_of_sets_percent share_of_volume_percent \
        percent_of_largest days maintenance_sets minimum_effective_sets maximum_recoverable_sets \
        zone target_sets percent_of_target
        """)
    #expect(
      names(.records)
        == """
        exercise kind value unit method date age_days previous suspect session file line \
        value_low value_high confidence usual_probability
        """)
    #expect(
      names(.suggestions)
        == """
        exercise rule action sets repetitions load_kg semantics duration_s distance_m target_rpe \
        reason reason_rpe reason_sessions adjustment refused_load_kg refused_load_percent last_session \
        evidence plan refused_rule refused_because plates_per_side at_least \
        expected_rpe probability in_next_session order easiest_expected_rpe deload_sets \
        deload_repetitions deload_load_kg
        """)
    #expect(
      names(.expected)
        == """
        exercise load_kg repetitions probability probability_at_least median low high aim \
        suggested sessions familiar_load
        """)
    #expect(
      names(.weeks).hasPrefix(
        """
        week start workouts working_sets hard_sets loaded_sets volume_kg duration_s chest_sets \
        lats_sets upper_back_sets
        """))
    #expect(
      names(.periods)
        == """
        period start end workouts working_sets hard_sets loaded_sets volume_kg duration_s
        """)
    #expect(
      names(.sets)
        == """
        file line status reason session session_start exercise block superset kind semantics \
        load_kg repetitions duration_s distance_m rpe rir rest_s in_report working hard \
        inferred_warm_up suspect volume_kg e1rm_kg note issues original title \
        session_duration_s session_note
        """)
    #expect(
      names(.issues)
        == "severity rule file line column column_name byte_offset original proposal proposed")
    #expect(
      names(.exerciseWeeks) == "exercise week start working_sets hard_sets volume_kg best_e1rm_kg")
    #expect(names(.muscleWeeks) == "muscle week start fractional_sets")
    #expect(
      names(.triage)
        == """
        priority main_reason detail days_since_last reasons last progressing_lifts plateau_lifts \
        declining_lifts weeks_missed muscles_under muscles_over sets_with_rpe_percent sets_with_muscles_percent \
        back_since
        """)
    #expect(
      names(.athletes)
        == """
        files format rows sets excluded rejected as_of sessions first last exercises working_sets \
        hard_sets loaded_sets volume_kg duration_s progressing_lifts plateau_lifts \
        declining_lifts weeks_missed muscles_under muscles_over sets_with_rpe_percent \
        sets_with_muscles_percent back_since
        """)
    #expect(
      names(.series)
        == """
        date session_start exercise working_sets top_load_kg e1rm_kg volume_kg assistance_kg \
        repetitions duration_s file line e1rm_low_kg e1rm_high_kg e1rm_confidence \
        smoothed_kg smoothed_low_kg smoothed_high_kg
        """)
  }

  @Test("the table of sets has every row of the files, each line once")
  func conservation() throws {
    let sets = try rows(.sets)
    let file = ExampleHistory.log.files[0]
    #expect(sets.count == file.rows)
    #expect(sets.count { $0["status"] == "set" } == file.sets)
    #expect(sets.count { $0["status"] == "excluded" } == file.excluded)
    #expect(sets.count { $0["status"] == "rejected" } == file.rejected)
    #expect(Set(sets.map { $0["line"] }).count == file.rows)
    #expect(sets.filter { $0["status"] != "set" }.allSatisfy { $0["reason"]?.isEmpty == false })
  }

  @Test("the volumes of the sets sum to those of sessions, weeks, exercises and the history")
  func volumes() throws {
    func sum(_ table: ResultTable) throws -> Double {
      try rows(table).reduce(0) { $0 + (Double($1["volume_kg"] ?? "") ?? 0) }
    }
    let volume = try JSON(text: ExampleHistory.report().json())["history"]["volume"]["value"].number
    for table in [ResultTable.sets, .sessions, .weeks, .exercises] {
      #expect(isClose(try sum(table), volume, within: 1e-11), "\(table)")
    }
  }

  @Test("the volumes of the days sum to the history's, as do those of weeks, months and years")
  func periods() throws {
    let volume = try JSON(text: ExampleHistory.report().json())["history"]["volume"]["value"].number
    for (period, rows) in Dictionary(grouping: try rows(.periods), by: { $0["period"] ?? "" }) {
      let sum = rows.reduce(0) { $0 + (Double($1["volume_kg"] ?? "") ?? .nan) }
      #expect(isClose(sum, volume, within: 1e-11), "\(period)")
      #expect(rows.map { $0["start"] ?? "" } == rows.map { $0["start"] ?? "" }.sorted())
    }
    #expect(
      Set(try rows(.periods).map { $0["period"] }) == ["day", "week", "month", "quarter", "year"])
  }

  @Test("a week without training is a row of zeros, among the weeks and among the periods")
  func restWeeks() throws {
    let report = ExampleHistory.report(asOf: "2026-03-25")
    let weeks = try rows(.weeks, of: report)
    #expect(weeks.count == 12)
    let periods = try rows(.periods, of: report).filter { $0["period"] == "week" }
    #expect(weeks.map { $0["start"] } == periods.map { $0["start"] })
    for column in ["workouts", "working_sets", "hard_sets", "volume_kg", "duration_s"] {
      #expect(weeks.map { $0[column] } == periods.map { $0[column] })
      #expect(weeks.last?[column] == "0")
    }
    #expect(weeks.last?["chest_sets"] == "0" && weeks.first?["chest_sets"] != "0")
  }

  @Test("a session names the last one of its kind, and what is more or less than in that one")
  func sessionChanges() throws {
    let sessions = try rows(.sessions)
    let columns = [
      "previous_session", "working_sets_change", "volume_change_percent", "duration_change_s",
      "average_rpe_change",
    ]
    #expect(columns.map { sessions[0][$0] } == ["", "", "", "", ""])
    #expect(columns.map { sessions[18][$0] } == ["17", "0", "0", "60", "0"])
    #expect(columns.map { sessions[19][$0] } == ["18", "0", "1.88679245283", "", ""])
    let report = ExampleHistory.report(asOf: "2026-01-20")
    #expect(try rows(.sessions, of: report).last?["previous_session"] == "")
  }

  @Test("numbers have a decimal point, missing is empty, and formulas of spreadsheets are defused")
  func cells() throws {
    let sets = try rows(.sets)
    let set = try #require(sets.first { $0["line"] == "7" })
    #expect(set["exercise"] == "'=HYPERLINK(\"x\")")
    #expect(set["note"] == "'-1, ok")
    #expect(set["load_kg"] == "12.25")
    #expect(set["rpe"] == "")
    #expect(set["rest_s"] == "90")
    #expect(set["e1rm_kg"] == "")
    let summary = try rows(.summary)
    #expect(summary.contains { ($0["value"] ?? "").hasPrefix("-") })
    let issue = try #require(rows(.issues).first { $0["rule"] == "cell.number" })
    #expect(issue["original"] == "'=1+1\n\"x\"")
  }

  @Test("a set names the rules of the issues on its line")
  func issues() throws {
    let sets = try rows(.sets)
    #expect(sets.first { $0["line"] == "3" }?["issues"] == "cell.number")
    #expect(sets.first { $0["line"] == "4" }?["issues"] == "")
  }

  @Test("a failed set to failure has no repetition in reserve and no volume")
  func failure() throws {
    let set = try #require(try rows(.sets).first { $0["kind"] == "failure" })
    #expect(set["repetitions"] == "0")
    #expect(set["rir"] == "0")
    #expect(set["working"] == "false")
    #expect(set["volume_kg"] == "")
  }

  @Test("sets after the report's day are listed, and nothing is derived of them")
  func afterwards() throws {
    let report = ExampleHistory.report(asOf: "2026-01-20")
    let sets = try rows(.sets, of: report).filter { $0["status"] == "set" }
    #expect(sets.count == ExampleHistory.log.columns.count)
    let later = sets.filter { $0["in_report"] == "false" }
    #expect(later.count == sets.count - 43)
    #expect(later.allSatisfy { $0["working"] == "" && $0["volume_kg"] == "" })
    #expect(later.allSatisfy { $0["exercise"]?.isEmpty == false })
    #expect(try rows(.sessions, of: report).count == 20)
    #expect(try rows(.weeks, of: report).count == 3)
  }

  @Test("the summary has the numbers of the JSON, under the same names")
  func summary() throws {
    let json = try JSON(text: ExampleHistory.report().json())
    for row in try rows(.summary) {
      let key = row["key"] ?? ""
      guard let value = Double(row["value"] ?? ""), key.contains("."), !key.hasPrefix("input")
      else { continue }
      let found = key.split(separator: ".").reduce(json) { $0[String($1)] }
      let number = found.object["value"].map(\.number) ?? found.number
      #expect(number == value, "\(key)")
    }
  }

  @Test("suggestions, issues and an exercise's series are tables of their own reports")
  func ownReports() throws {
    let log = ExampleHistory.log
    let suggestions = SuggestionReport(
      of: log, options: AnalysisOptions(), unit: nil)
    #expect(suggestions.csv() == ExampleHistory.report().csv(.suggestions))
    let check = CheckReport(of: log, options: AnalysisOptions(), unit: nil)
    #expect(check.csv() == ExampleHistory.report().csv(.issues))
    let series = try CSVReader.rows(of: ExampleHistory.exercise("Plank").csv())
    #expect(series.count == 11)
    #expect(series[1][series[0].firstIndex(of: "duration_s") ?? 0] == "60.5")
  }
}
