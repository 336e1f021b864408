import Foundation
import GymBoAnalysis
import GymBoLog
import GymBoProgression
import GymBoReport
import TestSupport
import Testing

@Suite("JSON reports")
struct JSONReportTests {
  private func weekly() throws -> JSON { try JSON(text: ExampleHistory.report().json()) }

  private func exercise(_ name: String) throws -> JSON {
    try #require(weekly()["exercises"].array.first { $0["name"].string == name })
  }

  @Test("in every file rows = sets + excluded + rejected, and the excluded rows add up by reason")
  func conservation() throws {
    let files = try weekly()["input"]["files"].array
    #expect(files.count == 1)
    for file in files {
      #expect(
        file["rows"].int == file["sets"].int + file["excluded"].int + file["rejected"].int)
      let byReason = file["excludedFor"].array.reduce(0) { $0 + $1["rows"].int }
      #expect(byReason == file["excluded"].int)
      #expect(file["excluded"].int == 3)
      #expect(file["rejected"].int == 1)
    }
  }

  @Test("4 × 90 kg × 8 is 2880 kg, written as 2880")
  func exactVolume() throws {
    let bytes = try ExampleHistory.exercise("Bench Press (Barbell)").json()
    let first = try #require(JSON(text: bytes)["sessions"].array.last)
    #expect(first["date"].string == "2026-01-05")
    #expect(first["volume"]["value"].number == 2880)
    #expect(first["volume"]["unit"].string == "kg")
    #expect(first["runs"].array.count == 1)
    #expect(first["runs"][0]["sets"].int == 4)
    #expect(first["runs"][0]["load"].number == 90)
    #expect(first["runs"][0]["repetitions"].int == 8)
    #expect(String(decoding: bytes, as: UTF8.self).contains(#"{"value": 2880, "unit": "kg"}"#))
  }

  @Test("100 kg × 8 is an e1RM of 124.137931034 kg by Brzycki, and names its set")
  func estimate() throws {
    let record = try exercise("Bench Press (Barbell)")["records"]["e1RM"]
    #expect(record["value"].number == 124.137931034)
    #expect(record["unit"].string == "kg")
    #expect(record["method"].string == "brzycki")
    #expect(record["set"]["date"].string == "2026-02-02")
    #expect(record["set"]["load"].number == 100)
    #expect(record["set"]["repetitions"].int == 8)
    #expect(record["set"]["file"].string == "strong.csv")
  }

  @Test("2,100 kg after 1,850 kg is +13.5 %, and after nothing it is new")
  func percent() throws {
    var history = LogBuilder()
    history.session("2026-01-05") { $0.sets("Row", kg: 185, reps: 10) }
    history.session("2026-01-12") { $0.sets("Row", kg: 210, reps: 10) }
    let json = try JSON(text: ExampleHistory.report(log: history.log).json())
    #expect(json["week"]["volume"]["value"].number == 2100)
    #expect(json["week"]["volume"]["previous"].number == 1850)
    #expect(json["week"]["volume"]["change"].number == 250)
    #expect(json["week"]["volume"]["percent"].number == 13.5135135135)
    #expect(json["periods"]["year"]["workouts"]["percent"]["value"].isNull)
    #expect(
      json["periods"]["year"]["workouts"]["percent"]["reason"].string
        == MissingReason.baseIsZero.rawValue)
  }

  @Test("every null stands beside a reason, in every report")
  func reasons() throws {
    for document in try documents() {
      for (path, object) in objects(in: try JSON(text: document), path: "$") {
        for (key, value) in object where value.isNull {
          #expect(key == "value", "\(path).\(key)")
          #expect(object["reason"]?.string.isEmpty == false, "\(path)")
        }
      }
    }
  }

  @Test("texts with quotes, line ends, control and bidirectional characters survive unchanged")
  func lossless() throws {
    let json = try weekly()
    let title = json["sessions"][0]["title"].string
    #expect(Array(title.unicodeScalars) == Array(ExampleHistory.nastyTitle.unicodeScalars))
    #expect(json["issues"].array.contains { $0["original"].string == "=1+1\n\"x\"" })
    #expect(json["exercises"].array.contains { $0["name"].string == "=HYPERLINK(\"x\")" })
  }

  @Test("the unit that people read touches no machine format")
  func unit() throws {
    let kilograms = ExampleHistory.report(unit: .kilogram)
    let pounds = ExampleHistory.report(unit: .pound)
    #expect(kilograms.json() == pounds.json())
    for table in ResultTable.of(.report) { #expect(kilograms.csv(table) == pounds.csv(table)) }
    #expect(
      try ExampleHistory.exercise("Squat (Barbell)", unit: .kilogram).json()
        == ExampleHistory.exercise("Squat (Barbell)", unit: .pound).json())
  }

  @Test("the same log gives the same bytes")
  func deterministic() {
    #expect(
      ExampleHistory.report().json()
        == ExampleHistory.report(log: ExampleHistory.builder.log).json())
  }

  @Test(
    "without a session up to the day every key is there: lists are empty, the rest has a reason")
  func withoutFindings() throws {
    let full = try weekly()
    let report = ExampleHistory.report(asOf: "2020-01-01")
    #expect(report.findings == nil)
    let json = try JSON(text: report.json())
    #expect(json.object.keys.sorted() == full.object.keys.sorted())
    #expect(json["input"]["files"].array.count == 1)
    #expect(json["history"]["sessions"].int == 0)
    #expect(json["history"]["first"]["reason"].string.isEmpty == false)
    #expect(json["week"]["reason"].string.isEmpty == false)
    #expect(json["periods"]["month"]["reason"].string.isEmpty == false)
    for key in ["exercises", "sessions", "weekDays", "muscles", "balance", "records"] {
      #expect(json[key].array.isEmpty && !json[key].isNull)
    }
    #expect(json["issues"].array.count == 2)
  }

  @Test("nothing after the report's day enters the JSON")
  func asOf() throws {
    let json = try JSON(text: ExampleHistory.report(asOf: "2026-01-20").json())
    #expect(json["asOf"].string == "2026-01-20")
    #expect(json["history"]["sessions"].int == 5)
    #expect(json["history"]["last"].string == "2026-01-19")
    let bench = try #require(json["exercises"].array.first)
    #expect(bench["records"]["load"]["value"].number == 95)
    #expect(bench["series"].array.count == 3)
  }

  @Test("a week in progress stands beside the last complete one, and has seven days")
  func week() throws {
    let json = try weekly()
    #expect(json["week"]["id"].string == "2026-W11")
    #expect(json["week"]["inProgress"].bool)
    #expect(json["week"]["lastComplete"]["id"].string == "2026-W10")
    #expect(json["week"]["workouts"]["value"].int == 2)
    #expect(json["week"]["goal"]["reason"].string == "not_given")
    #expect(json["week"]["metGoal"]["reason"].string == "not_given")
    let days = json["weekDays"].array
    #expect(days.map { $0["workouts"].int } == [1, 0, 0, 1, 0, 0, 0])
    #expect(days.map { $0["weekday"].string }.first == "monday")
    #expect(days[3]["sessions"][0]["start"].string == "2026-03-12")
  }

  @Test("each series of volumes sums to the history's volume, and rests are zeros in it")
  func volumeSeries() throws {
    let json = try JSON(text: ExampleHistory.report(asOf: "2026-04-02").json())
    let volume = json["history"]["volume"]["value"].number
    for unit in ["days", "weeks", "months", "quarters", "years"] {
      let rows = json["volumeSeries"][unit].array
      #expect(isClose(rows.reduce(0) { $0 + $1["volume"]["value"].number }, volume, within: 1e-11))
      #expect(rows.reduce(0) { $0 + $1["workouts"].int } == json["history"]["sessions"].int)
    }
    let months = json["volumeSeries"]["months"].array
    #expect(
      months.map { $0["start"].string } == ["2026-01-01", "2026-02-01", "2026-03-01", "2026-04-01"])
    #expect(months.last?["end"].string == "2026-04-30")
    #expect(months.last?["workouts"].int == 0)
    #expect(months.last?["volume"]["value"].int == 0)
    #expect(months.last?["coverage"]["workingSets"].int == 0)
  }

  @Test("a session's sets, volume, time and RPE stand beside those of the last of its kind")
  func sessionComparison() throws {
    let sessions = try weekly()["sessions"].array
    let push = sessions[0]
    #expect(push["previous"]["start"].string == "2026-03-02T18:00:00")
    #expect(push["workingSets"]["value"].int == 8)
    #expect(push["workingSets"]["change"].int == 0)
    #expect(push["duration"]["change"].number == 60)
    #expect(push["duration"]["unit"].string == "s")
    #expect(push["volume"]["previous"].number == push["volume"]["value"].number)
    #expect(push["averageRPE"]["value"].number == 8)
    #expect(push["averageRPE"]["previous"].number == 8)
    #expect(push["averageRPE"]["change"].number == 0)
    #expect(push["averageRPE"]["sets"].int == 4)
    let other = sessions[1]
    #expect(other["duration"]["reason"].string == MissingReason.noDuration.rawValue)
    #expect(other["averageRPE"]["change"]["reason"].string == MissingReason.noEffort.rawValue)
  }

  @Test("a muscle has its share of the target, and the range in which volume is productive")
  func target() throws {
    let muscles = try weekly()["muscles"].array
    let chest = try #require(muscles.first { $0["muscle"].string == "chest" })
    #expect(chest["landmarks"]["maximumAdaptive"].array.map(\.number) == [6, 20])
    #expect(chest["landmarks"]["target"].number == 13)
    let percent = 100 * chest["fractionalSets"].number / 13
    #expect(isClose(chest["percentOfTarget"].number, percent, within: 1e-11))
    let neck = try #require(muscles.first { $0["muscle"].string == "neck" })
    for key in ["percentOfTarget", "landmarks"] {
      #expect(neck[key]["reason"].string == MissingReason.noLandmark.rawValue)
    }
  }

  @Test("the printed shares of the repetition bands sum to exactly 100")
  func shares() throws {
    let bands = try weekly()["repetitionBands"]
    for key in ["shareOfSets", "shareOfVolume"] {
      let tenths = bands.object.values.map { ($0[key].number * 10).rounded() }
      #expect(tenths.reduce(0, +) == 1000)
      #expect(
        bands.object.values.allSatisfy { ($0[key].number * 10).rounded() / 10 == $0[key].number })
    }
  }

  @Test("assisted, bodyweight and timed lifts have the records and the measure of their kind")
  func otherLifts() throws {
    let assisted = try exercise("Pull Up (Assisted)")
    #expect(assisted["volume"]["value"].isNull)
    #expect(assisted["records"]["load"]["value"].isNull)
    #expect(assisted["trend"]["measure"].string == "assistance")
    #expect(assisted["records"]["assistance"]["value"].number < 30)
    let bodyweight = try exercise("Push Up")
    #expect(bodyweight["records"]["repetitions"]["value"].int == 29)
    #expect(bodyweight["trend"]["unit"].string == "repetitions")
    let plank = try exercise("Plank")
    #expect(plank["records"]["duration"]["value"].number == 60.5)
    #expect(plank["lastUsed"]["load"].isNull)
    let running = try exercise("Running")
    #expect(running["lastUsed"]["metres"].number == 1609.344)
    #expect(running["suggestion"]["reason"].string == MissingReason.notALift.rawValue)
  }

  @Test("a record or measure that is missing says truly why")
  func trueReasons() throws {
    var history = LogBuilder()
    for day in ["2026-01-05", "2026-01-12"] {
      history.session(day) {
        $0.sets("Pull Up (Assisted)", kg: 20, reps: 8, semantics: .assisted)
        $0.sets("Calf Raise", kg: 100, reps: 21)
        $0.sets("Push Up", reps: 12)
        $0.sets("Weighted Plank", kg: 20, seconds: 60, semantics: .timed)
        $0.sets("Bar", kg: 0, reps: 8, semantics: .loaded)
      }
    }
    let lifts = try JSON(text: ExampleHistory.report(log: history.log).json())["exercises"].array
    func reasons(_ name: String) throws -> [String: String] {
      let lift = try #require(lifts.first { $0["name"].string == name })
      return lift["records"].object.compactMapValues { $0.object["reason"]?.string }
        .merging(["volume": lift["volume"].object["reason"]?.string ?? "-"]) { old, _ in old }
    }
    let assisted = "assisted"
    #expect(
      try reasons("Pull Up (Assisted)") == [
        "e1RM": assisted, "load": assisted, "repetitions": assisted, "setVolume": assisted,
        "sessionVolume": assisted, "duration": "not_timed", "volume": "no_load",
      ])
    #expect(
      try reasons("Calf Raise") == [
        "e1RM": "no_qualified_set", "assistance": "not_assisted", "duration": "not_timed",
        "volume": "-",
      ])
    #expect(try reasons("Push Up")["load"] == "no_load_above_zero")
    #expect(try reasons("Push Up")["setVolume"] == "no_load")
    #expect(try reasons("Weighted Plank")["setVolume"] == "no_load")
    #expect(try reasons("Weighted Plank")["load"] == nil)
    #expect(try reasons("Bar")["setVolume"] == "no_load_above_zero")
    let calf = try #require(lifts.first { $0["name"].string == "Calf Raise" })
    for key in ["measure", "unit", "weeksSinceBest"] {
      #expect(
        calf["trend"][key]["reason"].string
          == "no_qualified_set")
    }
  }

  @Test("a name that nothing is known of is listed as unassigned")
  func unassigned() throws {
    let lift = try exercise("=HYPERLINK(\"x\")")
    #expect(lift["resolution"].string == "unassigned")
    #expect(lift["facts"]["value"].isNull)
    #expect(lift["sessions"].int == 10)
  }

  @Test("a suggestion carries its rule, its numbers and the sets that decided")
  func suggestion() throws {
    let suggestion = try exercise("Bench Press (Barbell)")["suggestion"]
    #expect(suggestion["rule"].string == "rpe")
    #expect(suggestion["load"]["unit"].string == "kg")
    #expect(suggestion["reason"]["code"].string == "effort")
    #expect(suggestion["reason"]["rpe"].number == 8)
    #expect(suggestion["evidence"].array.count == 1)
    #expect(suggestion["evidence"][0]["date"].string == "2026-03-09")
    let report = SuggestionReport(
      of: ExampleHistory.log, options: AnalysisOptions(), unit: nil)
    let all = try JSON(text: report.json())["suggestions"].array
    #expect(try all.count == weekly()["suggestions"].array.count)
    #expect(all.count == report.suggestions.count)
  }

  @Test("the exercise report has one point a session and the last ten sessions, latest first")
  func exerciseReport() throws {
    let json = try JSON(text: ExampleHistory.exercise("Squat (Barbell)").json())
    #expect(json["series"].array.count == 10)
    #expect(json["series"][0]["topLoad"].number == 102.05828325)
    #expect(json["series"][0]["volume"].number == 1530.87424875)
    let dates = json["sessions"].array.map { $0["date"].string }
    #expect(dates.count == 10)
    #expect(dates == dates.sorted(by: >))
  }

  @Test("the check report lists every issue and every row that is no set")
  func check() throws {
    let report = CheckReport(of: ExampleHistory.log, options: AnalysisOptions(), unit: nil)
    let json = try JSON(text: report.json())
    #expect(json["hasFindings"].bool)
    #expect(json["counts"]["error"].int == 1)
    #expect(json["issues"].array.count == report.issues.count)
    #expect(json["leftOut"].array.map { $0["reason"].string }.count == 4)
    let issue = try #require(json["issues"].array.first { $0["rule"].string == "cell.number" })
    #expect(issue["line"].int == 3)
    #expect(issue["column"].int == 5)
    #expect(issue["columnName"].string == "Weight")
    #expect(issue["byteOffset"].int == 120)
    #expect(json["mergedNames"][0]["merged"].string == "Barbell Squat")
  }

  private func documents() throws -> [[UInt8]] {
    let log = ExampleHistory.log
    return [
      ExampleHistory.report().json(), ExampleHistory.report(asOf: "2020-01-01").json(),
      try ExampleHistory.exercise("Plank").json(),
      try ExampleHistory.exercise("Bench Press (Barbell)").json(),
      SuggestionReport(of: log, options: AnalysisOptions(), unit: nil).json(),
      CheckReport(of: log, options: AnalysisOptions(), unit: nil).json(),
    ]
  }

  private func objects(in json: JSON, path: String) -> [(String, [String: JSON])] {
    let object = json.object
    if !object.isEmpty {
      return [(path, object)] + object.flatMap { objects(in: $0.value, path: "\(path).\($0.key)") }
    }
    return json.array.enumerated().flatMap {
      objects(in: $0.element, path: "\(path)[\($0.offset)]")
    }
  }
}
