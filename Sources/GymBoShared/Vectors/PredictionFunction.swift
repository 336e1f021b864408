// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CGymBo
import GymBo

@c @implementation
public func gymbo_predict_next(
  _ days: ColumnPlace, _ load: ColumnPlace, _ reps: ColumnPlace, _ offsets: OffsetPlace,
  _ lifts: Int, _ next_day: ColumnPlace, _ next_load: ColumnPlace, _ at_least: ColumnPlace,
  _ lifter: UnsafePointer<gymbo_repetition_habits>?,
  _ columns: UnsafePointer<gymbo_prediction_columns>?, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let call = try unsafe LiftCall(days, load, reps, offsets, lifts)
    let day = try unsafe NumberColumn.required(next_day, "next_day", count: lifts)
    let kilograms = try unsafe NumberColumn.required(next_load, "next_load", count: lifts)
    let least = try unsafe NumberColumn.optional(at_least, "at_least", count: lifts)
    guard unsafe columns != nil else { throw .isNull("columns") }
    let places = try unsafe OptionStruct.read(
      columns, zero: gymbo_prediction_columns(), "gymbo_prediction_columns")
    let sets = (0..<lifts).map { call.topSets($0) }
    let habits =
      try unsafe RepetitionHabits(lifter?.pointee)
      ?? RepetitionHabits(
        of: sets.map { (try? $0.get()) ?? [] })
    unsafe call.series.forEach(reasons: places.reasons) { index, _ throws(Vectors.Refusal) in
      unsafe write(nil, index, atLeast: least?[index], places)
      let found = try Vectors.nextRepetitions(
        after: sets[index].get(), lifter: habits, day: day[index], load: kilograms[index])
      unsafe write(found, index, atLeast: least?[index], places)
    }
  }
}

/// The sets of many lifts.
private struct LiftCall {
  let series: SeriesCall
  private let days, load, reps: NumberColumn

  init(
    _ days: ColumnPlace, _ load: ColumnPlace, _ reps: ColumnPlace, _ offsets: OffsetPlace,
    _ lifts: Int
  ) throws(DoorError) {
    series = try unsafe SeriesCall(offsets, lifts)
    self.days = try unsafe .required(days, "days", count: series.rows)
    self.load = try unsafe .required(load, "load", count: series.rows)
    self.reps = try unsafe .required(reps, "reps", count: series.rows)
  }

  func topSets(_ lift: Int) -> Result<[TopSet], Vectors.Refusal> {
    let rows = series[lift]
    let (days, load, reps) = (days.numbers(rows), load.numbers(rows), reps.numbers(rows))
    return Vectors.topSets(days: days.span, loads: load.span, repetitions: reps.span)
  }
}

extension RepetitionHabits {
  /// Habits as a program counted them; nil where it gives none.
  fileprivate init?(_ habits: gymbo_repetition_habits?) throws(DoorError) {
    guard let habits else { return nil }
    let counts = [
      habits.pairs, habits.equal, habits.same_load, habits.same_load_equal,
      habits.same_load_one_more,
    ]
    guard counts.allSatisfy({ 0...(1 << 40) ~= $0 }), habits.equal <= habits.pairs,
      habits.same_load <= habits.pairs,
      habits.same_load_equal + habits.same_load_one_more <= habits.same_load
    else { throw .invalid("lifter has counts below 0, or more of some pairs than of all.") }
    self.init()
    pairs = Int(habits.pairs)
    equal = Int(habits.equal)
    sameLoad = Int(habits.same_load)
    sameLoadEqual = Int(habits.same_load_equal)
    sameLoadOneMore = Int(habits.same_load_one_more)
  }
}

/// Writes what is asked for of a prediction; without one, that there is none.
private func write(
  _ found: ExpectedSet?, _ index: Int, atLeast: Double?, _ places: gymbo_prediction_columns
) {
  let interval = found?.interval
  unsafe places.median?[index] = found.map { Double($0.median) } ?? .nan
  unsafe places.low?[index] = interval.map { Double($0.lowerBound) } ?? .nan
  unsafe places.high?[index] = interval.map { Double($0.upperBound) } ?? .nan
  if let place = unsafe places.probabilities {
    let most = Int(GYMBO_MOST_REPETITIONS)
    for count in 0..<most {
      unsafe place[index * most + count] = found?.probabilities[count] ?? .nan
    }
  }
  unsafe places.probability_at_least?[index] = found?.probability(atLeast: atLeast) ?? .nan
}
