import GymBoAnalysis
import GymBoLog
import Testing

@Suite("Functions over many series fill spans with what those over arrays give")
struct SeriesSpanTests {
  private let days: [Double] = [0, 4, 7, 11, 14, 18, 21, 25, 28, 32, 0, 7]
  private let values = [100, 101, 102, 102.5, 104, 105, 105.5, 107, 108, 109, 80, 81]
  private let offsets = [0, 10, 12]

  /// The columns that a function appends to spans, each of which has a number already.
  private func filled(
    _ room: Int,
    _ body: (
      inout OutputSpan<Double>, inout OutputSpan<Double>, inout OutputSpan<Double>,
      inout OutputSpan<Double>, inout OutputSpan<Double>
    ) -> Void
  ) -> [[Double]] {
    var columns = [[Double]](repeating: [], count: 5)
    columns[0] = Array(capacity: room + 1) { a in
      columns[1] = Array(capacity: room + 1) { b in
        columns[2] = Array(capacity: room + 1) { c in
          columns[3] = Array(capacity: room + 1) { d in
            columns[4] = Array(capacity: room + 1) { e in
              a.append(7)
              b.append(7)
              c.append(7)
              d.append(7)
              e.append(7)
              body(&a, &b, &c, &d, &e)
            }
          }
        }
      }
    }
    #expect(columns.allSatisfy { $0.first == 7 })
    return columns.map { Array($0.dropFirst()) }
  }

  private func bits(_ columns: [[Double]]) -> [[UInt64]] {
    columns.map { $0.map(\.bitPattern) }
  }

  @Test("Lines of three methods")
  func lines() {
    func compare(
      _ found: [[Double]],
      _ expected: (
        slopes: [Double], intercepts: [Double], low: [Double], high: [Double], deviations: [Double]
      )
    ) {
      #expect(
        bits(found)
          == bits([
            expected.slopes, expected.intercepts, expected.low, expected.high, expected.deviations,
          ]))
      #expect(found[0].count == 2 && found[0][0] > 0.2 && found[0][0] < 0.35)
      #expect(found[2][0] <= found[0][0] && found[0][0] <= found[3][0])
    }
    compare(
      filled(2) {
        Vectors.leastSquaresLines(
          times: days.span, values: values.span, offsets: offsets.span, toSlopes: &$0,
          intercepts: &$1, low: &$2, high: &$3, deviations: &$4)
      }, Vectors.leastSquaresLines(times: days, values: values, offsets: offsets))
    compare(
      filled(2) {
        Vectors.theilSenLines(
          times: days.span, values: values.span, offsets: offsets.span, toSlopes: &$0,
          intercepts: &$1, low: &$2, high: &$3, deviations: &$4)
      }, Vectors.theilSenLines(times: days, values: values, offsets: offsets))
    compare(
      filled(2) {
        Vectors.huberLines(
          times: days.span, values: values.span, offsets: offsets.span, toSlopes: &$0,
          intercepts: &$1, low: &$2, high: &$3, deviations: &$4)
      }, Vectors.huberLines(times: days, values: values, offsets: offsets))
    let line = Vectors.leastSquaresLines(times: days, values: values, offsets: offsets)
    #expect(line.deviations[0] > 0 && line.deviations[0] < 1 && line.deviations[1].isNaN)
  }

  @Test("Bent lines, the Mann–Kendall test and Hampel's filter")
  func tests() {
    let (times, bend): ([Double], [Double]) = (
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [0, 1.1, 2, 2.9, 4, 5, 5.1, 5, 4.9, 5]
    )
    let one = [0, 10]
    let bent = filled(1) { knots, before, after, _, _ in
      Vectors.bentLines(
        times: times.span, values: bend.span, offsets: one.span, toKnots: &knots, before: &before,
        after: &after)
    }
    let expected = Vectors.bentLines(times: times, values: bend, offsets: one)
    #expect(bits(bent) == bits([expected.knots, expected.before, expected.after, [], []]))
    #expect((bent[0][0] - 5).magnitude < 0.3)

    let test = filled(2) { statistics, z, probabilities, _, _ in
      Vectors.mannKendall(
        times: days.span, values: values.span, offsets: offsets.span, toStatistics: &statistics,
        z: &z, probabilities: &probabilities)
    }
    let kendall = Vectors.mannKendall(times: days, values: values, offsets: offsets)
    #expect(test[0] == [45, 1])
    #expect(
      bits(test) == bits([kendall.statistics, kendall.z, kendall.probabilities, [], []]))

    let spikes = [1, 1.1, 1, 9, 1.1, 1, .nan, 1]
    var marks: [Bool] = []
    var refused: [Int] = []
    let found = filled(8) { medians, scales, _, _, _ in
      marks = Array(capacity: 8) { marks in
        Vectors.outliers(
          in: spikes.span, offsets: [0, 6, 8].span, leastScale: 0.05, to: &marks,
          medians: &medians, scales: &scales
        ) { series, reason in refused.append(reason == .missing ? series : -1) }
      }
    }
    #expect(marks == [false, false, false, true, false, false, false, false] && refused == [1])
    #expect(found[0][3] == 1.1 && found[0][6].isNaN && found[1][7].isNaN)
    let arrays = Vectors.outliers(in: spikes, offsets: [0, 6, 8], leastScale: 0.05)
    #expect(bits(found) == bits([arrays.medians, arrays.scales, [], [], []]))
    #expect(arrays.outliers == marks)
    #expect(
      Vectors.outliers(in: Array(spikes.prefix(6)), leastScale: 0.05) == Array(marks.prefix(6)))
  }

  @Test("Trends, with what tells a plateau from progress")
  func trends() {
    var refused: [Int] = []
    var states: [TrendState?] = []
    var odds: [[Double]] = []
    let resumed = [Double.nan, .nan]
    let numbers = filled(2) { percent, low, high, rising, falling in
      odds = filled(2) { weeks, noise, slowed, ago, _ in
        states = Array(capacity: 2) { states in
          Vectors.trends(
            days: days.span, values: values.span, offsets: offsets.span, resumed: resumed.span,
            toStates: &states, percentPerWeek: &percent, low: &low, high: &high, rising: &rising,
            falling: &falling, weeks: &weeks, noise: &noise, slowed: &slowed, slowedWeeksAgo: &ago
          ) { series, _ in refused.append(series) }
        }
      }
    }
    let expected = Vectors.trends(days: days, values: values, offsets: offsets)
    #expect(states == [.progressing, nil] && states == expected.states && refused == [1])
    #expect(
      bits(numbers)
        == bits([
          expected.percentPerWeek, expected.low, expected.high, expected.rising, expected.falling,
        ]))
    #expect(
      bits(odds)
        == bits([
          expected.weeks, expected.noise, expected.slowed, expected.slowedWeeksAgo, [],
        ]))
    #expect(odds[0][0] > 3 && odds[1][0] > 0 && odds[1][1].isNaN)
    #expect(odds[2][0] < 0.5 && odds[3][0].isNaN)
  }

  @Test("The next top set, and the work of groups")
  func next() {
    let repetitions = [5, 5, 6, 5, 5, 6, 6, 5, 5, 6, 8, 9].map(Double.init)
    let (nextDays, nextLoads, least) = ([36, 10.0], [110, 81.0], [5, 5.0])
    var chances: [Double] = []
    let room = 2 * Vectors.mostRepetitions
    let found = filled(2) { medians, low, high, atLeast, _ in
      chances = Array(capacity: room) { chances in
        Vectors.nextRepetitions(
          days: days.span, loads: values.span, repetitions: repetitions.span,
          offsets: offsets.span, nextDays: nextDays.span, nextLoads: nextLoads.span,
          atLeast: least.span, toMedians: &medians, low: &low, high: &high,
          probabilitiesAtLeast: &atLeast, probabilities: &chances)
      }
    }
    let expected = Vectors.nextRepetitions(
      days: days, loads: values, repetitions: repetitions, offsets: offsets, nextDays: nextDays,
      nextLoads: nextLoads, atLeast: least)
    #expect(
      bits(found)
        == bits([
          expected.medians, expected.low, expected.high, expected.probabilitiesAtLeast, [],
        ]))
    #expect(chances == expected.probabilities && chances.count == room)
    #expect(found[0][0] >= 3 && found[0][0] <= 8)

    let work = Vectors.volumes(loads: values, repetitions: repetitions, offsets: offsets)
    var volumes: [Double] = []
    var counts = [[Int]](repeating: [], count: 6)
    volumes = Array(capacity: 2) { volumes in
      counts[0] = Array(capacity: 2) { sets in
        counts[1] = Array(capacity: 2) { loaded in
          counts[2] = Array(capacity: 2) { done in
            counts[3] = Array(capacity: 2) { heavy in
              counts[4] = Array(capacity: 2) { moderate in
                counts[5] = Array(capacity: 2) { light in
                  Vectors.volumes(
                    loads: values.span, repetitions: repetitions.span, offsets: offsets.span,
                    toVolumes: &volumes, sets: &sets, loadedSets: &loaded, repetitions: &done,
                    heavy: &heavy, moderate: &moderate, light: &light)
                }
              }
            }
          }
        }
      }
    }
    #expect(volumes == work.volumes && work.volumes[1] == 80 * 8 + 81 * 9)
    #expect(
      counts == [
        work.sets, work.loadedSets, work.repetitions, work.heavy, work.moderate, work.light,
      ])
    #expect(work.heavy == [6, 0] && work.moderate == [4, 2])
  }
}
