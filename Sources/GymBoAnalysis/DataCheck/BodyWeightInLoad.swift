internal import GymBoLog

/// Days on which several bodyweight exercises carry the same large load: some exports put the lifter's body weight into
/// the load column of such exercises.
struct BodyWeightInLoad {
  let log: TrainingLog

  /// Loads in which a body weight lies.
  static let plausible = Load.kilograms(40)...Load.kilograms(200)
  /// Exercises of one day that must agree.
  static let fewestExercises = 2

  func find() -> [Suspicion] {
    for session in log.sessions {
      var lightest: [(exercise: Int32, load: Int64, row: Int)] = []
      var indices: [Int32: Int] = [:]
      for row in session.sets where log.sets.semantics[row] == .loaded {
        let exercise = log.sets.exercise[row]
        guard log.exercises[Int(exercise)].facts?.loading == .added,
          let load = log.sets.load[row]
        else { continue }
        if let index = indices[exercise] {
          if load < lightest[index].load { lightest[index] = (exercise, load, row) }
        } else {
          indices[exercise] = lightest.count
          lightest.append((exercise, load, row))
        }
      }
      guard let first = lightest.first,
        BodyWeightInLoad.plausible.contains(Load(units: first.load)),
        lightest.count >= BodyWeightInLoad.fewestExercises,
        lightest.allSatisfy({ $0.load == first.load })
      else { continue }
      // One day shows it; the finding is about the file.
      let names = lightest.map { log.exercises[Int($0.exercise)].name }.joined(separator: ", ")
      return [
        Suspicion(
          issue: Issue(
            rule: .bodyWeightInLoad, severity: .warning, place: log.place(ofRow: first.row),
            original: "\(names): \(decimal(Load(units: first.load).kilograms)) kg",
            proposal: "the loads of bodyweight exercises seem to include body weight"),
          rows: [])
      ]
    }
    return []
  }
}
