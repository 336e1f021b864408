import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// Reports with measures of the body.
enum BodyExample {
  static let day = CivilDate(iso: "2026-11-29") ?? CivilDate(dayNumber: 0)

  /// Values by how many days before the report's day they were measured.
  static func measured(
    _ values: [(ago: Int, value: Double)], of metric: BodyMetric = .bodyMass
  ) -> [BodyMeasurement] {
    values.map { ago, value in
      let time = CivilTime(date: day.advanced(by: -ago), secondOfDay: 25_200)
      return BodyMeasurement(metric, at: time, hasTime: true, value: value)
    }
  }

  /// 29 days that fall by 0.1 kg each, from 83 to 80.2 kg, and other measures.
  static let falling =
    measured((0...28).map { ($0, 80.2 + 0.1 * Double($0)) })
    + measured([(28, 0.86), (0, 0.845)], of: .waist)
    + measured([(28, 0.2), (7, 0.188)], of: .bodyFat)
    + measured([(3, 52)], of: .restingHeartRate)

  /// 8 days of 80 and 81 kg in turn; the line and its interval are computed in the tests of the finding.
  static let inTurn = measured(
    (0..<8).map { (14 - 2 * $0, $0.isMultiple(of: 2) ? 80.0 : 81.0) })

  static func report(_ measurements: [BodyMeasurement], unit: LoadUnit? = nil) -> WeeklyReport {
    var history = LogBuilder()
    history.session(day.description) { $0.sets("Squat (Barbell)", kg: 100, reps: 5, count: 3) }
    return WeeklyReport(
      of: history.log, measurements: measurements, options: AnalysisOptions(), unit: unit)
  }

  static func text(
    _ measurements: [BodyMeasurement], unit: LoadUnit? = nil, _ language: Language = .english
  ) -> String {
    var style = TextStyle()
    style.language = language
    return report(measurements, unit: unit).text(style, .body)
  }
}

@Suite("The body in the report")
struct BodyReportTests {
  private func flat(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func line(_ name: String, of text: String) -> String {
    flat(text.split(separator: "\n").first { $0.contains(name) }.map(String.init) ?? "")
  }

  @Test("Weight, change and other measures are a line each, in 80 columns")
  func english() {
    let text = BodyExample.text(BodyExample.falling)
    #expect(
      text.hasPrefix(
        """
        Body
          Weight         80.2 kg on 29 Nov, trend 81.1 kg
          Change a week  −0.70 kg (80 %: −0.70 to −0.70), from 28 of the last 28 days
          Over 4 weeks   −2.8 kg, from 83.0 kg on 1 Nov
          Body fat       18.8 % on 22 Nov, −1.2 points since 1 Nov
          Waist          84.5 cm on 29 Nov, −1.5 cm since 1 Nov
          Resting pulse  52 a minute on 26 Nov

        """), "\(text)")
    #expect(flat(text).contains("Trend: each day a tenth of the way to that day's weight."))
  }

  @Test("The range of the change is the one computed by hand, and in pounds it is 2.2 times that")
  func interval() {
    #expect(
      line("Change", of: BodyExample.text(BodyExample.inTurn))
        == "Change a week +0.17 kg (80 %: −0.27 to +0.60), from 8 of the last 28 days")
    #expect(
      line("Change", of: BodyExample.text(BodyExample.inTurn, unit: .pound))
        == "Change a week +0.37 lb (80 %: −0.60 to +1.33), from 8 of the last 28 days")
  }

  @Test("For who counts in pounds, weights are in pounds and girths in inches")
  func pounds() {
    let text = BodyExample.text(
      BodyExample.measured([(28, 182 * 0.453_592_37), (0, 177 * 0.453_592_37)])
        + BodyExample.measured([(0, 32 * 0.0254)], of: .waist), unit: .pound)
    #expect(line("Weight", of: text).hasPrefix("Weight 177.0 lb on 29 Nov, trend"))
    #expect(line("Over", of: text) == "Over 4 weeks −5.0 lb, from 182.0 lb on 1 Nov")
    #expect(line("Waist", of: text) == "Waist 32.0 in on 29 Nov")
    #expect(!text.contains(" kg") && !text.contains(" cm"))
  }

  @Test(
    "A change that is not known has its reason, with the numbers",
    arguments: [
      ([30, 40], "not known: no weight in the last 4 weeks"),
      ([0], "not known: 1 day with a weight in the last 4 weeks, 8 are needed"),
      ([0, 2, 4, 27], "not known: 4 days with a weight in the last 4 weeks, 8 are needed"),
      (Array(0...10), "not known: the weights of the last 4 weeks span 10 days, 14 are needed"),
    ])
  func refused(days: [Int], reason: String) {
    let text = flat(BodyExample.text(BodyExample.measured(days.map { ($0, 80) })))
    #expect(text.contains("Change a week \(reason)"), "\(text)")
  }

  @Test("The first weight is told where it is not that of four weeks before")
  func first() {
    let older = BodyExample.measured([(60, 84), (28, 83), (0, 80)])
    #expect(
      line("Since", of: BodyExample.text(older))
        == "Since the first −4.0 kg, from 84.0 kg on 30 Sep")
    #expect(!BodyExample.text(Array(older.dropFirst())).contains("Since the first"))
  }

  @Test("Nothing measured is no part of the report; asked for alone, it says so")
  func nothing() {
    #expect(BodyExample.text([]) == "No body weight and no other measure is known.\n")
    let without = BodyExample.report([])
    #expect(!without.text(TextStyle(), .full).contains("Body\n"))
    #expect(!String(decoding: without.json(), as: UTF8.self).contains("\"body\":"))
  }

  @Test("The short report only names the part; the full one has it before the data")
  func parts() {
    let (with, without) = (BodyExample.report(BodyExample.falling), BodyExample.report([]))
    #expect(with.text().hasSuffix("sessions,balance,bands,periods,streaks,body\n"))
    #expect(with.text().replacing(",body\n", with: "\n") == without.text())
    let full = with.text(TextStyle(), .full)
    let part = "\n" + BodyExample.text(BodyExample.falling)
    #expect(full.contains(part))
    #expect(full.replacing(part, with: "") == without.text(TextStyle(), .full))
  }

  @Test("Days after the report's day are counted, and named as not counted")
  func later() {
    let text = flat(BodyExample.text(BodyExample.measured([(0, 80), (-1, 90), (-2, 91)])))
    #expect(text.contains("Weight 80.0 kg on 29 Nov"))
    #expect(text.contains("2 days with values after the day of the report are not counted."))
    let alone = flat(BodyExample.text(BodyExample.measured([(-1, 90)])))
    #expect(alone == "Body 1 day with values after the day of the report is not counted.")
  }

  @Test("German and Turkish have the same numbers, in their own marks")
  func languages() throws {
    let german = BodyExample.text(BodyExample.falling, try #require(Language(code: "de")))
    #expect(line("Gewicht  ", of: german) == "Gewicht 80,2 kg am 29. Nov., Trend 81,1 kg")
    #expect(
      line("Je Woche  ", of: german)
        == "Je Woche −0,70 kg (80 %: −0,70 bis −0,70), aus 28 der letzten 28 Tage")
    #expect(line("Taille", of: german) == "Taille 84,5 cm am 29. Nov., seit dem 1. Nov. −1,5 cm")
    let turkish = BodyExample.text(BodyExample.falling, try #require(Language(code: "tr")))
    #expect(line("Ağırlık", of: turkish) == "Ağırlık 80,2 kg (29 Kas), trend 81,1 kg")
    #expect(
      line("Haftalık değişim  ", of: turkish)
        == "Haftalık değişim −0,70 kg (%80: −0,70 ile −0,70), son 28 günün 28 gününden")
    #expect(line("Vücut yağı", of: turkish).hasSuffix("1 Kas tarihinden beri −1,2 puan"))
  }
}

@Suite("The body for machines")
struct BodyForMachinesTests {
  @Test("JSON has the values as measured, in kilograms, metres and percent, and is valid")
  func json() throws {
    let schema = try JSONSchema(ReportSchema.report.text)
    for measurements in [
      BodyExample.falling, BodyExample.inTurn, BodyExample.measured([(0, 80)]),
      BodyExample.measured([(0, 0.9)], of: .waist), BodyExample.measured([(-1, 90)]),
      BodyExample.measured((0...10).map { ($0, 80) }),
    ] {
      let report = BodyExample.report(measurements, unit: .pound)
      #expect(try schema.errors(in: report.json()) == [])
    }
    let body = try JSON(text: BodyExample.report(BodyExample.falling, unit: .pound).json())["body"]
    let weight = body["weight"]
    #expect(weight["date"].string == "2026-11-29" && weight["value"].number == 80.2)
    #expect(abs(weight["perWeek"]["value"].number + 0.7) < 1e-9)
    #expect(weight["perWeek"]["interval"].numbers.count == 2 && weight["days"].int == 29)
    #expect(weight["overFourWeeks"]["before"].number == 83)
    #expect(weight["series"].array.count == 29)
    #expect(weight["series"][0]["trend"].number == 83)
    #expect(body["measures"][0]["metric"].string == "body_fat")
    #expect(body["measures"][0]["value"].number == 18.8)
    #expect(body["measures"][1]["unit"].string == "m")
  }

  @Test("What is missing has its reason, in JSON and in the table of figures")
  func missing() throws {
    let report = BodyExample.report(BodyExample.measured([(0, 80)]))
    let weight = try JSON(text: report.json())["body"]["weight"]
    #expect(weight["perWeek"]["value"].isNull && weight["perWeek"]["days"].int == 1)
    #expect(weight["perWeek"]["reason"].string == "few_days")
    #expect(weight["overFourWeeks"]["reason"].string == "not_weighed_then")
    #expect(weight["sinceFirst"]["reason"].string == "first_time")
    let rows = try CSVReader.rows(of: report.csv(.summary))
    #expect(rows.contains(["body.weight", "80", "kg", ""]))
    #expect(rows.contains(["body.weight.perWeek", "", "", "few_days"]))
    #expect(rows.contains(["body.weight.sinceFirst.change", "", "", "first_time"]))
    let without = try CSVReader.rows(of: BodyExample.report([]).csv(.summary))
    #expect(!without.contains { $0.first?.hasPrefix("body") ?? true })
  }

  @Test("The words of measures are those of the schema, and none has a hyphen")
  func words() {
    let schema = String(decoding: ReportSchema.report.text, as: UTF8.self)
    for metric in BodyMetric.allCases where metric != .bodyMass {
      #expect(schema.contains("\"\(metric.machineWord)\"") && !metric.machineWord.contains("-"))
    }
  }
}
