/// A number with a fixed number of decimals, aligned to the right.
public func fixed(_ value: Double, decimals: Int, width: Int = 0) -> String {
  var scale = 1
  for _ in 0..<decimals { scale *= 10 }
  let units = Int((value.magnitude * Double(scale)).rounded())
  let fraction = decimals > 0 ? "." + String(scale + units % scale).dropFirst() : ""
  let sign = value < 0 && units > 0 ? "-" : ""
  return padLeft("\(sign)\(units / scale)\(fraction)", to: width)
}

/// A part of a whole in percent; a dash for a part of nothing.
public func percent(_ part: Int, of whole: Int, width: Int = 0) -> String {
  guard whole > 0 else { return padLeft("–", to: width) }
  return fixed(100 * Double(part) / Double(whole), decimals: 1, width: width)
}

/// A text with spaces after it, for a column.
public func pad(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

/// A text with spaces before it, for a column of numbers.
public func padLeft(_ text: String, to width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}
