/// The division a lifter is scored in.
public enum Sex: String, CaseIterable, Sendable {
  case male = "M"
  case female = "F"
}
