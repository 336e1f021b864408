import GymBoLog

/// Recognises that the loads of a file without a unit are pounds.
///
/// An Olympic bar and its plates make 45, 95, 135, 185, 225 … lb, and 20, 60, 100, 140, 180 … kg. A history in pounds has
/// far more sets at the first than at the second, and hardly a load that is not a multiple of 5.
enum PoundPattern {
  private static let poundLoads = [
    45, 95, 115, 135, 155, 185, 205, 225, 275, 315, 365, 405,
  ]
  private static let kilogramLoads = [20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220]
  private static let fewestSets = 20
  private static let fewestDistinct = 4

  /// - Parameter rows: sets whose loads were read as kilograms.
  static func matches(_ rows: [ImportedSet]) -> Bool {
    let (bar, plates) = (Load.kilograms(20).units, Load.kilograms(40).units)
    let five = 5 * LoadUnit.kilogram.unitsPerOne
    var sets = 0
    var others = 0
    // By load / 5, the sets at multiples of 5; the last is of all that are as heavy or heavier.
    var counts = [Int](repeating: 0, count: 100)
    for row in rows {
      guard row.semantics == .loaded, let units = row.load else { continue }
      // Small loads are dumbbells and weight stacks, which both units have.
      guard units >= plates || units == bar else { continue }
      sets += 1
      let (fives, rest) = units.quotientAndRemainder(dividingBy: five)
      if rest == 0 {
        counts[min(Int(fives), counts.count - 1)] += 1
      } else {
        others += 1
        // Too many already. Most histories in kilograms end here.
        guard others * 10 <= rows.count else { return false }
      }
    }
    func sum(_ loads: [Int]) -> Int { loads.reduce(0) { $0 + counts[$1 / 5] } }
    return sets >= fewestSets && counts.reduce(0, +) * 10 >= sets * 9
      && sum(poundLoads) > 2 * sum(kilogramLoads)
      && poundLoads.count { counts[$0 / 5] > 0 } >= fewestDistinct && counts[135 / 5] > 0
  }
}
