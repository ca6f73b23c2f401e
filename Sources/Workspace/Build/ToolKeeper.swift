import Foundation
import Glibc

/// Ends the tools that pomelo has started, and what these have started, when pomelo ends in a way in
/// which it cannot do so itself.
///
/// A shell that reads from a pipe which only this process can write to: however that ends, the pipe
/// closes. The tools are found by their environment, which all that they start inherits; a group or a
/// session can be left, and a signal at the parent's death follows a thread.
enum ToolKeeper {
  private static let variable = "POMELO_TOOLS"

  private static let script = """
    read -r _
    while
      found=$(grep -Flxzs "$1" /proc/[0-9]*/environ)
      [ -n "$found" ]
    do
      for file in $found; do
        file=${file#/proc/}
        kill -9 "${file%/environ}"
      done
    done
    """

  /// What tools have in their environment so that they are found; begins to watch over them.
  static let mark: [String: String] = {
    let text = "\(getpid())-\(UInt64.random(in: 0 ... .max))"
    watch(for: "\(variable)=\(text)")
    return [variable: text]
  }()

  /// Starts the shell.
  ///
  /// Where it cannot be started tools end with pomelo as far as that can see to it.
  private static func watch(for mark: String) {
    // The end to write to stays open for as long as this process is there.
    guard let ends = try? ChildProcess.pipe() else { return }
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer {
      close(ends.read)
      if null >= 0 { close(null) }
    }
    _ = try? ChildProcess.start(
      "/bin/sh", ["-c", script, "pomelo-tools", mark], environment: ["PATH": "/usr/bin:/bin"],
      descriptors: [STDIN_FILENO: ends.read, STDOUT_FILENO: null, STDERR_FILENO: null],
      ownSession: true)
  }
}
