import TestSupport
import Testing

@testable import GymBoLog

@Suite struct ExerciseCatalogueTests {
  private let catalogue = ExerciseCatalogue.standard

  @Test("every line of the tables is read to its last word, and no name stands for two exercises")
  func tablesAreRead() {
    #expect(catalogue.faults == [])
    for line in catalogue.lines {
      for implement in line.implements {
        #expect(line.facts(with: implement) != nil, "\(line.name), \(implement)")
      }
    }
  }

  @Test("a line with an unknown word is a fault, not a silence")
  func faultsAreNamed() {
    let broken = """
      Bench Press | barbell | chest | triceps | horizontal push | compound, upper
      Squat | wheelbarrow | quadriceps | - | squat | compound, lower | -
      Row | barbell | lats | - | horizontal pull | compound, upper | t row @ spade
      """
    let catalogue = ExerciseCatalogue(tables: [broken], translations: "Curl | Rosca")
    #expect(catalogue.faults.count == 4)
    let unknownMuscle = ExerciseCatalogue(
      tables: ["Curl | dumbbell | bizeps | - | elbow flexion | isolation, upper | -"],
      translations: "")
    #expect(unknownMuscle.lines[0].facts(with: .dumbbell) == nil)
  }

  @Test("a name that stands for two exercises is a fault")
  func ambiguityIsNamed() {
    let twice = """
      Press | barbell | chest | - | horizontal push | compound, upper | bench
      Bench | barbell | chest | - | horizontal push | compound, upper | -
      """
    #expect(ExerciseCatalogue(tables: [twice], translations: "").faults.count == 1)
  }

  @Test("the names of the exercises are unique, and each leads to its own facts, in any case")
  func namesAreOneToOne() {
    let exercises = catalogue.exercises
    #expect(exercises.count > 700)
    #expect(Set(exercises.map(\.name)).count == exercises.count)
    for facts in exercises {
      #expect(catalogue.resolve(facts.name) == .catalogue(facts))
      #expect(catalogue.facts(named: facts.name.uppercased()) == facts)
    }
  }

  @Test("a name that is not the catalogue's own spelling is not taken for it")
  func namedNeedsTheCanonicalName() {
    #expect(catalogue.facts(named: "bench press (barbell)")?.direct == [.chest])
    #expect(catalogue.facts(named: "Barbell Bench Press") == nil)
    #expect(catalogue.facts(named: "") == nil)
  }

  @Test("no muscle of an exercise counts twice, and every strength exercise has its pattern")
  func factsAreConsistent() {
    for facts in catalogue.exercises {
      #expect(Set(facts.direct + facts.indirect).count == facts.direct.count + facts.indirect.count)
      #expect((facts.movement == .cardio) == (facts.modality == .cardio), "\(facts.name)")
      if facts.modality != .strength { #expect(facts.direct.isEmpty, "\(facts.name)") }
      if facts.direct.isEmpty { #expect(facts.indirect.isEmpty, "\(facts.name)") }
    }
  }

  @Test(
    "bench, row and squat have the muscles of the reference vectors",
    .enabled(if: Shared.isPresent, Shared.absence))
  func agreesWithVectors() throws {
    let map = try Shared.vectors("volume")["muscle_map"]
    let words = [
      "chest": Muscle.chest, "triceps": .triceps, "front_delts": .frontDelts, "lats": .lats,
      "upper_back": .upperBack, "biceps": .biceps, "rear_delts": .rearDelts,
      "quads": .quadriceps, "glutes": .glutes, "adductors": .adductors,
      "spinal_erectors": .lowerBack,
    ]
    for (lift, name) in [
      ("bench", "Bench Press (Barbell)"), ("row", "Bent Over Row (Barbell)"),
      ("squat", "Squat (Barbell)"),
    ] {
      let facts = try #require(catalogue.resolve(name).facts)
      #expect(facts.direct.map(Optional.some) == map[lift]["direct"].array.map { words[$0.string] })
      #expect(
        facts.indirect.map(Optional.some) == map[lift]["indirect"].array.map { words[$0.string] })
    }
  }
}
