import Foundation
import TestSupport
import Testing

/// Reasons that tell one athlete from another who looks alike at first.
extension TriageTests {
  @Test("a new athlete who trains less and less is named after four weeks, with both numbers")
  func newAndLess() throws {
    let days = [3, 3, 1, 0]
    let exports = [
      "fades": export(weeks: 4) { week, day in day < [3, 3, 1, 1][week] ? 60 : nil },
      "steady": export(weeks: 4) { week, day in day < [2, 3, 2, 2][week] ? 60 : nil },
      "came back": export(weeks: 20) { week, day in
        week < 8 || week >= 16 && day < days[week - 16] ? 60 : nil
      },
    ]
    let (rows, _, _) = try triage(exports, ["--as-of", "2026-01-31"])
    #expect(rows.map { $0["athlete"] } == ["fades"])
    #expect(rows.first?["main_reason"] == "less_training")
    #expect(rows.first?["detail"] == "2 workouts in the last 2 weeks, 6 usual")
    // Weeks since the return from a long break are a new beginning.
    let back = try triage(exports, ["--as-of", "2026-05-23"]).rows
    #expect(
      back.first { $0["athlete"] == "came back" }?["reasons"]?.contains("less_training") == true)
  }

  @Test(
    "who came back from a break and is away again has stopped, at the rate of the weeks trained")
  func awayAgain() throws {
    let exports = [
      "one workout": export(weeks: 8) { week, day in
        week < 4 || week == 6 && day == 0 ? rising(week, day) : nil
      },
      "two weeks": export(weeks: 9) { week, day in
        week < 3 || (6...7).contains(week) ? rising(week, day) : nil
      },
      "after months": export(weeks: 30) { week, day in
        week < 10 || week == 29 && day == 0 ? rising(week, day) : nil
      },
      "every other week": export(weeks: 10) { week, day in
        week.isMultiple(of: 2) && day == 0 ? rising(week, day) : nil
      },
    ]
    func details(_ day: String) throws -> [String: String] {
      let rows = try triage(exports, ["--as-of", day]).rows.filter {
        $0["main_reason"] == "stopped"
      }
      return Dictionary(
        uniqueKeysWithValues: rows.map { ($0["athlete"] ?? "", $0["detail"] ?? "") })
    }
    // 12 days after the last workout of each.
    let march = try details("2026-02-28")
    #expect(
      march["one workout"] == "away again: no workout for 12 days, 5 missed at 3.1 a week")
    #expect(
      try details("2026-03-11")["two weeks"]
        == "away again: no workout for 12 days, 5 missed at 3.2 a week")
    #expect(
      try details("2026-08-08")["after months"]
        == "away again: no workout for 12 days, 5 missed at 3 a week")
    #expect(try details("2026-03-14")["every other week"] == nil)
  }

  @Test("who misses six workouts has stopped after eight days, and not before")
  func sixMissed() throws {
    var lines = [
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,RPE"
    ]
    for day in 0..<56 where day % 7 < 6 {
      let date = Date(timeIntervalSince1970: 1_767_571_200 + Double(day) * 86_400)
      let text = date.formatted(.iso8601.year().month().day())
      lines.append("\(text) 18:00:00,Full Body,1h,Squat (Barbell),1,\(60 + day),5,0,0,")
    }
    let exports = ["six a week": lines.joined(separator: "\n")]
    // The last workout is on 28 February.
    let week = try triage(exports, ["--as-of", "2026-03-07"]).rows
    #expect(week.allSatisfy { $0["main_reason"] != "stopped" }, "\(week)")
    let rows = try triage(exports, ["--as-of", "2026-03-08"]).rows
    #expect(rows.map { $0["main_reason"] } == ["stopped"])
    #expect(rows.first?["detail"]?.hasPrefix("no workout for 8 days, 6 missed") == true)
  }

  @Test("those who need no look are listed by their last workout, the longest ago first")
  func othersByDay() throws {
    let exports = [
      "a late": export(weeks: 30, load: rising),
      "b early": export(weeks: 30) { week, day in
        week == 29 && day == 2 ? nil : rising(week, day)
      },
    ]
    let folder = try triage(exports, ["--reports"]).2
    let index = try String(
      contentsOf: folder.url.appendingPathComponent("reports/index.txt"), encoding: .utf8)
    let names = index.split(separator: "\n").compactMap { line in
      ["a late", "b early"].first { line.contains("\($0).txt") }
    }
    #expect(names == ["b early", "a late"], "\(index)")
  }

  @Test("of somebody with a single workout the days since it are told, not weeks")
  func singleWorkout() throws {
    let exports = [
      "began": export(weeks: 1) { week, day in day == 0 ? rising(week, day) : nil }
    ]
    let (rows, _, _) = try triage(exports, ["--as-of", "2026-01-25"])
    #expect(rows.map { $0["detail"] } == ["a single workout, none for 20 days"])
  }

  @Test(
    "weeks without training are told with the workouts of each week, so that now and then differ")
  func whichWeeks() throws {
    let exports = [
      "then": export(weeks: 30) { week, day in
        [22, 24].contains(week) ? nil : rising(week, day)
      },
      "now": export(weeks: 30) { week, day in
        [26, 28].contains(week) ? nil : rising(week, day)
      },
    ]
    let (rows, _, _) = try triage(exports)
    #expect(rows.map { $0["athlete"] } == ["now", "then"])
    #expect(rows[0]["detail"] == "no workout in 2 of 8 weeks (workouts: 3 3 3 3 0 3 0, now 3)")
    #expect(rows[1]["detail"] == "no workout in 2 of 8 weeks (workouts: 0 3 0 3 3 3 3, now 3)")
  }

  @Test("who cut the load in one step is told so, after those who fall from session to session")
  func oneStep() throws {
    let exports = [
      // Sets that lose a repetition: of even ones the load is told as chosen.
      "step": export(weeks: 30) { week, _ in
        week < 28 ? min(100, 60 + 2.5 * Double(week)) : 87.5
      }.replacing(",3,87.5,5,", with: ",3,87.5,4,"),
      "falls": export(weeks: 30) { week, day in
        week < 22 ? rising(week, day) : 120 - 4 * Double(week - 22)
      },
    ]
    let (rows, _, _) = try triage(exports)
    #expect(rows.map { $0["athlete"] } == ["falls", "step"])
    #expect(rows.map { $0["main_reason"] } == ["falling", "less_load"])
    #expect(
      rows.last?["detail"]
        == "−12.5 % in one step on 20 Jul 2026, 100 kg → 87.5 kg: Bench Press (Barbell), 1 more")
  }

  @Test("a plateau takes no place of the printed list from an athlete who stopped")
  func plateauWaits() throws {
    var exports: [String: String] = [:]
    for index in 10..<17 { exports["stopped \(index)"] = export(weeks: 20, load: rising) }
    for index in 17..<24 {
      exports["stuck \(index)"] = export(weeks: 30) { week, day in
        [100, 97.5, 95][day] + (week < 4 ? 10 : 0)
      }
    }
    for index in 24..<31 { exports["good \(index)"] = export(weeks: 30, load: rising) }
    let (rows, _, _) = try triage(exports)
    #expect(rows.count == 14)
    #expect(rows.prefix(7).allSatisfy { $0["main_reason"] == "stopped" })
  }

  @Test("the loads of an athlete who trains in pounds are told in pounds")
  func pounds() throws {
    let pounds = export(weeks: 30) { week, _ in week < 27 ? 225 : 155 }
    let (rows, _, _) = try triage(["ann": pounds], ["--input-unit", "lb"])
    #expect(rows.first?["detail"]?.contains("225 lb → 155 lb") == true)
  }

  @Test(
    "of those who stopped, who wrote of pain before comes first, and the day of the note is told")
  func painBeforeStop() throws {
    let header =
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"
    let rows = export(weeks: 28, load: rising).split(separator: "\n").dropFirst().map { row in
      String(row) + (row.hasPrefix("2026-07-17") ? "Knee pain,," : ",,")
    }
    let exports = [
      "away": export(weeks: 28, load: rising), "here": export(weeks: 30, load: rising),
      "hurt": ([header] + rows).joined(separator: "\n") + "\n",
    ]
    let found = try triage(exports).rows
    #expect(found.map { $0["athlete"] } == ["hurt", "away"])
    #expect(
      found.first?["detail"]
        == "no workout for 14 days, 6 missed at 3 a week; pain, injury or surgery noted on 17 Jul 2026"
    )
  }

  @Test("a lift's fall is one number: in the triage, in the athlete's report and in its JSON")
  func oneNumber() throws {
    let (input, output) = (try TemporaryFolder(), try TemporaryFolder())
    let file = try input.file(
      "ann.csv",
      export(weeks: 30) { week, day in
        week < 22 ? rising(week, day) : 120 - 4 * Double(week - 22)
      })
    let run = try Tool.run(["batch", input.url.path, "--output", output.url.path])
    let percent = try #require(run.text.split(separator: " ").first { $0.hasPrefix("−") })
    #expect(try Tool.run("report", file.path).text.contains("\(percent) % in 5 weeks"))
    let json = try Tool.run("report", file.path, "--format", "json").text
    let seen = try #require(json.firstMatch(of: /"seenPercent": -([0-9.]+)/)?.output.1)
    let number = try #require(Double(seen))
    #expect((number * 10).rounded() / 10 == Double(percent.dropFirst()))
  }

  @Test(
    "the day of the last workout has a title",
    arguments: [
      ("en", "Last workout"), ("de", "Letztes Training"), ("tr", "Son antrenman"),
    ])
  func titles(language: String, title: String) throws {
    let exports = [
      "away": export(weeks: 20, load: rising), "here": export(weeks: 30, load: rising),
    ]
    let (_, text, folder) = try triage(exports, ["--language", language, "--reports"])
    #expect(
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        .hasSuffix("The columns of the tables: gymbo schema tables."))
    #expect(text.contains(title))
    let index = folder.url.appendingPathComponent("reports/index.txt")
    #expect(try String(contentsOf: index, encoding: .utf8).contains(title))
  }
}
