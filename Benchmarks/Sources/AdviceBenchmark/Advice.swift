@testable import GymBoAnalysis
@testable import GymBoLog

/// What was advised on a day, from the log up to that day.
struct Advice: Equatable {
  /// What to lift next, one a lift.
  var work: [SuggestedWork]
  /// The lifts of the proposed next session, as indices into the log's exercises; empty where none is proposed.
  var proposedLifts: Set<Int>
  /// The lifts that are named beside the proposal as possible.
  var possibleLifts: Set<Int>
  /// Whether a deload was said to be due.
  var isDeloadDue: Bool
  /// The lifts of the reported week, as the report lists them.
  var weekLifts: [WeekLift]
}

/// One suggestion.
struct SuggestedWork: Equatable {
  /// Index into the log's exercises.
  var exercise: Int
  /// Whether it is load × repetitions; the load of other work may be assistance.
  var isLoaded: Bool
  /// The load in kilograms; of several kinds of sets, that of the heaviest.
  var load: Double?
  /// The repetitions of a set; of several kinds of sets, those of the heaviest.
  var repetitions: Int?
  /// The number of sets, of all kinds.
  var sets: Int
  /// The repetitions that are asked of each set at the load.
  var repetitionsOfSets: [Int]
  /// The RPE that is printed with it.
  var effort: Double?
  /// The probability that it will be completed; nil where none was said.
  var probability: Double?
  /// The day of the session that it continues.
  var base: CivilDate
}

/// One lift of the reported week.
struct WeekLift: Equatable {
  /// Index into the log's exercises, or −1 for an exercise that is not found by its name.
  var exercise: Int
  /// Whether it is shown with a record.
  var hasRecord: Bool
  /// The verdict that is shown beside it; nil where none is.
  var state: TrendState?
}
