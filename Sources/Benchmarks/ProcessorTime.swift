import Foundation
import Glibc

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
    let text = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    // The name may have blanks and parentheses in it; what follows the last one is numbers.
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    let ticks = Double(sysconf(Int32(_SC_CLK_TCK)))
    func seconds(_ first: Int) -> Double {
      guard fields.count > first + 1 else { return 0 }
      return ((Double(fields[first]) ?? 0) + (Double(fields[first + 1]) ?? 0)) / ticks
    }
    own = seconds(11)
    children = seconds(13)
  }
}
