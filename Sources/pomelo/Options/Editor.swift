import Sessions
import SystemProcesses
import Workspace

/// The person's editor.
enum Editor {
  /// Edits a file at a line and waits until the editor ends.
  ///
  /// - Returns: A sentence if there is no editor, or it failed.
  static func open(_ file: String, line: Int, environment: [String: String]) -> String? {
    let command = EditorChoice.command(in: environment)
    let ending: ProcessEnding
    do throws(ChildProcess.StartFailure) {
      // The variable may hold options; the file name is never read by the shell.
      ending = try ForegroundProgram.run(
        "/bin/sh", ["-c", "exec \(command) \"$@\"", "editor", "+\(line)", file],
        environment: environment)
    } catch {
      return "The editor could not be started: \(error.reason)"
    }
    return switch ending {
    case .exited(0): nil
    case .exited(127):
      "The editor was not found: \(command). Set VISUAL or EDITOR to the one to use."
    case .exited(let status): "The editor ended with status \(status)."
    case .killed(let signal): "The editor was ended by signal \(signal)."
    }
  }
}
