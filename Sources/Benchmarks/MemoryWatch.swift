import Foundation
import Synchronization

/// The most memory that a process and its descendants have at once, looked at every few milliseconds.
final class MemoryWatch: Sendable {
  private static let interval: TimeInterval = 0.02
  private let state = Mutex<(peak: Int, isOver: Bool)>((0, false))

  /// Begins to watch.
  ///
  /// - Parameter process: The process that the others descend from.
  init(_ process: Int32) {
    Thread.detachNewThread { [self] in
      while !state.withLock(\.isOver) {
        let now = Self.memory(of: process)
        state.withLock { $0.peak = max($0.peak, now) }
        Thread.sleep(forTimeInterval: Self.interval)
      }
    }
  }

  /// Ends watching.
  ///
  /// - Returns: Megabytes at most. What processes share counts in part for each.
  func end() -> Double {
    state.withLock { state in
      state.isOver = true
      return Double(state.peak) / 1000
    }
  }

  /// Kilobytes that a process and its descendants have now.
  private static func memory(of process: Int32) -> Int {
    let folder = "/proc/\(process)"
    let rollup = (try? String(contentsOfFile: "\(folder)/smaps_rollup", encoding: .utf8)) ?? ""
    let own = rollup.split(separator: "\n").first { $0.hasPrefix("Pss:") }?
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/task")) ?? []
    let children = tasks.flatMap { task in
      let path = "\(folder)/task/\(task)/children"
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return text.split(separator: " ").compactMap { Int32($0) }
    }
    return (own ?? 0) + children.map(memory).reduce(0, +)
  }
}
