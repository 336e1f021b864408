internal import GymBoLog
internal import GymBoProgression

extension German {
  func title(_ next: NextWorkout) -> Sentence {
    let day = near(next.model.date)
    guard let title = next.model.title else {
      return next.model.date == asOf
        ? "Als Nächstes: wohl noch einmal die Übungen von heute"
        : "Als Nächstes: wohl die Übungen vom \(day)"
    }
    return "Als Nächstes: \(workout(title)) (wohl mit den Übungen vom \(day))"
  }

  var otherSuggestionsTitle: Sentence { "Andere Übungen" }

  func possible(_ lifts: [String]) -> Sentence {
    "Vielleicht auch \(lifts.map { "\(name: $0)" }.joined(separator: ", "))."
  }

  func further(_ workouts: [NextWorkout.Workout]) -> Sentence {
    let names = workouts.map { "\(workout($0.title ?? "")) (zuletzt \(near($0.date)))" as Sentence }
    return "Deine anderen Trainings: \(names.joined(separator: ", "))."
  }

  func afterwards(_ next: NextWorkout, others: Int, files: [String]) -> Sentence {
    let names = furtherTitles(next).map(workout)
    var parts: [Sentence] = []
    if !names.isEmpty { parts.append("andere Trainings (\(names.joined(separator: ", ")))") }
    if others > 0 {
      parts.append(Sentence(count(others, "weitere Übung", "weitere Übungen")))
    }
    let all: Sentence = "\(remedy: .suggest(files: files))"
    return parts.isEmpty
      ? "Warum, und was du auflegst: \(all)"
      : "Für \(parts.joined(separator: " und ")): \(all)"
  }

  func also(_ lines: [SuggestionList.Line], more: Int) -> Sentence {
    let named = lines.map { line -> Sentence in
      let deload = line.suggestion.deloadWork.map { "Entlastung \(shortDeload($0))" as Sentence }
      let change = line.changedLoad.map { before in
        "zuletzt \(numbers.number(of: before, in: unit))" as Sentence
      }
      let odds = line.lowOdds.map { "zu \(likelihood($0)) geschafft" as Sentence }
      let notes: Sentence = [deload, change, odds].compactMap(\.self).joined(separator: ", ")
      let inBrackets: Sentence = notes.isEmpty ? "" : " (\(notes))"
      let work = plannedWork(line).joined(separator: ", ")
      return "\(name: line.shortName ?? line.exercise) \(work)\(inBrackets)"
    }
    let rest = more > 0 ? ", und \(count(more, "weitere Übung", "weitere Übungen"))" : ""
    return "auch \(named.joined(separator: "; "))\(rest)."
  }
}
