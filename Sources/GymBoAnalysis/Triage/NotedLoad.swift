package import GymBoLog

/// A load that a note plans for the next time: "Next time 85", "nächstes Mal 70 kg", or what is added to the last one: "Next time +2,5".
package struct NotedLoad: Sendable, Hashable {
  /// As written, in thousandths of its unit.
  package var thousandths: Int
  /// The unit that is written with it; nil where none is: then the number may as well be one of repetitions.
  package var unit: LoadUnit?
  /// Whether it is added to the last load.
  package var isAdded = false
  /// Whether it is for the first set alone.
  package var isOfFirstSet = false

  /// The load, or what is added to the last one, in a unit that is used where none is written.
  package func load(usual: LoadUnit) -> Load {
    Load(thousandths: thousandths, of: unit ?? usual)
  }

  /// Words beside a number that is no load, by how they begin.
  private static let others = [
    "rep", "wdh", "wiederh", "tekrar", "set", "satz", "sätze", "série", "serie", "x", "×", "%",
    "min", "sec", "sek", "sn", "week", "woche", "hafta", "day", "tag", "gün", "rpe", "rir", "cm",
  ]
  /// The words of a first set, and how those of a set begin.
  private static let firsts = [
    "first", "1st", "erster", "ersten", "erste", "ilk", "primeira", "primera",
  ]
  private static let setWords = ["set", "satz", "série", "serie"]
  private static let (kilograms, pounds) = (
    ["kg", "kgs", "kilo", "kilos"], ["lb", "lbs", "pound", "pounds"]
  )

  /// - Returns: nil for a note that plans no load for the next time, and for one that names several.
  package init?(_ note: String) {
    guard let plan = NextTimeWords.part(of: note)?.lowercased() else { return nil }
    let line = NextTimeWords.clauses(of: plan.prefix { !$0.isNewline })
    var words = line.split { " ();:!?→".contains($0) }.map { word in
      Substring(word).trimmingSuffix { ".,".contains($0) }
    }
    words.removeAll(where: \.isEmpty)
    // "Não subir pra 82" names what is not wanted.
    guard !words.contains(where: { NextTimeWords.denials.contains(String($0)) }) else { return nil }
    let found = words.indices.compactMap { NotedLoad(at: $0, of: words) }
    guard let first = found.first, found.allSatisfy({ $0 == first }) else { return nil }
    self = first
    isOfFirstSet = zip(words, words.dropFirst()).contains { word, next in
      NotedLoad.firsts.contains(String(word)) && NotedLoad.setWords.contains(where: next.hasPrefix)
    }
  }

  private init?(at index: Int, of words: [Substring]) {
    func isOther(_ place: Int) -> Bool {
      words.indices.contains(place) && NotedLoad.others.contains(where: words[place].hasPrefix)
    }
    let isAdded = words[index].hasPrefix("+")
    let word = words[index].drop { $0 == "+" }
    let number = word.prefix { $0.isASCII && $0.isNumber || ".,".contains($0) }
    let rest = word.dropFirst(number.count)
    let parts = number.split(omittingEmptySubsequences: false) { ".,".contains($0) }
    guard let whole = parts.first, (1...4).contains(whole.count), let units = Int(whole),
      parts.count <= 2, !isOther(index - 1), !isOther(index + 1)
    else { return nil }
    var decimals = 0
    if parts.count == 2 {
      guard (1...3).contains(parts[1].count),
        let read = Int(parts[1].padding(toLength: 3))
      else { return nil }
      decimals = read
    }
    thousandths = 1000 * units + decimals
    let next = index + 1 < words.count ? words[index + 1] : ""
    let named = rest.isEmpty ? next : rest
    if NotedLoad.kilograms.contains(String(named)) {
      unit = .kilogram
    } else if NotedLoad.pounds.contains(String(named)) {
      unit = .pound
    } else if rest.isEmpty {
      unit = nil
    } else {
      return nil
    }
    self.isAdded = isAdded
    guard thousandths > 0, !isAdded || unit != nil || isNoCount else { return nil }
  }

  /// Repetitions from which nobody adds as many at once.
  private static let manyRepetitions = 5

  /// Whether it can be no number of repetitions that are added.
  private var isNoCount: Bool {
    thousandths % 1000 != 0 || thousandths >= 1000 * NotedLoad.manyRepetitions
  }
}

extension Substring {
  /// The digits of a decimal fraction, with zeros after them.
  fileprivate func padding(toLength length: Int) -> String {
    self + String(repeating: "0", count: Swift.max(0, length - count))
  }

  fileprivate func trimmingSuffix(where isCut: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isCut(last) { text.removeLast() }
    return text
  }
}
