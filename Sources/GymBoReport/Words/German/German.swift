internal import GymBoLog

/// German: numbers as `27.411,5`, days as `12. Nov. 2026`. It addresses the lifter as "du".
struct German: Words {
  static let code = "de"

  var unit: LoadUnit
  var asOf: CivilDate?

  let numbers = NumberStyle(decimalMark: ",", groupMark: ".", percentIsFirst: false)
  let dates = DateStyle(
    months: [
      "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.",
      "Dez.",
    ],
    weekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
    wholeWeekdays: [
      "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag",
    ], dayMark: ".")
}

extension German {
  /// A number of things: `1 Satz`, `2 Sätze`.
  func count(_ count: Int, _ one: String, _ many: String) -> String {
    numbers.whole(count) + " " + (count == 1 ? one : many)
  }

  func repetitionCount(_ count: Int) -> String {
    self.count(count, "Wiederholung", "Wiederholungen")
  }

  func setCount(_ count: Int) -> String { self.count(count, "Satz", "Sätze") }

  /// After "in", "von" and "aus": `in 4 Sätzen`.
  func dativeSets(_ count: Int) -> String { self.count(count, "Satz", "Sätzen") }

  func workouts(_ count: Int) -> String { self.count(count, "Training", "Trainings") }

  func sessions(_ count: Int) -> String { self.count(count, "Einheit", "Einheiten") }

  func lifts(_ count: Int) -> String { self.count(count, "Übung", "Übungen") }

  func weeks(_ count: Int) -> String { self.count(count, "Woche", "Wochen") }

  func days(_ count: Int) -> String { self.count(count, "Tag", "Tage") }

  /// After "in", "seit", "nach" and "vor": `vor 5 Tagen`.
  func dativeDays(_ count: Int) -> String { self.count(count, "Tag", "Tagen") }

  /// A load in the reader's unit.
  func load(_ load: Load) -> String { numbers.load(load, in: unit) }

  /// A volume in the reader's unit.
  func volume(_ kilograms: Double) -> String { numbers.volume(kilograms: kilograms, in: unit) }

  /// An e1RM in the reader's unit.
  func estimate(_ kilograms: Double) -> String { numbers.estimate(kilograms: kilograms, in: unit) }

  /// A day without its year, where that is the report's.
  func near(_ day: CivilDate) -> String { dates.date(day, near: asOf) }

  /// Words with their first letter as a capital.
  func beginning(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }

  /// The same of a sentence; a name at its beginning stays as it is.
  func beginning(_ sentence: Sentence) -> Sentence {
    guard case .text(let first) = sentence.runs.first else { return sentence }
    return Sentence(beginning(first)) + Sentence.joining(sentence.runs.dropFirst())
  }

  /// A sentence with its full stop. One that ends in an abbreviation, such as `12. Nov.`, has it already.
  func ended(_ sentence: Sentence) -> Sentence {
    if case .text(let last) = sentence.runs.last, last.hasSuffix(".") { return sentence }
    return sentence + "."
  }

  /// Exercises, with how many more there are: `Squat, Bench Press und 3 weitere`.
  /// - Parameter since: since when each is stuck, where that is told.
  func names(_ exercises: [String], more: Int, since: [String: StuckSince]) -> Sentence {
    exercises.map { name -> Sentence in
      let day = since[name].map { " (\(self.since($0)))" as Sentence }
      return "\(name: name)\(day ?? "")"
    }.joined(separator: ", ")
      + (more > 0 ? " und \(more) weitere" : "")
  }

  func names(_ exercises: [String], more: Int) -> Sentence {
    names(exercises, more: more, since: [:])
  }
}

extension German {
  /// A workout's title within a sentence.
  func workout(_ title: String) -> Sentence {
    WorkoutTitle(open: "„", close: "“").sentence(title)
  }
}
