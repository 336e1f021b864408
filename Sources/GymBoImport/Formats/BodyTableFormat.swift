import GymBoLog

/// The apps whose tables of body weight are known, by the names of their columns. Any other table is read by what its columns are
/// called.
struct BodyTableFormat: Sendable {
  /// The machine word, by which a store tells sources apart.
  let id: String
  /// The app, for people.
  let name: String
  /// Names of columns that the header has, all of them, without unit and case.
  let header: [String]
  /// Whether it has no other columns.
  var isWhole = false

  static let all = [
    BodyTableFormat(
      id: "hevy-body", name: "Hevy", header: ["date", "weight", "fat percent", "neck"]),
    BodyTableFormat(
      id: "fitnotes-body", name: "FitNotes",
      header: ["date", "time", "measurement", "value", "unit"]),
    BodyTableFormat(id: "withings", name: "Withings", header: ["date", "weight", "fat mass"]),
    BodyTableFormat(
      id: "renpho", name: "Renpho", header: ["time of measurement", "weight", "bmi"]),
    BodyTableFormat(id: "garmin", name: "Garmin", header: ["time", "weight", "change", "bmi"]),
    BodyTableFormat(id: "libra", name: "Libra", header: ["date", "weight", "weight trend"]),
    BodyTableFormat(id: "wger-body", name: "wger", header: ["weight", "date"], isWhole: true),
  ]

  static let other = BodyTableFormat(id: "body", name: "body table", header: [])

  /// The app whose header this is.
  static func of(_ columns: [BodyColumn]) -> BodyTableFormat {
    let names = columns.map(\.name)
    return all.first { format in
      format.isWhole ? names == format.header : format.header.allSatisfy(names.contains)
    } ?? other
  }
}

/// What a column of a table of body weight holds, by its name in the header.
struct BodyColumn: Sendable, Hashable {
  enum Meaning: Sendable, Hashable {
    case date, time
    case value(BodyMetric)
    /// A row has one value, whose name and unit are in columns of their own.
    case metricName, anyValue, unitOfRow
  }

  /// In lower case without accents and unit, words with a blank between them.
  let name: String
  /// nil for a column that is not read.
  let meaning: Meaning?
  /// The unit in brackets or at the end of the name; empty without one.
  let unit: String

  init(_ header: String) {
    var words = header.folded.split { !$0.isLetter && !$0.isNumber && $0 != "%" }.map(String.init)
    var unit = ""
    if words.count > 1, let last = words.last, BodyColumn.units.contains(last) {
      unit = last
      words.removeLast()
    }
    name = words.joined(separator: " ")
    self.unit = unit
    meaning = BodyColumn.meanings[name]
  }

  private static let units: Set<String> = [
    "kg", "kgs", "lb", "lbs", "st", "g", "cm", "mm", "m", "in", "ft", "%", "bpm",
  ]

  private static let meanings: [String: Meaning] = {
    let names: [(Meaning, String)] = [
      (
        .date,
        "date|datetime|timestamp|day|datum|tag|fecha|data|tarih|jour|date time|time of measurement|date and time"
      ),
      (.time, "time|uhrzeit|hora|saat|heure"),
      (.metricName, "measurement"), (.anyValue, "value"), (.unitOfRow, "unit"),
      (
        .value(.bodyMass),
        "weight|body weight|bodyweight|body mass|mass|gewicht|korpergewicht|peso|peso corporal|poids|agirlik|vucut agirligi"
      ),
      (
        .value(.bodyFat),
        "fat percent|body fat|bodyfat|fat percentage|body fat percentage|body fat percent|korperfett|korperfettanteil"
      ),
      (.value(.height), "height|grosse"), (.value(.neck), "neck"),
      (.value(.shoulders), "shoulder|shoulders"), (.value(.chest), "chest"),
      (.value(.abdomen), "abdomen"), (.value(.waist), "waist"), (.value(.hips), "hips|hip"),
      (.value(.leftUpperArm), "left bicep|left biceps|left upper arm"),
      (.value(.rightUpperArm), "right bicep|right biceps|right upper arm"),
      (.value(.leftForearm), "left forearm"), (.value(.rightForearm), "right forearm"),
      (.value(.leftThigh), "left thigh"), (.value(.rightThigh), "right thigh"),
      (.value(.leftCalf), "left calf"), (.value(.rightCalf), "right calf"),
      (.value(.restingHeartRate), "resting heart rate|resting hr"),
    ]
    var meanings: [String: Meaning] = [:]
    for (meaning, list) in names {
      for name in list.split(separator: "|") { meanings[String(name)] = meaning }
    }
    return meanings
  }()

  /// The metric that a row names, as in FitNotes: `Bodyweight`, `Body Fat`.
  static func metric(named text: String) -> BodyMetric? {
    if case .value(let metric) = BodyColumn(text).meaning { metric } else { nil }
  }
}
