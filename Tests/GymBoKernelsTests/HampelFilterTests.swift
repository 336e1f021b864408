import GymBoKernels
import TestSupport
import Testing

@Suite struct HampelFilterTests {
  @Test(
    "Medians, scales and outliers are those of the reference (smoothing: hampel_k2_3sigma)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func reference() throws {
    let all = try Shared.vectors("smoothing")["series"].object
    #expect(all.count == 8)
    for (name, series) in all {
      let expected = series["hampel_k2_3sigma"]
      let points = try #require(hampelFilter(series["y"].numbers))
      #expect(points.count == expected["median"].array.count)
      for (i, point) in points.enumerated() {
        #expect(isClose(point.median, expected["median"][i].number, within: 1e-12), "\(name) \(i)")
        #expect(
          isClose(point.scale, expected["mad_sigma"][i].number, within: 1e-12), "\(name) \(i)")
        #expect(point.isOutlier == expected["outlier"][i].bool, "\(name) \(i)")
      }
    }
  }

  @Test("A slip of the keyboard is found, and its neighbours are not blamed")
  func slip() throws {
    let loads = [100, 102.5, 101, 1025, 103, 105, 104]
    let points = try #require(hampelFilter(loads))
    #expect(points.map(\.isOutlier) == [false, false, false, true, false, false, false])
  }

  @Test("Where all neighbours are equal the least scale tells what is far, and without one all is")
  func leastScale() throws {
    let loads = [100.0, 100, 102.5, 100, 100, 150, 100, 100]
    #expect(hampelFilter(loads)?.map(\.isOutlier).filter(\.self).count == 2)
    let floored = try #require(hampelFilter(loads, leastScale: 5))
    #expect(floored.map(\.isOutlier) == loads.map { $0 == 150 })
    #expect(floored.allSatisfy { $0.scale >= 5 })
    #expect(hampelFilter(loads, leastScale: -1) == nil)
    #expect(hampelFilter(loads, leastScale: .infinity) == nil)
  }

  @Test("Reversing, moving and scaling a series leaves the outliers where they are")
  func laws() throws {
    let y = [80, 81, 80.5, 95, 81.5, 82, 60, 82.5, 83, 83.5]
    let marks = try #require(hampelFilter(y)).map(\.isOutlier)
    #expect(marks.contains(true) && marks.contains(false))
    #expect(hampelFilter(y.reversed())?.map(\.isOutlier) == marks.reversed())
    #expect(hampelFilter(y.map { $0 + 1024 })?.map(\.isOutlier) == marks)
    #expect(hampelFilter(y.map { $0 * -4 })?.map(\.isOutlier) == marks)
  }
}
