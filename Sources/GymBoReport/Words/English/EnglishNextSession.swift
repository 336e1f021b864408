internal import GymBoLog
internal import GymBoProgression

extension English {
  func title(_ next: NextWorkout) -> Sentence {
    let day = near(next.model.date)
    return next.model.title.map { "Next: \(workout($0)) (likely; lifts of \(day))" }
      ?? (next.model.date == asOf
        ? "Next: today's lifts again (likely)" : "Next: the lifts of \(day) (likely)")
  }

  var otherSuggestionsTitle: Sentence { "Other lifts" }

  func possible(_ lifts: [String]) -> Sentence {
    "Perhaps also \(lifts.map { "\(name: $0)" }.joined(separator: ", "))."
  }

  func further(_ workouts: [NextWorkout.Workout]) -> Sentence {
    let names = workouts.map { "\(workout($0.title ?? "")) (last \(near($0.date)))" as Sentence }
    return "Your other workouts: \(names.joined(separator: ", "))."
  }

  func afterwards(_ next: NextWorkout, others: Int, files: [String]) -> Sentence {
    let names = furtherTitles(next).map(workout)
    var parts: [Sentence] = []
    if !names.isEmpty { parts.append("other workouts (\(names.joined(separator: ", ")))") }
    if others > 0 { parts.append(Sentence(count(others, "more lift"))) }
    let all: Sentence = "\(remedy: .suggest(files: files))"
    return parts.isEmpty
      ? "Why, and what to load: \(all)"
      : "For \(parts.joined(separator: " and ")): \(all)"
  }

  func also(_ lines: [SuggestionList.Line], more: Int) -> Sentence {
    let lifts = lines.map { line -> Sentence in
      let deload = line.suggestion.deloadWork.map { "deload \(shortDeload($0))" as Sentence }
      let change = line.changedLoad.map { before in
        "last \(numbers.number(of: before, in: unit))" as Sentence
      }
      let odds = line.lowOdds.map { "\(likelihood($0)) likely" as Sentence }
      let notes: Sentence = [deload, change, odds].compactMap(\.self).joined(separator: ", ")
      let inBrackets: Sentence = notes.isEmpty ? "" : " (\(notes))"
      let work = plannedWork(line).joined(separator: ", ")
      return "\(name: line.shortName ?? line.exercise) \(work)\(inBrackets)"
    }
    let rest = more > 0 ? ", and \(count(more, "more lift"))" : ""
    return "also \(lifts.joined(separator: "; "))\(rest)."
  }
}
