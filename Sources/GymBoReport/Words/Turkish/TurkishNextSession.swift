internal import GymBoLog

extension Turkish {
  func title(_ next: NextWorkout) -> Sentence {
    let day = near(next.model.date)
    return next.model.title.map { "Sıradaki: \(name: $0) (muhtemelen, \(day) antrenmanı gibi)" }
      ?? "Sıradaki: \(day) antrenmanı gibi (muhtemelen)"
  }

  var otherSuggestionsTitle: Sentence { "Diğer hareketler" }

  func possible(_ lifts: [String]) -> Sentence {
    "Belki şunlar da: \(lifts.map { "\(name: $0)" }.joined(separator: ", "))."
  }

  func further(_ workouts: [NextWorkout.Workout]) -> Sentence {
    let names = workouts.map { "\(name: $0.title ?? "") (son \(near($0.date)))" as Sentence }
    return "Sonra: \(names.joined(separator: ", "))."
  }

  func afterwards(_ next: NextWorkout, more: Int, files: [String]) -> Sentence {
    let names = next.further.prefix(2).compactMap { $0.title.map { "\(name: $0)" as Sentence } }
    var parts: [Sentence] = []
    if !names.isEmpty { parts.append("Sonra \(names.joined(separator: ", "))") }
    if more > 0 { parts.append("\(count(more, "hareket")) daha") }
    let all: Sentence = "\(remedy: .suggest(files: files))"
    return parts.isEmpty
      ? "Nedenleri ve plakalar: \(all)" : "\(parts.joined(separator: "; ")): \(all)"
  }
}
