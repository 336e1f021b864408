package import GymBoLog

/// A load that a note says was taken down: "67,5 -> 60 for intro week".
package struct NotedReduction: Sendable, Hashable {
  /// The load before the arrow, in thousandths of its unit.
  package var before: Int
  /// The load after it.
  package var after: Int

  /// - Returns: nil for a note without an arrow between two numbers of which the first is more.
  package init?(_ note: String) {
    let arrows = ["→", "-->", "->", "=>", "⇒"]
    var text = note
    for arrow in arrows { text = text.replacing(arrow, with: "→") }
    let parts = text.split(separator: "→", omittingEmptySubsequences: false)
    guard parts.count == 2, let before = NotedReduction.number(endOf: parts[0]),
      let after = NotedReduction.number(startOf: parts[1]), before > after
    else { return nil }
    (self.before, self.after) = (before, after)
  }

  /// The load before the arrow.
  package func load(before unit: LoadUnit) -> Load { Load(thousandths: before, of: unit) }
  /// The load after it.
  package func load(after unit: LoadUnit) -> Load { Load(thousandths: after, of: unit) }

  private static func isOfNumber(_ character: Character) -> Bool {
    character.isASCII && character.isNumber || ".,".contains(character)
  }

  private static func isBeside(_ character: Character) -> Bool {
    character == " " || "kgslb".contains(character)
  }

  private static func number(endOf text: Substring) -> Int? {
    var text = text
    while let last = text.last, isBeside(last) { text.removeLast() }
    let digits = text.reversed().prefix(while: isOfNumber)
    return thousandths(String(digits.reversed()))
  }

  private static func number(startOf text: Substring) -> Int? {
    thousandths(String(text.drop { $0 == " " }.prefix(while: isOfNumber)))
  }

  /// A number of at most four digits and three decimals, in thousandths; a point or a comma at its end is none of it.
  private static func thousandths(_ text: String) -> Int? {
    let parts = text.split(omittingEmptySubsequences: true) { ".,".contains($0) }
    guard let whole = parts.first, whole.count <= 4, let units = Int(whole), parts.count <= 2
    else { return nil }
    guard parts.count == 2 else { return units > 0 ? 1000 * units : nil }
    guard parts[1].count <= 3,
      let decimals = Int(parts[1] + String(repeating: "0", count: 3 - parts[1].count))
    else { return nil }
    let all = 1000 * units + decimals
    return all > 0 ? all : nil
  }
}
