import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgram

@Suite("How alike exercises are")
struct SimilarityTests {
  static func facts(_ name: String) throws -> ExerciseFacts {
    try #require(ExerciseCatalogue.standard.resolve(name).facts, "\(name)")
  }

  static func profile(_ name: String) throws -> ExerciseProfile {
    ExerciseProfile(try facts(name))
  }

  @Test(
    "The pairs of the vectors are as alike as there", .enabled(if: Shared.isPresent, Shared.absence)
  )
  func pairs() throws {
    let pairs = try Shared.vectors("coach/similarity")["pairs"].array
    #expect(pairs.count > 10)
    for pair in pairs {
      let (a, b) = (try Self.profile(pair["a"].string), try Self.profile(pair["b"].string))
      #expect(isClose(a.cosine(with: b), pair["cosine"].number, within: 1e-9))
      #expect(isClose(a.similarity(to: b), pair["similarity"].number, within: 1e-9))
    }
  }

  @Test(
    "The weights and the words for one side are those of the vectors",
    .enabled(if: Shared.isPresent, Shared.absence))
  func constants() throws {
    let vectors = try Shared.vectors("coach/similarity")
    #expect(vectors["oneSidedWords"].array.map(\.string) == ExerciseProfile.oneSidedWords)
    let weights = vectors["weights"].object.mapValues(\.number)
    #expect(
      weights == [
        "muscles": ExerciseProfile.Weights.muscles, "movement": ExerciseProfile.Weights.movement,
        "mechanics": ExerciseProfile.Weights.mechanics,
        "implement": ExerciseProfile.Weights.implement, "sides": ExerciseProfile.Weights.sides,
      ])
  }

  @Test(
    "Families of movements and classes of implements are those of the vectors",
    .enabled(if: Shared.isPresent, Shared.absence))
  func groups() throws {
    let vectors = try Shared.vectors("coach/similarity")
    func word(_ raw: String) -> String { raw.replacingOccurrences(of: "_", with: " ") }
    let families = vectors["families"].object.mapValues(\.string)
    for movement in Movement.allCases {
      guard let family = MovementFamily(movement) else {
        #expect(!["push", "pull", "knee", "hip"].contains(families[word(movement.rawValue)]))
        continue
      }
      #expect(families[word(movement.rawValue)] == family.rawValue, "\(movement)")
    }
    let classes = vectors["implementClasses"].object.mapValues(\.string)
    #expect(classes.count == Implement.allCases.count)
    for one in Implement.allCases {
      for other in Implement.allCases {
        let expected = classes[word(one.rawValue)] == classes[word(other.rawValue)]
        #expect((ImplementClass(one) == ImplementClass(other)) == expected, "\(one), \(other)")
      }
    }
  }

  @Test("Likeness is the same both ways, from 0 to 1, and 1 of an exercise with itself")
  func laws() {
    let profiles = ExerciseCatalogue.standard.exercises.map(ExerciseProfile.init)
    for (index, one) in profiles.enumerated() {
      #expect(one.cosine(with: one) == 0 || abs(one.similarity(to: one) - 1) < 1e-12)
      for other in profiles[..<index].enumerated().filter({ ($0.offset + index) % 29 == 0 }).map(
        \.element)
      {
        let similarity = one.similarity(to: other)
        guard similarity == other.similarity(to: one), similarity >= 0, similarity <= 1 + 1e-12
        else {
          Issue.record("\(one) and \(other): \(similarity)")
          return
        }
      }
    }
  }

  @Test("An exercise without known muscles shares none with any other")
  func nothing() throws {
    var facts = try Self.facts("Plank")
    facts.direct = []
    facts.indirect = []
    let one = ExerciseProfile(facts)
    #expect(one.cosine(with: one) == 0)
    #expect(isClose(one.similarity(to: one), 0.5, within: 1e-12))
  }

  private func content(_ names: [String]) throws -> DayMatch.Content {
    .init(
      title: nil,
      exercises: Dictionary(
        uniqueKeysWithValues: try names.map { ($0.lowercased(), try Self.profile($0)) }))
  }

  @Test("An exercise in place of a similar one counts as common, once")
  func swaps() throws {
    let day = try content(["Bench Press (Barbell)", "Bent Over Row (Barbell)", "Leg Press"])
    // Dumbbells for the barbell, and a row of another kind.
    #expect(
      day.overlap(try content(["Bench Press (Dumbbell)", "Seated Row (Cable)", "Leg Press"])) == 1)
    // Nothing replaces a leg press.
    #expect(
      day.overlap(try content(["Bench Press (Dumbbell)", "Seated Row (Cable)", "Plank"])) == 2.0 / 3
    )
    // Two presses for one: the second has no partner.
    #expect(
      day.overlap(
        try content(["Bench Press (Dumbbell)", "Incline Bench Press (Barbell)", "Plank"]))
        == 1.0 / 3)
  }

  @Test("As many exercises as possible find a partner, in whatever order they come")
  func most() throws {
    let one = try content(["Bench Press (Barbell)", "Overhead Press (Barbell)"])
    let other = try content(["Bench Press (Dumbbell)", "Overhead Press (Dumbbell)"])
    #expect(one.overlap(other) == 1)
    #expect(other.overlap(one) == 1)
  }

  @Test("A session with another row is the day of the program that asks for a row")
  func match() throws {
    let days = [
      try content(["Squat (Barbell)", "Bench Press (Barbell)"]),
      try content(["Deadlift (Barbell)", "Bent Over Row (Barbell)"]),
    ]
    let session = try content(["Romanian Deadlift (Barbell)", "Bent Over Row (Dumbbell)"])
    #expect(DayMatch.inTurn(session, days: days)?.ahead == 1)
    let without = DayMatch.Content(
      title: nil, exercises: ["romanian deadlift (barbell)": nil, "bent over row (dumbbell)": nil])
    #expect(DayMatch.inTurn(without, days: days) == nil)
  }
}
