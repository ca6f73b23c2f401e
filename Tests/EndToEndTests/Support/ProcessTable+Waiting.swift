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

  /// Whether something comes to hold within ten seconds.
  static func comes(to condition: () -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .seconds(10)
    while !condition() {
      guard ContinuousClock.now < deadline else { return false }
      poll(nil, 0, 10)
    }
    return true
  }
}
