import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("A page's drawings are whole numbers")
struct PagePathTests {
  private func text(_ path: PathData) -> String { String(decoding: path.text, as: UTF8.self) }

  @Test("Dots are lines without length, each from the one before")
  func dots() {
    var path = PathData()
    path.dot(12, -340)
    path.dot(15, -352)
    path.dot(22, -352)
    #expect(text(path) == "M12-340h0m3-12h0m7 0h0")
  }

  @Test("A line goes from point to point, an area there and back")
  func lines() {
    var line = PathData()
    line.line([(x: 0, y: -10), (x: 7, y: -12), (x: 14, y: -9)])
    #expect(text(line) == "M0-10l7-2l7 3")
    line.line([(x: 28, y: -9), (x: 35, y: -8)])
    #expect(text(line) == "M0-10l7-2l7 3m14 0l7 1")
    var area = PathData()
    area.area(from: [(x: 0, y: -10), (x: 7, y: -12)], to: [(x: 0, y: -5), (x: 7, y: -4)])
    #expect(text(area) == "M0-10l7-2l0 8l-7-1z")
    area.dot(1, -9)
    #expect(text(area) == "M0-10l7-2l0 8l-7-1zm1 1h0")
  }

  @Test("An area of one point is nothing")
  func emptyArea() {
    var area = PathData()
    area.area(from: [(x: 0, y: -10)], to: [(x: 0, y: -5)])
    #expect(area.isEmpty)
  }

  @Test("Columns stand on their ground, also the second one")
  func columns() {
    var path = PathData()
    path.column(3, height: 500)
    path.column(5, height: 20)
    path.rectangle(x: 10, y: -7, width: 8, height: 7)
    #expect(text(path) == "M3-500V0m2-20V0m5-7h8v7h-8z")
  }

  @Test("A line leaves out what lies on it, as near as was asked for, and keeps its ends")
  func thinned() {
    let points = (0...100).map { (x: $0, y: $0 < 50 ? 2 * $0 + $0 % 2 : 150 - $0) }
    func kept(_ tolerance: Int) -> [Int] {
      ThinnedLine.of(points) { _ in tolerance }.map(\.x)
    }
    #expect(kept(0).count > 25)
    for tolerance in 1...3 {
      let places = kept(tolerance)
      #expect(places.count < 10 && places.first == 0 && places.last == 100)
      // Between the points that are kept, none of the others is further off.
      for (start, end) in zip(places, places.dropFirst()) {
        for place in start...end {
          let share = Double(place - start) / Double(end - start)
          let line = Double(points[start].y) + share * Double(points[end].y - points[start].y)
          #expect(abs(line - Double(points[place].y)) <= Double(tolerance))
        }
      }
    }
    #expect(ThinnedLine.of([]) { _ in 1 }.isEmpty)
    #expect(ThinnedLine.of([(x: 3, y: 4)]) { _ in 1 }.count == 1)
    #expect(ThinnedLine.of([(x: 3, y: 4), (x: 3, y: 9)]) { _ in 1 }.count == 2)
  }

  @Test("A box tells where a place lies in tenths of a percent, and never outside")
  func box() {
    let box = PlotBox(x: 100, y: -700, width: 200, height: 150)
    #expect(box.across(100) == 0)
    #expect(box.across(150) == 250)
    #expect(box.across(301) == 1000)
    #expect(box.down(-700) == 0)
    #expect(box.down(-625) == 500)
    #expect(PlotBox(x: 0, y: 0, width: 0, height: 0).across(5) == 0)
  }

  @Test("Tenths are rounded, and no value is too large for them")
  func tenths() {
    #expect(Tenths.of(57.94) == 579)
    #expect(Tenths.of(-0.06) == -1)
    #expect(Tenths.of(.nan) == 0)
    #expect(Tenths.of(1e300) == 10_000_000_000_000)
  }

  @Test(
    "An axis of values has at most five, round ones, around everything that is drawn",
    arguments: [
      (571...664, [700, 650, 600, 550]), (1000...1000, [1001, 1000]),
      (-3...4, [5, 3, 1, -1, -3]), (0...27_411, [30_000, 20_000, 10_000, 0]),
    ])
  func values(range: ClosedRange<Int>, expected: [Int]) {
    let axis = ValueAxis(range)
    #expect(axis.values.count <= ValueAxis.mostSteps + 1)
    #expect(axis.low <= range.lowerBound && axis.high >= range.upperBound, "\(axis.values)")
    if range != -3...4 { #expect(axis.values == expected) }
  }

  @Test("Every small range has such an axis")
  func allValues() {
    for low in stride(from: -120, through: 2000, by: 7) {
      for height in [0, 1, 2, 3, 9, 10, 33, 100, 777, 12_345] {
        let axis = ValueAxis(low...low + height)
        #expect(axis.steps <= ValueAxis.mostSteps && axis.steps > 0)
        #expect(axis.low <= low && axis.high >= low + height)
        let zero = ValueAxis(0...height, isFromZero: true)
        #expect(zero.low == 0)
      }
    }
  }

  @Test("An axis of repetitions has no half ones")
  func wholeValues() {
    for low in stride(from: 0, through: 400, by: 7) {
      for height in [0, 9, 76, 100, 333] {
        let axis = ValueAxis(low...low + height, leastStep: 10)
        #expect(axis.values.allSatisfy { $0.isMultiple(of: 10) }, "\(axis.values)")
        #expect(axis.steps <= ValueAxis.mostSteps && axis.high >= low + height)
      }
    }
  }

  @Test("Days below a chart are at most seven, in order, and a year stands for its January")
  func days() throws {
    let first = try #require(CivilDate(iso: "2025-11-15"))
    for count in [1, 2, 10, 40, 63, 64, 91, 200, 365, 800, 3650, 20_000, 200_000] {
      let range = DayRange(first, first.advanced(by: count - 1))
      let marks = TimeAxis(range).marks
      #expect(marks.count <= TimeAxis.mostMarks, "\(count) days: \(marks.count)")
      #expect(!marks.isEmpty || count > 30_000, "\(count) days")
      #expect(marks.allSatisfy { range.contains($0.day) })
      #expect(marks.map(\.day) == marks.map(\.day).sorted())
    }
    let year = TimeAxis(DayRange(first, first.advanced(by: 364))).marks
    #expect(year.first { $0.day.components.month == 1 }?.kind == .year)
  }

  @Test("Ratios lie on a logarithmic scale with 1 in the middle")
  func ratios() {
    #expect(RatioAxis.across(1) == 500)
    #expect(RatioAxis.across(0.4) == 0)
    #expect(RatioAxis.across(2.5) == 1000)
    #expect(RatioAxis.across(2) - 500 == 500 - RatioAxis.across(0.5))
    #expect(RatioAxis.across(.infinity) == 1000)
  }
}
