import GymBoLog
import TestSupport
import Testing

@testable import GymBoImport

/// Names of exercises that histories before had are found by their bytes.
@Suite struct KnownNameTests {
  private static let header = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n"

  private static func log(_ rows: [UInt8], names: ExerciseNames) throws -> TrainingLog {
    let file = InputFile(name: "a.csv", bytes: Array(header.utf8) + rows)
    let (fileHeader, _) = try FileHeader.read(file, options: ImportOptions())
    return try AthleteRows(athlete: "a", bytes: rows[...], header: fileHeader, line: 2, offset: 0)
      .log(options: ImportOptions(), exercises: names)
  }

  @Test("a history has the same exercises and findings whatever histories were read before it")
  func anyHistories() throws {
    var random = SplitMix64(seed: 20_261_122)
    // More than there are places to remember them by, so that they drive each other out; some are written in several ways, some
    // are no UTF-8.
    let odd: [[UInt8]] = [
      Array("Bench Press (Barbell)".utf8), Array(" Bench Press (Barbell) ".utf8),
      Array("\"Bench Press (Barbell)\"".utf8), Array("\"Bench \"\"Press\"\"\"".utf8),
      [0x42, 0xFF, 0x43], Array("B\u{FFFD}C".utf8), Array("Kniebeuge f\u{FC}rs Bein".utf8),
      Array("Kniebeuge fu\u{308}rs Bein".utf8),
      Array("Pull Up (Assisted)".utf8), Array("".utf8),
    ]
    let names = odd + (0..<9000).map { Array("Exercise \($0)".utf8) }
    let shared = ExerciseNames(userMap: nil)
    for history in 0..<60 {
      var rows: [UInt8] = []
      for row in 0..<200 {
        let isOdd = Int.random(in: 0..<3, using: &random) == 0
        let name = (isOdd ? odd : names).randomElement(using: &random) ?? []
        rows += Array("2024-01-05 18:00:00,A,".utf8) + name + Array(",1,50,\(row % 9 + 1)\n".utf8)
      }
      let log = try Self.log(rows, names: shared)
      let alone = try Self.log(rows, names: ExerciseNames(userMap: nil))
      #expect(log.exercises == alone.exercises, "history \(history)")
      // Equal texts may have other bytes: each history keeps its own.
      #expect(
        log.exercises.map { Array($0.name.utf8) } == alone.exercises.map { Array($0.name.utf8) })
      #expect(log.columns.exercise == alone.columns.exercise)
      #expect(log.columns.semantics == alone.columns.semantics)
      #expect(log.issues == alone.issues)
    }
  }
}
