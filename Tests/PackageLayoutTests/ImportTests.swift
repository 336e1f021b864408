import Testing

@Suite("Imports follow the data flow")
struct ImportTests {
  @Test("No file of Sources imports against the table")
  func sourcesFollowTheTable() {
    #expect(PackageFiles.swiftSources.count > 10)
    for file in PackageFiles.swiftSources {
      let violations = ImportTable.violations(in: file.text, folder: file.folder)
      #expect(violations.isEmpty, "\(file.path): \(violations.joined(separator: "; "))")
    }
  }

  @Test("A folder of the table imports only folders that stand before it")
  func tableRunsDownwards() {
    var before: Set<String> = ImportTable.outside
    for (folder, may) in ImportTable.rows {
      #expect(may.isSubset(of: before), "\(folder)")
      before.insert(folder)
    }
  }

  @Test("A module in C has exactly one importer, its owner")
  func cModulesHaveOneOwner() {
    for (module, owner) in ImportTable.owners {
      // One module in C may build on another.
      let importers = ImportTable.rows.map {
        ImportTable.owners[$0.folder] == nil ? $0 : ($0.folder, [])
      }
      .filter { $0.may.contains(module) }.map(\.folder)
      #expect(importers == [owner])
    }
  }

  @Test(
    "Every way of writing an import is seen",
    arguments: [
      ("import Foundation", "Foundation"),
      ("  import Glibc  // for exp", "Glibc"),
      ("public import GymBoLog", "GymBoLog"),
      ("internal import COpenBLAS", "COpenBLAS"),
      ("@_exported public import GymBoLog", "GymBoLog"),
      ("@preconcurrency import Glibc", "Glibc"),
      ("@_spi(Raw) import GymBoLog", "GymBoLog"),
      ("import struct Foundation.Date", "Foundation"),
      ("import Foundation.NSDate", "Foundation"),
      ("#if canImport(FoundationEssentials)", "FoundationEssentials"),
      ("#elseif !canImport( Darwin )", "Darwin"),
      ("/* why */ import Dispatch", "Dispatch"),
      ("let a = 1; import Dispatch", "Dispatch"),
    ])
  func formsAreSeen(line: String, module: String) {
    #expect(ImportStatement.all(in: line).map(\.statement.module) == [module])
  }

  @Test(
    "What only looks like an import is none",
    arguments: [
      "// import Foundation", "/// import GymBo", "let x = \"import Foundation\"", "a.import b",
    ]
  )
  func lookalikesAreNot(line: String) {
    #expect(ImportStatement.all(in: line).isEmpty)
  }

  @Test("A commented block hides its lines and no others, and lines keep their numbers")
  func blocksOfComment() {
    let found = ImportStatement.all(in: "/*\nimport A\n*/ import B\nimport C")
    #expect(found.map(\.line) == [3, 4])
    #expect(found.map(\.statement.module) == ["B", "C"])
  }

  @Test(
    "An import against the table is a violation",
    arguments: [
      ("import Foundation", "GymBoImport"),
      ("import COpenBLAS", "GymBoAnalysis"),
      ("import CByteScan", "GymBoTool"),
      ("import GymBoReport", "GymBoAnalysis"),
      ("import GymBoPlatform", "GymBoReport"), ("import Glibc", "GymBoKernels"),
      ("#if canImport(FoundationEssentials)", "GymBoLog"),
      ("public import COpenBLAS", "GymBoKernels"),
      ("@_exported import CByteScan", "GymBoImport"),
      ("import GymBoLog", "GymBoUtilities"),
    ])
  func violationsAreFound(line: String, folder: String) {
    #expect(ImportTable.violations(in: line, folder: folder).count == 1)
  }

  @Test(
    "An import that the table allows is none",
    arguments: [
      ("internal import COpenBLAS", "GymBoKernels"), ("public import GymBoLog", "GymBoAnalysis"),
      ("#if canImport(Musl)", "GymBoPlatform"), ("import GymBoPlatform", "GymBoImport"),
      ("import GymBo", "GymBoTool"),
    ])
  func allowedImports(line: String, folder: String) {
    #expect(ImportTable.violations(in: line, folder: folder).isEmpty)
  }
}
