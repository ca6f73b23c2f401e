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
  /// - Returns: One for each error of the compiler, in its order and each once; at least one.
  package static func problems(in error: WorkspaceError) -> [BuildProblem] {
    guard case .build(.compileFailed(_, let output)) = error else {
      return [safe(error.message, location: nil)]
    }
    var found: [BuildProblem] = []
    var known: Set<BuildProblem> = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard let problem = problem(in: line), known.insert(problem).inserted else { continue }
      found.append(problem)
      if found.count == limit { break }
    }
    return found.isEmpty ? [safe(error.message, location: nil)] : found
  }

  /// Reads a line such as `/App/Home.swift:12:9: error: cannot find 'x' in scope`.
  private static func problem(in line: Substring) -> BuildProblem? {
    guard let marker = line.range(of: ": error: ") ?? line.range(of: ": fatal error: ") else {
      let start = line.hasPrefix("error: ") ? line.dropFirst("error: ".count) : nil
      return start.map { safe(String($0), location: nil) }
    }
    let message = String(line[marker.upperBound...])
    // The file's name may have colons in it: the numbers are the last two parts.
    let parts = line[..<marker.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let number = Int(parts[parts.count - 2]),
      Int(parts[parts.count - 1]) != nil
    else { return safe(message, location: nil) }
    let file = parts.dropLast(2).joined(separator: ":")
    return safe(message, location: SourceLocation(file: file, line: number))
  }

  private static func safe(_ message: String, location: SourceLocation?) -> BuildProblem {
    let lines = message.prefix(lengthLimit).split(separator: "\n")
    return BuildProblem(
      message: lines.map { String($0).terminalSafe }.joined(separator: "\n"), location: location)
  }
}
