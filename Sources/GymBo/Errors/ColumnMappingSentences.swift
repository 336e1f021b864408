package import GymBoImport

extension ColumnMapping.Fault {
  /// What is wrong and what to write, in a sentence.
  package var sentence: String {
    let words = ColumnMapping.Meaning.allCases.map(\.rawValue).joined(separator: ", ")
    return switch self {
    case .noMeaning(let part):
      "\"\(part)\" does not say what a column holds; write it as date=NAME, with one of \(words)."
    case .repeated(let meaning): "\(meaning.rawValue) is given twice; give it once."
    case .sharedColumn(let name): "the column \(name) is to hold two things; give it once."
    case .unknownUnit(let unit):
      "\"\(unit)\" is no unit of the column; write kg or lb, km, mi or m."
    case .missing(let missing):
      "\(missing.map(\.rawValue).joined(separator: ", ")) \(missing.count == 1 ? "is" : "are") missing; a "
        + "set has a date, an exercise, and repetitions, seconds or a distance."
    }
  }
}
