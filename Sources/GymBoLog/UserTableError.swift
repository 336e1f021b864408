/// A fault in a table that a user wrote, with its line. The doors word it.
public struct UserTableError: Error, Sendable, Hashable {
  /// From 1.
  public var line: Int
  /// What is wrong.
  public var problem: Problem

  /// A fault in a line, from 1.
  public init(line: Int, _ problem: Problem) {
    self.line = line
    self.problem = problem
  }

  /// What is wrong, with what is needed to say what to write instead.
  public enum Problem: Sendable, Hashable {
    // The table itself
    case missingCell(column: String)
    case tooManyLines(most: Int)
    case tooManyCells(Int, columns: Int)
    case empty(header: [String])
    /// The columns are separated by something else.
    case noCommas(header: [String])
    case unknownColumn(String, columns: [String])
    case missingColumn(String, header: [String])
    case repeatedColumn(String)

    // Weights of muscles
    case unknownMuscle(String)
    /// No number from 0 to 1 with at most two decimals.
    case noShare(String)
    case repeatedMuscle(String, exercise: String)

    // What there is to lift with
    case unknownEquipment(String, kinds: [String])
    case unknownUnit(String)
    /// No weight above 0 and up to this many kilograms or pounds.
    case noWeight(String, heaviest: Int)
    /// No number of single plates or pairs.
    case noPlateCount(String)
    case noCount(String)
    /// More pairs of one plate than any bar holds on a side.
    case tooManyPairs(Int, most: Int)
    case tooManySizes(Int, most: Int)
    /// Weights of one kind of equipment.
    case tooManyWeights(most: Int)
    case tooManyWeightsInRow(most: Int)
    /// More sums of plates than are searched.
    case tooManySums(most: Int)
    case nothingToLift
    case platesWithoutBar
  }
}
