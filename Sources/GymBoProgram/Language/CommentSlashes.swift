/// The slashes with which a comment begins.
enum CommentSlashes {
  private static let slash = "/"
  /// Two: a comment for the lifter, or in a script.
  static let comment = slash + slash
  /// Three: a note, or one of GymBo's annotations.
  static let note = slash + comment
}
