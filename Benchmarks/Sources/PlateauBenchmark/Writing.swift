func pad(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

/// A share with three decimals.
func share(_ value: Double) -> String { fixed(value, decimals: 3) }

func fixed(_ value: Double, decimals: Int) -> String {
  var scale = 1
  for _ in 0..<decimals { scale *= 10 }
  let units = Int((value.magnitude * Double(scale)).rounded())
  let sign = value < 0 && units > 0 ? "-" : ""
  return sign + "\(units / scale)." + String(String(scale + units % scale).dropFirst())
}

/// The seed of a run; the same for every plan, so that rules and plans meet the same noise.
func seed(_ run: Int) -> UInt64 { UInt64(run) &* 0x9e37_79b9 &+ 20_240_607 }
