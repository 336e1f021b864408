import Foundation
import TestSupport
import Testing

@Suite struct BrokenFileTests {
  struct Expectation: CustomTestStringConvertible {
    var file: String
    var outcome: String
    var rule: String
    var testDescription: String { file }
  }

  static let expectations: [Expectation] = {
    let list =
      (try? String(contentsOfFile: Tool.sample("Broken/expected.csv"), encoding: .utf8)) ?? ""
    return list.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return Expectation(file: cells[0], outcome: cells[1], rule: cells[2])
    }
  }()

  @Test("Every broken file is listed with what it must give")
  func listed() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Tool.sample("Broken"))
      .filter { $0 != "expected.csv" }
    #expect(Set(files) == Set(Self.expectations.map(\.file)))
    #expect(files.count >= 30)
  }

  @Test("A broken file gives the expected finding, never a crash", arguments: expectations)
  func outcome(_ expectation: Expectation) throws {
    let path = Tool.sample("Broken/\(expectation.file)")
    let report = try Tool.run("report", path, "--format", "json")
    let check = try Tool.run("check", path, "--format", "json")
    guard !["error", "no-rows"].contains(expectation.outcome) else {
      #expect(report.code == 4 && check.code == 4)
      #expect(report.output.isEmpty)
      #expect(report.error.hasPrefix("gymbo: "))
      #expect(report.error.contains(expectation.file))
      return
    }
    #expect(report.code == 0, "\(report.error)")
    #expect(report.error.isEmpty)
    let file = report.json["input"]["files"][0]
    #expect(file["rows"].int == file["sets"].int + file["excluded"].int + file["rejected"].int)
    let rules = check.json["issues"].array.map { $0["rule"].string }
    switch expectation.outcome {
    case "valid":
      #expect(check.code == 0)
      #expect(file["rejected"].int == 0)
    case "rows-rejected":
      #expect(check.code == 1)
      #expect(file["rejected"].int == 1)
      #expect(rules.contains(expectation.rule))
    default:
      #expect(check.code == 1)
      #expect(rules.contains(expectation.rule))
    }
  }

  @Test(
    "Text of a broken file never brings a control character to the terminal",
    arguments: expectations)
  func harmlessText(_ expectation: Expectation) throws {
    for command in ["report", "check", "suggest"] {
      let run = try Tool.run(command, Tool.sample("Broken/\(expectation.file)"))
      let printed = run.text + run.error
      let isHarmless = printed.unicodeScalars.allSatisfy { scalar in
        scalar == "\n"
          || (scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)
            && !(0x202A...0x202E).contains(scalar.value)
            && !(0x2066...0x2069).contains(scalar.value))
      }
      #expect(isHarmless, "\(command)")
    }
  }
}
