import Foundation
import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis

@Suite("Body weight: day, trend, change a week")
struct BodyWeightTests {
  private let first = CivilDate(dayNumber: 20_000)

  private func weights(_ kilograms: [Double?], at seconds: Int32 = 0) -> [BodyMeasurement] {
    kilograms.enumerated().compactMap { index, value in
      value.map {
        BodyMeasurement(
          .bodyMass, at: CivilTime(date: first.advanced(by: index), secondOfDay: seconds),
          hasTime: true, value: $0)
      }
    }
  }

  @Test("A day's weight is the median of its weights, in any order of them")
  func median() {
    let day = weights([81.0], at: 0) + weights([80.0], at: 1) + weights([95.0], at: 2)
    #expect(BodyWeight(day).days.map(\.kilograms) == [81])
    #expect(BodyWeight(day.reversed()).days == BodyWeight(day).days)
    let even = weights([80.0], at: 1) + weights([81.0], at: 2)
    #expect(BodyWeight(even).days.map(\.kilograms) == [80.5])
  }

  @Test("The trend follows a weight by a tenth of the difference a day")
  func trend() {
    let days = BodyWeight(weights([80, 81, nil, 82])).days
    #expect(days.map(\.date) == [0, 1, 3].map { first.advanced(by: $0) })
    #expect(abs(days[1].trend - 80.1) < 1e-9)
    #expect(abs(days[2].trend - (80.1 + 1.9 * 0.19)) < 1e-9)
  }

  @Test("The weight of a day is the trend within 14 days of it, and else missing")
  func weightOfADay() throws {
    let body = BodyWeight(weights([80, 81]))
    let trend = try #require(Load(kilograms: 80.1))
    #expect(body.weight(on: first.advanced(by: 1)) == trend)
    #expect(body.weight(on: first.advanced(by: 15)) == trend)
    #expect(body.weight(on: first.advanced(by: 16)) == nil)
    #expect(body.weight(on: first.advanced(by: -14)) == Load(kilograms: 80))
    #expect(body.weight(on: first.advanced(by: -15)) == nil)
    #expect(BodyWeight([]).weight(on: first) == nil)
  }

  @Test("A weight that falls by 0.1 kg a day changes by −0.7 kg a week, without doubt")
  func exact() throws {
    let body = BodyWeight(weights((0..<28).map { 80 - 0.1 * Double($0) }))
    let change = try #require(body.change(upTo: first.advanced(by: 27)))
    #expect(abs(change.perWeek + 0.7) < 1e-9 && change.count == 28)
    let interval = try #require(change.interval)
    #expect(interval.upperBound - interval.lowerBound < 1e-6)
  }

  @Test("Only the last four weeks count, and no day after the one asked for")
  func window() throws {
    let rising = (0..<40).map { 70 + Double($0) }
    let body = BodyWeight(weights(rising + (0..<28).map { _ in 80 } + [120]))
    let change = try #require(body.change(upTo: first.advanced(by: 67)))
    #expect(abs(change.perWeek) < 1e-9 && change.count == 28)
  }

  @Test("Fewer than 8 days, or less than 14 days of them, have no change")
  func tooFew() {
    let daily = BodyWeight(weights(Array(repeating: 80, count: 14)))
    #expect(daily.change(upTo: first.advanced(by: 13)) == nil)
    let seven = BodyWeight(weights((0..<28).map { $0 % 4 == 0 ? 80.0 : nil }))
    #expect(seven.days.count == 7 && seven.change(upTo: first.advanced(by: 27)) == nil)
    let eight = BodyWeight(weights((0..<15).map { $0 % 2 == 0 ? 80.0 : nil }))
    #expect(eight.days.count == 8 && eight.change(upTo: first.advanced(by: 14)) != nil)
  }

  @Test("The interval holds the true change about four times in five, though days are alike")
  func coverage() throws {
    var state = SplitMix64(seed: 7)
    func normal() -> Double {
      let (a, b) = (
        Double.random(in: 0.000_001..<1, using: &state), Double.random(in: 0..<1, using: &state)
      )
      return (-2 * log(a)).squareRoot() * cos(2 * .pi * b)
    }
    for correlation in [0, 0.3, 0.5] {
      var (held, made) = (0, 0)
      for _ in 0..<1000 {
        var carried = normal()
        let days = (0..<28).map { day -> Double? in
          carried = correlation * carried + (1 - correlation * correlation).squareRoot() * normal()
          let week = 0.3 * sin(2 * .pi * Double(day) / 7)
          return 80 - 0.05 * Double(day) + 0.5 * carried + week + 0.2 * normal()
        }
        guard
          let interval = BodyWeight(weights(days)).change(upTo: first.advanced(by: 27))?.interval
        else { continue }
        made += 1
        held += interval.contains(-0.35) ? 1 : 0
      }
      #expect(made > 950)
      let share = Double(held) / Double(made)
      #expect((0.75...0.88).contains(share), "\(correlation): \(share)")
    }
  }
}
