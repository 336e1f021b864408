internal import GymBoLog
internal import GymBoProgression

extension Turkish {
  func title(_ next: NextWorkout) -> Sentence {
    let day = near(next.model.date)
    return next.model.title.map { "Sıradaki: \(workout($0)) (muhtemelen, \(day) hareketleriyle)" }
      ?? (next.model.date == asOf
        ? "Sıradaki: yine bugünkü hareketler (muhtemelen)"
        : "Sıradaki: \(day) hareketleri (muhtemelen)")
  }

  var otherSuggestionsTitle: Sentence { "Diğer hareketler" }

  func possible(_ lifts: [String]) -> Sentence {
    "Belki şunlar da: \(lifts.map { "\(name: $0)" }.joined(separator: ", "))."
  }

  func further(_ workouts: [NextWorkout.Workout]) -> Sentence {
    let names = workouts.map { "\(workout($0.title ?? "")) (en son \(near($0.date)))" as Sentence }
    return "Diğer antrenmanların: \(names.joined(separator: ", "))."
  }

  func afterwards(_ next: NextWorkout, others: Int, files: [String]) -> Sentence {
    let names = furtherTitles(next).map(workout)
    var parts: [Sentence] = []
    if !names.isEmpty { parts.append("Diğer antrenmanlar (\(names.joined(separator: ", ")))") }
    if others > 0 {
      parts.append("\(parts.isEmpty ? "Başka" : "başka") \(count(others, "hareket"))")
    }
    let all: Sentence = "\(remedy: .suggest(files: files))"
    return parts.isEmpty
      ? "Nedenleri ve plakalar: \(all)" : "\(parts.joined(separator: " ve ")) için: \(all)"
  }

  func also(_ lines: [SuggestionList.Line], more: Int) -> Sentence {
    let lifts = lines.map { line -> Sentence in
      let deload = line.suggestion.deloadWork.map { "deload \(shortDeload($0))" as Sentence }
      let change = line.changedLoad.map { before in
        "geçen sefer \(numbers.number(of: before, in: unit))" as Sentence
      }
      let odds = line.lowOdds.map { "olas. \(likelihood($0))" as Sentence }
      let notes: Sentence = [deload, change, odds].compactMap(\.self).joined(separator: ", ")
      let inBrackets: Sentence = notes.isEmpty ? "" : " (\(notes))"
      let work = plannedWork(line).joined(separator: ", ")
      return "\(name: line.shortName ?? line.exercise) \(work)\(inBrackets)"
    }
    let rest = more > 0 ? " ve \(count(more, "hareket")) daha" : ""
    return "ayrıca \(lifts.joined(separator: "; "))\(rest)."
  }
}
