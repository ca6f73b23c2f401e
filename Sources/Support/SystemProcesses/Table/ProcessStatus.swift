import Foundation

/// What the system tells of one process (proc(5), `stat`).
package struct ProcessStatus {
  /// The process that has started it, or that it was left to.
  package let parent: Int32
  /// Ticks of the processor that it has taken, in user mode and in the system's.
  package let ownTicks: Int
  /// The same of its children that have ended and were waited for.
  package let childTicks: Int

  /// Reads it; `nil` where there is no such process.
  ///
  /// - Parameter process: A process id.
  package init?(of process: Int32) {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
      return nil
    }
    self.init(stat: String(decoding: data, as: UTF8.self))
  }

  init?(stat text: String) {
    // The name may have blanks and parentheses in it; what follows the last one is fields, the third
    // of the manual's first.
    guard let name = text.lastIndex(of: ")") else { return nil }
    let fields = text[name...].dropFirst().split(separator: " ")
    guard fields.count > 14, let parent = Int32(fields[1]) else { return nil }
    self.parent = parent
    func ticks(_ first: Int) -> Int { (Int(fields[first]) ?? 0) + (Int(fields[first + 1]) ?? 0) }
    ownTicks = ticks(11)
    childTicks = ticks(13)
  }
}
