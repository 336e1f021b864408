public import GymBoLog

/// What a lift did, in one word: the same word in every format.
public enum TrendState: String, MachineWord, Hashable {
  /// It rose over the last five weeks.
  case progressing
  /// It neither rose nor fell.
  case plateau
  /// It did not rise, and may have fallen.
  case notRising = "not_rising"
  /// It fell.
  case declining
  /// The sessions do not say.
  case unclear
  /// It is always logged alike, so the log says nothing of progress.
  case unchanged
  /// It set a record in the reported week. A lift that progresses anyway keeps that word.
  case record
  /// There are too few sessions to judge by, or none that can be judged.
  case new
}
