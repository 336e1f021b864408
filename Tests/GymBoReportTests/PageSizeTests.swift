import Foundation
import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("A page stays small enough to send")
struct PageSizeTests {
  private static let names = [
    "Squat (Barbell)", "Bench Press (Barbell)", "Deadlift (Barbell)", "Overhead Press (Barbell)",
    "Bent Over Row (Barbell)", "Leg Press", "Lat Pulldown (Cable)", "Leg Curl (Machine)",
  ]

  /// Workouts of some lifts, each in turn, with loads that rise and fall.
  private func page(workouts: Int, everyDays step: Double, lifts: Int, sets: Int) -> [UInt8] {
    var history = LogBuilder()
    let start = CivilDate(iso: "2016-01-04") ?? CivilDate(dayNumber: 0)
    for workout in 0..<workouts {
      history.session(start.advanced(by: Int(Double(workout) * step)).description) { session in
        for place in 0..<sets / 7 {
          let lift = (workout * (sets / 7) + place) % lifts
          let name = "\(Self.names[lift % Self.names.count]) \(lift / Self.names.count)"
          let load = 60 + 2.5 * Double((workout / 12 + 7 * lift) % 23)
          session.sets(name, kg: load, reps: 5 + (workout / 12 + lift) % 5, rpe: 8, count: 7)
        }
      }
    }
    return WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil).page()
  }

  // The limits are 256 KiB and 1 MiB. A part is left free, for histories with longer names and more notes: a tenth, and a
  // fifteenth of the large one since the line of each lift has what is next.

  @Test("A year of 16 lifts takes at most 256 KiB, with a tenth to spare")
  func year() {
    let page = page(workouts: 208, everyDays: 1.75, lifts: 16, sets: 14)
    #expect(page.count <= 230 * 1024, "\(page.count) bytes")
  }

  @Test(
    "Ten years of 50,000 sets take at most 1 MiB, with a fifteenth to spare, and 45,000 elements")
  func tenYears() {
    let page = page(workouts: 1786, everyDays: 2.04, lifts: 54, sets: 28)
    #expect(page.count <= 1024 * 1024 * 14 / 15, "\(page.count) bytes")
    let open = zip(page, page.dropFirst()).count {
      $0 == UInt8(ascii: "<") && $1 != UInt8(ascii: "/")
    }
    #expect(open <= 45_000, "\(open) elements")
  }
}
