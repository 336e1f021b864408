import GymBoLog

/// The workouts of a file in which each set has the time at which it was done.
///
/// A set belongs to the workout with its identifier or, where the file has none, to the workout of its title that has another set
/// within ``FormatDeclaration/Sessions/hours`` hours.
struct TimedWorkouts {
  /// The times of a workout's sets, in seconds.
  private struct Times {
    var span: ClosedRange<Int64>
    /// Of the set that is first and of the one that is last in the file.
    let first: Int64
    var last: Int64
  }

  private struct Day: Hashable {
    var number: Int32
    var session: Int32
  }

  private var times: [Int32: Times] = [:]
  private var workouts: [Day: [Int32]] = [:]
  /// The workout of each identifier.
  private var identified: [Int32: Int32] = [:]

  /// The workouts whose sets the file has in the order from the last to the first.
  var lastSetFirst: [Int32] {
    times.filter { $0.value.last < $0.value.first }.map(\.key).sorted()
  }

  /// Begins a workout with a set. One without a time of the day is left out.
  mutating func add(
    _ workout: Int32, at start: WrittenDate, session: Int32, isIdentifier: Bool
  ) {
    guard start.secondOfDay != nil else { return }
    let second = start.start.seconds
    times[workout] = Times(span: second...second, first: second, last: second)
    if isIdentifier {
      identified[session] = workout
      return
    }
    workouts[Day(number: start.date.dayNumber, session: session), default: []].append(workout)
  }

  /// The workout that a set belongs to, with the times of its sets; nil where it begins another one.
  mutating func near(
    _ start: WrittenDate, session: Int32, isIdentifier: Bool
  ) -> (workout: Int32, span: ClosedRange<Int64>)? {
    guard start.secondOfDay != nil else { return nil }
    let second = start.start.seconds
    if isIdentifier {
      return identified[session].flatMap { workout in
        extend(workout, to: second).map { (workout, $0) }
      }
    }
    let most = Int64(3600 * FormatDeclaration.Sessions.hours)
    let day = start.date.dayNumber
    for number in [day, day - 1, day + 1] {
      for workout in workouts[Day(number: number, session: session)] ?? [] {
        guard let known = times[workout], second >= known.span.lowerBound - most,
          second <= known.span.upperBound + most, let span = extend(workout, to: second)
        else { continue }
        return (workout, span)
      }
    }
    return nil
  }

  /// Adds the time of a set to those of its workout.
  private mutating func extend(_ workout: Int32, to second: Int64) -> ClosedRange<Int64>? {
    guard var known = times[workout] else { return nil }
    known.span = min(known.span.lowerBound, second)...max(known.span.upperBound, second)
    known.last = second
    times[workout] = known
    return known.span
  }
}
