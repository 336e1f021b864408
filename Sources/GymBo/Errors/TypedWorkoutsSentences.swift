internal import GymBoImport
internal import GymBoLog

extension TypedWorkoutsFailure: CustomStringConvertible {
  /// A line for each mistake: the place, the reason and the remedy.
  package var description: String {
    switch self {
    case .nothingTyped: "There is no set in the text, so nothing was added."
    case .notUnderstood(let faults): Self.list(faults.map(\.sentence))
    case .wrongValues(let values): Self.list(values.map(\.sentence))
    case .doubtfulLoads(let pairs): Self.list(pairs.map(\.sentence))
    }
  }

  /// The most mistakes that are named.
  private static let mostNamed = 5

  private static func list(_ sentences: [String]) -> String {
    let more = sentences.count - min(sentences.count, mostNamed)
    return
      (sentences.prefix(mostNamed) + (more > 0 ? ["\(more) more mistakes."] : [])
      + ["Nothing was added."]).joined(separator: "\n")
  }
}

extension TextLogFault {
  fileprivate var sentence: String {
    let place = "line \(line), column \(column)"
    return switch reason {
    case .noWorkout:
      "\(place): \"\(text)\" is above the first workout; write its day first, as 2026-11-20 18:03 Upper A."
    case .unknownLine:
      "\(place): \"\(text)\" is no workout, exercise or note; write an exercise as Squat: 100x5x3, and a "
        + "note after >."
    case .set:
      "\(place): \"\(text)\" is no set; write load x repetitions, as 80x8, 80x8x3@8.5, x8, 60s or 5km/25:00."
    case .noSet: "\(place): there is no set after the name; write one, as 80x8."
    case .noTemplate:
      "\(place): \"\(text)\" is above the name of the first template; write the name on a line of its own above it."
    case .setCount:
      "\(place): \"\(text) sets\" is no number of sets; write one from 1 to \(TextLogFault.mostSets)."
    case .countOrLoad:
      "\(place): \"\(text)\" is a load or a number of sets; write 3 sets 8, or the load with its unit, as 3kgx8."
    }
  }
}

extension TypedWorkoutsFailure.WrongValue {
  fileprivate var sentence: String {
    let reason =
      switch rule {
      case .rpeOutOfRange: "the effort after @ is an RPE from 1 to 10"
      case .outOfRange: "the number is larger than can be meant"
      case .unreadableDate: "the day or time cannot be read"
      case .unreadableDuration: "the time cannot be read"
      case .negativeNumber: "the number is below zero"
      default: "a number of the set cannot be read"
      }
    return "line \(line): \"\(text)\": \(reason); mend it."
  }
}

extension TypedLog.BarePair {
  fileprivate var sentence: String {
    "line \(line), column \(column): \"\(first)x\(second)\" is one set of \(second) with a load of \(first), less than "
      + "half of what \(exercise) ever had. If it is \(first) sets of \(second), write their load before or after "
      + "it: 80x\(second)x\(first), or \(first)x\(second) 80kg. If the load is right, write its unit: "
      + "\(first)kgx\(second)."
  }
}
