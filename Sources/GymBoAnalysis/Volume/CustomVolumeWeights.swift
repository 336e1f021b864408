public import GymBoLog

/// A user's own weights of exercises for muscles, from a table with the header `exercise,muscle,weight`:
///
/// ```
/// exercise,muscle,weight
/// Bench Press (Barbell),chest,1
/// Bench Press (Barbell),triceps,0.75
/// ```
///
/// An exercise of the table counts only for the muscles that the table names; any other exercise counts by fractional sets.
/// Weights are from 0 to 1 with up to two decimals, so that sums are exact. Names are those of the log or of the
/// catalogue, without regard to case.
public struct CustomVolumeWeights: Sendable, Hashable {
  /// Hundredths, by lower-case name.
  private var hundredths: [String: [Muscle: Int]] = [:]
  /// The names as written, in order.
  private var names: [String] = []

  /// - Throws: the first fault, with its line and what to write instead.
  public init(lines: some Sequence<some StringProtocol>) throws(UserTableError) {
    let columns = ["exercise", "muscle", "weight"]
    let table = try UserTable(lines: lines, columns: columns, required: columns)
    for row in table.rows {
      let name = try row.cell("exercise")
      let word = try row.cell("muscle").lowercased()
      let text = try row.cell("weight")
      guard let muscle = Muscle(everydayName: word) else {
        throw UserTableError(line: row.line, .unknownMuscle(word))
      }
      guard let weight = CustomVolumeWeights.hundredths(text) else {
        throw UserTableError(line: row.line, .noShare(text))
      }
      let key = name.lowercased()
      if hundredths[key] == nil { names.append(name) }
      guard hundredths[key, default: [:]].updateValue(weight, forKey: muscle) == nil else {
        throw UserTableError(line: row.line, .repeatedMuscle(word, exercise: name))
      }
    }
  }

  /// The hundredths of an exercise by muscle; nil where the table does not have it.
  func weights(of exercise: LoggedExercise) -> [Muscle: Int]? {
    hundredths[exercise.name.lowercased()]
      ?? exercise.facts.flatMap { hundredths[$0.name.lowercased()] }
  }

  /// Names of the table that no exercise of a log has.
  public func unusedNames(in log: TrainingLog) -> [String] {
    let used = Set(
      log.exercises.flatMap {
        [$0.name.lowercased(), $0.facts?.name.lowercased()].compactMap(\.self)
      })
    return names.filter { !used.contains($0.lowercased()) }
  }

  /// A number from 0 to 1 with up to two decimals, in hundredths.
  static func hundredths(_ text: some StringProtocol) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts[0] == "0" || parts[0] == "1",
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } })
    else { return nil }
    let digits = parts.count == 2 ? String(parts[1]) : "0"
    guard (1...2).contains(digits.count),
      let fraction = Int(digits.count == 1 ? digits + "0" : digits)
    else { return nil }
    let value = (parts[0] == "1" ? 100 : 0) + fraction
    return value <= 100 ? value : nil
  }
}
