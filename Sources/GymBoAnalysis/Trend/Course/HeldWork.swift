internal import GymBoKernels
internal import GymBoLog

/// The last sessions of a lift that all did the same work.
///
/// Their best sets have one load, and repetitions that are at most one apart, of five sessions or more two; the later half has no
/// more of them than the earlier one, by half a repetition. Where repetitions in reserve count, it has no more in reserve either,
/// by half a point of RPE. They are four sessions or more over two weeks or more. An estimate
/// may scatter by what a repetition is worth, and yet nothing moves: a lifter who does 12.5 kg for 10 or 11 each time has
/// stopped rising. Where the repetitions are one apart at most, one session in five may be of other work, but not the first or the
/// last. A decision of this project.
struct HeldWork {
  private static let fewestSessions = 4
  private static let shortestDays = 14
  private static let fewestForTwo = 5
  private static let mostGain = 0.5
  private static let sessionsPerOther = 5

  /// The place of the first of them among the points.
  let start: Int
  /// The place of the first of them after those at the beginning that were better by a repetition, to which none came back.
  let levelStart: Int
  /// Their places, and those of other work between them.
  let places: [Int]
  let others: [Int]

  /// The last sessions without other work between them; nil where they are none.
  init?(_ points: [MeasureSeries.Point], countsReserve: Bool, sets: SetColumns) {
    self.init(points, light: nil, countsReserve, sets)
  }

  /// The same, with other work between them.
  /// - Parameter light: places of light days, which are passed over.
  init?(
    _ points: [MeasureSeries.Point], beside light: Set<Int>, countsReserve: Bool, sets: SetColumns
  ) {
    self.init(points, light: light, countsReserve, sets)
  }

  private init?(
    _ points: [MeasureSeries.Point], light: Set<Int>?, _ countsReserve: Bool, _ sets: SetColumns
  ) {
    guard let last = points.last else { return nil }
    func isSame(_ place: Int) -> Bool { sets.load[points[place].row] == sets.load[last.row] }
    var (held, others): ([Int], [Int]) = ([], [])
    var found: (places: [Int], others: [Int])?
    for place in points.indices.reversed() where !(light?.contains(place) ?? false) {
      guard isSame(place) else {
        if light == nil { break }
        others.append(place)
        continue
      }
      held.append(place)
      let apart = light == nil && held.count >= HeldWork.fewestForTwo ? 2 : 1
      let isFew = others.count * HeldWork.sessionsPerOther <= held.count + others.count
      if isFew, HeldWork.isHeld(held, apart: apart, points, sets),
        !countsReserve || !HeldWork.gainsReserve(held.reversed().map { points[$0].row }, sets)
      {
        found = (held, others)
      }
    }
    guard let found, let start = found.places.last else { return nil }
    self.start = start
    (places, self.others) = (found.places.reversed(), found.others.reversed())
    levelStart = HeldWork.levelStart(places, points, sets)
  }

  /// The first of the places after those that all were better than the rest, which are enough to be held by themselves.
  private static func levelStart(
    _ places: [Int], _ points: [MeasureSeries.Point], _ sets: SetColumns
  ) -> Int {
    let repetitions = places.compactMap { sets.repetitions[points[$0].row] }
    guard let first = places.first, let last = places.last else { return 0 }
    guard repetitions.count == places.count else { return first }
    let cut = places.indices.dropFirst().last { cut in
      places.count - cut >= fewestSessions
        && points[last].date.days(since: points[places[cut]].date) >= shortestDays
        && repetitions[..<cut].min() ?? 0 > repetitions[cut...].max() ?? 0
    }
    return cut.map { places[$0] } ?? first
  }

  /// Whether sessions, the last of them first, are held.
  private static func isHeld(
    _ held: [Int], apart: Int, _ points: [MeasureSeries.Point], _ sets: SetColumns
  ) -> Bool {
    guard held.count >= fewestSessions, let last = held.first, let first = held.last,
      points[last].date.days(since: points[first].date) >= shortestDays
    else { return false }
    let repetitions = held.reversed().compactMap { sets.repetitions[points[$0].row] }
    guard repetitions.count == held.count, let least = repetitions.min(),
      let most = repetitions.max()
    else { return false }
    return most - least <= apart && gain(repetitions.map(Double.init)) <= mostGain
  }

  /// Whether sets, all of them rated, were clearly easier in the later half than in the earlier one: the same work with more and
  /// more in reserve is no level where that counts.
  private static func gainsReserve(_ rows: [Int], _ sets: SetColumns) -> Bool {
    let efforts = rows.compactMap { SetTraits.effort($0, of: sets) }
    return efforts.count == rows.count && -gain(efforts) > mostGain
  }

  /// By how much the mean of the later half is above that of the earlier one.
  private static func gain(_ values: [Double]) -> Double {
    func mean(_ part: ArraySlice<Double>) -> Double {
      part.reduce(0, +) / Double(max(1, part.count))
    }
    let half = values.count / 2
    return mean(values.suffix(half)) - mean(values.prefix(half))
  }
}
