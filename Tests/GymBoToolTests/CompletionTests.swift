import Foundation
import GymBo
import TestSupport
import Testing

@testable import GymBoTool

@Suite("Completions, the manual page and the schemas come of the declarations")
struct CompletionTests {
  private static func isInstalled(_ name: String) -> Bool {
    (try? shell("command -v \(name)").code) == 0
  }

  /// A command of the shell, with the tool in its path.
  private static func shell(_ command: String) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", command]
    process.environment = [
      "PATH": Tool.path.deletingLastPathComponent().path + ":/usr/local/bin:/usr/bin:/bin",
      "HOME": NSTemporaryDirectory(), "LC_ALL": "C.UTF-8",
    ]
    let folder = try TemporaryFolder()
    let file = try folder.file("output", "")
    let handle = try FileHandle(forWritingTo: file)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }

  @Test("Every script names every command and every option", arguments: Shell.allCases)
  func scripts(shell: Shell) {
    for command in CommandDeclaration.all {
      #expect(shell.script.contains(command.name))
      for option in command.allOptions {
        #expect(shell.script.contains(option.name.dropFirst(2)), "\(command.name) \(option.name)")
      }
    }
  }

  static let lines = [
    ("", ["report", "help", "--version"], ["--format"]),
    ("rep", ["report"], ["suggest"]),
    ("report --f", ["--format", "--formula"], ["--week"]),
    ("report --format ", ["text", "csv", "json"], ["report"]),
    ("report --format j", ["json"], ["csv"]),
    ("batch --format ", ["csv", "json"], ["text"]),
    ("report --table we", ["weeks"], ["sets"]),
    ("schema ", ["report", "check"], ["bash"]),
    ("completions ", ["bash", "zsh", "fish"], ["report"]),
    ("help sug", ["suggest"], ["report"]),
  ]

  @Test("Bash completes commands, options, and the words that a value can be", arguments: lines)
  func bash(line: String, offered: [String], others: [String]) throws {
    var words = line.split(separator: " ").map(String.init)
    if line.isEmpty || line.hasSuffix(" ") { words.append("") }
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let found = try Self.shell(
      """
      source <(gymbo completions bash); COMP_WORDS=(gymbo \(quoted)); COMP_CWORD=\(words.count)
      _gymbo; printf '%s\\n' "${COMPREPLY[@]}"
      """
    ).output.split(separator: "\n").map(String.init)
    for word in offered { #expect(found.contains(word), "\(word): \(found)") }
    for word in others { #expect(!found.contains(word), "\(word): \(found)") }
  }

  @Test("Bash completes a value behind an equals sign")
  func bashEqualsSign() throws {
    let found = try Self.shell(
      """
      source <(gymbo completions bash); COMP_WORDS=(gymbo report --unit = k); COMP_CWORD=4
      _gymbo; echo "${COMPREPLY[@]}"
      """)
    #expect(found.output == "kg\n")
  }

  private static let absence: Comment = "The shell is not installed; .ci/setup --tests installs it."

  @Test(
    "Fish completes commands, options, and the words that a value can be",
    .enabled(if: isInstalled("fish"), absence), arguments: lines)
  func fish(line: String, offered: [String], others: [String]) throws {
    // Fish offers options only where a hyphen is typed.
    let wanted = offered.filter { line.contains("-") || !$0.hasPrefix("-") }
    let found = try Self.shell(
      "fish -c 'gymbo completions fish | source; complete -C \"gymbo \(line)\"'"
    ).output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    for word in wanted { #expect(found.contains(word), "\(word): \(found)") }
    for word in others { #expect(!found.contains(word), "\(word): \(found)") }
  }

  @Test(
    "Zsh reads the script, and asks for each option of a command once",
    .enabled(if: isInstalled("zsh"), absence))
  func zsh() throws {
    let found = try Self.shell(
      """
      gymbo completions zsh | zsh -n && zsh -fc '
      compdef() { }; _arguments() { print -rl -- "$@" }; _describe() { print -rl -- $commands }
      source <(gymbo completions zsh)
      words=(gymbo report ""); CURRENT=3; _gymbo
      words=(gymbo ""); CURRENT=2; _gymbo'
      """)
    #expect(found.code == 0)
    let lines = found.output.split(separator: "\n").map(String.init)
    for option in CommandDeclaration.report.allOptions {
      let specification = option.value == nil ? "\(option.name)[" : "\(option.name)=["
      #expect(
        lines.count { $0.hasPrefix(specification) || $0.hasPrefix("*" + specification) } == 1,
        "\(option.name)")
    }
    #expect(
      lines.contains { $0.hasPrefix("--format=[") && $0.hasSuffix(":value:(text csv json html)") })
    #expect(lines.contains("*:file:_files"))
    for command in CommandDeclaration.all {
      #expect(lines.contains { $0.hasPrefix("\(command.name):") })
    }
  }

  @Test("The manual page holds every command, option and exit code")
  func manualPage() throws {
    let page = try Tool.run("man").text
    for command in CommandDeclaration.all {
      #expect(page.contains(".SS \"gymbo \(command.name)"))
      for option in command.options {
        let name = option.name.split(separator: "-").joined(separator: "\\-")
        #expect(page.contains("\\fB\\-\\-\(name)\\fR"), "\(option.name)")
      }
    }
    for code in ExitCode.allCases { #expect(page.contains(".B \(code.rawValue)\n")) }
  }

  @Test(
    "The manual page is set without a warning",
    .enabled(if: isInstalled("groff"), "groff is not installed; .ci/setup --tests installs it."))
  func manualPageIsSet() throws {
    let warnings = try Self.shell("gymbo man | groff -man -Tutf8 -Kutf8 -ww -z")
    #expect(warnings.code == 0 && warnings.output.isEmpty, "\(warnings.output)")
  }

  @Test("A schema is printed as it is, and without a name the names are")
  func schemas() throws {
    let names = try Tool.run("schema").text.split(separator: "\n").map(String.init)
    #expect(names == ReportSchema.allCases.map(\.rawValue) + ["tables"])
    for schema in ReportSchema.allCases {
      #expect(try Tool.run("schema", schema.rawValue).output == Data(schema.text))
    }
  }

  @Test(
    "What is none of the names is refused, with the nearest",
    arguments: [
      (["schema", "reprot"], "report"), (["schema", "report", "check"], "report"),
      (["completions"], "bash, zsh, fish"), (["completions", "tcsh"], "bash, zsh, fish"),
      (["completions", "bsh"], "Did you mean bash?"), (["man", "report"], "no arguments"),
    ])
  func refusals(words: [String], part: String) throws {
    let run = try Tool.run(words)
    #expect(run.code == 2)
    #expect(run.error.contains(part), "\(run.error)")
  }
}
