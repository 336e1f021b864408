extension UnknownZone: CustomStringConvertible {
  /// One sentence for people, with the remedy.
  public var description: String {
    "This system knows no time zone \"\(name)\"; write one such as Europe/Berlin or UTC."
  }
}
