import Foundation
import GymBo
import TestSupport
import Testing

/// `--language` changes what people read, and nothing else.
@Suite struct LanguageOptionTests {
  private static let codes = Language.all.map(\.code)
  private static let commands = [
    ["report", Tool.sample("strong.csv")], ["exercise", "bench press", Tool.sample("strong.csv")],
    ["suggest", Tool.sample("hevy.csv")], ["check", Tool.sample("fitnotes.csv")],
    ["exercises", Tool.sample("strong.csv")],
    ["score", "--sex", "F", "--bodyweight", "63.5kg", "--total", "400kg"],
  ]

  @Test("Machine formats are the same bytes in every language", arguments: commands)
  func machineFormats(command: [String]) throws {
    for format in ["json", "csv"] where (command[0], format) != ("exercises", "json") {
      if command[0] == "score", format == "csv" { continue }
      let expected = try Tool.run(command + ["--format", format])
      for code in Self.codes {
        let run = try Tool.run(command + ["--format", format, "--language", code])
        #expect(run.code == expected.code && run.error == expected.error, "\(code)")
        #expect(run.output == expected.output, "\(format) in \(code)")
      }
    }
  }

  @Test("Text is in the language asked for, and in English where none is", arguments: commands)
  func text(command: [String]) throws {
    let texts = try Self.codes.map { try Tool.run(command + ["--language", $0]).output }
    #expect(Set(texts).count == Self.codes.count)
    #expect(try Tool.run(command).output == texts.first)
  }

  @Test("The environment chooses no language")
  func environment() throws {
    let expected = try Tool.run("report", Tool.sample("strong.csv")).output
    for locale in ["de_DE.UTF-8", "tr_TR.UTF-8"] {
      let run = try Tool.run(
        "report", Tool.sample("strong.csv"),
        environment: ["LANG": locale, "LC_ALL": locale, "LANGUAGE": "de:tr"])
      #expect(run.output == expected)
    }
  }

  @Test("A language that there is not is refused with the list of those that there are")
  func unknown() throws {
    for code in ["xx", "", "DE", "english"] {
      let run = try Tool.run("report", Tool.sample("strong.csv"), "--language", code)
      #expect(run.code == 2)
      #expect(run.error.contains("--language cannot be \"\(code)\"; it takes en"))
    }
  }

  @Test("A batch writes its tables in no language, and its reports and index in the one asked for")
  func batch() throws {
    var tables: [[String: Data]] = []
    var reports: [[String: Data]] = []
    for code in Self.codes {
      let folder = try TemporaryFolder()
      let run = try Tool.run(
        "batch", Tool.sample("strong.csv"), Tool.sample("hevy.csv"), "--output", folder.url.path,
        "--reports", "--language", code)
      #expect(run.code == 0, "\(run.error)")
      tables.append(try files(in: folder.url))
      reports.append(try files(in: folder.url.appendingPathComponent("reports")))
    }
    #expect(Set(tables).count == 1)
    #expect(Set(reports).count == Self.codes.count)
    #expect(reports.allSatisfy { $0.keys.contains("index.txt") && $0.count == 3 })
  }

  @Test("A batch writes its reports and pages in the unit asked for, and its tables in kilograms")
  func unit() throws {
    for form in ["text", "html"] {
      var tables: [[String: Data]] = []
      for unit in ["kg", "lb"] {
        let folder = try TemporaryFolder()
        let run = try Tool.run(
          "batch", Tool.sample("strong.csv"), "--output", folder.url.path, "--reports", form,
          "--unit", unit)
        #expect(run.code == 0, "\(run.error)")
        tables.append(try files(in: folder.url))
        let reports = try files(in: folder.url.appendingPathComponent("reports"))
        let report = try #require(reports.first { !$0.key.hasPrefix("index") }?.value)
        let text = String(decoding: report, as: UTF8.self).replacing("\u{A0}", with: " ")
        #expect(text.contains(/[0-9] lb/) == (unit == "lb"), "\(form) \(unit)")
      }
      #expect(tables[0] == tables[1])
    }
  }

  private func files(in folder: URL) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        (try? Data(contentsOf: folder.appendingPathComponent(name))).map { (name, $0) }
      })
  }
}
