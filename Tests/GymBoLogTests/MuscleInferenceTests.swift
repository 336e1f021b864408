import GymBoLog
import Testing

@Suite struct MuscleInferenceTests {
  /// What is inferred from a name; nil where the catalogue knows it or nothing is told.
  private func inferred(_ name: String) -> ExerciseFacts? {
    guard case .inferred(let facts) = ExerciseCatalogue.standard.resolve(name) else { return nil }
    return facts
  }

  @Test("an inferred exercise keeps the name as logged")
  func keepsItsName() {
    #expect(inferred("  Nippard Tricep Kickback ")?.name == "Nippard Tricep Kickback")
  }

  @Test(
    "words of the name tell the muscles",
    arguments: [
      ("Squeezer Curls", [Muscle.biceps]),
      ("Fancy Leg Curl", [.hamstrings]),
      ("Yoda Hamstring Curl", [.hamstrings]),
      ("Atlantis Row", [.lats, .upperBack]),
      ("Prime Upright Row", [.sideDelts, .traps]),
      ("Fancy Triceps Extension", [.triceps]),
      ("Fancy Leg Extension", [.quadriceps]),
      ("Fancy Back Extension", [.lowerBack]),
      ("Fancy Chest Press", [.chest]),
      ("Fancy Shoulder Press", [.frontDelts]),
      ("Fancy Leg Press", [.quadriceps, .glutes]),
      ("Fancy Calf Raise", [.calves]),
      ("Meadows Incline DB Lateral Raise", [.sideDelts]),
      ("Fancy Front Raise", [.frontDelts]),
      ("Fancy Fly", [.chest]),
      ("Fancy Reverse Fly", [.rearDelts]),
      ("Fancy Pulldown", [.lats]),
      ("Total Weight Pullups", [.lats]),
      ("Fancy Crunch", [.abs]),
      ("Seated Triceps", [.triceps]),
    ])
  func words(name: String, muscles: [Muscle]) {
    #expect(inferred(name)?.direct == muscles)
  }

  @Test(
    "words that leave the muscles as they are leave the exercise known",
    arguments: [
      ("Tempo High Bar Squat", "High Bar Squat"), ("Alternating Dumbbell Bench Press", "DB Bench"),
      ("16-Hammer Curl", "Hammer Curl"), ("Bench Press - Heavy", "Bench Press"), ("RDL 2", "RDL"),
    ])
  func modifiers(name: String, plain: String) {
    let catalogue = ExerciseCatalogue.standard
    #expect(inferred(name)?.direct == catalogue.resolve(plain).facts?.direct)
    #expect(inferred(name)?.movement == catalogue.resolve(plain).facts?.movement)
    #expect(inferred(name)?.implement == catalogue.resolve(plain).facts?.implement)
  }

  @Test("the implement of the name is taken over")
  func implement() {
    #expect(inferred("Squeezer Curls (Cable)")?.implement == .cable)
    #expect(inferred("Squeezer Curls (Cable)")?.loading == .total)
    #expect(inferred("Assisted Fancy Pull Up")?.loading == .assistance)
  }

  @Test(
    "words that contradict each other tell nothing",
    arguments: [
      "Tricep Curl", "Chest Curls", "Infinity Stretch Chest Press", "Panturrilha Novo Leg Press",
      "Fancy Curl and Row", "Squat Fly", "Fancy Deadlift Dip", "Shin Fly Crunch",
    ])
  func contradictions(name: String) {
    #expect(ExerciseCatalogue.standard.resolve(name) == .unassigned)
  }

  @Test(
    "words that tell too little tell nothing",
    arguments: [
      "Press", "Extension", "Kickbacks", "Bridge", "Hammer Strength", "Rotates", "Backward Raise",
      "Single Arm Cable Press", "Lateral pushdown", "Scapular Push-ups", "Calf Rubs",
      "Brutal Biceps", "Shoulder", "Back Deltoids", "Delt Fly",
    ])
  func tooLittle(name: String) {
    #expect(ExerciseCatalogue.standard.resolve(name) == .unassigned)
  }
}
