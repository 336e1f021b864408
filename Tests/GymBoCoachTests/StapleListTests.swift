import Foundation
import GymBoLog
import TestSupport
import Testing

@testable import GymBoCoach

@Suite("The exercises that workouts are made of")
struct StapleListTests {
  @Test("Every line of the table is an exercise of the catalogue, once")
  func table() {
    let list = StapleList.standard
    #expect(list.faults == [])
    #expect(list.staples.count == 96)
    #expect(Set(list.staples.map(\.place.exercise)).count == list.staples.count)
    for staple in list.staples {
      #expect(list.staple(at: staple.place)?.facts == staple.facts)
      #expect(staple.facts.modality == .strength)
    }
  }

  @Test("The table says what the shared one says", .enabled(if: Shared.isPresent, Shared.absence))
  func shared() throws {
    let url = Shared.root.appendingPathComponent("vectors/coach/staples.csv")
    let rows = try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline)
      .dropFirst().map(String.init)
    let own = StapleList.standard.staples.map { staple in
      let needs = staple.needs.map(\.rawValue).sorted().joined(separator: ";")
      return "\(staple.facts.name),\(staple.level),\(needs),\(staple.tier)"
    }
    #expect(own == rows)
  }

  @Test("A line that cannot be read is a fault, and the others are read")
  func faults() {
    let list = StapleList(
      Array(
        """
        exercise,level,needs,tier,unit
        Plank,1,,1,seconds
        Plonk,1,,1,seconds
        Crunch,4,,1,repetitions
        Crunch,1,sofa,1,repetitions
        Crunch,1,,2
        Crunch,1,bench;bar,2,repetitions
        """.utf8))
    #expect(list.staples.map(\.facts.name) == ["Plank", "Crunch"])
    #expect(list.staples.map(\.isHold) == [true, false])
    #expect(list.staples[1].needs == [.bench, .bar])
    #expect(list.faults.count == 4)
  }
}
