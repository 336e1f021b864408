import GymBo

/// A way to predict the repetitions at a load from the sessions before.
struct Predictor {
  var name: String
  /// nil only where nothing in the past has what it needs.
  var predict: (_ past: ArraySlice<PastSession>, _ day: Double, _ load: Double) -> Double?

  static var naive: [Predictor] {
    [
      Predictor(name: "same as last time") { past, _, _ in past.last?.top.repetitions },
      Predictor(name: "mean of the last 3") { past, _, _ in
        mean(past.suffix(3).map(\.top.repetitions)[...])
      },
      Predictor(name: "line through the last 8") { past, day, _ in
        let recent = past.suffix(8)
        let (days, repetitions) = (recent.map(\.day), recent.map(\.top.repetitions))
        return straightLine(days, repetitions, at: day)
      },
    ]
  }

  /// The repetitions of last time, moved by a share of what the curve says of the change in load.
  static func tempered(_ source: CurveSource, by share: Double) -> Predictor {
    Predictor(name: "last time + \(share) of \(source.name)'s change") { past, _, load in
      guard let last = past.last?.top else { return nil }
      let curve = source.curve(past)
      guard let maximum = curve.multiplier(last.repetitions).map({ $0 * last.load }),
        let capacity = curve.repetitions(load / maximum)
      else { return nil }
      return max(1, last.repetitions + share * (capacity - last.repetitions))
    }
  }

  /// Which set of a session its estimate comes from.
  enum Source: String, CaseIterable {
    case best = "best set"
    case top = "top set"
  }

  static func model(
    _ source: CurveSource, _ level: Level, effort: Bool = false, filled: Bool = false,
    from set: Source = .best
  ) -> Predictor {
    Predictor(
      name: "\(source.name), \(level.name)\(effort ? filled ? ", effort filled" : ", effort" : "")"
    ) {
      past, day, load in
      let curve = source.curve(past)
      let reserve = usualReserve(past)
      var (days, maxima) = ([Double](), [Double]())
      for session in past {
        let sets = set == .best ? session.sets : [session.top]
        let estimates = sets.compactMap {
          maximum($0, curve, effort: effort, unlogged: filled ? reserve : 0)
        }
        guard let best = estimates.max() else { continue }
        days.append(session.day)
        maxima.append(best)
      }
      guard !maxima.isEmpty else { return nil }
      let level = level.next(days, maxima, day)
      guard level > 0, let capacity = curve.repetitions(load / level) else { return nil }
      let left = effort ? reserve : 0
      return min(max(capacity - left, 1), 20)
    }
  }

  private static func maximum(
    _ set: PastSet, _ curve: Curve, effort: Bool, unlogged: Double
  ) -> Double? {
    let repetitions = set.repetitions + (effort ? set.inReserve ?? unlogged : 0)
    guard set.repetitions <= 12, repetitions <= 15 else { return nil }
    return curve.multiplier(repetitions).map { set.load * $0 }
  }

  /// The repetitions that the last three top sets with an RPE left, on average.
  private static func usualReserve(_ past: ArraySlice<PastSession>) -> Double {
    mean(past.compactMap(\.top.inReserve).suffix(3))
  }

  private static func straightLine(
    _ x: [Double], _ y: [Double], at day: Double
  ) -> Double {
    let (meanX, meanY) = (mean(x[...]), mean(y[...]))
    var (xx, xy) = (0.0, 0.0)
    for i in x.indices {
      xx += (x[i] - meanX) * (x[i] - meanX)
      xy += (x[i] - meanX) * (y[i] - meanY)
    }
    return xx > 0 ? max(1, meanY + xy / xx * (day - meanX)) : meanY
  }
}
