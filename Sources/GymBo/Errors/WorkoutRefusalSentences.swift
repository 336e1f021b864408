public import GymBoLog

extension LiveWorkout.Refusal: CustomStringConvertible {
  /// One sentence: why it cannot happen now.
  public var description: String {
    switch self {
    case .notStarted: "No workout is running."
    case .alreadyRunning(let since): "A workout is already running, since \(Self.clock(since))."
    case .alreadyPaused(let since): "The workout is already paused, since \(Self.clock(since))."
    case .notPaused: "The workout is not paused."
    case .over(.completed, let at): "The workout was ended on \(Self.moment(at))."
    case .over(_, let at): "The workout was aborted on \(Self.moment(at))."
    case .nothingToUndo: "Nothing was entered since the workout began."
    case .noExercise(let name, let has):
      "The workout has no \"\(name)\"."
        + (has.isEmpty ? "" : " It has: \(has.joined(separator: ", ")).")
    case .noSet(let name, let set, let count):
      "\(name) has no set \(set)" + (count > 0 ? "; it has \(count)." : ".")
    case .hasDoneSets(let name, let count):
      "\(name) has \(count) done \(count == 1 ? "set" : "sets"), so it stays; take single sets out by their numbers."
    case .noOpenSet(let name): "\(name) has no set that is still to be done."
    case .noPlace(let place, let count):
      "There is no place \(place)" + (count > 0 ? "; write one from 1 to \(count)." : ".")
    case .noRest: "No rest goes on."
    case .impossibleRest(let seconds):
      "A rest lasts from 0 to 60 minutes; this would be \(seconds) seconds."
    case .before(let last): "That is before the last event, which was on \(Self.moment(last))."
    case .impossibleSet: "A number of the set is none that a set can have, or there is none."
    }
  }

  /// `18:03`.
  private static func clock(_ time: CivilTime) -> String {
    String("\(time)".dropFirst(11).prefix(5))
  }

  /// `2026-11-20 at 18:03`.
  private static func moment(_ time: CivilTime) -> String { "\(time.date) at \(clock(time))" }
}

extension NameFault {
  /// One sentence: why the text is no name, and what to do.
  package func sentence(of name: String) -> String {
    let start = name.prefix(40)
    return switch self {
    case .blank: "A name is missing, or is blank; write one."
    case .control:
      "The name \"\(start)\" has a line break or another control character; write it on one line without it."
    case .tooLong(let count):
      "The name \"\(start)…\" has \(count) characters; write it with \(NameFault.most) at most."
    }
  }
}

extension WorkoutTemplates.Refusal: CustomStringConvertible {
  /// One sentence: why the templates stay as they are.
  public var description: String {
    switch self {
    case .incomplete(let name):
      "The template \"\(name)\" lacks something: it needs exercises, and a set of each."
    case .badName(let name, let fault): fault.sentence(of: name)
    case .tooManyExercises(let name, let count):
      "\(name): a template has at most \(WorkoutTemplate.mostExercises) exercises, and this has \(count)."
    case .twice(let name, let exercise):
      "\(name): \(exercise) is in it twice; write its sets in one line."
    case .impossibleSet(let name, let exercise):
      "\(name): a number of \(exercise) is none that a set can have."
    case .exists(let name): "There is another template \(name)."
    case .noTemplate(let name, let has): Self.none("template", name, has)
    case .noFolder(let name, let has): Self.none("folder", name, has)
    case .noPlace(let place, let count):
      "There is no place \(place); write one from 1 to \(count)."
    }
  }

  private static func none(_ what: String, _ name: String, _ has: [String]) -> String {
    "There is no \(what) \"\(name)\"."
      + (has.isEmpty ? "" : " There are: \(has.joined(separator: ", ")).")
  }
}
