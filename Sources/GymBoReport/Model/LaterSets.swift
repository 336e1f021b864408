internal import GymBoAnalysis
internal import GymBoLog

extension LiftComparison {
  /// The share of the repetitions of last time up to which the later sets fell off. A decision of this project.
  private static let fallenShare = 0.8

  /// Whether the best set was done as last time, and as many sets at its load had far fewer repetitions in all: 9, 5, 5 after
  /// 9, 9, 9. An e1RM does not see it.
  func laterSetsFell(_ sets: SetColumns) -> Bool {
    guard let previous, let now = currentRow, let before = previousRow,
      sets.load[now] == sets.load[before],
      let repetitions = sets.repetitions[now], repetitions == sets.repetitions[before]
    else { return false }
    func done(_ session: ExerciseSession) -> [Int] {
      session.rows.filter { sets.load[$0] == sets.load[now] }
        .compactMap { sets.repetitions[$0].map(Int.init) }
    }
    let (of, with) = (done(current), done(previous))
    return of.count > 1 && of.count == with.count
      && Double(of.reduce(0, +)) <= LiftComparison.fallenShare * Double(with.reduce(0, +))
  }
}
