import GymBo
import GymBoKernels

/// How the level of the next session follows from those before it.
struct Level {
  var name: String
  /// From days and estimated maxima, of which there is at least one, and the day to predict.
  var next: (_ days: [Double], _ maxima: [Double], _ day: Double) -> Double

  static var all: [Level] {
    [
      Level(name: "last") { _, maxima, _ in maxima[maxima.count - 1] },
      Level(name: "mean of last 3") { _, maxima, _ in mean(maxima.suffix(3)) },
      Level(name: "best of last 3") { _, maxima, _ in maxima.suffix(3).max() ?? 0 },
      Level(name: "best of last 5") { _, maxima, _ in maxima.suffix(5).max() ?? 0 },
      halfLife(7), halfLife(14), halfLife(28),
      Level(name: "straight line, 56 d") { days, maxima, day in
        line(days, maxima, day) { ordinaryLeastSquares(t: $0.span, y: $1.span) }
      },
      Level(name: "Huber line, 56 d") { days, maxima, day in
        line(days, maxima, day) {
          huberLine(t: $0.span, y: $1.span, scaleFloor: 0.003 * mean($1[...]))?.line
        }
      },
      Level(name: "bent line, 112 d") { days, maxima, day in
        let from = days.firstIndex { day - $0 <= 112 } ?? days.count
        return PlateauRule(threshold: 0.25)
          .judge(days: Array(days[from...]), values: Array(maxima[from...]), history: maxima)?
          .level ?? mean(maxima.suffix(3))
      },
      localTrendLevel(1e-4), localTrendLevel(1e-3), localTrendLevel(1e-2),
    ]
  }

  private static func halfLife(_ length: Double) -> Level {
    Level(name: "mean by half-life \(Int(length)) d") { days, maxima, _ in
      halfLifeMean(t: days, y: maxima, halfLife: length)?.last ?? mean(maxima.suffix(3))
    }
  }

  /// The filtered level, noise 2.5 % of it, slope noise in percent² of the level per cubed day.
  private static func localTrendLevel(_ slopeNoise: Double) -> Level {
    Level(name: "local trend q \(slopeNoise)") { days, maxima, day in
      let level = mean(maxima.suffix(3))
      let unit = level * level / 10_000
      guard
        let model = LocalTrendModel(
          slopeNoise: slopeNoise * unit, observationVariance: 6.25 * unit,
          initialLevelVariance: 100 * unit, initialSlopeVariance: 0.01 * unit),
        let fit = localTrend(t: days.span, y: maxima.span, model: model),
        let last = fit.filtered.last
      else { return level }
      return last.level
    }
  }

  /// The end of a line through the sessions of 56 days; the mean of the last 3 where there are fewer than 4.
  private static func line(
    _ days: [Double], _ maxima: [Double], _ day: Double,
    _ fit: ([Double], [Double]) -> LineFit?
  ) -> Double {
    let from = days.firstIndex { day - $0 <= 56 } ?? days.count
    guard days.count - from >= 4, let line = fit(Array(days[from...]), Array(maxima[from...]))
    else { return mean(maxima.suffix(3)) }
    return line.value(at: days[days.count - 1])
  }
}

func mean(_ values: ArraySlice<Double>) -> Double {
  values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
}
