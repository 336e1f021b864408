internal import GymBoLog

/// Turkish: numbers as `27.411,5`, days as `12 Kas 2026`, percent as `+%13,5`.
///
/// After a number a noun stays singular. No ending is put on a name or a number, because its vowels would have to follow
/// how that is spoken: the sentence is built around it (`Bench Press: plato`, `12 Kas tarihinde`). Words at the beginning of
/// a sentence are written with their capital, as i and ı have capitals of their own (İ and I).
struct Turkish: Words {
  static let code = "tr"

  var unit: LoadUnit
  var asOf: CivilDate?

  let numbers = NumberStyle.turkish
  let dates = DateStyle(
    months: ["Oca", "Şub", "Mar", "Nis", "May", "Haz", "Tem", "Ağu", "Eyl", "Eki", "Kas", "Ara"],
    weekdays: ["Pzt", "Sal", "Çar", "Per", "Cum", "Cmt", "Paz"],
    wholeWeekdays: [
      "Pazartesi", "Salı", "Çarşamba", "Perşembe", "Cuma", "Cumartesi", "Pazar",
    ], dayMark: "")
}

extension NumberStyle {
  /// `27.411,5`, `+%13,5`.
  static let turkish = NumberStyle(
    decimalMark: ",", groupMark: ".", percentIsFirst: true,
    time: ("sa", "dk", "sn"))
}

extension Turkish {
  /// A number of things: `1 tekrar`, `2 tekrar`.
  func count(_ count: Int, _ noun: String) -> String { numbers.whole(count) + " " + noun }

  /// A load in the reader's unit.
  func load(_ load: Load) -> String { numbers.load(load, in: unit) }

  /// A volume in the reader's unit.
  func volume(_ kilograms: Double) -> String { numbers.volume(kilograms: kilograms, in: unit) }

  /// An e1RM in the reader's unit.
  func estimate(_ kilograms: Double) -> String { numbers.estimate(kilograms: kilograms, in: unit) }

  /// A day without its year, where that is the report's.
  func near(_ day: CivilDate) -> String { dates.date(day, near: asOf) }

  /// Words at the beginning of a sentence; a name at its beginning stays as it is.
  func beginning(_ sentence: Sentence) -> Sentence {
    guard case .text(let first) = sentence.runs.first else { return sentence }
    let letter = first.hasPrefix("i") ? "İ" : first.prefix(1).uppercased()
    return Sentence(letter + first.dropFirst()) + Sentence.joining(sentence.runs.dropFirst())
  }
}

extension Turkish {
  /// A workout's title within a sentence.
  func workout(_ title: String) -> Sentence {
    WorkoutTitle(open: "“", close: "”").sentence(title)
  }
}
