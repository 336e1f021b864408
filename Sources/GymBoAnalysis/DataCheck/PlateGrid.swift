/// The steps in which the loads of a lift were logged: whole plates in kilograms or in pounds.
///
/// A load that was converted from the other unit is on no such step: 100 lb are 45.36 kg. That tells a mix-up of units from a
/// light day, which is logged in round numbers.
struct PlateGrid {
  /// In kilograms.
  private let step: Double
  private let unit: Double

  /// The grids that loads are logged in, the coarsest first; steps of kilograms and of pounds.
  private static let grids: [(step: Double, unit: Double)] = [
    (2.5, 1), (5, pound), (1.25, 1), (2.5, pound), (1, 1), (1, pound), (0.5, 1), (0.5, pound),
    (0.25, 1),
  ]
  /// The share of the loads that have to be on a grid: a few have odd plates or were mistyped.
  private static let share = 0.8
  /// How far a load may be off a step, as a share of the step: exports round pounds to two decimals.
  private static let tolerance = 0.03
  /// Quarters are plates, too. A converted load is none.
  private static let quarter = 0.25
  private static let quarterTolerance = 0.01
  /// How far a converted number may be off a step: half a decimal place, times 2.2.
  private static let convertedTolerance = 0.025
  /// The finest step of a converted number. Any number is near a multiple of a finer one.
  private static let finestConverted = 0.5
  static let pound = 0.45359237

  /// The coarsest grid that most loads are on; nil if they are on none.
  init?(of loads: [Double]) {
    let fewest = PlateGrid.share * Double(loads.count)
    let grid = PlateGrid.grids.first { grid in
      let on = loads.count {
        PlateGrid.isMultiple($0 / grid.unit, of: grid.step, within: PlateGrid.tolerance)
      }
      return Double(on) >= fewest
    }
    guard let grid, !loads.isEmpty else { return nil }
    (step, unit) = grid
  }

  /// Whether a load is a number without quarters, and one of the lift's steps if it is divided by the factor.
  func looksConverted(_ load: Double, by factor: Double) -> Bool {
    let number = load / unit
    let quarters = (number / PlateGrid.quarter).rounded() * PlateGrid.quarter
    let converted = number / factor
    let step = max(step, PlateGrid.finestConverted)
    return abs(number - quarters) > PlateGrid.quarterTolerance
      && abs(converted - (converted / step).rounded() * step) <= PlateGrid.convertedTolerance
  }

  private static func isMultiple(_ number: Double, of step: Double, within share: Double) -> Bool {
    let steps = number / step
    return abs(steps - steps.rounded()) <= share
  }
}
