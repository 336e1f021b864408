internal import GymBoAnalysis
internal import GymBoLog

extension English {
  func title(_ section: MusclesOfTheWeek) -> Sentence {
    "Muscles of the week\(soFar(section)) (hard sets, \(words(section.weighting)); % of target)"
  }

  private func soFar(_ section: MusclesOfTheWeek) -> String {
    section.isInProgress ? " so far" : ""
  }

  private func words(_ weighting: VolumeModel.Weighting) -> String {
    switch weighting {
    case .direct: return "direct ones alone"
    case .fractional(VolumeModel.usualIndirect): return "indirect ones half"
    case .fractional(let hundredths):
      let share = Double(hundredths) / Double(VolumeModel.whole)
      return "indirect ones count " + numbers.short(share, decimals: 2)
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

  func zone(_ row: MusclesOfTheWeek.Row) -> Sentence {
    guard let marks = row.landmarks, let zone = row.zone else { return "" }
    let adaptive = marks.maximumAdaptive
    let band =
      "\(numbers.short(adaptive.lowerBound, decimals: 1))–"
      + numbers.short(adaptive.upperBound, decimals: 1)
    return switch zone {
    case .productive: "productive (\(band))"
    case .aboveRecoverable: "above recoverable (\(band))"
    case .maintenance: "maintenance (productive \(band))"
    case .belowMaintenance: "below maintenance (productive \(band))"
    }
  }

  func idle(_ section: MusclesOfTheWeek) -> Sentence {
    "Not trained\(soFar(section)): \(section.idle.map(name).joined(separator: ", "))."
  }

  func unassigned(_ exercises: [MusclesOfTheWeek.CountedExercise]) -> Sentence {
    "Without known muscles: \(words(exercises)); map them with \(remedy: .mapExercises)"
  }

  func inferred(_ exercises: [MusclesOfTheWeek.CountedExercise]) -> Sentence {
    "Muscles inferred from the name: \(words(exercises))."
  }

  private func words(_ exercises: [MusclesOfTheWeek.CountedExercise]) -> Sentence {
    exercises.map { "\(name: $0.name) (\(count($0.sets, "set")))" as Sentence }
      .joined(separator: ", ")
  }
}
