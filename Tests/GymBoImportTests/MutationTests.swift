import Foundation
import GymBoImport
import GymBoLog
import TestSupport
import Testing

@Suite struct MutationTests {
  /// Set `GYMBO_MUTATIONS` for more.
  static let count =
    ProcessInfo.processInfo.environment["GYMBO_MUTATIONS"].flatMap { Int($0) } ?? 300

  static let insertions: [String] = [
    "\"", "\"\"", "\n", "\r", "\0", ",", ";", "\t", "-", "1e999", "99999999999999999999999999",
    "0.00000000000000000000000001", "\u{FEFF}", "\u{202F}", "é", "Rest Timer", "\n\"", "\",\"",
    "(Assisted)", "NaN", ":", ",,,,,,,,,,,,,,,,,,,,",
  ]

  static func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      guard !bytes.isEmpty else { return }
      let position = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes[position] = UInt8.random(in: 0...255, using: &random)
      case 2:
        let end = min(bytes.count, position + Int.random(in: 1...40, using: &random))
        bytes.removeSubrange(position..<end)
      case 3:
        let text = insertions[Int.random(in: 0..<insertions.count, using: &random)]
        bytes.insert(contentsOf: text.utf8, at: position)
      case 4: if Int.random(in: 0..<10, using: &random) == 0 { bytes.removeSubrange(position...) }
      case 5:
        var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
        lines.swapAt(
          Int.random(in: 0..<lines.count, using: &random),
          Int.random(in: 0..<lines.count, using: &random))
        bytes = Array(lines.joined(separator: [10]))
      default:
        let end = min(bytes.count, position + Int.random(in: 1...200, using: &random))
        bytes.insert(contentsOf: bytes[position..<end], at: end)
      }
    }
  }

  @Test(
    "whatever the bytes: no trap, rows are conserved or the error is one of ours",
    .enabled(if: Shared.isPresent, Shared.absence))
  func mutations() throws {
    var pieces: [[UInt8]] = []
    for folder in ["strong", "hevy", "fitnotes"] where Shared.isPresent {
      for file in try Shared.files(in: "samples/\(folder)", ofType: "csv") {
        pieces.append(Array(try Data(contentsOf: file).prefix(3000)))
      }
    }
    for format in knownFormats {
      for variant in format.variants { pieces.append(Array((variant.header + "\n").utf8)) }
    }
    pieces.append(Array(FitbodFormatTests.example.utf8))
    pieces.append(Array(LiftosaurFormatTests.example.utf8))
    pieces.append(Array(RepCountFormatTests.example.utf8))
    pieces += TimedFormatTests.examples.map { Array($0.utf8) }
    pieces += FileLayoutTests.examples.map { Array($0.utf8) }
    var random = SplitMix64(seed: 20_260_901)
    var reads = 0
    for index in 0..<Self.count {
      var files: [InputFile] = []
      for number in 0...(index % 8 == 7 ? 1 : 0) {
        // Every third piece is a bare header or a file that was made up.
        let isHeader = index % 3 == 2
        let choice = Int.random(
          in: isHeader ? 11..<pieces.count : 0..<11, using: &random)
        var bytes = pieces[choice]
        Self.mutate(&bytes, &random)
        files.append(InputFile(name: "\(number)", bytes: bytes))
      }
      do throws(ImportError) {
        let log = try importHistory(files, options: ImportOptions())
        reads += 1
        if !Self.isSound(log) {
          Issue.record("mutation \(index): \(String(decoding: files[0].bytes, as: UTF8.self))")
        }
      } catch {
        // A damaged file is never called another kind of failure, such as a wrong request.
        if error.kind != .unknownFormat { Issue.record("mutation \(index): \(error)") }
      }
    }
    // Most mutations hit rows, not the header: the loop must not only test the recognition.
    #expect(reads * 3 > Self.count)
  }

  /// The promises of a log that hold whatever was read.
  private static func isSound(_ log: TrainingLog) -> Bool {
    let sets = log.columns
    var end = 0
    for session in log.sessions {
      guard session.sets.lowerBound == end, !session.sets.isEmpty else { return false }
      end = session.sets.upperBound
    }
    guard end == sets.count, conserves(log) else { return false }
    for (earlier, later) in zip(log.sessions, log.sessions.dropFirst())
    where later.start < earlier.start {
      return false
    }
    var volume: Int64 = 0
    for row in 0..<sets.count {
      if let load = sets.load[row] {
        guard load > 0, load <= Load.maximum.units else { return false }
        volume += load * Int64(sets.repetitions[row] ?? 0)
      }
      if let repetitions = sets.repetitions[row], !(0...5000).contains(repetitions) { return false }
      for value in [sets.seconds[row], sets.metres[row]] {
        if let value, !(value.isFinite && value > 0) { return false }
      }
      if let rpe = sets.rpe[row], !(1...10).contains(rpe) { return false }
    }
    return volume <= 1 << 53
  }
}
