import Foundation
import TestSupport
import Testing

@Suite("The triage of a batch")
struct TriageTests {
  /// The Monday on which every history begins.
  private static let start = Date(timeIntervalSince1970: 1_767_571_200)  // 2026-01-05

  /// An export of Strong with three workouts a week of squats and bench presses.
  /// - Parameter load: the load on a day of a week; nil for no workout.
  func export(weeks: Int, load: (_ week: Int, _ day: Int) -> Double?) -> String {
    var lines = [
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,RPE"
    ]
    for week in 0..<weeks {
      for (day, offset) in [0, 2, 4].enumerated() {
        guard let load = load(week, day) else { continue }
        let date = Self.start.addingTimeInterval(Double(7 * week + offset) * 86_400)
        let text = date.formatted(.iso8601.year().month().day())
        for name in ["Squat (Barbell)", "Bench Press (Barbell)"] {
          for set in 1...3 {
            lines.append("\(text) 18:00:00,Full Body,1h,\(name),\(set),\(load),5,0,0,")
          }
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  func rising(_ week: Int, _ day: Int) -> Double? { 60 + 2.5 * Double(week) }

  func triage(
    _ exports: [String: String], _ options: [String] = []
  ) throws -> (rows: [[String: String]], text: String, folder: TemporaryFolder) {
    let (input, output) = (try TemporaryFolder(), try TemporaryFolder())
    for (name, text) in exports { _ = try input.file("\(name).csv", text) }
    let run = try Tool.run(["batch", input.url.path, "--output", output.url.path] + options)
    let bytes = try Data(contentsOf: output.url.appendingPathComponent("triage.csv"))
    let rows = try CSVReader.rows(of: Array(bytes))
    let cells = rows.dropFirst().map { row in
      Dictionary(zip(rows[0], row)) { first, _ in first }
    }
    return (cells, run.text, output)
  }

  @Test("the most pressing reason comes first, and who trains well is not in it")
  func order() throws {
    let exports = [
      "a good": export(weeks: 30, load: rising),
      "b stuck": export(weeks: 30) { week, day in
        [100, 97.5, 95][day] + (week < 4 ? 10 : 0)
      },
      "c missing": export(weeks: 30) { week, day in
        [23, 25, 27].contains(week) ? nil : rising(week, day)
      },
      "d falling": export(weeks: 30) { week, day in
        week < 22 ? rising(week, day) : 120 - 4 * Double(week - 22)
      },
      "e stopped": export(weeks: 25, load: rising),
      "f broken": "",
    ]
    let (rows, text, _) = try triage(exports)
    #expect(
      rows.map { $0["athlete"] } == ["f broken", "e stopped", "d falling", "c missing", "b stuck"])
    #expect(rows.map { $0["priority"] } == ["1", "2", "3", "4", "5"])
    #expect(
      rows.map { $0["main_reason"] }
        == ["unreadable", "stopped", "falling", "weeks_missed", "plateau"])
    #expect(rows[1]["days_since_last"] == "35")
    #expect(rows[1]["detail"] == "no workout for 35 days, 15 missed at 3 a week")
    #expect(rows[2]["detail"]?.hasPrefix("falling −") == true)
    #expect(rows[3]["detail"] == "no workout in 3 of 8 weeks (workouts: 3 0 3 0 3 0 3, now 3)")
    #expect(rows[4]["detail"]?.hasPrefix("no new best for 2") == true)
    // Six athletes: the top is two of them.
    #expect(text.contains("5 of 6 need a look"))
    #expect(text.contains("Look first at these 2 (5 of 6 need a look; as of 31 Jul 2026)"))
    #expect(text.contains("f broken") && text.contains("e stopped"))
    #expect(text.contains("Also: d falling, c missing, b stuck; all are in the table triage."))
  }

  @Test("who trains at half of the usual rate or less for four weeks is named, with both numbers")
  func lessTraining() throws {
    let exports = [
      "less": export(weeks: 30) { week, day in
        week < 25 || day == 0 ? rising(week, day) : nil
      },
      "a little less": export(weeks: 30) { week, day in
        week < 25 || day < 2 ? rising(week, day) : nil
      },
    ]
    let (rows, _, _) = try triage(exports)
    #expect(rows.map { $0["athlete"] } == ["less"])
    #expect(rows.first?["main_reason"] == "less_training")
    #expect(rows.first?["detail"] == "4 workouts in the last 4 weeks, 12 usual")
  }

  @Test("who does all repetitions with much less load is named, with both loads")
  func lessLoad() throws {
    let exports = [
      "less": export(weeks: 30) { week, _ in week < 27 ? 100 : 70 },
      "here": export(weeks: 30, load: rising),
    ]
    let (rows, _, _) = try triage(exports)
    #expect(rows.map { $0["athlete"] } == ["less"])
    #expect(rows.first?["main_reason"] == "less_load")
    let detail = try #require(rows.first?["detail"])
    #expect(detail.hasPrefix("less load since 13 Jul") && detail.contains("100 kg → 70 kg"))
  }

  @Test("who wrote of pain in the last three weeks is named, with the note")
  func pain() throws {
    let header =
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"
    func noted(_ day: String) -> String {
      let rows = export(weeks: 30, load: rising).split(separator: "\n").dropFirst().map { row in
        row.hasPrefix(day) && row.contains("Bench") ? row + "Elbow hurts,," : row + ",,"
      }
      return ([header] + rows.map(String.init)).joined(separator: "\n") + "\n"
    }
    let (rows, _, _) = try triage(["now": noted("2026-07-29"), "then": noted("2026-05-04")])
    #expect(rows.map { $0["athlete"] } == ["now"])
    #expect(rows.first?["main_reason"] == "pain_noted")
    #expect(
      rows.first?["detail"]
        == "pain, injury or surgery noted on 29 Jul 2026 (Bench Press (Barbell)): “Elbow hurts”")
  }

  @Test("the rate of workouts is that of the days from the first to the last, not of whole weeks")
  func rate() throws {
    let exports = [
      "away": export(weeks: 5) { week, day in week > 0 || day == 2 ? rising(week, day) : nil },
      "here": export(weeks: 30, load: rising),
    ]
    let (rows, _, _) = try triage(exports)
    #expect(rows.first?["athlete"] == "away")
    #expect(rows.first?["detail"]?.hasSuffix("3.1 a week before") == true)
  }

  @Test("a pause that is far longer than any of the weeks before is told after ten days")
  func unusualPause() throws {
    let exports = [
      "away": export(weeks: 28) { week, day in day < 2 ? rising(week, day) : nil },
      "here": export(weeks: 30, load: rising),
    ]
    let (rows, _, _) = try triage(exports)
    #expect(rows.map { $0["athlete"] } == ["away"])
    #expect(rows.first?["main_reason"] == "stopped")
  }

  @Test("one lift that stands still among more that rise is no reason to look")
  func fewStuck() throws {
    let stuck = export(weeks: 30) { week, day in [100, 97.5, 95][day] + (week < 4 ? 10 : 0) }
    let more = ["Deadlift (Barbell)", "Overhead Press (Barbell)", "Bent Over Row (Barbell)"]
    let rises = more.map { name in
      export(weeks: 30, load: rising).split(separator: "\n").dropFirst()
        .map { $0.replacingOccurrences(of: "Squat (Barbell)", with: name) }
        .filter { $0.contains(name) }.joined(separator: "\n")
    }
    #expect(try triage(["a": stuck]).rows.map { $0["main_reason"] } == ["plateau"])
    #expect(try triage(["a": stuck + rises.joined(separator: "\n") + "\n"]).rows.isEmpty)
  }

  @Test("weeks before the return from a long break are not missed")
  func afterLongBreak() throws {
    let back = export(weeks: 20) { week, day in
      (6..<17).contains(week) || week == 18 ? nil : rising(week, day)
    }
    let (rows, _, _) = try triage(["back": back])
    #expect(rows.isEmpty, "\(rows)")
  }

  @Test("who comes back after a break is not falling")
  func comeback() throws {
    let exports = [
      "back": export(weeks: 30) { week, day in
        if (25...27).contains(week) { return nil }
        return week < 25 ? rising(week, day) : 100 - 2 * Double(day)
      }
    ]
    // Nor does an athlete miss weeks whose only break is over.
    #expect(try triage(exports).rows.isEmpty)
  }

  @Test("silence is measured by the athlete's own rate, and who misses most comes first")
  func ownRate() throws {
    let exports = [
      "a daily": export(weeks: 28, load: rising),
      "b weekly": export(weeks: 28) { week, day in day == 0 ? rising(week, 0) : nil },
      "c here": export(weeks: 30, load: rising),
      "d gone weekly": export(weeks: 25) { week, day in day == 0 ? rising(week, 0) : nil },
      "e gone": export(weeks: 25, load: rising),
      "f long gone": export(weeks: 10, load: rising),
    ]
    let (rows, _, _) = try triage(exports)
    // 14 days are 6 workouts at three a week, and 2 at one.
    #expect(rows.map { $0["athlete"] } == ["e gone", "a daily", "d gone weekly", "f long gone"])
    #expect(rows[1]["detail"] == "no workout for 14 days, 6 missed at 3 a week")
    #expect(rows[3]["detail"] == "no workout for 140 days, 3 a week before")
  }

  @Test("a lift on its way back is not counted as declining")
  func wayBack() throws {
    let exports = [
      "back": export(weeks: 30) { week, _ in
        week < 24 ? 120 : [120, 100, 90, 100, 108, 114][week - 24]
      },
      "here": export(weeks: 30, load: rising),
    ]
    let (rows, _, folder) = try triage(exports)
    #expect(rows.isEmpty)
    let bytes = try Data(contentsOf: folder.url.appendingPathComponent("athletes.csv"))
    let cells = try CSVReader.rows(of: Array(bytes))
    let column = try #require(cells[0].firstIndex(of: "declining_lifts"))
    #expect(cells.dropFirst().map { $0[column] } == ["0", "0"])
  }

  @Test("the help says why an athlete is in the triage")
  func help() throws {
    let help = try Tool.run("help", "batch").flat
    for reason in ["unreadable", "stopped", "falling", "weeks_missed", "less_training", "plateau"] {
      #expect(help.contains(" \(reason) "), "\(reason)")
    }
    #expect(help.contains("more than 21 days") && help.contains("for 12 weeks"))
  }

  @Test("at most eight athletes are printed, one a line, and the table has them all")
  func length() throws {
    var exports: [String: String] = [:]
    for index in 10..<40 {
      let name = "athlete \(index) whose file has a long name"
      exports[name] = export(weeks: index < 28 ? 20 : 30, load: rising)
    }
    let (rows, text, _) = try triage(exports)
    #expect(rows.count == 18)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("  athlete") } == 8)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(text.contains("no workout for 70 days, 30 missed at 3 a week"))
  }

  @Test(
    "who stopped does not hide who trains and falls: of one reason at most half are printed, and the table begins with them"
  )
  func mixed() throws {
    var exports: [String: String] = [:]
    for index in 10..<22 { exports["stopped \(index)"] = export(weeks: 20, load: rising) }
    for index in 22..<34 {
      exports["falling \(index)"] = export(weeks: 30) { week, day in
        week < 22 ? rising(week, day) : 120 - 4 * Double(week - 22)
      }
    }
    let (rows, text, _) = try triage(exports)
    #expect(
      rows.prefix(8).map { $0["main_reason"] }
        == Array(repeating: "stopped", count: 4) + Array(repeating: "falling", count: 4))
    #expect(rows.map { $0["priority"] } == (1...24).map { "\($0)" })
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("  stopped") } == 4)
    #expect(lines.count { $0.hasPrefix("  falling") } == 4)
    #expect(lines.firstIndex { $0.hasPrefix("  falling") } == 7)
  }

  @Test("two workouts of one day are one day of training that is missed")
  func twiceADay() throws {
    let once = export(weeks: 12, load: rising)
    let twice = once.split(separator: "\n").map(String.init)
    let evening = twice.dropFirst().map { $0.replacing(" 18:00:00,Full", with: " 20:00:00,Late") }
    let good = export(weeks: 14, load: rising)
    let rows = try triage([
      "once": once, "twice": (twice + evening).joined(separator: "\n") + "\n", "good": good,
    ]).rows
    let missed = Dictionary(
      rows.map { ($0["athlete"] ?? "", $0["detail"] ?? "") }, uniquingKeysWith: { a, _ in a })
    #expect(missed["once"] == missed["twice"])
    #expect(missed["once"]?.contains("missed at 3 a week") == true)
  }

  @Test("athletes with the same workouts are named, for one export was probably given twice")
  func alike() throws {
    let same = export(weeks: 12, load: rising)
    let other = export(weeks: 12) { week, day in rising(week, day).map { $0 + 2.5 } }
    let text = try triage(["ann": same, "ben": other, "cid": same]).text
    #expect(text.contains("The same workouts: ann, cid. One export given twice?"))
    #expect(try !triage(["ann": same, "ben": other]).text.contains("The same workouts"))
  }

  @Test("--as-of counts the days without a workout up to that day")
  func asOf() throws {
    let exports = ["ann": export(weeks: 10, load: rising)]
    #expect(try triage(exports).rows.isEmpty)
    let rows = try triage(exports, ["--as-of", "2026-04-30"]).rows
    #expect(rows.map { $0["main_reason"] } == ["stopped"])
    #expect(rows.first?["days_since_last"] == "48")
  }

  @Test("--reports writes a report of each athlete and an index of who to look at first")
  func reports() throws {
    let exports = [
      "ann": export(weeks: 20, load: rising), "bob": export(weeks: 30, load: rising), "eve": "",
    ]
    let (_, text, folder) = try triage(exports, ["--reports"])
    let reports = folder.url.appendingPathComponent("reports")
    let names = try FileManager.default.contentsOfDirectory(atPath: reports.path).sorted()
    #expect(names == ["ann.txt", "bob.txt", "index.txt"])
    let index = try String(
      contentsOf: reports.appendingPathComponent("index.txt"), encoding: .utf8)
    let lines = index.split(separator: "\n")
    #expect(
      lines.firstIndex { $0.contains("eve") } ?? 9 < lines.firstIndex { $0.contains("ann.txt") }
        ?? 0)
    #expect(lines.last?.contains("bob.txt") == true)
    let ann = try String(contentsOf: reports.appendingPathComponent("ann.txt"), encoding: .utf8)
    #expect(ann.contains("Squat (Barbell)"))
    // The day to which the triage counts, not her own last one.
    #expect(ann.hasPrefix("No workout for 70 days; the last was Full Body on 22 May."))
    #expect(text.contains("Wrote 2 reports into"))
  }
}
