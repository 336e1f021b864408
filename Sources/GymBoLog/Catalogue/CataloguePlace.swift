/// Where an exercise is in the tables of the catalogue.
package struct CataloguePlace: Sendable, Hashable {
  /// The place of its movement among all movements. Exercises that differ only in their implement have the same.
  package let movement: Int
  /// The place of the exercise among all exercises. One with an implement that its movement does not list has the place
  /// after those of the movement.
  package let exercise: Int

  /// A place among movements and exercises, both from 0.
  package init(movement: Int, exercise: Int) {
    self.movement = movement
    self.exercise = exercise
  }
}

extension ExerciseCatalogue {
  /// Every exercise with its place, in the order of the tables.
  package var placedExercises: [(facts: ExerciseFacts, place: CataloguePlace)] {
    var placed: [(ExerciseFacts, CataloguePlace)] = []
    var index = 0
    for (movement, line) in lines.enumerated() {
      for implement in line.implements {
        if let facts = line.facts(with: implement) {
          placed.append((facts, CataloguePlace(movement: movement, exercise: index)))
        }
        index += 1
      }
    }
    return placed
  }

  /// The place of the exercise that a name means.
  /// - Returns: nil for names that the tables do not list. O(movements).
  package func place(of name: String) -> CataloguePlace? {
    guard let entry = found(ExerciseName(name)) else { return nil }
    let before = lines[..<entry.line].reduce(0) { $0 + $1.implements.count }
    let implements = lines[entry.line].implements
    let own = implements.firstIndex(of: entry.implement) ?? implements.count
    return CataloguePlace(movement: entry.line, exercise: before + own)
  }
}

extension ExerciseCatalogue {
  /// Whether a name says with what an exercise is done, as `Bench Press (Dumbbell)` does and `bench press` does not.
  package func namesImplement(_ name: String) -> Bool { ExerciseName(name).implement != nil }
}
