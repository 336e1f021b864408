import Foundation
import GymBo

/// One function over columns, and the same as a plain loop with the same checks, where that is a few lines.
struct VectorWork: Sendable {
  /// As `Benchmarks/Vectors/work.py` names it, where it has it.
  let name: String
  let call: @Sendable (Columns) -> [Double]
  /// nil where the work is no loop.
  var plain: (@Sendable (Columns) -> [Double])?
  /// How far the plain loop may differ, relatively.
  var tolerance = 1e-13

  static let all: [VectorWork] =
    estimates + [
      VectorWork(
        name: "1RM, Brzycki, reasons",
        call: { columns in
          var reasons = [UInt8](repeating: 0, count: columns.count)
          return Vectors.oneRepetitionMaxima(loads: columns.load, repetitions: columns.reps) {
            reasons[$0] = $1.rawValue
          }
        },
        plain: { columns in
          var reasons = [UInt8](repeating: 0, count: columns.count)
          return columns.load.indices.map { row in
            let (load, reps) = (columns.load[row], columns.reps[row])
            if load > 0, reps >= 1, reps < 37 { return load * 36 / (37 - reps) }
            reasons[row] = load.isNaN || reps.isNaN ? 1 : !(load > 0) ? 2 : reps < 1 ? 3 : 4
            return .nan
          }
        }),
      VectorWork(
        name: "1RM, Brzycki, RPE, reasons",
        call: { columns in
          var reasons = [UInt8](repeating: 0, count: columns.count)
          return Vectors.oneRepetitionMaxima(
            loads: columns.load, repetitions: columns.reps, rpe: columns.rpe
          ) { reasons[$0] = $1.rawValue }
        },
        plain: { columns in
          var reasons = [UInt8](repeating: 0, count: columns.count)
          return columns.load.indices.map { row in
            let (load, reps, rpe) = (columns.load[row], columns.reps[row], columns.rpe[row])
            let effective = reps + 10 - rpe
            if load > 0, reps >= 1, rpe >= 6, rpe <= 10, effective < 37 {
              return load * 36 / (37 - effective)
            }
            reasons[row] =
              load.isNaN ? 1 : !(rpe >= 6 && rpe <= 10) ? 8 : reps < 1 ? 3 : !(load > 0) ? 2 : 4
            return .nan
          }
        }),
      VectorWork(
        name: "1RM, 80 % interval",
        call: {
          let bounds = Vectors.oneRepetitionMaximumIntervals(loads: $0.load, repetitions: $0.reps)
          return zip(bounds.low, bounds.high).map { $1 - $0 }
        },
        plain: { columns in
          var (low, high) = (
            [Double](repeating: .nan, count: columns.count),
            [Double](repeating: .nan, count: columns.count)
          )
          for row in columns.load.indices {
            let (load, reps) = (columns.load[row], columns.reps[row])
            guard load > 0, reps >= 1, reps < 37 else { continue }
            let (value, deviation) = (load * 36 / (37 - reps), 1.5 / (37 - reps))
            let factor = exp(
              1.2815515655446004 * (0.02 * 0.02 + deviation * deviation).squareRoot())
            (low[row], high[row]) = (max(value / factor, load), value * factor)
          }
          return zip(low, high).map { $1 - $0 }
        }, tolerance: 1e-12),
      VectorWork(
        name: "load for repetitions",
        call: { Vectors.loads(maxima: $0.load, repetitions: $0.reps) },
        plain: { rows($0.load, $0.reps, below: 37) { $0 * (37 - $1) / 36 } }),
      VectorWork(
        name: "percentage of repetitions",
        call: { Vectors.percentages(atRepetitions: $0.reps) },
        plain: { columns in columns.reps.map { $0 >= 1 && $0 < 37 ? 100 * (37 - $0) / 36 : .nan } }),
      VectorWork(
        name: "RPE chart",
        call: { Vectors.chartPercentages(repetitions: $0.reps, rpe: $0.rpe) }),
      VectorWork(
        name: "DOTS",
        call: { columns in
          Vectors.points(
            totals: columns.total, bodyWeights: columns.weight,
            sexes: [Sex](repeating: .male, count: columns.count))
        },
        plain: { columns in
          let sexes = [Sex](repeating: .male, count: columns.count)
          return columns.total.indices.map { row in
            let (total, given) = (columns.total[row], columns.weight[row])
            let isMale = sexes[row] == .male
            let b = min(max(given, 40), isMale ? 210 : 150)
            let divisor =
              isMale
              ? (((-1.0930e-6 * b + 7.391293e-4) * b - 0.1918759221) * b + 24.0900756) * b
                - 307.75076
              : (((-1.0706e-6 * b + 5.158568e-4) * b - 0.1126655495) * b + 13.6175032) * b
                - 57.96288
            return total > 0 && given > 0 && given < .infinity ? 500 * total / divisor : .nan
          }
        }),
      VectorWork(
        name: "rounding to 2.5 kg",
        call: { Vectors.rounded(loads: $0.load, toStep: 2.5) },
        plain: { columns in columns.load.map { ($0 / 2.5 + 0.5).rounded(.down) * 2.5 } }),
      VectorWork(
        name: "plates per side",
        call: { columns in
          Vectors.barLoadings(targets: columns.load).map { $0?.total.kilograms ?? .nan }
        }),
      VectorWork(
        name: "repetition bands",
        call: { Vectors.repetitionBands($0.reps).map(Double.init) }),
      VectorWork(
        name: "best before, by series",
        call: { Vectors.bestBefore($0.load, offsets: $0.offsets) },
        plain: { columns in
          var (best, results) = (-Double.infinity, [Double]())
          results.reserveCapacity(columns.count)
          for (row, load) in columns.load.enumerated() {
            if row % Columns.series == 0 { best = -.infinity }
            results.append(load.isNaN || best == -.infinity ? .nan : best)
            if load > best { best = load }
          }
          return results
        }, tolerance: 0),
    ] + series

  /// The 1RM by every formula, each beside one call a set.
  private static let estimates = OneRepetitionMaximumFormula.allCases.map { formula in
    let name = formula.rawValue.prefix(1).uppercased() + formula.rawValue.dropFirst()
    return VectorWork(
      name: "1RM, \(name)",
      call: {
        Vectors.oneRepetitionMaxima(loads: $0.load, repetitions: $0.reps, formula: formula)
      },
      plain: plainFormulas[formula])
  }

  /// Formulas as one writes them in a loop.
  private static let plainFormulas: [OneRepetitionMaximumFormula: @Sendable (Columns) -> [Double]] =
    [
      .brzycki: { rows($0.load, $0.reps, below: 37) { $0 * 36 / (37 - $1) } },
      .epley: { rows($0.load, $0.reps) { $0 * (1 + $1 / 30) } },
      .lombardi: { rows($0.load, $0.reps) { $0 * pow($1, 0.1) } },
      .mayhew: { rows($0.load, $0.reps) { 100 * $0 / (52.2 + 41.9 * exp(-0.055 * $1)) } },
      .wathan: { rows($0.load, $0.reps) { 100 * $0 / (48.8 + 53.8 * exp(-0.075 * $1)) } },
    ]

  /// Functions of series; each gives one number for each row, so that rows can be compared.
  private static let series: [VectorWork] = [
    VectorWork(
      name: "least squares, by series",
      call: { columns in
        Vectors.leastSquaresLines(
          times: columns.day, values: columns.load, offsets: columns.offsets
        ).slopes.flatMap { [Double](repeating: $0, count: Columns.series) }
      },
      plain: { columns in
        var results: [Double] = []
        for start in stride(from: 0, to: columns.count, by: Columns.series) {
          let given = (start..<start + Columns.series).filter { !columns.load[$0].isNaN }
          let count = Double(given.count)
          let (meanT, meanY) = given.reduce((0.0, 0.0)) {
            ($0.0 + columns.day[$1] / count, $0.1 + columns.load[$1] / count)
          }
          let (products, squares) = given.reduce((0.0, 0.0)) { sums, row in
            let t = columns.day[row] - meanT
            return (sums.0 + t * (columns.load[row] - meanY), sums.1 + t * t)
          }
          results += [Double](repeating: products / squares, count: Columns.series)
        }
        return results
      }, tolerance: 1e-9),
    ofSeries("Theil-Sen, by series") {
      Vectors.theilSenLines(times: $0.day, values: $0.strength, offsets: $0.offsets).slopes
    },
    ofSeries("Huber, by series") {
      Vectors.huberLines(times: $0.day, values: $0.strength, offsets: $0.offsets).slopes
    },
    ofSeries("bent line, by series") {
      Vectors.bentLines(times: $0.day, values: $0.strength, offsets: $0.offsets).before
    },
    ofSeries("Mann-Kendall, by series") {
      Vectors.mannKendall(times: $0.day, values: $0.strength, offsets: $0.offsets).statistics
    },
    ofSeries("trend verdict, by series") {
      Vectors.trends(days: $0.day, values: $0.strength, offsets: $0.offsets).percentPerWeek
    },
    ofSeries("next top set, by series") { columns in
      let lifts = columns.count / Columns.series
      return Vectors.nextRepetitions(
        days: columns.day, loads: columns.load, repetitions: columns.reps, offsets: columns.offsets,
        nextDays: [Double](repeating: 154, count: lifts),
        nextLoads: [Double](repeating: 100, count: lifts),
        lifter: (pairs: 100, equal: 40, sameLoad: 60, sameLoadEqual: 30, sameLoadOneMore: 12)
      ).medians
    },
    VectorWork(
      name: "volume, by series",
      call: { columns in
        Vectors.volumes(
          loads: columns.load, repetitions: columns.reps, offsets: columns.offsets
        ).volumes.flatMap { [Double](repeating: $0, count: Columns.series) }
      },
      plain: { columns in
        stride(from: 0, to: columns.count, by: Columns.series).flatMap { start in
          let sum = (start..<start + Columns.series).reduce(0.0) { sum, row in
            columns.load[row] > 0 && columns.reps[row] >= 1
              ? sum + columns.load[row] * columns.reps[row] : sum
          }
          return [Double](repeating: sum, count: Columns.series)
        }
      }, tolerance: 1e-12),
    ofSeries("sets of muscles, by series") { columns in
      let sets = Vectors.muscleSets(
        exercises: columns.exercise, groups: (0..<columns.count).map { $0 / Columns.series },
        groupCount: columns.count / Columns.series, shares: shares)
      return stride(from: 0, to: sets.count, by: Muscle.allCases.count).map { sets[$0] }
    },
  ]

  /// What a set of each of the 60 exercises of the columns counts for each muscle.
  private static let shares = Vectors.muscleShares(
    exercises: ExerciseCatalogue.standard.exercises.prefix(60).map(\.name))

  private static func ofSeries(
    _ name: String, _ call: @escaping @Sendable (Columns) -> [Double]
  ) -> VectorWork {
    VectorWork(
      name: name,
      call: { columns in call(columns).flatMap { [Double](repeating: $0, count: Columns.series) } })
  }

  /// A value for each row with a load above 0 and repetitions from 1 to a limit.
  @inline(__always)
  private static func rows(
    _ loads: [Double], _ reps: [Double], below limit: Double = .infinity,
    _ value: (Double, Double) -> Double
  ) -> [Double] {
    loads.indices.map { row in
      loads[row] > 0 && reps[row] >= 1 && reps[row] < limit ? value(loads[row], reps[row]) : .nan
    }
  }
}
