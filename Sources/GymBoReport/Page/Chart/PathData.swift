/// The shape of an SVG path in whole numbers, each point relative to the one before: exact, and short.
struct PathData: Sendable, Hashable {
  /// As the attribute `d` takes it: digits, signs and command letters only.
  private(set) var text: [UInt8] = []
  private var x = 0
  private var y = 0

  var isEmpty: Bool { text.isEmpty }

  /// A dot: a line without length, which round ends make a circle however the drawing is stretched.
  mutating func dot(_ x: Int, _ y: Int) {
    move(x, y)
    command("h", 0)
  }

  /// A line from above straight down to zero.
  mutating func column(_ x: Int, height: Int) {
    move(x, -height)
    command("V", 0)
    y = 0
  }

  /// A rectangle.
  mutating func rectangle(x: Int, y: Int, width: Int, height: Int) {
    move(x, y)
    command("h", width)
    command("v", height)
    command("h", -width)
    command("z")
  }

  /// Straight lines through points.
  mutating func line(_ points: some Sequence<(x: Int, y: Int)>) {
    var isFirst = true
    for point in points {
      if isFirst {
        move(point.x, point.y)
      } else {
        // Further pairs after a move are lines; the first one says so for readers that forget it.
        pair(point.x - x, point.y - y, letter: "l")
        (x, y) = (point.x, point.y)
      }
      isFirst = false
    }
  }

  /// The area between two lines.
  mutating func area(from upper: [(x: Int, y: Int)], to lower: [(x: Int, y: Int)]) {
    guard upper.count > 1, lower.count > 1 else { return }
    line(upper + lower.reversed())
    command("z")
    // Closing goes back to the first point.
    (x, y) = upper[0]
  }

  private mutating func move(_ x: Int, _ y: Int) {
    if text.isEmpty {
      pair(x, y, letter: "M")
    } else {
      pair(x - self.x, y - self.y, letter: "m")
    }
    (self.x, self.y) = (x, y)
  }

  private mutating func pair(_ first: Int, _ second: Int, letter: Unicode.Scalar) {
    text.append(UInt8(ascii: letter))
    MachineNumber.append(Int64(first), to: &text)
    if second >= 0 { text.append(UInt8(ascii: " ")) }
    MachineNumber.append(Int64(second), to: &text)
  }

  private mutating func command(_ letter: Unicode.Scalar, _ value: Int? = nil) {
    text.append(UInt8(ascii: letter))
    if let value { MachineNumber.append(Int64(value), to: &text) }
  }
}
