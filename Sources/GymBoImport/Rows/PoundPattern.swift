import GymBoLog

/// Recognises that the loads of a file without a unit are pounds, by the plates of its barbell lifts.
///
/// An Olympic bar with pairs of plates of 5 lb or more makes 45, 55, 65, … lb: odd multiples of 5. In kilograms bar and
/// plates make 20, 30, 40, … kg: even ones. A history in pounds has more than 1.5 times as many barbell sets at the first as
/// at the second (3.7 in the real one, at most 1.3 in real histories in kilograms), and hardly one at no multiple of 5.
enum PoundPattern {
  /// Sets at loads of pound plates for one at a load of kilogram plates: more are a pattern of pounds.
  static let ratio = 1.5
  private static let fewestSets = 20
  /// At most one set in this number may be at no multiple of 5.
  private static let others = 10
  /// The empty bar, in kilograms and in pounds.
  private static let (kilogramBar, poundBar) = (20, 45)

  /// - Parameters:
  ///   - rows: sets whose loads were read as kilograms.
  ///   - isBarbell: by code of the exercise, whether it is done with a barbell.
  static func matches(_ rows: [ImportedSet], isBarbell: [Bool]) -> Bool {
    let five = 5 * LoadUnit.kilogram.unitsPerOne
    var (pounds, kilograms, neither) = (0, 0, 0)
    for row in rows where row.semantics == .loaded && isBarbell[Int(row.exercise)] {
      guard let units = row.load else { continue }
      let (fives, rest) = units.quotientAndRemainder(dividingBy: five)
      if rest != 0 {
        neither += 1
      } else if fives % 2 == 0 {
        kilograms += fives >= kilogramBar / 5 ? 1 : 0
      } else {
        pounds += fives >= poundBar / 5 ? 1 : 0
      }
    }
    let sets = pounds + kilograms
    return sets >= fewestSets && neither * others <= sets + neither
      && Double(pounds) > ratio * Double(kilograms)
  }
}
