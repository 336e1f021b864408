extension Load {
  /// Reads a weight with its unit, such as `82.5kg` or `182 lb`: digits, a decimal point and up to three decimals, then kg
  /// or lb (lbs). The load is exact, except that thousandths of a pound are rounded to the unit of ``Load``.
  /// - Returns: nil for anything else, 0, and more than ``maximum``.
  package init?(text: String) {
    let lower = text.lowercased()
    let unitWord = lower.reversed().prefix { $0.isLetter }.reversed()
    guard let unit = LoadUnit(spelling: String(unitWord)) else { return nil }
    var number = lower.dropLast(unitWord.count)
    while number.last == " " { number.removeLast() }
    let digits = number.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(digits.count), (1...6).contains(digits[0].utf8.count),
      digits.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let whole = Int64(digits[0])
    else { return nil }
    var thousandths = whole * 1000
    if digits.count == 2 {
      // `1,325` may mean thousands, so a comma takes at most two decimals.
      guard (1...(number.contains(",") ? 2 : 3)).contains(digits[1].utf8.count),
        let fraction = Int64(digits[1] + String(repeating: "0", count: 3 - digits[1].utf8.count))
      else { return nil }
      thousandths += fraction
    }
    let load = Load(thousandths: Int(thousandths), of: unit)
    guard load > .zero, load <= .maximum else { return nil }
    self = load
  }
}

extension LoadUnit {
  /// Reads a unit as people write it: `kg`, `kgs`, `kilos`, `lb`, `lbs`, `pounds`, in any case.
  package init?(spelling: String) {
    let word = spelling.lowercased()
    guard let known = LoadUnit.spellings.first(where: { $0.word == word }) else { return nil }
    self = known.unit
  }

  /// How people write units, in lower case; those of apps first.
  package static let spellings: [(word: String, unit: LoadUnit)] = [
    ("kg", .kilogram), ("lb", .pound), ("lbs", .pound), ("kgs", .kilogram), ("kilo", .kilogram),
    ("kilos", .kilogram), ("kilogram", .kilogram), ("kilograms", .kilogram), ("pound", .pound),
    ("pounds", .pound),
  ]
}
