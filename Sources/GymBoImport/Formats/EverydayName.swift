import GymBoLog

/// The name of a column in a table of people's own: its words, and the unit in it.
struct EverydayName {
  /// Without accents, in lower case; none where the name is longer than any that people give.
  private let words: [String]

  /// The longest name that is looked at, in bytes, and the most columns of a table that people make: bounds for files made to
  /// harm. A decision of this project.
  private static let longest = 256
  static let mostColumns = 1000

  init(_ name: String) {
    words =
      name.utf8.count > EverydayName.longest
      ? [] : name.folded.split { !$0.isLetter && !$0.isNumber && $0 != "#" }.map(String.init)
  }

  /// How well the name says what a column holds: 2 where it is just that, 1 where it contains it; nil where it does not.
  func score(as meaning: ColumnMapping.Meaning) -> Int? {
    guard !words.isEmpty, let (names, others) = EverydayName.vocabulary[meaning],
      others.isDisjoint(with: words)
    else { return nil }
    let bare = words.filter { ColumnMapping.unit($0, of: meaning) == nil }
    if names.contains(bare) || names.contains(words) { return 2 }
    // A column that is called by its unit alone holds what has this unit.
    if bare.isEmpty { return 1 }
    return names.contains { $0.allSatisfy(bare.contains) } ? 1 : nil
  }

  /// The unit that the name says of the numbers; nil for seconds, which durations are in anyway.
  func unit(of meaning: ColumnMapping.Meaning) -> String? {
    words.first { word in
      ColumnMapping.unit(word, of: meaning).map { $0 != .duration(.second) } ?? false
    }
  }

  /// By what a column holds, its names in words, and the words that say that it holds something else.
  private static let vocabulary = Dictionary(
    uniqueKeysWithValues: ColumnMapping.Meaning.allCases.map { meaning in
      (meaning, (names: names(of: meaning), others: others(than: meaning)))
    })

  /// Words that say that a column holds something else: the body's weight is no load, the hours of a workout are no set's.
  private static func others(than meaning: ColumnMapping.Meaning) -> Set<String> {
    switch meaning {
    case .load:
      [
        "body", "bodyweight", "bw", "volume", "total", "target", "goal", "max", "1rm", "e1rm",
        "korper", "corporal", "corporel", "corporeo", "vucut",
      ]
    case .seconds:
      [
        "hours", "hour", "h", "hrs", "workout", "session", "training", "rest", "pause", "total",
        "start", "end",
      ]
    case .repetitions: ["target", "goal", "planned", "total"]
    case .distance: ["total"]
    default: []
    }
  }

  private static func names(of meaning: ColumnMapping.Meaning) -> [[String]] {
    let text =
      switch meaning {
      case .date: "date day datetime timestamp start datum tag fecha data tarih jour"
      case .time: "time uhrzeit hora saat heure clock start_time"
      case .end: "end end_time finish ende fin"
      case .workout:
        "workout session routine program title workout_name einheit training seance entreno antrenman"
      case .exercise:
        "exercise lift movement exercise_name name ubung ejercicio exercicio exercice esercizio "
          + "egzersiz hareket"
      case .load: "weight load wt mass gewicht peso poids agirlik carga last"
      case .unit: "unit units weight_unit load_unit einheit unidad unite birim"
      case .repetitions:
        "reps rep repetitions repetition r wiederholungen wdh wiederh repeticiones repeticoes "
          + "ripetizioni tekrar n_reps"
      case .rpe: "rpe effort"
      case .rir: "rir reps_in_reserve"
      case .seconds: "seconds secs sec duration time s sekunden dauer segundos duree saniye sure"
      case .distance: "distance distanz strecke distancia distanza mesafe"
      case .set: "set set_number set_no # satz serie serie_no sets_no"
      case .sets: "sets num_sets number_of_sets satze setler"
      case .kind: "kind set_type type art tipo tur"
      case .superset: "superset supersatz"
      case .note: "note notes comment comments notiz notizen nota notas not remarks"
      case .workoutNote: "workout_note workout_notes session_note session_notes"
      case .athlete: "athlete lifter user athlete_name client sportler atleta sporcu"
      }
    return text.split(separator: " ").map { $0.split(separator: "_").map(String.init) }
  }
}
