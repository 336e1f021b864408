package import GymBoLog

/// The table that a user writes of what there is to lift with:
///
/// ```
/// kind,unit,weight,count
/// bar,kg,20,1
/// plate,kg,20,4
/// plate,kg,1.25,2 pairs
/// plate,lb,2.5,2
/// dumbbell,kg,2 to 30 by 2,
/// dumbbell,kg,32.5; 35,
/// stack,lb,10 to 200 by 10,
/// ```
///
/// | column | holds |
/// |---|---|
/// | `kind` | one of ``Inventory/Kind``: bar, ez bar, trap bar, smith machine, plate, dumbbell, kettlebell, stack (machines and cables), machine, cable |
/// | `unit` | kg or lb |
/// | `weight` | a number with up to three decimals, several between semicolons, or `10 to 200 by 10`; of a bar with its collars, and 0 where only plates are logged |
/// | `count` | of plates: how many single ones, or `2 pairs`; of the others by default one, 0 for none |
///
/// Rows of one kind add up. What the table does not have (cables, say) keeps the usual steps.
extension Inventory {
  static let columns = ["kind", "unit", "weight", "count"]
  /// In kilograms or pounds.
  static let heaviestThousandths: Int64 = 1_000_000
  static let mostWeights = 1000

  /// Reads the table.
  /// - Parameter lines: of the file, in order.
  /// - Throws: the first fault, with its line and what to write instead.
  package init(lines: some Sequence<some StringProtocol>) throws(UserTableError) {
    let table = try UserTable(
      lines: lines, columns: Inventory.columns, required: ["kind", "unit", "weight"])
    var weights: [Kind: [Mark]] = [:]
    var pairs: [Mark: Int] = [:]
    for row in table.rows {
      let kind = try Inventory.kind(row)
      let marks = try Inventory.marks(row, kind: kind)
      if kind == .plate {
        let count = try Inventory.pairs(row)
        for mark in marks { pairs[mark, default: 0] += count }
        if let most = pairs.values.max(), most > PlateSums.mostPairs {
          throw UserTableError(line: row.line, .tooManyPairs(most, most: PlateSums.mostPairs))
        }
      } else if try Inventory.isThere(row) {
        weights[kind, default: []] += marks
        guard weights[kind, default: []].count <= Inventory.mostWeights else {
          throw UserTableError(line: row.line, .tooManyWeights(most: Inventory.mostWeights))
        }
      }
    }
    let last = table.rows.last?.line ?? 1
    guard !pairs.isEmpty || !weights.isEmpty else {
      throw UserTableError(line: last, .nothingToLift)
    }
    if !pairs.isEmpty, !Kind.allCases.contains(where: { $0.takesPlates && weights[$0] != nil }) {
      throw UserTableError(line: last, .platesWithoutBar)
    }
    let kinds = pairs.filter { $0.value > 0 }
    guard kinds.count <= PlateSums.mostSizes else {
      throw UserTableError(line: last, .tooManySizes(kinds.count, most: PlateSums.mostSizes))
    }
    let stock = kinds.map {
      PlateStock(thousandths: $0.key.thousandths, unit: $0.key.unit, pairs: $0.value)
    }
    guard let inventory = Inventory(weights: weights, plates: stock) else {
      throw UserTableError(line: last, .tooManySums(most: PlateSums.mostSums))
    }
    self = inventory
  }

  private static func kind(_ row: UserTable.Row) throws(UserTableError) -> Kind {
    let text = try row.cell("kind").lowercased()
    let singular = text.hasSuffix("s") ? String(text.dropLast()) : text
    if let kind = Kind(anySpelling: singular) { return kind }
    if singular == "barbell" { return .bar }
    throw UserTableError(
      line: row.line, .unknownEquipment(text, kinds: Kind.allCases.map(\.spaced)))
  }

  private static func marks(
    _ row: UserTable.Row, kind: Kind
  ) throws(UserTableError) -> [Mark] {
    let word = try row.cell("unit").lowercased()
    guard let unit = LoadUnit(rawValue: word) ?? (word == "lbs" ? .pound : nil) else {
      throw UserTableError(line: row.line, .unknownUnit(word))
    }
    let text = try row.cell("weight")
    var result: [Mark] = []
    for item in text.split(separator: ";", omittingEmptySubsequences: false) {
      guard let range = WeightRange(item),
        range.last <= heaviestThousandths, range.first > 0 || kind.takesPlates
      else {
        throw UserTableError(
          line: row.line, .noWeight(text, heaviest: Int(heaviestThousandths / 1000)))
      }
      guard range.count + result.count <= mostWeights else {
        throw UserTableError(line: row.line, .tooManyWeightsInRow(most: mostWeights))
      }
      result += range.thousandths.map { Mark(thousandths: $0, unit: unit) }
    }
    return result
  }

  /// How many plates each side of a bar can get of the row's.
  private static func pairs(_ row: UserTable.Row) throws(UserTableError) -> Int {
    let words = try row.cell("count").lowercased().split(separator: " ")
    let isPairs = words.count == 2 && (words[1] == "pairs" || words[1] == "pair")
    guard words.count == 1 || isPairs, let count = Int(words[0]), (0...1000).contains(count) else {
      throw UserTableError(line: row.line, .noPlateCount(row.cells["count"] ?? ""))
    }
    return isPairs ? count : count / 2
  }

  private static func isThere(_ row: UserTable.Row) throws(UserTableError) -> Bool {
    guard let text = row.cells["count"] else { return true }
    guard let count = text.split(separator: " ").first.flatMap({ Int($0) }), count >= 0 else {
      throw UserTableError(line: row.line, .noCount(text))
    }
    return count > 0
  }
}

/// A number, or numbers from one to another by a step, in thousandths.
struct WeightRange {
  var first: Int64
  var last: Int64
  var step: Int64

  init?(_ text: some StringProtocol) {
    let words = text.split(separator: " ")
    guard let first = words.first.flatMap({ WeightRange.thousandths($0) }) else { return nil }
    if words.count == 1 {
      (self.first, last, step) = (first, first, 1)
      return
    }
    guard words.count == 5, words[1] == "to", words[3] == "by",
      let last = WeightRange.thousandths(words[2]), last >= first,
      let step = WeightRange.thousandths(words[4]), step > 0
    else { return nil }
    (self.first, self.last, self.step) = (first, last, step)
  }

  var count: Int { Int((last - first) / step) + 1 }

  var thousandths: [Int64] { Array(stride(from: first, through: last, by: Int(step))) }

  /// Exact; nil for anything but digits with at most three after a point.
  static func thousandths(_ text: some StringProtocol) -> Int64? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), (1...7).contains(parts[0].count),
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let whole = Int64(parts[0])
    else { return nil }
    guard parts.count == 2 else { return whole * 1000 }
    let digits = parts[1]
    guard (1...3).contains(digits.count),
      let fraction = Int64(digits + String(repeating: "0", count: 3 - digits.count))
    else { return nil }
    return whole * 1000 + fraction
  }
}
