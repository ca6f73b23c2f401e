import Foundation

/// What git knows of a folder; nothing that the repository brings along is run for it.
package struct GitFolder: Sendable {
  private let folder: String
  private let environment: [String: String]

  /// Names a folder.
  ///
  /// - Parameters:
  ///   - folder: Its path.
  ///   - environment: Where git is, and how it is set.
  package init(
    _ folder: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    (self.folder, self.environment) = (folder, environment)
  }

  /// The repository's folder; `nil` where there is none, or no git.
  package var root: String? { answer(["rev-parse", "--show-toplevel"]) }

  /// The branch that is checked out; `nil` where none is, as on most servers.
  package var branch: String? { answer(["symbolic-ref", "--quiet", "--short", "HEAD"]) }

  /// Whether git-lfs is to keep a file, which need not be there.
  package func isLarge(_ path: String) -> Bool {
    answer(["check-attr", "filter", "--", path])?.hasSuffix(": filter: lfs") == true
  }

  /// Whether git leaves a file out, which need not be there.
  package func isIgnored(_ path: String) -> Bool {
    answer(["check-ignore", "--no-index", "--", path]) != nil
  }

  /// The files below the folder that git keeps, from the folder on.
  package var tracked: Set<String> {
    let text = answer(["ls-files", "--cached", "-z"]) ?? ""
    return Set(text.split(separator: "\0").map(String.init))
  }

  /// What git says without the last line feed; `nil` where it fails.
  private func answer(_ arguments: [String]) -> String? {
    guard let git = ToolProcess.path(of: "git", environment: environment) else { return nil }
    // A repository may name programs that git is to run.
    let quiet = ["-C", folder, "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]
    var environment = environment
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    var tool = ToolProcess(git, quiet + arguments, environment: environment)
    tool.patience = 30
    guard let output = try? tool.run(), output.isSuccess else { return nil }
    var text = String(decoding: output.output, as: UTF8.self)
    if text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}
