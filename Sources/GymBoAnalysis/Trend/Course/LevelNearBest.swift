extension OwnCourse {
  /// The place in ``counted`` of the first of four sessions or more at the end, over two weeks or more, that are alike, and no more
  /// than a repetition below the best of these weeks; nil where there are none, and where all are alike.
  ///
  /// A decision of this project: one or two days a repetition above a level that has been held since are its best days, and what
  /// came after them is no fall.
  package var levelNearBest: Int? {
    let start = startOfAlikeEnd
    guard start > 0, endsWithLevel, let best = levels[start...].max(),
      best >= (1 - OwnCourse.togetherShare) * highest
    else { return nil }
    return start
  }
}
