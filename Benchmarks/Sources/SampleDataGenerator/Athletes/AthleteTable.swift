import SeededNumbers

/// Writes Strong's table with a column Athlete in front, athlete by athlete, as services hand out the data of all their users.
struct AthleteTable {
  static let header = "Athlete," + StrongExport.header + "\n"

  /// Sets of each athlete: between 0.4 and 1.6 times the mean, and all together exactly as many as asked for.
  static func quotas(athletes: Int, sets: Int, seed: UInt64) -> [Int] {
    var random = SplitMix64(seed: seed)
    let shares = (0..<athletes).map { _ in 0.4 + 1.2 * random.uniform() }
    let sum = shares.reduce(0, +)
    var quotas = shares.map { max(1, Int(Double(sets) * $0 / sum)) }
    quotas[0] += sets - quotas.reduce(0, +)
    return quotas
  }

  /// The rows of one athlete.
  /// - Parameter index: its place; the same seed and place give the same athlete.
  static func rows(ofAthlete index: Int, sets: Int, seed: UInt64) -> [UInt8] {
    var mixer = SplitMix64(seed: seed &+ UInt64(index) &* 0xd134_2543_de82_ef95)
    var athlete = RandomAthlete(seed: mixer.next(), sets: sets)
    let digits = String(index + 1)
    let name = "athlete-" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    var table = AthleteTable(name: name)
    table.bytes.reserveCapacity(sets * 120)
    for workout in athlete.history(sets: sets) { table.append(workout) }
    return table.bytes
  }

  private let name: String
  private var bytes: [UInt8] = []

  private init(name: String) { self.name = name }

  private mutating func append(_ workout: Workout) {
    let start = "\(workout.day.iso) \(StrongExport.clock(workout.start))"
    let length = StrongExport.duration(workout.duration)
    let prefix = Array("\(name),\(start),\(quoted(workout.title)),\(length),".utf8)
    var isFirst = true
    for block in workout.blocks {
      let exercise = Array("\(quoted(block.exercise)),".utf8)
      var number = 0
      for (index, set) in block.sets.enumerated() {
        bytes += prefix
        bytes += exercise
        switch set.kind {
        case .working:
          number += 1
          append(number)
        case .warmUp: bytes.append(UInt8(ascii: "W"))
        case .drop: bytes.append(UInt8(ascii: "D"))
        case .failure: bytes.append(UInt8(ascii: "F"))
        }
        bytes.append(UInt8(ascii: ","))
        appendDecimal(set.load ?? 0)
        bytes.append(UInt8(ascii: ","))
        appendDecimal(100 * (set.repetitions ?? 0))
        bytes.append(UInt8(ascii: ","))
        appendDecimal(set.distance ?? 0)
        bytes.append(UInt8(ascii: ","))
        appendDecimal(100 * (set.seconds ?? 0))
        bytes.append(UInt8(ascii: ","))
        // Only an exercise's first row has a note cell, only a workout's first row one for the workout.
        if index == 0 { bytes += Array(quoted(block.note).utf8) }
        bytes.append(UInt8(ascii: ","))
        if isFirst { bytes += Array(quoted(workout.note).utf8) }
        bytes.append(UInt8(ascii: ","))
        if let effort = set.effort { bytes += Array(rpe(effort).utf8) }
        bytes.append(UInt8(ascii: "\n"))
        isFirst = false
      }
    }
  }

  private mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Hundredths with one digit behind the point, or two where they are needed.
  private mutating func appendDecimal(_ hundredths: Int) {
    append(hundredths / 100)
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + UInt8(hundredths / 10 % 10))
    if hundredths % 10 != 0 { bytes.append(UInt8(ascii: "0") + UInt8(hundredths % 10)) }
  }
}
