import Foundation
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgram

@Suite("Blocks, durations and calendars")
struct PlanVectorTests {
  @Test("The blocks of three histories", .enabled(if: Shared.isPresent, Shared.absence))
  func blocks() throws {
    for one in try Shared.vectors("coach/blocks")["cases"].array {
      let work = try one["sets"].array.map {
        TrainingBlocks.Work(
          date: try #require(CivilDate(iso: $0[0].string)), exercise: $0[1].string,
          sets: $0[2].number)
      }
      let blocks = TrainingBlocks.of(work)
      #expect(blocks.count == one["blocks"].array.count)
      for (block, expected) in zip(blocks, one["blocks"].array) {
        #expect(block.first.description == expected["first"].string)
        #expect(block.last.description == expected["last"].string)
        #expect(block.weeks == expected["weeks"].int)
        #expect((block.change == nil) == expected["change"].isNull)
        #expect(
          isClose(block.change ?? .nan, expected["change"].number, within: 1e-9)
            || expected["change"].isNull)
      }
    }
  }

  @Test(
    "The seconds of workouts, and a lifter's own pace",
    .enabled(if: Shared.isPresent, Shared.absence))
  func durations() throws {
    let vectors = try Shared.vectors("coach/duration")
    for one in vectors["structural"].array {
      let exercises = one["exercises"].array.map { sets in
        sets.array.map { set in
          let number = { (index: Int) in set[index].isNull ? nil : set[index].int }
          return DurationModel.Element(repetitions: number(0), seconds: number(1), rest: number(2))
        }
      }
      #expect(DurationModel.structuralSeconds(exercises) == one["seconds"].number)
      #expect(
        isClose(DurationModel.plannedSeconds(exercises), one["planned"].number, within: 1e-12))
    }
    for one in vectors["fits"].array {
      let fit = try #require(
        DurationModel.Fit(
          one["history"].array.map { (structural: $0[0].number, seconds: $0[1].number) }))
      let model = one["model"]
      #expect(isClose(fit.center, model["center"].number, within: 1e-9))
      #expect(isClose(fit.level, model["level"].number, within: 1e-9))
      #expect(isClose(fit.slope, model["slope"].number, within: 1e-9))
      for prediction in one["predictions"].array {
        #expect(
          isClose(
            fit.seconds(structural: prediction["structural"].number),
            prediction["seconds"].number, within: 1e-9))
      }
    }
  }

  static func calendar(_ weeks: Int, cycles: Int?) throws -> ProgramCalendar {
    var text = cycles.map { "/// @cycles \($0)\n" } ?? ""
    for week in 1...weeks {
      text +=
        "# \(week)\n## A\n/// @weekday wed\nSquat / 3x5\n## B\n/// @weekday mon\nBench Press / 3x5\n"
    }
    let program = try Program(reading: Array(text.utf8))
    return ProgramCalendar(program, start: try #require(CivilDate(iso: "2026-11-02")))
  }

  @Test("Weeks are counted from the start; a program ends after its cycles")
  func weeks() throws {
    let once = try Self.calendar(5, cycles: 1)
    let day = { (text: String) throws in try #require(CivilDate(iso: text)) }
    #expect(once.position(on: try day("2026-10-30")) == .beginsIn(days: 3))
    #expect(once.position(on: try day("2026-11-20")) == .running(cycle: 0, week: 2))
    #expect(once.position(on: try day("2026-12-06")) == .running(cycle: 0, week: 4))
    #expect(once.position(on: try day("2026-12-07")) == .finished)
    let endless = try Self.calendar(5, cycles: nil)
    #expect(endless.position(on: try day("2026-12-07")) == .running(cycle: 1, week: 0))
  }

  @Test("A day with a weekday has the first such date of its week")
  func dates() throws {
    let calendar = try Self.calendar(2, cycles: 2)
    let last = try #require(CivilDate(iso: "2027-12-31"))
    let planned = calendar.planned(through: last)
    #expect(
      planned.map(\.date.description) == [
        "2026-11-02", "2026-11-04", "2026-11-09", "2026-11-11", "2026-11-16", "2026-11-18",
        "2026-11-23", "2026-11-25",
      ])
    #expect(planned.map(\.place.day) == [1, 0, 1, 0, 1, 0, 1, 0])
    #expect(planned.map(\.cycle) == [0, 0, 0, 0, 1, 1, 1, 1])
    #expect(calendar.expectedWorkouts(by: try #require(CivilDate(iso: "2026-11-13"))) == 3)
  }
}
