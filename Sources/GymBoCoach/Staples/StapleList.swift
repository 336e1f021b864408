package import GymBoLog

/// The exercises that workouts are made of, from the table `staples.csv` beside this file, which is compiled in.
///
/// A coach who thinks otherwise changes the table: a name of the catalogue, the level (1 beginner, 2 intermediate, 3
/// advanced), what it needs beside its implement (`bar`, `bench`, `dips`, `rack`, `table`, separated by `;`), the tier (1
/// first choice of its kind, 2 common, 3 fills in), and whether it is counted in repetitions or seconds. Source: judgement of
/// this project by what programs and textbooks use most, evidence grade D; nothing in it is measured.
package struct StapleList: Sendable {
  /// The list that is compiled in.
  package static let standard = StapleList(PackageResources.staples_csv)

  /// In the order of the table.
  package private(set) var staples: [Staple] = []
  /// Lines that cannot be read, and names that the catalogue does not list. A test asserts that there are none.
  package private(set) var faults: [String] = []
  private var places: [Int: Int] = [:]

  /// The staple of an exercise of the catalogue; nil for others.
  package func staple(at place: CataloguePlace) -> Staple? {
    places[place.exercise].map { staples[$0] }
  }

  /// Reads a table.
  init(_ table: [UInt8]) {
    for line in String(decoding: table, as: UTF8.self).split(separator: "\n").dropFirst() {
      guard let staple = StapleList.staple(line) else {
        faults.append(String(line))
        continue
      }
      places[staple.place.exercise] = staples.count
      staples.append(staple)
    }
  }

  private static func staple(_ line: Substring) -> Staple? {
    let cells = line.split(separator: ",", omittingEmptySubsequences: false)
    guard cells.count == 5, let facts = ExerciseCatalogue.standard.facts(named: String(cells[0])),
      let place = ExerciseCatalogue.standard.place(of: facts.name),
      let level = Int(cells[1]), (1...3).contains(level), let tier = Int(cells[3]),
      (1...3).contains(tier), ["repetitions", "seconds"].contains(cells[4])
    else { return nil }
    let words = cells[2].split(separator: ";")
    let needs = words.compactMap { TrainingFurniture(rawValue: String($0)) }
    guard needs.count == words.count else { return nil }
    return Staple(
      facts: facts, place: place, level: level, needs: Set(needs), tier: tier,
      isHold: cells[4] == "seconds")
  }
}
