package import GymBoLog

extension WorkoutTemplate {
  /// The template in the text notation, as it is read again.
  /// - Parameter unit: of its loads, each of which names it.
  package func text(in unit: LoadUnit) -> String {
    let marks = [
      rest == LiveWorkout.usualRest ? nil : "rest \(TextLogLine.time(Double(rest)))",
      isFavorite ? "favorite" : nil,
    ].compactMap(\.self)
    let head = WorkoutTemplate.isPlain(name) ? name : TextLogLine.quoted(name)
    var lines = [head + (marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))")]
    lines += TextLogLine.lines(note).map { "  > \($0)" }
    var superset: Int?
    for exercise in exercises {
      let isNext = exercise.superset != nil && exercise.superset == superset
      superset = exercise.superset
      let rest = exercise.rest.map { " ~\($0)" } ?? ""
      let sets = exercise.words(in: unit).joined(separator: " ")
      lines.append(
        "  \(isNext ? "+ " : "")\(TextLogLine.name(exercise.name)): \(sets)\(rest)")
      lines += TextLogLine.lines(exercise.note).map { "    > \($0)" }
    }
    return lines.map { "\($0)\n" }.joined()
  }

  /// Whether a name is not read as anything else.
  fileprivate static func isPlain(_ name: String) -> Bool {
    let isWord = ["unit ", "folder "].contains(where: name.hasPrefix)
    return !isWord && !name.contains(where: { ":(\"".contains($0) || $0.isNewline })
      && !"#>+".contains(name.first ?? "#") && name == name.trimmed
  }
}

extension WorkoutTemplates {
  /// All templates with their folders in the text notation.
  package func text(in unit: LoadUnit) -> String {
    var folder: String?
    var parts: [String] = []
    for template in all {
      if let own = template.folder, own != folder {
        parts.append("folder \(WorkoutTemplate.isPlain(own) ? own : TextLogLine.quoted(own))\n")
      }
      folder = template.folder
      parts.append(template.text(in: unit))
    }
    return parts.joined(separator: "\n")
  }
}

extension PlannedExercise {
  /// Its sets, equal ones that follow each other as one: `20kgx10w 3 sets 8-12 @8`.
  fileprivate func words(in unit: LoadUnit) -> [String] {
    var words: [(work: String, count: Int)] = []
    for set in sets {
      let work = set.target(in: unit)
      if words.last?.work == work {
        words[words.count - 1].count += 1
      } else {
        words.append((work, 1))
      }
    }
    return words.map { work, count in
      // `3 sets 8` says by itself that 8 are repetitions.
      count == 1
        ? work : "\(count) sets \(work.first == "x" ? String(work.dropFirst()) : work)"
    }
  }
}

extension WorkoutSet {
  /// `80kgx8-12 @8`, `x8`, `60s`.
  fileprivate func target(in unit: LoadUnit) -> String {
    let counted = repetitions.map { "\($0)" + (highest.map { "-\($0)" } ?? "") }
    let work = [counted, metres.map(TextLogLine.distance), seconds.map(TextLogLine.time)]
      .compactMap(\.self).joined(separator: "/")
    let weight = load.map { "\(MachineNumber.exact($0.value(in: unit)))\(unit.rawValue)" }
    let isOfRepetitions = repetitions != nil
    let effort = rpe.map { " @\(MachineNumber.exact($0))" } ?? ""
    return (weight ?? "") + (weight != nil || isOfRepetitions ? "x" : "") + work
      + TextLogLine.mark(kind) + effort
  }
}
