import GymBoLog

/// What a word of Alpha Progression's measures: the name of a column such as `WDH`, or what follows a number such as `Min.`.
///
/// English and German words were seen. The other languages' are those that the app's translations would take.
enum AlphaMeasure: Equatable {
  case load(unit: String)
  case repetitions
  case seconds, minutes
  case distance(unit: String)
  case rir, rpe, note

  /// - Returns: nil for an unknown word.
  init?(_ word: String) {
    let word = word.folded.filter(\.isLetter)
    guard let (_, measure) = AlphaMeasure.words.first(where: { $0.words.contains(word) }) else {
      return nil
    }
    self = measure
  }

  var column: ExportColumn {
    switch self {
    case .load: .load
    case .repetitions: .repetitions
    case .seconds, .minutes: .seconds
    case .distance: .distance
    case .rir: .rir
    case .rpe: .rpe
    case .note: .note
    }
  }

  /// Writes a cell into a row.
  func write(_ cell: String, to row: inout [ExportColumn: String]) {
    // +35 is added to the body, 8+ were more than asked for.
    row[column] = self == .note ? cell : cell.filter { $0 != "+" }
    switch self {
    case .load(let unit): row[.loadUnit] = unit
    case .distance(let unit): row[.distanceUnit] = unit
    case .minutes where !cell.contains(":"): row[.seconds] = AlphaMeasure.seconds(minutes: cell)
    default: break
    }
  }

  private static func seconds(minutes: String) -> String {
    let value = Double(minutes.replacing(",", by: "."))
    return value.flatMap { $0 > 0 && $0 < 10_000 ? "\(Int(($0 * 60).rounded()))" : nil } ?? minutes
  }

  /// Without accents, in lower case, letters only.
  private static let words: [(words: Set<String>, measure: AlphaMeasure)] = [
    (["kg", "kgs"], .load(unit: "kg")), (["lb", "lbs"], .load(unit: "lb")),
    (
      [
        "reps", "rep", "repetitions", "wdh", "wdhn", "wiederh", "wiederholung", "wiederholungen",
        "repet", "repetition", "repeticiones", "repeticoes", "ripetizioni", "rip", "tekrar", "herh",
      ], .repetitions
    ),
    (
      [
        "s", "sec", "secs", "second", "seconds", "sek", "sekunden", "zeit", "time", "dauer",
        "duration", "seconde", "secondes", "temps", "duree", "seg", "segundos", "tiempo",
        "secondi", "saniye", "sn", "sure",
      ], .seconds
    ),
    (
      ["min", "mins", "minute", "minutes", "minuten", "minutos", "minuti", "dakika", "dk"],
      .minutes
    ),
    (["km", "kilometer", "kilometers"], .distance(unit: "km")),
    (["m", "meter", "meters", "metres", "metros", "metri"], .distance(unit: "m")),
    (["mi", "mile", "miles"], .distance(unit: "mi")),
    (["yd", "yards"], .distance(unit: "yd")), (["ft", "feet"], .distance(unit: "ft")),
    (["rir"], .rir), (["rpe"], .rpe), (["note", "notes", "notiz", "notizen"], .note),
  ]
}
