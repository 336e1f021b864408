import GymBoLog

/// Tells from the loads of a file without a unit that they are pounds.
///
/// An Olympic bar and its plates make 45, 95, 135, 185, 225 … lb, and 20, 60, 100, 140, 180 … kg. A history in pounds has
/// far more sets at the first than at the second, and hardly a load that is not a multiple of 5.
enum PoundPattern {
  private static let poundLoads: [Int64] = [
    45, 95, 115, 135, 155, 185, 205, 225, 275, 315, 365, 405,
  ]
  private static let kilogramLoads: [Int64] = [20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220]
  private static let fewestSets = 20
  private static let fewestDistinct = 4

  /// - Parameter rows: Loads read as kilograms.
  static func matches(_ rows: [SetRow]) -> Bool {
    var sets = 0
    var multiplesOfFive = 0
    var pounds = 0
    var kilograms = 0
    var seen: Set<Int64> = []
    for row in rows {
      guard row.semantics == .loaded, let units = row.load else { continue }
      // Small loads are dumbbells and stacks, which tell nothing.
      guard units >= Load.kilograms(40).units || units == Load.kilograms(20).units else { continue }
      sets += 1
      let whole = units / LoadUnit.kilogram.unitsPerOne
      guard units % (5 * LoadUnit.kilogram.unitsPerOne) == 0 else { continue }
      multiplesOfFive += 1
      if poundLoads.contains(whole) {
        pounds += 1
        seen.insert(whole)
      }
      if kilogramLoads.contains(whole) { kilograms += 1 }
    }
    return sets >= fewestSets && multiplesOfFive * 10 >= sets * 9 && pounds > 2 * kilograms
      && seen.count >= fewestDistinct && seen.contains(135)
  }
}
