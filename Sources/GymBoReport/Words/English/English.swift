internal import GymBoLog

/// English: numbers as `27,411.5`, days as `12 Nov 2026`.
struct English: Words {
  static let code = "en"

  var unit: LoadUnit
  var asOf: CivilDate?

  let numbers = NumberStyle.english
  let dates = DateStyle(
    months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    weekdays: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"],
    wholeWeekdays: [
      "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ], dayMark: "")
}

extension NumberStyle {
  /// `27,411.5`, `+13.5 %`.
  package static let english = NumberStyle(
    decimalMark: ".", groupMark: ",", percentIsFirst: false)
}

extension English {
  /// A number of things: `1 repetition`, `2 repetitions`.
  func count(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    numbers.whole(count) + " " + (count == 1 ? one : many ?? one + "s")
  }

  /// A load in the reader's unit.
  func load(_ load: Load) -> String { numbers.load(load, in: unit) }

  /// A volume in the reader's unit.
  func volume(_ kilograms: Double) -> String { numbers.volume(kilograms: kilograms, in: unit) }

  /// An e1RM in the reader's unit.
  func estimate(_ kilograms: Double) -> String { numbers.estimate(kilograms: kilograms, in: unit) }

  /// A day without its year, where that is the report's.
  func near(_ day: CivilDate) -> String { dates.date(day, near: asOf) }

  /// Words at the beginning of a sentence.
  func beginning(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }
}

extension English {
  /// A workout's title within a sentence.
  func workout(_ title: String) -> Sentence {
    WorkoutTitle(open: "“", close: "”").sentence(title)
  }
}
