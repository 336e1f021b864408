/// A number with at most two decimals, without trailing zeros, for the text of an issue: `1,002.5`, as in reports.
func decimal(_ value: Double) -> String {
  guard value.magnitude < 1e13 else { return "\(value)" }
  let hundredths = Int64((value * 100).rounded())
  let rest = Int(hundredths.magnitude % 100)
  var text = hundredths < 0 ? "-" : ""
  let digits = String(hundredths.magnitude / 100)
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.utf8.count - index) % 3 == 0 { text += "," }
    text.append(digit)
  }
  if rest == 0 { return text }
  return rest % 10 == 0 ? "\(text).\(rest / 10)" : "\(text).\(rest < 10 ? "0" : "")\(rest)"
}
