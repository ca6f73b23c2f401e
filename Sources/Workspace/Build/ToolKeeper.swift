import Foundation
import Glibc
import Synchronization

/// Ends the tools that pomelo has started, and what these have started, when pomelo ends in a way in
/// which it cannot do so itself.
///
/// A shell that reads from a pipe which only this process can write to: however that ends, the pipe
/// closes. The tools are found by their environment, which all that they start inherits; a group or a
/// session can be left, and a signal at the parent's death follows a thread. Those that are shut in
/// cannot leave their group, but can change their environment: they are found by the group.
enum ToolKeeper {
  private static let variable = "POMELO_TOOLS"

  private static let script = """
    mark=$1
    groups=' '
    while read -r sign group; do
      case $sign in
      +) groups="$groups-$group " ;;
      -) groups="${groups%% -$group *} ${groups#* -$group }" ;;
      esac
    done
    set -- $groups
    [ $# -eq 0 ] || kill -9 -- "$@"
    while
      found=$(grep -Flxzs "$mark" /proc/[0-9]*/environ)
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

  /// The end of the pipe to write to, which stays open for as long as this process is there.
  private static let line = Mutex<Int32>(-1)

  /// Has a group of processes ended that is shut in.
  ///
  /// - Parameter group: Its number.
  static func watch(group: pid_t) { tell("+ \(group)") }

  /// Forgets a group, of which no process is left.
  static func forget(group: pid_t) { tell("- \(group)") }

  private static func tell(_ words: String) {
    // The shell is there from the first tool on.
    _ = mark
    line.withLock { line in
      let bytes = Array("\(words)\n".utf8)
      _ = line >= 0 ? write(line, bytes, bytes.count) : 0
    }
  }

  /// Starts the shell.
  ///
  /// Where it cannot be started tools end with pomelo as far as that can see to it.
  private static func watch(for mark: String) {
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
    line.withLock { $0 = ends.write }
  }
}
