import GymBoKernels
import TestSupport
import Testing

@Suite struct MedianTests {
  @Test(
    "Quantiles of type 7 are those of the reference",
    .enabled(if: Shared.isPresent, Shared.absence))
  func quantiles() throws {
    let vectors = try Shared.vectors("distributions")["median_quantile_type7"].array
    #expect(vectors.count == 7)
    for v in vectors {
      let value = try #require(quantile(v["data"].numbers, v["q"].number))
      #expect(isClose(value, v["v"].number, within: 1e-12))
    }
  }

  @Test(
    "Medians and scaled absolute deviations are those of the reference (robust: median, mad_sigma)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func medians() throws {
    for (name, series) in try Shared.vectors("robust")["series"].object {
      let y = series["y"].numbers
      let center = try #require(median(y))
      let deviation = try #require(medianAbsoluteDeviation(y))
      #expect(isClose(center, series["median"].number, within: 1e-12), "\(name)")
      #expect(
        isClose(deviation / upperQuartileOfNormal, series["mad_sigma"].number, within: 1e-12),
        "\(name)")
    }
  }

  @Test("No value has no median; one value is its own; two have their mean")
  func small() {
    #expect(median([Double]()) == nil && medianAbsoluteDeviation([Double]()) == nil)
    #expect(median([3.5]) == 3.5 && medianAbsoluteDeviation([3.5]) == 0)
    #expect(median([1.0, 2]) == 1.5 && medianAbsoluteDeviation([1.0, 2]) == 0.5)
    #expect(median([Double.greatestFiniteMagnitude, -.greatestFiniteMagnitude]) == 0)
  }

  @Test("The median of up to four values is that of a column of them, in any order")
  func handful() {
    #expect(Handful().median == nil)
    let large = Double.greatestFiniteMagnitude
    let choices = [
      [4.0, 1, 9.5, 1.1], [1, 1, 2, 2], [-2, 7, 0.1, 7], [-large, large, large, 0],
    ]
    for choice in choices {
      for order in 0..<64 {
        let values = [choice[order % 4], choice[order / 4 % 4], choice[order / 16], choice[3]]
        var few = Handful()
        for count in 1...4 {
          few.insert(values[count - 1])
          #expect(few.median == median(Array(values[..<count])) && few.count == count)
        }
      }
    }
  }

  @Test("The median in place is that of a column, and leaves the values in order")
  func inPlace() {
    var values: [Double] = []
    for value in [4, 1, 9.5, 1, -2, 7, 0.1, 4] {
      values.append(value)
      var sorted = values
      #expect(medianInPlace(&sorted) == median(values) && sorted == values.sorted())
    }
  }

  @Test("A column with a value that is not finite, and a p outside 0…1, have no quantile")
  func refusals() {
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(median([1, bad, 2]) == nil)
      #expect(medianAbsoluteDeviation([1, bad, 2]) == nil)
      #expect(quantile([1.0, 2], bad) == nil)
    }
    #expect(quantile([1.0, 2], -0.01) == nil && quantile([1.0, 2], 1.01) == nil)
  }

  @Test("Order does not matter, quantiles rise with p, and equal values come back unchanged")
  func laws() throws {
    let values = [9.0, 1, 7.3, 7.3, 0.1, 4, 12, 7.3]
    #expect(median(values) == median(Array(values.reversed())))
    var last = -Double.infinity
    for step in 0...100 {
      let value = try #require(quantile(values, Double(step) / 100))
      #expect(value >= last)
      last = value
    }
    #expect(quantile([Double](repeating: 0.1, count: 7), 0.35) == 0.1)
  }
}
