import Foundation
import TestSupport
import Testing

/// The same history gives the same bytes: over processors, threads, locales, time zones, and the order in which it is given.
///
/// By default every zone, with the locales, kernels and thread counts in turn; where `GYMBO_EXHAUSTIVE` is set every zone
/// with every locale and every kernel with every thread count, in every format.
@Suite struct SameBytesTests {
  static let formats = ["text", "json", "csv"]
  static let samples = ["strong.csv", "hevy.csv", "fitnotes.csv"]
  static let threads = ["1", "2", "4"]
  static let locales = [
    "C", "en_US.UTF-8", "de_DE.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8", "ja_JP.UTF-8",
  ]
  static let zones = [
    "UTC", "Europe/Berlin", "Europe/London", "Europe/Istanbul", "Europe/Moscow", "Africa/Cairo",
    "Africa/Lagos", "Africa/Casablanca", "Asia/Tehran", "Asia/Kolkata", "Asia/Kathmandu",
    "Asia/Shanghai", "Asia/Tokyo", "Asia/Pyongyang", "Australia/Sydney", "Australia/Lord_Howe",
    "Australia/Eucla", "Pacific/Auckland", "Pacific/Chatham", "Pacific/Apia",
    "Pacific/Kiritimati", "Pacific/Pago_Pago", "America/St_Johns", "America/Sao_Paulo",
    "America/New_York", "America/Los_Angeles", "America/Caracas", "America/Scoresbysund",
    // Without a database of zones: 14 hours ahead, 12 behind.
    "AHEAD-14", "BEHIND12",
  ]

  /// The kernels of OpenBLAS that this processor can run, by the instructions that they need.
  static let kernels: [String] = {
    let information = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let flags = Set(
      information.split(separator: "\n").first { $0.hasPrefix("flags") }?.split(separator: " ")
        .map(String.init) ?? [])
    let needed = [
      ("Prescott", "pni"), ("Nehalem", "sse4_2"), ("Sandybridge", "avx"), ("Haswell", "avx2"),
      ("Zen", "avx2"), ("SkylakeX", "avx512vl"),
    ]
    return needed.filter { flags.contains($0.1) }.map(\.0)
  }()

  private static func environments() -> [[String: String]] {
    func one(_ zone: String, _ locale: String, _ threads: String, _ kernel: String?)
      -> [String: String]
    {
      var environment = [
        "TZ": zone, "LANG": locale, "LC_ALL": locale, "OPENBLAS_NUM_THREADS": threads,
      ]
      if let kernel { environment["OPENBLAS_CORETYPE"] = kernel }
      return environment
    }
    func item<Element>(_ list: [Element], _ index: Int) -> Element? {
      list.isEmpty ? nil : list[index % list.count]
    }
    if !Shared.isExhaustive {
      return zones.indices.map {
        // Turned at different speeds, so that no two go together.
        one(
          zones[$0], locales[($0 + $0 / 6) % 6], threads[($0 / 2) % 3],
          item(kernels, $0 + $0 / kernels.count.advanced(by: 1)))
      }
    }
    let places = zones.flatMap { zone in locales.map { (zone, $0) } }
    return places.enumerated().map { index, place in
      one(place.0, place.1, threads[(index / 7) % 3], item(kernels, index / 3))
    }
      + kernels.flatMap { kernel in threads.map { one("UTC", "C", $0, kernel) } }
  }

  @Test("The same bytes over BLAS threads and kernels, locales and time zones")
  func environment() throws {
    #expect(Self.zones.count == 30 && Self.locales.count == 6)
    let file = Tool.sample("strong.csv")
    let plain = try Self.formats.map { try Tool.run("report", file, "--format", $0).output }
    for (index, environment) in Self.environments().enumerated() {
      let chosen = Shared.isExhaustive ? Array(0..<3) : [(index + index / 3) % 3]
      for format in chosen {
        let run = try Tool.run(
          "report", file, "--format", Self.formats[format], environment: environment)
        #expect(run.code == 0)
        #expect(run.output == plain[format], "\(Self.formats[format]) \(environment)")
      }
    }
  }

  @Test("The same bytes in whatever order the files of one athlete are named")
  func fileOrder() throws {
    for sample in Shared.isExhaustive ? Self.samples : ["strong.csv"] {
      let folder = try TemporaryFolder()
      let (header, workouts) = try Self.workouts(of: sample)
      let third = workouts.count / 3
      let parts = [
        workouts[..<third], workouts[third..<2 * third], workouts[(2 * third)...],
      ]
      for (index, part) in parts.enumerated() {
        _ = try folder.file("part\(index).csv", header + part.joined())
      }
      let orders = [[0, 1, 2], [2, 1, 0], [1, 2, 0], [0, 2, 1], [1, 0, 2], [2, 0, 1]]
      for format in Self.formats {
        let outputs = try orders.prefix(Shared.isExhaustive ? 6 : 3).map { order in
          try Tool.run(
            ["report"] + order.map { "part\($0).csv" } + ["--format", format], in: folder.url
          ).output
        }
        #expect(outputs[0].count > 1000)
        #expect(outputs.allSatisfy { $0 == outputs[0] }, "\(sample) \(format)")
      }
    }
  }

  @Test("The same bytes, but for the places in the file, in whatever order its workouts stand")
  func workoutOrder() throws {
    var generator = SplitMix64(seed: 20_261_121)
    for sample in Shared.isExhaustive ? Self.samples : ["strong.csv"] {
      let folder = try TemporaryFolder()
      var (header, workouts) = try Self.workouts(of: sample)
      let tables = ["summary", "exercises", "trends", "suggestions", "weeks"]
      let asked =
        [["--format", "text"], ["--format", "json"]]
        + tables.map { ["--format", "csv", "--table", $0] }
      var first: [String] = []
      for _ in 0..<(Shared.isExhaustive ? 10 : 2) {
        _ = try folder.file("history.csv", header + workouts.joined())
        let outputs = try asked.map {
          Self.withoutPlaces(
            try Tool.run(["report", "history.csv"] + $0, in: folder.url).text)
        }
        #expect(outputs.allSatisfy { $0.count > 500 })
        if first.isEmpty { first = outputs }
        for (index, output) in outputs.enumerated() {
          #expect(output == first[index], "\(sample) \(asked[index])")
        }
        workouts.shuffle(using: &generator)
      }
    }
  }

  /// Lines and bytes at which something stands in a file are what the order changes, and the issues stand in their order.
  private static func withoutPlaces(_ text: String) -> String {
    var text = text
    if let issues = text.range(of: "\n  \"issues\": ["),
      let end = text.range(of: "\n  \"mergedNames\"")
    {
      text.removeSubrange(issues.lowerBound..<end.lowerBound)
    }
    return text.replacingOccurrences(
      of: #""(line|byteOffset)": [0-9]+|history\.csv:[0-9]+"#, with: "#",
      options: .regularExpression)
  }

  /// The header of a sample and its workouts, each with all its rows.
  private static func workouts(of sample: String) throws -> (header: String, workouts: [String]) {
    let text = try String(contentsOfFile: Tool.sample(sample), encoding: .utf8)
    var records: [String] = []
    var record = ""
    // A quoted cell may hold line ends: a record ends where its quotes are even. FitNotes writes quotes in names as they
    // are, and every row on one line.
    let isFitNotes = sample == "fitnotes.csv"
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) where !line.isEmpty {
      record += line + "\n"
      if isFitNotes || record.count(where: { $0 == "\"" }).isMultiple(of: 2) {
        records.append(record)
        record = ""
      }
    }
    let header = records.removeFirst()
    var workouts: [String] = []
    var places: [String: Int] = [:]
    for record in records {
      // Title and start in Hevy's, the start in the others'.
      let key = firstCells(of: record, sample == "hevy.csv" ? 2 : 1)
      if let place = places[key] {
        workouts[place] += record
      } else {
        places[key] = workouts.count
        workouts.append(record)
      }
    }
    return (header, workouts)
  }

  private static func firstCells(of record: String, _ count: Int) -> String {
    var isQuoted = false
    var commas = 0
    return String(
      record.prefix { character in
        if character == "\"" { isQuoted.toggle() }
        if character == ",", !isQuoted { commas += 1 }
        return commas < count
      })
  }
}
