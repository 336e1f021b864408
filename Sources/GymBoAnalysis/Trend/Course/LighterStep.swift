internal import GymBoLog

extension LighterWork {
  /// Of the load before, the share up to which one step is no fall: what a lifter who fails takes off is less.
  private static let stepShare = 0.9
  /// Sessions before the step, and from it on, at least; and those before that are compared.
  private static let (fewestAtLevel, mostBefore) = (2, 3)
  /// Of the whole fall, the share from which the step is most of it.
  private static let mostOfFall = 2.0 / 3

  /// The step by which a lift fell: from one session to the next its load was cut by a tenth or more and is no higher since, and
  /// at least two thirds of what its numbers lost are this step. Who gets weaker falls session by session.
  ///
  /// A decision of this project.
  /// - Parameters:
  ///   - own: the sessions that are told as a fall.
  ///   - trend: the lift's, with all sessions that were judged.
  /// - Returns: nil where the lift fell otherwise, or has no loads.
  init?(stepOf own: OwnCourse, _ trend: Trend, _ sets: SetColumns) {
    let points = trend.points
    for place in own.counted.dropFirst() where points.count - place >= LighterWork.fewestAtLevel {
      let (before, since) = (
        points[..<place].suffix(LighterWork.mostBefore), points[place...]
      )
      guard before.count >= LighterWork.fewestAtLevel,
        let least = before.compactMap({ sets.load[$0.row] }).min(),
        let most = since.compactMap({ sets.load[$0.row] }).max(), most > 0,
        Double(most) <= LighterWork.stepShare * Double(least),
        LighterWork.isMostOfFall(from: before.map(\.value), to: since.map(\.value))
      else { continue }
      self.init(
        since: points[place].date, load: Load(units: most), before: Load(units: least))
      return
    }
    return nil
  }

  /// Of the load before, and of its estimate, what is left at most after a step that nobody overlooks.
  private static let (largeStep, largeStepOfValue) = (2.0 / 3, 0.85)

  /// The step from two sessions or more to the last ones, by which the load was cut by a third or more.
  /// - Returns: nil without one in the last eight weeks; of several the last.
  init?(largeStepOf points: [MeasureSeries.Point], values: [Double], sets: SetColumns) {
    guard let last = points.last else { return nil }
    func loads(_ part: ArraySlice<MeasureSeries.Point>) -> [Int64] {
      part.compactMap { sets.load[$0.row] }
    }
    for place in points.indices.dropFirst(LighterWork.fewestAtLevel).reversed() {
      guard last.date.days(since: points[place].date) <= LighterWork.newsDays else { return nil }
      let before = (place - LighterWork.fewestAtLevel)..<place
      guard let least = loads(points[before]).min(), let most = loads(points[place...]).max(),
        most > 0, Double(most) <= LighterWork.largeStep * Double(least),
        let lowest = values[before].min(), let highest = values[place...].max(),
        highest <= LighterWork.largeStepOfValue * lowest
      else { continue }
      self.init(since: points[place].date, load: Load(units: most), before: Load(units: least))
      return
    }
    return nil
  }

  /// Whether the step from some sessions to the next ones is most of what the lift lost from the first of them to the last.
  private static func isMostOfFall(from before: [Double], to since: [Double]) -> Bool {
    guard let first = before.first, let above = before.last, let below = since.first,
      let last = since.last, above > below
    else { return false }
    return above - below >= mostOfFall * (first - last)
  }
}
