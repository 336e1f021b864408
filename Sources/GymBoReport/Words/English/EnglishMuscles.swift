internal import GymBoAnalysis
internal import GymBoLog

extension English {
  func title(_ section: MusclesOfTheWeek) -> Sentence {
    let when = section.isOfLastDays ? "the last 7 days" : "the week"
    return "Muscles: sets of \(when) (\(words(section.weighting)))"
  }

  private func words(_ weighting: VolumeModel.Weighting) -> String {
    switch weighting {
    case .direct: return "helping muscles do not count"
    case .fractional(VolumeModel.usualIndirect): return "helping muscles count half"
    case .fractional(let hundredths):
      let share = Double(hundredths) / Double(VolumeModel.whole)
      return "helping muscles count " + numbers.short(share, decimals: 2)
    case .custom: return "by your own weights"
    }
  }

  func name(_ muscle: Muscle) -> Sentence {
    switch muscle {
    case .chest: "chest"
    case .lats: "lats"
    case .upperBack: "upper back"
    case .traps: "traps"
    case .lowerBack: "lower back"
    case .frontDelts: "front delts"
    case .sideDelts: "side delts"
    case .rearDelts: "rear delts"
    case .biceps: "biceps"
    case .triceps: "triceps"
    case .forearms: "forearms"
    case .abs: "abs"
    case .obliques: "obliques"
    case .quadriceps: "quadriceps"
    case .hamstrings: "hamstrings"
    case .glutes: "glutes"
    case .adductors: "adductors"
    case .abductors: "abductors"
    case .calves: "calves"
    case .hipFlexors: "hip flexors"
    case .neck: "neck"
    }
  }

  func muscleSets(_ sets: Double) -> Sentence { Sentence(numbers.short(sets, decimals: 1)) }

  func range(_ range: ClosedRange<Double>) -> Sentence {
    "\(numbers.short(range.lowerBound, decimals: 1))–"
      + "\(numbers.short(range.upperBound, decimals: 1))"
  }

  func name(_ place: MusclesOfTheWeek.Place) -> Sentence {
    switch place {
    case .low: "below"
    case .within: ""
    case .high: "above"
    }
  }

  /// `few`, `many, as before`
  private func side(_ place: MusclesOfTheWeek.Place, isUsual: Bool) -> Sentence {
    switch place {
    case .low: "few"
    case .within: ""
    case .high: isUsual ? "many, as before" : "many"
    }
  }

  func briefTitle(_ section: MusclesOfTheWeek) -> Sentence {
    section.isOfLastDays
      ? "Muscles, sets of the last 7 days, \(words(section.weighting)) (usual range):"
      : "Muscles, sets of the week, \(words(section.weighting)) (usual range):"
  }

  func summary(_ section: MusclesOfTheWeek) -> Sentence {
    var parts: [Sentence] = []
    for (place, isUsual, rows) in section.outside {
      let named = rows.prefix(Self.namedMuscles).map { row -> Sentence in
        let range = row.range.map { " (\(self.range($0)))" as Sentence } ?? ""
        return "\(name(row.muscle)) \(muscleSets(row.sets))\(range)"
      }
      let more = rows.count - named.count
      parts.append(
        "\(side(place, isUsual: isUsual)): \(named.joined(separator: ", "))\(more > 0 ? " and \(more) more" : "")"
      )
    }
    if !section.idle.isEmpty {
      parts.append("none: \(section.idle.map(name).joined(separator: ", "))")
    }
    let within = section.rows(at: .within).count
    if within > 0 { parts.append(parts.isEmpty ? "all \(within) in range" : "\(within) in range") }
    return parts.isEmpty ? "no range is known." : parts.joined(separator: "; ") + "."
  }

  /// Muscles named on each side of the range.
  private static let namedMuscles = 5

  func musclesKey(_ section: MusclesOfTheWeek) -> Sentence {
    "█ sets, ░ coaches' usual range (an opinion)."
  }

  func idle(_ section: MusclesOfTheWeek) -> Sentence {
    "Not trained: \(section.idle.map(name).joined(separator: ", "))."
  }

  func unassigned(_ exercises: [MusclesOfTheWeek.CountedExercise]) -> Sentence {
    let what = exercises.count == 1 ? "as its muscles are" : "as their muscles are"
    return
      "Not counted, \(what) unknown: \(words(exercises)). Name them: \(remedy: .mapExercises)"
  }

  func inferred(_ exercises: [MusclesOfTheWeek.CountedExercise]) -> Sentence {
    "Muscles inferred from the name: \(words(exercises))."
  }

  private func words(_ exercises: [MusclesOfTheWeek.CountedExercise]) -> Sentence {
    exercises.map { exercise -> Sentence in
      let sets = count(exercise.sets, "set")
      if exercise.nearest.isEmpty { return "\(name: exercise.name) (\(sets))" }
      let nearest = exercise.nearest.joined(separator: ", ")
      return "\(name: exercise.name) (\(sets); nearest: \(nearest))"
    }
    .joined(separator: ", ")
  }
}
