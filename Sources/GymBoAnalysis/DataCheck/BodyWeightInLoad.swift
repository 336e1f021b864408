internal import GymBoLog

/// Days on which several bodyweight exercises carry the same large load: some exports put the lifter's body weight into
/// the load column of such exercises.
struct BodyWeightInLoad {
  let log: TrainingLog

  /// The range of plausible body weights.
  static let plausible = Load.kilograms(40)...Load.kilograms(200)
  /// The least number of exercises in a session with the same load.
  static let fewestExercises = 2

  func find() -> [Suspicion] {
    let adds = log.exercises.map { $0.facts?.loading == .added }
    guard adds.contains(true) else { return [] }
    // The lightest set of each such exercise in the session, and for each exercise its index in that list; −1 for none.
    var lightest: [(exercise: Int32, load: Int64, row: Int)] = []
    var places = [Int](repeating: -1, count: adds.count)
    for session in log.sessions.indices {
      for set in lightest { places[Int(set.exercise)] = -1 }
      lightest.removeAll(keepingCapacity: true)
      for row in log.sessions[session].sets where log.columns.semantics[row] == .loaded {
        let exercise = log.columns.exercise[row]
        guard adds[Int(exercise)], let load = log.columns.load[row] else { continue }
        let place = places[Int(exercise)]
        if place < 0 {
          places[Int(exercise)] = lightest.count
          lightest.append((exercise, load, row))
        } else if load < lightest[place].load {
          lightest[place] = (exercise, load, row)
        }
      }
      guard let first = lightest.first,
        BodyWeightInLoad.plausible.contains(Load(units: first.load)),
        lightest.count >= BodyWeightInLoad.fewestExercises,
        lightest.allSatisfy({ $0.load == first.load })
      else { continue }
      // One day shows it; the finding is about the file.
      let names = lightest.map { log.exercises[Int($0.exercise)].name }
      return [
        Suspicion(
          issue: Issue(
            rule: .bodyWeightInLoad, severity: .warning, place: log.place(ofRow: first.row),
            doubt: .sharedLoad(Load(units: first.load), exercises: names),
            proposal: .bodyWeightIncluded),
          rows: [])
      ]
    }
    return []
  }
}
