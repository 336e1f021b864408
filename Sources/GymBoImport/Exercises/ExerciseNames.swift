/// What is known of the exercise names met so far, looked up once each. For the histories that one thread reads.
package final class ExerciseNames {
  private let userMap: ExerciseMap?
  private var current: KnownNames
  /// Names kept: the apps have some hundred, and files made to harm have millions.
  private static let mostNames = 1 << 14

  /// Nothing looked up yet.
  package init(userMap: ExerciseMap?) {
    self.userMap = userMap
    current = KnownNames(userMap: userMap)
  }

  /// The names of one more history: those of the ones before, if these are not too many.
  func forHistory() -> KnownNames {
    if current.count > ExerciseNames.mostNames { current = KnownNames(userMap: userMap) }
    return current
  }
}
