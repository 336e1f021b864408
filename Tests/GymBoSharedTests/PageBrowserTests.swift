import Foundation
import TestSupport
import Testing

/// What can only be seen in a browser: that nothing is asked for, that nothing is too wide, that keys and ears get everything.
@Suite("Pages in a real browser")
struct PageBrowserTests {
  /// The browser of the machine; none is ever downloaded.
  private static let chromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Why the test cannot run, for `.enabled(if:)`.
  private static let absence: Comment =
    "There is no chromium, or no Python package index to install what drives it: the pages are not opened."

  private static let isReady =
    PythonEnvironment.isRequired
    || (chromium != nil && PythonEnvironment.isReady(PythonEnvironment.withBrowser))

  @Test(
    "They are quiet, accessible, wide enough, print on two pages, and work by keys and without script",
    .enabled(if: isReady, absence))
  func browser() throws {
    let chromium = try #require(Self.chromium, "install chromium: .ci/setup does")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gymbo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try Program.run(
      PythonEnvironment.withBrowser.get().path,
      [SharedLibrary.programs.appendingPathComponent("page.py").path, chromium, folder.path])
    #expect(run.code == 0, "\(run.output)\(run.error)")
  }
}
