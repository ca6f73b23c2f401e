import Foundation

/// The processes of this machine, as the system knows them (proc(5)).
package enum ProcessTable {
  /// All that there are.
  package static var all: [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }
  }

  /// The process that has started another, or that this was left to.
  ///
  /// - Parameter process: A process id.
  /// - Returns: `nil` where there is no such process.
  package static func parent(of process: Int32) -> Int32? {
    ProcessStatus(of: process)?.parent
  }

  /// The processes that a process descends from.
  ///
  /// - Parameters:
  ///   - process: A process id.
  ///   - limit: How many at most.
  /// - Returns: Its parent first; without the system's first.
  package static func ancestors(of process: Int32, limit: Int) -> [Int32] {
    let next = { (process: Int32) in parent(of: process).flatMap { $0 > 1 ? $0 : nil } }
    guard let first = next(process) else { return [] }
    return Array(sequence(first: first, next: next).prefix(limit))
  }

  /// The processes that descend from a process.
  ///
  /// - Parameter process: A process id.
  /// - Returns: Those that it has started or that were left to it, and in turn theirs.
  package static func descendants(of process: Int32) -> Set<Int32> {
    var children: [Int32: [Int32]] = [:]
    for process in all {
      if let parent = parent(of: process) { children[parent, default: []].append(process) }
    }
    var found: Set<Int32> = []
    var next = children[process] ?? []
    while let process = next.popLast() {
      guard found.insert(process).inserted else { continue }
      next += children[process] ?? []
    }
    return found
  }
}
