internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// What to expect of the next top set of every active lift, one row a number of repetitions.
enum ExpectedTable: DeclaredTable {
  static let key = ["exercise", "repetitions"]

  struct Row {
    var exercise: Int
    var expectation: Expectation
    var repetitions: Int
    var probability: Double
  }

  static let columns: [TableColumn<Row>] = [
    .text("exercise", Meaning.exercise) { $0.exerciseName($1.exercise) },
    .number("load_kg", in: .kilograms, "load of the suggestion, or that of last time") {
      $1.expectation.expected.load.kilograms
    },
    .count("repetitions", "repetitions of the next top set; those that are 3 % likely or more") {
      $1.repetitions
    },
    .number("probability", "that it has exactly these, 0 to 1") { $1.probability },
    .number("probability_at_least", "that it has these or more, 0 to 1") {
      $1.expectation.expected.probability(atLeast: $1.repetitions)
    },
    .count("median", "repetitions in the middle") { $1.expectation.expected.median },
    .count("low", "lower end of their 80 % interval") {
      $1.expectation.expected.interval.lowerBound
    },
    .count("high", "upper end of it") { $1.expectation.expected.interval.upperBound },
    .count("aim", "repetitions of the suggestion, or those of last time") {
      $1.expectation.repetitions
    },
    .flag("suggested", "whether load_kg and aim are those of the suggestion") {
      $1.expectation.isSuggested
    },
    .count("sessions", "sessions that it follows from") { $1.expectation.expected.sessions },
    .flag("familiar_load", "whether load_kg is near the loads of the last sessions") {
      $1.expectation.expected.isFamiliarLoad
    },
  ]

  static func rows(of source: TableSource) -> [Row] {
    guard let findings = source.findings, let predictions = source.predictions else { return [] }
    let suggestions = Dictionary(
      source.suggestions.map { ($0.exercise, $0) }, uniquingKeysWith: { first, _ in first })
    return findings.lifts.flatMap { lift -> [Row] in
      guard
        let expectation = try? Expectation(
          of: lift, suggestions[lift.exercise], predictions, findings)
      else { return [] }
      return expectation.expected.outcomes.map {
        Row(
          exercise: lift.exercise, expectation: expectation, repetitions: $0.repetitions,
          probability: $0.probability)
      }
    }
  }
}
