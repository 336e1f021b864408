import Foundation
import GymBo
import TestSupport
import Testing

@Suite("Schemas that are compiled in")
struct ReportSchemaTests {
  @Test("Every schema is its file, byte for byte", arguments: ReportSchema.allCases)
  func isItsFile(_ schema: ReportSchema) throws {
    let file = Shared.packageRoot.appendingPathComponent(
      "Sources/GymBoReport/Schemas/\(schema.rawValue).schema.json")
    #expect(try Data(contentsOf: file) == Data(schema.text))
  }

  @Test("Every file of the folder is a schema that is compiled in")
  func everyFile() throws {
    let folder = Shared.packageRoot.appendingPathComponent("Sources/GymBoReport/Schemas")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }
    #expect(Set(files) == Set(ReportSchema.allCases.map { "\($0.rawValue).schema.json" }))
  }
}
