import Foundation
import GymBoKernels
import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis

@Suite struct NextSetTests {
  private static let first = CivilDate(dayNumber: 19_000)

  private func sets(_ json: JSON) throws -> [TopSet] {
    json.array.map { set in
      TopSet(
        row: 0, date: Self.first.advanced(by: Int(set["day"].number)),
        logLoad: log(set["kg"].number), repetitions: Int(set["reps"].number))
    }
  }

  private func habits(_ json: JSON) -> RepetitionHabits {
    var habits = RepetitionHabits()
    habits.pairs = Int(json["pairs"].number)
    habits.equal = Int(json["equal"].number)
    habits.sameLoad = Int(json["sameLoad"].number)
    habits.sameLoadEqual = Int(json["sameEqual"].number)
    habits.sameLoadOneMore = Int(json["sameOneMore"].number)
    return habits
  }

  @Test(
    "Predictions are those of the reference", .enabled(if: Shared.isPresent, Shared.absence))
  func reference() throws {
    let cases = try Shared.vectors("prediction/predictor_vectors")["cases"].array
    #expect(cases.count == 12)
    for vector in cases {
      let earlier = try sets(vector["sets"])
      let next = try #require(NextSet(after: earlier, lifter: habits(vector["lifter"])))
      let load = try #require(Load(kilograms: vector["kg"].number))
      let day = Self.first.advanced(by: Int(vector["day"].number))
      let found = try #require(next.distribution(load: load, on: day))
      let name = vector["name"].string
      for (ours, theirs) in zip(found.probabilities, vector["probabilities"].array) {
        #expect((ours - theirs.number).magnitude < 1e-12, "\(name)")
      }
      #expect(found.median == Int(vector["median"].number), "\(name)")
      for (share, key) in [(0.5, "interval50"), (0.8, "interval80"), (0.95, "interval95")] {
        let theirs = vector[key].array.map { Int($0.number) }
        #expect(found.interval(share) == theirs[0]...theirs[1], "\(name) \(key)")
      }
      let last = try #require(earlier.last).repetitions
      #expect(
        (found.probability(atLeast: last) - vector["atLeastLast"].number).magnitude < 1e-12)
      #expect(
        (found.probability(atLeast: last + 1) - vector["atLeastLastPlusOne"].number).magnitude
          < 1e-12)
    }
  }

  @Test(
    "The load search is that of the reference", .enabled(if: Shared.isPresent, Shared.absence))
  func loadSearch() throws {
    let vectors = try Shared.vectors("prediction/predictor_vectors")
    let suggestions = vectors["suggestions"].array
    #expect(suggestions.count == 4)
    for vector in suggestions {
      let name = vector["name"].string
      let source = try #require(vectors["cases"].array.first { $0["name"].string == name })
      let next = try #require(
        NextSet(after: try sets(source["sets"]), lifter: habits(source["lifter"])))
      let search = LoadSearch(
        next, repetitions: Int(vector["reps"].number),
        on: Self.first.advanced(by: Int(source["day"].number)),
        loads: vector["loads"].array.compactMap { Load(kilograms: $0.number) })
      let expected = vector["atLeast"].array
      #expect(search.candidates.count == expected.count, "\(name)")
      for (ours, theirs) in zip(search.candidates, expected) {
        #expect(ours.load.kilograms == theirs.array[0].number)
        #expect((ours.probability - theirs.array[1].number).magnitude < 1e-12)
      }
      let heaviest = search.heaviest(withProbability: vector["sure"].number)?.load.kilograms
      #expect(
        heaviest == (vector["suggested"].isNull ? nil : vector["suggested"].number), "\(name)")
    }
  }
}
