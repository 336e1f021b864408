internal import GymBoLog

/// A name in a program that the catalogue does not list, and that is probably misspelt.
package struct UnknownName: Sendable, Hashable {
  package let name: String
  package let place: ProgramPlace
  /// What was probably meant, the likeliest first.
  package let nearest: [String]

  package init(name: String, place: ProgramPlace, nearest: [String]) {
    (self.name, self.place, self.nearest) = (name, place, nearest)
  }

  /// The names of a program that are probably misspelt, in the order of the text. A name that the history has is not.
  /// - Parameter own: the names of exercises in the history.
  package static func all(in program: Program, own: [String]) -> [UnknownName] {
    let logged = Set(own.map { $0.lowercased() })
    let names = program.weeks.flatMap(\.days).flatMap(\.exercises).flatMap(\.names)
    return Set(names).compactMap { name in
      let spelling = name.catalogueSpelling
      guard let place = program.places[name], name.catalogueName == nil,
        !logged.contains(spelling.lowercased())
      else { return nil }
      let nearest = UnknownName.nearest(to: spelling, own: own)
      return nearest.isEmpty ? nil : UnknownName(name: name, place: place, nearest: nearest)
    }
    .sorted { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
  }

  private static func nearest(to name: String, own: [String]) -> [String] {
    let listed = ExerciseCatalogue.standard.misspelt(name)
    guard let logged = NearestName.of(name, in: own) else { return listed }
    return [logged] + listed.filter { $0.lowercased() != logged.lowercased() }
  }
}

/// A maximum of a lift that the program has not.
package struct ForeignMaximum: Sendable, Hashable {
  /// As it was given.
  package let lift: String
  /// The lift of the program that was probably meant; nil where none is near.
  package let nearest: String?

  package init(lift: String, nearest: String?) {
    (self.lift, self.nearest) = (lift, nearest)
  }
}
