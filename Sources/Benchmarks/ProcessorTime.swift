import Foundation
import Glibc
import SystemProcesses

/// Processor time that a process has taken, as the system counts it.
struct ProcessorTime {
  /// Seconds of the process itself.
  let own: Double
  /// Seconds of its children that have ended and were waited for.
  let children: Double

  /// Reads that of a process's only child, such as a host, which its keeper has started.
  ///
  /// - Parameter process: The parent's process id.
  /// - Throws: When there is no such process.
  init(ofChildOf process: Int32) throws {
    let text = try String(
      contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
    try self.init(of: text.split(separator: " ").first.flatMap { Int32($0) } ?? 0)
  }

  /// Reads it.
  ///
  /// The system counts in hundredths of a second, so many runs are measured together.
  ///
  /// - Parameter process: A process id.
  /// - Throws: When there is no such process.
  init(of process: Int32) throws {
    guard let status = ProcessStatus(of: process) else { throw BenchmarkError.noProcess(process) }
    let ticks = Double(sysconf(Int32(_SC_CLK_TCK)))
    own = Double(status.ownTicks) / ticks
    children = Double(status.childTicks) / ticks
  }
}
