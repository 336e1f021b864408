public import GymBoLog

extension UserTableError: CustomStringConvertible {
  /// One sentence for people, such as `line 3: "rod" is no kind of equipment; the kinds are bar, …`.
  public var description: String { "line \(line): \(problem.words); \(problem.remedy)" }
}

extension UserTableError.Problem {
  /// What is wrong, as part of a sentence: without a capital or a full stop.
  var words: String {
    switch self {
    case .missingCell(let column): "the \(column) is missing"
    case .tooManyLines(let most): "the table has more than \(most) lines"
    case .tooManyCells(let cells, let columns): "\(cells) cells stand under \(columns) columns"
    case .empty: "the table is empty"
    case .unknownColumn(let column, _): "\"\(column)\" is no column of this table"
    case .missingColumn(let column, _): "the header has no column \(column)"
    case .repeatedColumn(let column): "the column \(column) stands in the header twice"
    case .unknownMuscle(let word): "\"\(word)\" is no muscle"
    case .noShare(let text), .noWeight(let text, _): "\"\(text)\" is no weight"
    case .repeatedMuscle(let muscle, let exercise):
      "\(muscle) of \"\(exercise)\" stands in the table twice"
    case .repeatedName(let name): "\"\(name)\" stands in the table twice"
    case .noGoal(let text): "\"\(text)\" is no goal"
    case .noBodyWeight(let text): "\"\(text)\" is no body weight"
    case .repeatedFile(let file): "the file \(file) has two athletes"
    case .unreadableFile(let file): "the exercise map \(file) cannot be read"
    case .repeatedAthlete(let name): "\(name) has two programs"
    case .noDay(let text): "\"\(text)\" is no day"
    case .unreadableProgram(let file, let fault):
      fault.map { "\(file):\($0)" } ?? "the program \(file) cannot be read"
    case .unknownEquipment(let word, _): "\"\(word)\" is no kind of equipment"
    case .unknownUnit(let word): "\"\(word)\" is no unit of weight"
    case .noPlateCount(let text): "\"\(text)\" is no count of plates"
    case .noCount(let text): "\"\(text)\" is no count"
    case .tooManyPairs(let pairs, _): "there are \(pairs) pairs of one plate"
    case .tooManySizes(let sizes, _): "there are \(sizes) sizes of plates"
    case .tooManyWeights(let most): "there are more than \(most) weights of one kind"
    case .tooManyWeightsInRow(let most): "there are more than \(most) weights in one row"
    case .tooManySums(let most): "the plates make more than \(most) different weights"
    case .nothingToLift: "the table lists nothing to lift"
    case .platesWithoutBar: "there are plates but no bar to put them on"
    }
  }

  /// What the user can do.
  var remedy: String {
    switch self {
    case .missingCell: "write one in each row, or # before the line to pass over it"
    case .tooManyLines: "give the file of the table, not that of the history"
    case .tooManyCells: "write decimals with a point and lists with semicolons"
    case .empty(let header), .missingColumn(_, let header):
      "begin with the header \(header.joined(separator: ","))"
    case .unknownColumn(_, let columns): "the columns are \(columns.joined(separator: ", "))"
    case .repeatedColumn, .repeatedMuscle, .repeatedName: "keep one of the two"
    case .unknownMuscle:
      "the muscles are \(Muscle.allCases.map(\.spaced).joined(separator: ", "))"
    case .noShare: "write a number from 0 to 1 with a decimal point and at most two decimals"
    case .noGoal: "write workouts a week, from 1 to 7"
    case .noBodyWeight: "write it with its unit, as 82.5kg or 182lb"
    case .repeatedFile: "keep one row for each file"
    case .repeatedAthlete: "keep one row for each athlete"
    case .noDay: "write it as 2026-11-02"
    case .unreadableProgram:
      "write its path from the folder of the table, and mend the program at this place"
    case .unreadableFile:
      "write its path from the folder of the table, and check it with one report"
    case .unknownEquipment(_, let kinds): "the kinds are \(kinds.joined(separator: ", "))"
    case .unknownUnit: "write kg or lb"
    case .noWeight(_, let heaviest):
      "write a number above 0 and up to \(heaviest) with a decimal point, several as 5; 7.5; 10, "
        + "or a series as 10 to 100 by 5"
    case .noPlateCount: "write how many single plates there are, as 4, or 2 pairs"
    case .noCount: "write how many there are, or nothing"
    case .tooManyPairs(_, let most):
      "no bar holds more than \(most) on a side; write at most these"
    case .tooManySizes(_, let most): "write at most \(most)"
    case .tooManyWeights, .tooManyWeightsInRow: "write a larger step after by"
    case .tooManySums:
      "leave out sizes that are seldom used, or the plates of one of the two units"
    case .nothingToLift: "write a row such as bar,kg,20,1"
    case .platesWithoutBar: "add a row such as bar,kg,20,1"
    }
  }
}
