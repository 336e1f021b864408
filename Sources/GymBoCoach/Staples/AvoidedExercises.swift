package import GymBoLog

/// Exercises that are not wanted. A name without an implement means the movement with any: who avoids the bench press
/// wants none with dumbbells either.
package struct AvoidedExercises: Sendable, Hashable {
  private var names: Set<String> = []
  private var movements: Set<Int> = []
  /// Names that no exercise has.
  package private(set) var unknown: [String] = []

  /// - Parameters:
  ///   - names: as any app or person writes them.
  ///   - own: the names of the lifter's own exercises, which the catalogue need not know.
  package init(_ names: [String] = [], own: [String] = []) {
    guard !names.isEmpty else { return }
    let catalogue = ExerciseCatalogue.standard
    let own = Set(own.map { $0.lowercased() })
    for name in names {
      let facts = catalogue.resolve(name).facts
      if facts == nil, !own.contains(name.lowercased()) { unknown.append(name) }
      self.names.insert((facts?.name ?? name).lowercased())
      if !catalogue.namesImplement(name), let place = catalogue.place(of: name) {
        movements.insert(place.movement)
      }
    }
  }

  package func contains(_ facts: ExerciseFacts, at place: CataloguePlace?) -> Bool {
    !names.isEmpty && names.contains(facts.name.lowercased())
      || place.map { movements.contains($0.movement) } ?? false
  }
}
