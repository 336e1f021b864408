import Foundation
import TestSupport

/// The files of this package that people write.
enum PackageFiles {
  struct File {
    /// Path from the root of the package, such as `Sources/GymBoLog/Load.swift`.
    var path: String
    var text: String

    /// The folder below the first, such as `GymBoLog`.
    var folder: String {
      let parts = path.split(separator: "/")
      return parts.count > 2 ? String(parts[1]) : ""
    }

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
  }

  /// Every text below a folder (or the file itself) with one of these extensions, by path; hidden folders are left out.
  static func under(_ name: String, types: Set<String>) -> [File] {
    let root = Shared.packageRoot
    let start = root.appendingPathComponent(name)
    var urls = [start]
    if let found = FileManager.default.enumerator(
      at: start, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    {
      for case let url as URL in found { urls.append(url) }
    }
    return
      urls
      .filter { types.contains($0.pathExtension) }
      .compactMap { url in
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
        let path = url.standardizedFileURL.path.dropFirst(root.standardizedFileURL.path.count + 1)
        return File(path: String(path), text: text)
      }
      .sorted { $0.path < $1.path }
  }

  static let swiftSources = under("Sources", types: ["swift"])
}
