internal import GymBoAnalysis
internal import GymBoLog

extension German {
  func title(_ section: MusclesOfTheWeek) -> Sentence {
    let when = section.isOfLastDays ? "der letzten 7 Tage" : "der Woche"
    return "Muskeln: harte Sätze \(when) (\(words(section.weighting)))"
  }

  private func words(_ weighting: VolumeModel.Weighting) -> String {
    switch weighting {
    case .direct: return "mithelfende Muskeln zählen nicht"
    case .fractional(VolumeModel.usualIndirect): return "mithelfende Muskeln zählen halb"
    case .fractional(let hundredths):
      let share = Double(hundredths) / Double(VolumeModel.whole)
      return "mithelfende Muskeln zählen " + numbers.short(share, decimals: 2)
    case .custom: return "nach deiner Gewichtung"
    }
  }

  func name(_ muscle: Muscle) -> Sentence {
    switch muscle {
    case .chest: "Brust"
    case .lats: "Latissimus"
    case .upperBack: "oberer Rücken"
    case .traps: "Trapez"
    case .lowerBack: "unterer Rücken"
    case .frontDelts: "vordere Schulter"
    case .sideDelts: "seitliche Schulter"
    case .rearDelts: "hintere Schulter"
    case .biceps: "Bizeps"
    case .triceps: "Trizeps"
    case .forearms: "Unterarme"
    case .abs: "Bauch"
    case .obliques: "schräge Bauchmuskeln"
    case .quadriceps: "Quadrizeps"
    case .hamstrings: "Beinbeuger"
    case .glutes: "Gesäß"
    case .adductors: "Adduktoren"
    case .abductors: "Abduktoren"
    case .calves: "Waden"
    case .hipFlexors: "Hüftbeuger"
    case .neck: "Hals"
    }
  }

  func muscleSets(_ sets: Double) -> Sentence { Sentence(numbers.short(sets, decimals: 1)) }

  func range(_ range: ClosedRange<Double>) -> Sentence {
    "\(numbers.short(range.lowerBound, decimals: 1))–"
      + "\(numbers.short(range.upperBound, decimals: 1))"
  }

  func name(_ place: MusclesOfTheWeek.Place) -> Sentence {
    switch place {
    case .low: "darunter"
    case .within: ""
    case .high: "darüber"
    }
  }

  /// `few`, `many, as before`
  private func side(_ place: MusclesOfTheWeek.Place, isUsual: Bool) -> Sentence {
    switch place {
    case .low: "wenige"
    case .within: ""
    case .high: isUsual ? "viele, wie zuvor" : "viele"
    }
  }

  func briefTitle(_ section: MusclesOfTheWeek) -> Sentence {
    section.isOfLastDays
      ? "Muskeln, Sätze der letzten 7 Tage, \(words(section.weighting)) (üblicher Bereich):"
      : "Muskeln, Sätze der Woche, \(words(section.weighting)) (üblicher Bereich):"
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
        "\(side(place, isUsual: isUsual)): \(named.joined(separator: ", "))\(more > 0 ? " und \(more) weitere" : "")"
      )
    }
    if !section.idle.isEmpty {
      parts.append("kein Satz: \(section.idle.map(name).joined(separator: ", "))")
    }
    let within = section.rows(at: .within).count
    if within > 0 {
      parts.append(
        parts.isEmpty ? "alle \(within) darin" : "\(within) darin")
    }
    return parts.isEmpty ? "kein Bereich ist bekannt." : parts.joined(separator: "; ") + "."
  }

  /// Muscles named on each side of the range.
  private static let namedMuscles = 5

  func musclesKey(_ section: MusclesOfTheWeek) -> Sentence {
    "█ Sätze, ░ von Trainern meist empfohlener Bereich (Meinung)."
  }

  func idle(_ section: MusclesOfTheWeek) -> Sentence {
    "Nicht trainiert: \(section.idle.map(name).joined(separator: ", "))."
  }

  func unassigned(_ exercises: [MusclesOfTheWeek.CountedExercise]) -> Sentence {
    "Nicht mitgezählt, Muskeln unbekannt: \(words(exercises)). Ordne sie zu: \(remedy: .mapExercises)"
  }

  func inferred(_ exercises: [MusclesOfTheWeek.CountedExercise]) -> Sentence {
    "Muskeln aus dem Namen erschlossen: \(words(exercises))."
  }

  private func words(_ exercises: [MusclesOfTheWeek.CountedExercise]) -> Sentence {
    exercises.map { exercise -> Sentence in
      let sets = setCount(exercise.sets)
      if exercise.nearest.isEmpty { return "\(name: exercise.name) (\(sets))" }
      let nearest = exercise.nearest.joined(separator: ", ")
      return "\(name: exercise.name) (\(sets); am ähnlichsten: \(nearest))"
    }
    .joined(separator: ", ")
  }
}
