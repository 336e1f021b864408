// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CGymBo
import GymBo

/// The argument for a column; may be null.
public typealias ColumnPlace = UnsafePointer<gymbo_column>?
/// The argument for results.
public typealias ResultPlace = UnsafePointer<gymbo_results>?

/// Words that are static C strings, made once and never freed.
@safe struct StaticWords: Sendable {
  nonisolated(unsafe) private let words: [UnsafePointer<CChar>]

  init(_ words: [String]) {
    unsafe self.words = words.map { unsafe UnsafePointer(Text.allocated(Array($0.utf8))) }
  }

  /// The word at an index; nil after the last.
  subscript(index: Int) -> UnsafePointer<CChar>? {
    unsafe words.indices.contains(index) ? words[index] : nil
  }
}

private let formulaNames = StaticWords(OneRepetitionMaximumFormula.allCases.map(\.rawValue))
private let reasonNames = StaticWords(
  (1...(Vectors.Refusal.allCases.map(\.rawValue).max() ?? 1)).map {
    Vectors.Refusal(rawValue: $0)?.name ?? ""
  })

@c @implementation
public func gymbo_formula_name(_ index: Int) -> UnsafePointer<CChar>? {
  unsafe formulaNames[index]
}

@c @implementation
public func gymbo_reason_name(_ reason: UInt8) -> UnsafePointer<CChar>? {
  unsafe reasonNames[Int(reason) - 1]
}

/// The formula of an argument; Brzycki's for null.
func formula(
  _ pointer: UnsafePointer<CChar>?
) throws(DoorError) -> OneRepetitionMaximumFormula {
  try unsafe Text.word(
    pointer, "formula",
    form: OneRepetitionMaximumFormula.allCases.map(\.rawValue).joined(separator: ", "),
    read: OneRepetitionMaximumFormula.init(anySpelling:)) ?? .brzycki
}

/// Loads or maxima, repetitions, and effort as one of two columns or none.
private struct EffortCall {
  let call: VectorCall
  let effort: EffortColumn

  init(
    _ loads: (ColumnPlace, String), _ reps: ColumnPlace, _ rir: ColumnPlace, _ rpe: ColumnPlace,
    count: Int
  ) throws(DoorError) {
    try checkCount(count)
    guard unsafe rir == nil || rpe == nil else {
      throw .invalid("rir and rpe are both given; give one of them.")
    }
    effort = unsafe EffortColumn(hasReserves: rir != nil, hasRPE: rpe != nil)
    call = try unsafe VectorCall(
      count: count,
      first: .required(loads.0, loads.1, count: count),
      second: .required(reps, "reps", count: count),
      third: .optional(rir ?? rpe, rpe == nil ? "rir" : "rpe", count: count))
  }
}

/// Refuses numbers of rows that no memory holds.
func checkCount(_ count: Int, _ name: String = "count") throws(DoorError) {
  guard 0...(1 << 48) ~= count else {
    throw .invalid("\(name) is \(UInt(bitPattern: count)), which no memory holds.")
  }
}

@c @implementation
public func gymbo_one_rep_max(
  _ load: ColumnPlace, _ reps: ColumnPlace, _ rir: ColumnPlace, _ rpe: ColumnPlace, _ count: Int,
  _ formula: UnsafePointer<CChar>?, _ results: ResultPlace, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let sets = try unsafe EffortCall((load, "load"), reps, rir, rpe, count: count)
    let function = try unsafe VectorFunction.oneRepetitionMaximum(
      by: GymBoShared.formula(formula), sets.effort)
    try unsafe sets.call.fill(ResultColumn(results, "results", count: count), by: function)
  }
}

@c @implementation
public func gymbo_one_rep_max_interval(
  _ load: ColumnPlace, _ reps: ColumnPlace, _ rir: ColumnPlace, _ rpe: ColumnPlace, _ count: Int,
  _ formula: UnsafePointer<CChar>?, _ low: ResultPlace, _ high: ResultPlace, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let sets = try unsafe EffortCall((load, "load"), reps, rir, rpe, count: count)
    let formula = try unsafe GymBoShared.formula(formula)
    let places = try unsafe (
      ResultColumn(low, "low", count: count), ResultColumn(high, "high", count: count)
    )
    sets.call.fill(
      places.0, and: places.1, by: .oneRepetitionMaximumInterval(by: formula, sets.effort))
  }
}

@c @implementation
public func gymbo_load_for(
  _ maximum: ColumnPlace, _ reps: ColumnPlace, _ rir: ColumnPlace, _ rpe: ColumnPlace,
  _ count: Int, _ formula: UnsafePointer<CChar>?, _ results: ResultPlace, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let sets = try unsafe EffortCall((maximum, "maximum"), reps, rir, rpe, count: count)
    let function = try unsafe VectorFunction.load(by: GymBoShared.formula(formula), sets.effort)
    try unsafe sets.call.fill(ResultColumn(results, "results", count: count), by: function)
  }
}

@c @implementation
public func gymbo_reps_at(
  _ percentage: ColumnPlace, _ maximum: ColumnPlace, _ count: Int,
  _ formula: UnsafePointer<CChar>?, _ results: ResultPlace, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let call = try unsafe percentages(percentage, "percentage", maximum, count)
    let function = try unsafe VectorFunction.repetitions(
      by: GymBoShared.formula(formula), hasMaximum: maximum != nil)
    try unsafe call.fill(ResultColumn(results, "results", count: count), by: function)
  }
}

@c @implementation
public func gymbo_percent_at(
  _ reps: ColumnPlace, _ maximum: ColumnPlace, _ count: Int, _ formula: UnsafePointer<CChar>?,
  _ results: ResultPlace, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let call = try unsafe percentages(reps, "reps", maximum, count)
    let function = try unsafe VectorFunction.percentage(
      by: GymBoShared.formula(formula), hasMaximum: maximum != nil)
    try unsafe call.fill(ResultColumn(results, "results", count: count), by: function)
  }
}

/// A column, and the 1RMs if they are given.
private func percentages(
  _ column: ColumnPlace, _ name: String, _ maximum: ColumnPlace, _ count: Int
) throws(DoorError) -> VectorCall {
  try checkCount(count)
  return try unsafe VectorCall(
    count: count, first: .required(column, name, count: count),
    second: .optional(maximum, "maximum", count: count))
}

@c @implementation
public func gymbo_rpe_percent(
  _ reps: ColumnPlace, _ rpe: ColumnPlace, _ count: Int, _ results: ResultPlace,
  _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    try checkCount(count)
    let call = try unsafe VectorCall(
      count: count, first: .required(reps, "reps", count: count),
      second: .required(rpe, "rpe", count: count))
    try unsafe call.fill(ResultColumn(results, "results", count: count), by: .chartPercentage)
  }
}
