import GymBoLog
import TestSupport
import Testing

@testable import GymBoImport

/// Every table is made up after the headers that the apps are known to write.
@Suite("Tables of body weight")
struct BodyTableTests {
  private func table(
    _ lines: String..., unit: LoadUnit? = nil, order: DateOrder? = nil
  ) throws -> BodyTable? {
    var options = ImportOptions(inputUnit: unit)
    options.dateOrder = order
    let text = lines.joined(separator: "\n") + "\n"
    return try BodyTable(
      InputFile(name: "in/weight.csv", bytes: Array(text.utf8)), options: options)
  }

  private func said(_ table: BodyTable?) -> [String] {
    table?.measurements.map { value in
      let at = value.hasTime ? "\(value.at)" : "\(value.at.date)"
      return "\(at) \(value.metric.rawValue) \((value.value * 10_000).rounded() / 10_000)"
    } ?? []
  }

  @Test("Withings: weights with their time; fat mass is no share of fat")
  func withings() throws {
    let read = try table(
      #"Date,"Weight (kg)","Fat mass (kg)","Bone mass (kg)","Muscle mass (kg)","Hydration (kg)",Comments"#,
      #""2026-11-20 07:12:30",80.41,14.2,3.4,62.8,,"#, #""2026-11-19 07:02:11",80.9,,,,,"#)
    #expect(read?.format == "withings" && read?.name == "weight.csv" && read?.rows == 2)
    #expect(
      said(read) == ["2026-11-19T07:02:11 body-mass 80.9", "2026-11-20T07:12:30 body-mass 80.41"])
  }

  @Test("Withings in another language, and in pounds, is read by its columns")
  func localized() throws {
    let german = try table(
      "Datum,\"Gewicht (kg)\",\"Fettmasse (kg)\"", "2026-11-20 07:12:30,80.4,14")
    #expect(said(german) == ["2026-11-20T07:12:30 body-mass 80.4"])
    let pounds = try table("Date,\"Weight (lb)\",\"Fat mass (lb)\"", "2026-11-20 07:12:30,180,14")
    #expect(said(pounds) == ["2026-11-20T07:12:30 body-mass 81.6466"])
  }

  @Test("Hevy: weight, share of fat and lengths, each where there is one")
  func hevy() throws {
    let read = try table(
      "date,weight_kg,fat_percent,neck_cm,shoulder_cm,chest_cm,left_bicep_cm,waist,waist_cm",
      "\"20 Nov 2026, 00:00\",80.4,18.4,,,101.5,36,,82")
    #expect(read?.format == "hevy-body")
    #expect(
      said(read) == [
        "2026-11-20T00:00:00 body-fat 0.184", "2026-11-20T00:00:00 body-mass 80.4",
        "2026-11-20T00:00:00 chest 1.015", "2026-11-20T00:00:00 left-upper-arm 0.36",
        "2026-11-20T00:00:00 waist 0.82",
      ])
  }

  @Test("FitNotes: a value a row, with its own unit; a measure of one's own is passed over")
  func fitNotes() throws {
    let read = try table(
      "Date,Time,Measurement,Value,Unit,Comment", "2026-11-20,07:10:00,Bodyweight,177.2,lbs,",
      "2026-11-20,07:10:00,Body Fat,18.4,%,", "2026-11-20,07:10:00,Mood,7,,fine")
    #expect(read?.format == "fitnotes-body" && read?.rows == 3)
    #expect(
      said(read) == ["2026-11-20T07:10:00 body-fat 0.184", "2026-11-20T07:10:00 body-mass 80.3766"])
  }

  @Test("Renpho: the time of measurement, and units within the names")
  func renpho() throws {
    let read = try table(
      "Time of Measurement,Weight(kg),BMI,Body Fat(%),Fat-free Body Weight(kg),Metabolic Age",
      "2026.11.20 07:10:11,80.4,24.1,18.4,65.6,31", "\"11/20/2026, 07:10:11\",80.5,24.1,--,,")
    #expect(read?.format == "renpho")
    #expect(read?.rejected == [])
    #expect(
      said(read) == [
        "2026-11-20T07:10:11 body-fat 0.184", "2026-11-20T07:10:11 body-mass 80.4",
        "2026-11-20T07:10:11 body-mass 80.5",
      ])
  }

  @Test("Garmin: a day alone above the times of its rows, and units in the cells")
  func garmin() throws {
    let read = try table(
      "Time,Weight,Change,BMI,Body Fat,Skeletal Muscle Mass,Bone Mass,Body Water,",
      "\" Nov 20, 2026\",", "7:32 AM,80.0 kg,0.2 kg,24.1,18.4 %,34.2 kg,3.4 kg,58.1 %,",
      "9:01 PM,80.9 kg,--,24.3,--,--,--,--,", "\" Nov 18, 2026\",",
      "7:30 AM,79.8 kg,--,24,--,--,--,--,")
    #expect(read?.format == "garmin" && read?.rows == 3 && read?.rejected == [])
    #expect(
      said(read) == [
        "2026-11-18T07:30:00 body-mass 79.8", "2026-11-20T07:32:00 body-fat 0.184",
        "2026-11-20T07:32:00 body-mass 80.0", "2026-11-20T21:01:00 body-mass 80.9",
      ])
  }

  @Test("Libra: the unit is above the header, and # is no comment there")
  func libra() throws {
    let read = try table(
      "#Version: 6", "#Units: lb", "", "#date;weight;weight trend;body fat;body fat trend;log",
      "2026-11-20T06:30:00.000Z;180;181.2;;;", "2026-11-21T06:30:00.000Z;179,5;181.1;;;feast")
    #expect(read?.format == "libra")
    #expect(
      said(read) == [
        "2026-11-20T06:30:00 body-mass 81.6466", "2026-11-21T06:30:00 body-mass 81.4198",
      ])
  }

  @Test("A weight without a unit is asked for, and taken in the one that is said")
  func unknownUnit() throws {
    #expect(throws: ImportError.unknownBodyUnit(name: "in/weight.csv", line: 2, example: "80.4")) {
      _ = try table("Weight,Date", "80.4,2026-11-20")
    }
    let read = try table("Weight,Date", "80.4,2026-11-20", unit: .kilogram)
    #expect(read?.format == "wger-body" && said(read) == ["2026-11-20 body-mass 80.4"])
  }

  @Test("The order of dates is found, or asked for")
  func dateOrder() throws {
    let read = try table("Day;Body weight (kg)", "03/11/2026;80,5", "20/11/2026;80,1")
    #expect(read?.format == "body")
    #expect(said(read) == ["2026-11-03 body-mass 80.5", "2026-11-20 body-mass 80.1"])
    #expect(throws: ImportError.self) { _ = try table("Day,Weight (kg)", "03/11/2026,80") }
    let told = try table("Day,Weight (kg)", "03/11/2026,80", order: .monthFirst)
    #expect(said(told) == ["2026-03-11 body-mass 80.0"])
  }

  @Test("What is no weight of a person is rejected with its line; an empty cell is no value")
  func rejected() throws {
    let read = try table(
      "Date,Weight (kg)", "2026-11-20,8.04", "2026-11-21,abc", "2026-13-40,80", "2026-11-22,",
      "2026-11-23,80")
    #expect(said(read) == ["2026-11-23 body-mass 80.0"])
    #expect(read?.rows == 5)
    #expect(read?.rejected.map(\.line) == [2, 3, 4])
    #expect(read?.rejected.map(\.text) == ["8.04", "abc", "2026-13-40"])
    #expect(read?.rejected.map { $0.reason == .date } == [false, false, true])
  }

  @Test(
    "A training history is no table of body weight",
    arguments: [
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE",
      "Date,Exercise,Category,Weight (kg),Reps,Distance,Distance Unit,Time", "Day,Lift,Wt,R",
      "Date,Lift,Weight (kg)", "Datum,Übung,Gewicht (kg)", "Date,Weight (kg),Reps",
      "Date,Exercise,Weight,Reps,Sets", "date,steps", "",
    ])
  func others(header: String) throws {
    #expect(try table(header, "2026-11-20,80,80,80") == nil)
  }
}
