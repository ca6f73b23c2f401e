package import ExplorerCore
import Foundation
import SourceModel
import TerminalModel
package import Workspace

extension BuildProblem {
  /// How many problems of one build are shown.
  private static let limit = 100
  /// How long a message may be, in characters.
  private static let lengthLimit = 2_000

  /// The problems that keep sources from being built, made safe for a terminal.
  ///
  /// - Parameter error: Why they are not built.
  /// - Returns: One for each error of the compiler, in its order and each once, and behind many their
  ///   causes; at least one.
  package static func problems(in error: WorkspaceError) -> [BuildProblem] {
    guard case .build(.compileFailed(_, let output)) = error else {
      return [safe(error.message, location: nil)]
    }
    let found = CompilerComplaint.all(in: output).prefix(limit).map { complaint in
      let location = complaint.file.map { SourceLocation(file: $0, line: complaint.line ?? 1) }
      return safe(complaint.message, location: location)
    }
    guard !found.isEmpty else { return [safe(error.message, location: nil)] }
    let summary = CauseSummary.lines(of: error)
    guard !summary.isEmpty else { return found }
    return found + [safe(summary.joined(separator: "\n"), location: nil)]
  }

  private static func safe(_ message: String, location: SourceLocation?) -> BuildProblem {
    let lines = message.prefix(lengthLimit).split(separator: "\n")
    return BuildProblem(
      message: lines.map { String($0).terminalSafe }.joined(separator: "\n"), location: location)
  }
}
