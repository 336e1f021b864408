/// How near predictions were.
struct Score {
  var count = 0
  var absolute = 0.0
  var withinOne = 0

  mutating func add(predicted: Double, actual: Double) {
    // Nobody does half a repetition.
    let error = (predicted.rounded() - actual).magnitude
    count += 1
    absolute += (predicted - actual).magnitude
    if error <= 1 { withinOne += 1 }
  }

  mutating func add(_ other: Score) {
    count += other.count
    absolute += other.absolute
    withinOne += other.withinOne
  }

  var text: String {
    guard count > 0 else { return "       –       –" }
    return fixed(absolute / Double(count), decimals: 3, width: 8)
      + fixed(100 * Double(withinOne) / Double(count), decimals: 1, width: 8)
  }
}

func fixed(_ value: Double, decimals: Int, width: Int) -> String {
  var scale = 1
  for _ in 0..<decimals { scale *= 10 }
  let units = Int((value * Double(scale)).rounded())
  let fraction = String(String(scale + units % scale).dropFirst())
  let text = "\(units / scale)" + (decimals > 0 ? "." + fraction : "")
  return String(repeating: " ", count: max(0, width - text.count)) + text
}

func pad(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}
