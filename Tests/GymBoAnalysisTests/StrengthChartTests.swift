import GymBoAnalysis
import TestSupport
import Testing

@Suite struct StrengthChartTests {
  @Test(
    "Every cell of the chart is that of the reference (rpe: table_reps_by_rpe, sequence_half_rep_steps)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func cells() throws {
    let reference = try Shared.vectors("rpe")
    var cells = 0
    for (repetitions, row) in reference["table_reps_by_rpe"].object {
      for (rpe, percentage) in row.object {
        let (repetitions, rpe) = (try #require(Double(repetitions)), try #require(Double(rpe)))
        #expect(RTSChart.percentage(repetitions: repetitions, rpe: rpe) == percentage.number)
        cells += 1
      }
    }
    #expect(cells == 12 * 9)
    let sequence = reference["sequence_half_rep_steps"].numbers
    #expect(sequence.count == 31)
    for (x, percentage) in sequence.enumerated() {
      #expect(
        RTSChart.percentage(repetitions: 1 + Double(x) / 2, rpe: 10) == percentage)
    }
  }

  @Test(
    "Prescribed loads are those of the reference (rpe: prescription)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func loads() throws {
    let reference = try Shared.vectors("rpe")
    #expect(reference["prescription"].array.count == 4)
    for v in reference["prescription"].array {
      let load = try #require(
        RTSChart.load(
          forMaximum: v["one_rm"].number, repetitions: v["reps"].number, rpe: v["rpe"].number))
      #expect(isClose(load, v["load"].number, within: 1e-12))
    }
  }

  @Test("100 × 5 at RPE 8 is a maximum of 123.3, and 200 × 5 at RPE 8 calls for 162.2")
  func published() throws {
    let maximum = try #require(RTSChart.estimate(load: 100, repetitions: 5, rpe: 8))
    #expect(isClose(maximum, 123.3046, within: 1e-6))
    let load = try #require(RTSChart.load(forMaximum: 200, repetitions: 5, rpe: 8))
    #expect(isClose(load, 162.2, within: 1e-12))
  }

  @Test("Between cells the chart is interpolated, and it falls with every half repetition")
  func interpolation() throws {
    let between = try #require(RTSChart.percentage(repetitions: 2, rpe: 7.25))
    #expect(isClose(between, 87.05, within: 1e-12))
    var last = Double.infinity
    for step in 0...300 {
      let repetitions = 1 + Double(step) / 20
      let percentage = try #require(RTSChart.percentage(repetitions: repetitions, rpe: 10))
      #expect(percentage < last)
      last = percentage
    }
  }

  @Test("A load put on for a target effort is the load that estimates the same maximum")
  func inverse() throws {
    for repetitions in 1...12 {
      for rpe in stride(from: 6, through: 10, by: 0.5) {
        let load = try #require(
          RTSChart.load(forMaximum: 150, repetitions: Double(repetitions), rpe: rpe))
        let maximum = try #require(
          RTSChart.estimate(load: load, repetitions: Double(repetitions), rpe: rpe))
        #expect(isClose(maximum, 150, within: 1e-14))
      }
    }
  }

  @Test("Off the chart there is nothing: 16 effective repetitions are its last, RPE 6 its lowest")
  func edges() {
    #expect(RTSChart.percentage(repetitions: 16, rpe: 10) == 57.4)
    #expect(RTSChart.percentage(repetitions: 12, rpe: 6) == 57.4)
    for (repetitions, rpe) in [
      (16.25, 10), (13, 6), (0.5, 10), (0, 10), (5, 5.9), (5, 10.1), (.nan, 8), (5, .nan),
      (.infinity, 8), (1e300, 10), (-3, 8),
    ] {
      #expect(RTSChart.percentage(repetitions: repetitions, rpe: rpe) == nil)
      #expect(RTSChart.estimate(load: 100, repetitions: repetitions, rpe: rpe) == nil)
      #expect(RTSChart.load(forMaximum: 100, repetitions: repetitions, rpe: rpe) == nil)
    }
    for load in [0, -5, .nan, .infinity] {
      #expect(RTSChart.estimate(load: load, repetitions: 5, rpe: 8) == nil)
      #expect(RTSChart.load(forMaximum: load, repetitions: 5, rpe: 8) == nil)
    }
  }

  @Test("RPE 6 to 10 stand for 4 to 0 repetitions in reserve; less says nothing")
  func reserve() {
    #expect(repetitionsInReserve(rpe: 10) == 0 && repetitionsInReserve(rpe: 8.5) == 1.5)
    #expect(repetitionsInReserve(rpe: 6) == 4)
    for rpe in [5.9, 1, 0, -1, 10.5, .nan, .infinity] {
      #expect(repetitionsInReserve(rpe: rpe) == nil)
    }
    #expect(effectiveRepetitions(done: 5, inReserve: 2) == 7)
    for (done, reserve) in [(0.0, 2.0), (5, -1), (.nan, 1), (5, .infinity)] {
      #expect(effectiveRepetitions(done: done, inReserve: reserve) == nil)
    }
  }
}
