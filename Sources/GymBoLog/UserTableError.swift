/// An error in a table that a user wrote, with its line. The façade turns it into a sentence.
public struct UserTableError: Error, Sendable, Hashable {
  /// The line in the file, from 1.
  public var line: Int
  /// What is wrong.
  public var problem: Problem

  /// An error in a line, which is counted from 1.
  public init(line: Int, _ problem: Problem) {
    self.line = line
    self.problem = problem
  }

  /// What is wrong, with the values that a message needs to say what to write instead.
  public enum Problem: Sendable, Hashable {
    // The table itself
    case missingCell(column: String)
    case tooManyLines(most: Int)
    case tooManyCells(Int, columns: Int)
    case empty(header: [String])
    case unknownColumn(String, columns: [String])
    case missingColumn(String, header: [String])
    case repeatedColumn(String)

    // Weights of muscles
    case unknownMuscle(String)
    /// Not a number from 0 to 1 with at most two decimals.
    case noShare(String)
    case repeatedMuscle(String, exercise: String)

    // Names of exercises
    case repeatedName(String)

    // Athletes
    /// Not a whole number from 1 to 7.
    case noGoal(String)
    /// Not the weight of a person with its unit.
    case noBodyWeight(String)
    case repeatedFile(String)
    /// A file that the table names and that cannot be read.
    case unreadableFile(String)
    case repeatedAthlete(String)
    /// Not a day such as 2026-11-02.
    case noDay(String)
    /// A program that the table names: what is wrong with its text; nil where the file cannot be read.
    case unreadableProgram(String, fault: String?)

    // Equipment
    case unknownEquipment(String, kinds: [String])
    case unknownUnit(String)
    /// Not a weight above 0 and up to `heaviest` kilograms or pounds.
    case noWeight(String, heaviest: Int)
    /// Not a number of single plates or pairs.
    case noPlateCount(String)
    case noCount(String)
    /// More pairs of one plate than any bar holds on a side.
    case tooManyPairs(Int, most: Int)
    case tooManySizes(Int, most: Int)
    /// Weights of one kind of equipment.
    case tooManyWeights(most: Int)
    case tooManyWeightsInRow(most: Int)
    /// More different sums of plates than the search allows.
    case tooManySums(most: Int)
    case nothingToLift
    case platesWithoutBar
  }
}
