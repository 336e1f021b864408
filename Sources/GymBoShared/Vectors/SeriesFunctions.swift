// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CGymBo
import GymBo

/// A place for numbers that may be null.
public typealias NumberPlace = UnsafeMutablePointer<Double>?
/// A place for bytes that may be null.
public typealias BytePlace = UnsafeMutablePointer<UInt8>?
/// The argument for the first rows of series.
public typealias OffsetPlace = UnsafePointer<Int64>?

/// Two columns of series: times or days, and values.
private struct PointCall {
  let series: SeriesCall
  let times: NumberColumn
  let values: NumberColumn

  init(
    _ times: (ColumnPlace, String), _ values: ColumnPlace, _ offsets: OffsetPlace, _ count: Int
  ) throws(DoorError) {
    series = try unsafe SeriesCall(offsets, count)
    self.times = try unsafe .required(times.0, times.1, count: series.rows)
    self.values = try unsafe .required(values, "values", count: series.rows)
  }

  func points(_ rows: Range<Int>) -> SeriesPoints {
    let (times, values) = (times.numbers(rows), values.numbers(rows))
    return SeriesPoints(times: times.span, values: values.span)
  }
}

/// The number of a state in the header.
private func code(_ state: TrendState) -> UInt8 {
  switch state {
  case .progressing: UInt8(GYMBO_PROGRESSING)
  case .plateau: UInt8(GYMBO_PLATEAU)
  case .notRising: UInt8(GYMBO_NOT_RISING)
  case .declining: UInt8(GYMBO_DECLINING)
  case .unclear, .unchanged, .record, .new: UInt8(GYMBO_UNCLEAR)
  }
}

@c @implementation
public func gymbo_trend(
  _ days: ColumnPlace, _ values: ColumnPlace, _ offsets: OffsetPlace, _ series: Int,
  _ resumed: ColumnPlace, _ threshold: Double, _ columns: UnsafePointer<gymbo_trend_columns>?,
  _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let call = try unsafe PointCall((days, "days"), values, offsets, series)
    let resumed = try unsafe NumberColumn.optional(resumed, "resumed", count: series)
    guard threshold >= 0, threshold.isFinite else {
      throw .invalid("threshold cannot be \(threshold); it takes percent a week, above 0.")
    }
    guard unsafe columns != nil else { throw .isNull("columns") }
    let places = try unsafe OptionStruct.read(
      columns, zero: gymbo_trend_columns(), "gymbo_trend_columns")
    let usual = AnalysisOptions().progressThreshold
    unsafe call.series.forEach(reasons: places.reasons) { index, rows throws(Vectors.Refusal) in
      unsafe write(nil, index, places)
      let verdict = try Vectors.verdict(
        call.points(rows), resumed: resumed?[index],
        threshold: threshold == 0 ? usual : threshold)
      unsafe write(verdict, index, places)
    }
  }
}

/// Writes what is asked for of a verdict; without one, that there is none.
private func write(_ verdict: TrendVerdict?, _ index: Int, _ places: gymbo_trend_columns) {
  unsafe places.states?[index] = verdict.map { code($0.state) } ?? 0
  unsafe places.percent_per_week?[index] = verdict?.percentPerWeek ?? .nan
  // The interval is searched for, so only where it is asked for.
  if unsafe places.low != nil || places.high != nil {
    let interval = verdict?.interval
    unsafe places.low?[index] = interval?.lowerBound ?? .nan
    unsafe places.high?[index] = interval?.upperBound ?? .nan
  }
  unsafe places.probability_rising?[index] = verdict?.probabilityRising ?? .nan
  unsafe places.probability_falling?[index] = verdict?.probabilityFalling ?? .nan
  unsafe places.weeks?[index] = verdict?.weeks ?? .nan
  unsafe places.noise?[index] = verdict?.noise ?? .nan
  unsafe places.probability_slowed?[index] = verdict?.probabilitySlowed ?? .nan
  unsafe places.slowed_weeks_ago?[index] = verdict?.slowedWeeksAgo.map { Double($0) } ?? .nan
}

@c @implementation
public func gymbo_lines(
  _ method: gymbo_line, _ times: ColumnPlace, _ values: ColumnPlace, _ offsets: OffsetPlace,
  _ series: Int, _ confidence: Double, _ columns: UnsafePointer<gymbo_line_columns>?,
  _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let call = try unsafe PointCall((times, "times"), values, offsets, series)
    guard let method = Vectors.LineMethod(rawValue: Int(method)) else {
      throw .invalid("method cannot be \(method); it takes a value of gymbo_line.")
    }
    guard confidence >= 0, confidence < 1 else {
      throw .invalid("confidence cannot be \(confidence); it takes a number between 0 and 1.")
    }
    guard unsafe columns != nil else { throw .isNull("columns") }
    let places = try unsafe OptionStruct.read(
      columns, zero: gymbo_line_columns(), "gymbo_line_columns")
    var fitter = Vectors.LineFitter(
      method, confidence: confidence == 0 ? intervalConfidence : confidence)
    unsafe call.series.forEach(reasons: places.reasons) { index, rows throws(Vectors.Refusal) in
      unsafe write(nil, index, places)
      let line = try fitter.line(call.points(rows))
      unsafe write(line, index, places)
    }
  }
}

private func write(_ line: Vectors.Line?, _ index: Int, _ places: gymbo_line_columns) {
  unsafe places.slope?[index] = line?.slope ?? .nan
  unsafe places.low?[index] = line?.low ?? .nan
  unsafe places.high?[index] = line?.high ?? .nan
  unsafe places.intercept?[index] = line?.intercept ?? .nan
  unsafe places.deviation?[index] = line?.deviation ?? .nan
  unsafe places.knot?[index] = line?.knot ?? .nan
  unsafe places.slope_after?[index] = line?.slopeAfter ?? .nan
}

@c @implementation
public func gymbo_mann_kendall(
  _ times: ColumnPlace, _ values: ColumnPlace, _ offsets: OffsetPlace, _ series: Int,
  _ statistic: NumberPlace, _ z: NumberPlace, _ probability: NumberPlace, _ reasons: BytePlace,
  _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let call = try unsafe PointCall((times, "times"), values, offsets, series)
    func write(_ test: (statistic: Double, z: Double, probability: Double)?, _ index: Int) {
      unsafe statistic?[index] = test?.statistic ?? .nan
      unsafe z?[index] = test?.z ?? .nan
      unsafe probability?[index] = test?.probability ?? .nan
    }
    unsafe call.series.forEach(reasons: reasons) { index, rows throws(Vectors.Refusal) in
      write(nil, index)
      write(try Vectors.mannKendall(call.points(rows)), index)
    }
  }
}

@c @implementation
public func gymbo_hampel(
  _ values: ColumnPlace, _ offsets: OffsetPlace, _ series: Int, _ reach: Int32,
  _ threshold: Double, _ least_scale: Double, _ outliers: BytePlace, _ medians: NumberPlace,
  _ scales: NumberPlace, _ reasons: BytePlace, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let call = try unsafe SeriesCall(offsets, series)
    let column = try unsafe NumberColumn.required(values, "values", count: call.rows)
    guard reach >= 0, threshold >= 0, threshold.isFinite, least_scale >= 0, least_scale.isFinite
    else { throw .invalid("reach, threshold or least_scale is below 0 or no number.") }
    unsafe call.forEach(reasons: reasons) { _, rows throws(Vectors.Refusal) in
      for row in rows {
        unsafe outliers?[row] = 0
        unsafe medians?[row] = .nan
        unsafe scales?[row] = .nan
      }
      let numbers = column.numbers(rows)
      let points = try Vectors.hampel(
        numbers.span, reach: Int(reach), threshold: threshold, leastScale: least_scale)
      for (index, row) in rows.enumerated() {
        unsafe outliers?[row] = points.outliers[index] ? 1 : 0
        unsafe medians?[row] = points.medians[index]
        unsafe scales?[row] = points.scales[index]
      }
    }
  }
}

@c @implementation
public func gymbo_best_before(
  _ values: ColumnPlace, _ offsets: OffsetPlace, _ series: Int, _ best_before: NumberPlace,
  _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let call = try unsafe SeriesCall(offsets, series)
    let column = try unsafe NumberColumn.required(values, "values", count: call.rows)
    guard let place = unsafe best_before else { throw .isNull("best_before") }
    for index in 0..<call.count {
      var best = Double.nan
      for row in call[index] { unsafe place[row] = Vectors.nextBest(column[row], &best) }
    }
  }
}
