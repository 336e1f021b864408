internal import GymBoAnalysis
internal import GymBoLog

extension Turkish {
  func title(_ section: MusclesOfTheWeek) -> Sentence {
    let when = section.isOfLastDays ? "son 7 günün" : "haftanın"
    return "Kaslar: \(when) zorlu setleri (\(words(section.weighting)))"
  }

  private func words(_ weighting: VolumeModel.Weighting) -> String {
    switch weighting {
    case .direct: return "yardımcı kaslar sayılmaz"
    case .fractional(VolumeModel.usualIndirect): return "yardımcı kaslar yarım sayılır"
    case .fractional(let hundredths):
      let share = Double(hundredths) / Double(VolumeModel.whole)
      return "yardımcı kaslar " + numbers.short(share, decimals: 2) + " sayılır"
    case .custom: return "kendi katsayılarınla"
    }
  }

  func name(_ muscle: Muscle) -> Sentence {
    switch muscle {
    case .chest: "göğüs"
    case .lats: "kanat"
    case .upperBack: "üst sırt"
    case .traps: "trapez"
    case .lowerBack: "bel"
    case .frontDelts: "ön omuz"
    case .sideDelts: "yan omuz"
    case .rearDelts: "arka omuz"
    case .biceps: "biseps"
    case .triceps: "triseps"
    case .forearms: "ön kol"
    case .abs: "karın"
    case .obliques: "yan karın"
    case .quadriceps: "ön bacak"
    case .hamstrings: "arka bacak"
    case .glutes: "kalça"
    case .adductors: "iç bacak"
    case .abductors: "dış bacak"
    case .calves: "baldır"
    case .hipFlexors: "kalça fleksörü"
    case .neck: "boyun"
    }
  }

  func muscleSets(_ sets: Double) -> Sentence { Sentence(numbers.short(sets, decimals: 1)) }

  func range(_ range: ClosedRange<Double>) -> Sentence {
    "\(numbers.short(range.lowerBound, decimals: 1))–"
      + "\(numbers.short(range.upperBound, decimals: 1))"
  }

  func name(_ place: MusclesOfTheWeek.Place) -> Sentence {
    switch place {
    case .low: "altında"
    case .within: ""
    case .high: "üstünde"
    }
  }

  /// `few`, `many, as before`
  private func side(_ place: MusclesOfTheWeek.Place, isUsual: Bool) -> Sentence {
    switch place {
    case .low: "az"
    case .within: ""
    case .high: isUsual ? "çok, önceki gibi" : "çok"
    }
  }

  func briefTitle(_ section: MusclesOfTheWeek) -> Sentence {
    section.isOfLastDays
      ? "Kaslar, son 7 günün setleri, \(words(section.weighting)) (olağan aralık):"
      : "Kaslar, haftanın setleri, \(words(section.weighting)) (olağan aralık):"
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
        "\(side(place, isUsual: isUsual)): \(named.joined(separator: ", "))\(more > 0 ? " ve \(more) kas daha" : "")"
      )
    }
    if !section.idle.isEmpty {
      parts.append("hiç: \(section.idle.map(name).joined(separator: ", "))")
    }
    let within = section.rows(at: .within).count
    if within > 0 {
      parts.append(parts.isEmpty ? "\(within) kasın hepsi aralıkta" : "\(within) kas aralıkta")
    }
    return parts.isEmpty ? "bilinen bir aralık yok." : parts.joined(separator: "; ") + "."
  }

  /// Muscles named on each side of the range.
  private static let namedMuscles = 5

  func musclesKey(_ section: MusclesOfTheWeek) -> Sentence {
    "█ set, ░ antrenörlerin olağan aralığı (görüş)."
  }

  func idle(_ section: MusclesOfTheWeek) -> Sentence {
    "Çalıştırılmayan: \(section.idle.map(name).joined(separator: ", "))."
  }

  func unassigned(_ exercises: [MusclesOfTheWeek.CountedExercise]) -> Sentence {
    "Kasları bilinmediği için sayılmayan: \(words(exercises)). Eşleştirmek için: \(remedy: .mapExercises)"
  }

  func inferred(_ exercises: [MusclesOfTheWeek.CountedExercise]) -> Sentence {
    "Kasları adından çıkarılan: \(words(exercises))."
  }

  private func words(_ exercises: [MusclesOfTheWeek.CountedExercise]) -> Sentence {
    exercises.map { exercise -> Sentence in
      let sets = count(exercise.sets, "set")
      if exercise.nearest.isEmpty { return "\(name: exercise.name) (\(sets))" }
      let nearest = exercise.nearest.joined(separator: ", ")
      return "\(name: exercise.name) (\(sets); en yakın: \(nearest))"
    }
    .joined(separator: ", ")
  }
}
