/// What a person should know of a format before choosing it, in words, for the list of formats; nothing of a table that the
/// person describes.
package struct FormatFacts: Sendable, Hashable {
  /// How hard a set was: RPE, RIR or none.
  package var effort = ""
  /// The unit of loads.
  package var unit = ""
  /// Whose clock its times are of.
  package var clock = ""
  /// How to get the file out of the app.
  package var source = ""

  /// Formats in which loads are in a unit that the file does not name.
  static let openUnit = "not in the file: say it where it is not kilograms"
  static let unitOfRow = "in each row"
  static let unitOfColumn = "in the name of the column"

  static let lifterClock = "the lifter's clock"
  static let dayAlone = "the day alone"
  static let universalClock = "universal: say the time zone"
}
