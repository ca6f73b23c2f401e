import Foundation
import SystemProcesses

extension ProcessTable {
  /// The processes that a process has started and that are still there.
  static func children(of process: Int32) -> [Int32] {
    all.filter { parent(of: $0) == process }
  }

  /// The processes that have a text among their arguments.
  static func processes(mentioning text: String) -> [Int32] {
    all.filter { process in
      let arguments = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      return String(decoding: arguments, as: UTF8.self).contains(text)
    }
  }

  /// The name of a process's program, of which the system keeps 15 bytes.
  static func name(of process: Int32) -> String? {
    FileManager.default.contents(atPath: "/proc/\(process)/comm").map {
      String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
  }

  /// Whether something comes to hold within a time.
  static func comes(within time: Duration = .seconds(10), to condition: () -> Bool) -> Bool {
    let deadline = ContinuousClock.now + time
    while !condition() {
      guard ContinuousClock.now < deadline else { return false }
      poll(nil, 0, 10)
    }
    return true
  }
}
