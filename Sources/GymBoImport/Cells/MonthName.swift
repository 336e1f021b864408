/// Months as the apps write them in their languages.
enum MonthName {
  /// Beginnings of month names and their abbreviations, without diacritics, longest first: `juin` before `jui`, so that
  /// French June and July stay apart. English, German, French, Spanish, Portuguese, Italian, Dutch, Turkish and the
  /// Scandinavian languages; no beginning means two months.
  private static let beginnings: [(String, Int)] = [
    ("juil", 7), ("juin", 6), ("juli", 7), ("juni", 6), ("maio", 5), ("magg", 5), ("mayo", 5),
    ("jan", 1), ("ene", 1), ("gen", 1), ("oca", 1),
    ("feb", 2), ("fev", 2), ("sub", 2),
    ("mar", 3), ("mrt", 3), ("maa", 3), ("mrz", 3),
    ("apr", 4), ("avr", 4), ("abr", 4), ("nis", 4),
    ("may", 5), ("mai", 5), ("mei", 5), ("mag", 5), ("maj", 5),
    ("jun", 6), ("giu", 6), ("haz", 6),
    ("jul", 7), ("lug", 7), ("tem", 7),
    ("aug", 8), ("ago", 8), ("aou", 8), ("agu", 8),
    ("sep", 9), ("set", 9), ("eyl", 9),
    ("oct", 10), ("okt", 10), ("out", 10), ("ott", 10), ("eki", 10),
    ("nov", 11), ("kas", 11),
    ("dec", 12), ("dez", 12), ("dic", 12), ("des", 12), ("ara", 12),
  ]

  /// The names of three letters, by their bytes.
  private static let short: [UInt32: Int] = {
    var months: [UInt32: Int] = [:]
    for (name, month) in beginnings where name.utf8.count == 3 {
      months[name.utf8.reduce(0) { $0 << 8 | UInt32($1) }] = month
    }
    return months
  }()

  /// The month of three bytes that are its whole name, in any case.
  static func month(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> Int? {
    let letters = [a, b, c].reduce(0 as UInt32) { $0 << 8 | UInt32(CellBytes.lowercased($1)) }
    return short[letters]
  }

  /// The month that a word names, 1…12. A trailing dot, case and diacritics do not matter; `9월` and `9月` are September.
  static func month(_ word: String) -> Int? {
    if word.hasSuffix("월") || word.hasSuffix("月") {
      return Int(word.dropLast()).flatMap { (1...12).contains($0) ? $0 : nil }
    }
    var folded = String.UnicodeScalarView()
    for scalar in word.unicodeScalars where scalar != "." {
      if let letter = fold(scalar) { folded.append(letter) }
    }
    let name = String(folded)
    return beginnings.first { name.hasPrefix($0.0) }?.1
  }

  /// A letter in lower case without its diacritic; nil for a combining mark.
  private static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "\u{0300}"..."\u{036F}": nil
    case "A"..."Z": Unicode.Scalar(scalar.value + 32)
    case "À"..."Å", "à"..."å": "a"
    case "È"..."Ë", "è"..."ë": "e"
    case "Ì"..."Ï", "ì"..."ï", "İ", "ı": "i"
    case "Ò"..."Ö", "ò"..."ö": "o"
    case "Ù"..."Ü", "ù"..."ü": "u"
    case "Ç", "ç": "c"
    case "Ş", "ş", "Ș", "ș": "s"
    case "Ğ", "ğ": "g"
    default: scalar
    }
  }
}
