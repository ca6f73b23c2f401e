import Foundation
import Sessions

/// The person's editor.
enum Editor {
  /// Edits a file at a line and waits until the editor ends.
  ///
  /// - Returns: A sentence if there is no editor, or it failed.
  static func open(_ file: String, line: Int, environment: [String: String]) -> String? {
    let command = EditorChoice.command(in: environment)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The variable may hold options; the file name is never read by the shell.
    process.arguments = ["-c", "exec \(command) \"$@\"", "editor", "+\(line)", file]
    do {
      try process.run()
    } catch {
      return "The editor could not be started: \(error.localizedDescription)"
    }
    process.waitUntilExit()
    return switch process.terminationStatus {
    case 0: nil
    case 127:
      "The editor was not found: \(command). Set VISUAL or EDITOR to the one to use."
    case let status: "The editor ended with status \(status)."
    }
  }
}
