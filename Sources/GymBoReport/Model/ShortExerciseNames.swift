internal import GymBoAnalysis
internal import GymBoLog

/// Short forms of the names of exercises, for tables without room for the whole name.
///
/// Of `Bench Press (Barbell)` the short form is `Bench Press`, unless another lift trained lately, or shown beside it, is called
/// so too.
struct ShortExerciseNames: Sendable {
  private let names: [String]
  /// How many of these lifts have a short form, by the form in lower case.
  private var uses: [String: Int] = [:]

  /// - Parameter shown: exercises that are shown together, be they trained long ago.
  init(_ findings: HistoryFindings, shown: [Int] = []) {
    names = findings.log.exercises.map(\.name)
    let shown = Set(shown)
    for lift in findings.lifts
    where lift.isActive(asOf: findings.asOf) || shown.contains(lift.exercise) {
      let name = names[lift.exercise]
      uses[(ShortExerciseNames.withoutBrackets(name) ?? name).lowercased(), default: 0] += 1
    }
  }

  /// - Returns: nil where the whole name is the shortest that tells the exercise from the others.
  func short(_ exercise: Int) -> String? {
    guard let short = ShortExerciseNames.withoutBrackets(names[exercise]),
      uses[short.lowercased(), default: 0] <= 1
    else { return nil }
    return short
  }

  /// The name before the brackets at its end; nil without any.
  private static func withoutBrackets(_ name: String) -> String? {
    guard name.hasSuffix(")"), let open = name.lastIndex(of: "(") else { return nil }
    var short = name[..<open]
    while short.last == " " { short.removeLast() }
    return short.isEmpty ? nil : String(short)
  }
}
