import Foundation
import GymBo
import TestSupport
import Testing

@Suite("Schemas that are compiled in")
struct ReportSchemaTests {
  @Test("Every schema is its file but for lists of words", arguments: ReportSchema.allCases)
  func isItsFile(_ schema: ReportSchema) throws {
    let url = Shared.packageRoot.appendingPathComponent(
      "Sources/GymBoReport/Schemas/\(schema.rawValue).schema.json")
    let file = try String(contentsOf: url, encoding: .utf8)
    let text = String(decoding: schema.text, as: UTF8.self)
    let lines = zip(file.split(separator: "\n"), text.split(separator: "\n"))
    #expect(file.count { $0 == "\n" } == text.count { $0 == "\n" })
    for (written, filled) in lines where !written.contains("\"@") {
      #expect(written == filled)
    }
  }

  @Test("Every file of the folder is a schema that is compiled in")
  func everyFile() throws {
    let folder = Shared.packageRoot.appendingPathComponent("Sources/GymBoReport/Schemas")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }
    #expect(Set(files) == Set(ReportSchema.allCases.map { "\($0.rawValue).schema.json" }))
  }
}
