import Foundation
import Glibc

/// What the process has used, in real figures: app and test are one process here.
enum ProcessFigures {
  /// Seconds of processor time.
  static var processorTime: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  /// Kilobytes of memory in use.
  static var memory: Double {
    let pages = text(ofFile: "/proc/self/statm").split(separator: " ").dropFirst().first
    return Double(pages ?? "0").map { $0 * Double(getpagesize()) / 1000 } ?? 0
  }

  /// Kilobytes of memory in use at most so far.
  static var peakMemory: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) * 1.024
  }

  /// Kilobytes written to files.
  static var writtenData: Double {
    let line = text(ofFile: "/proc/self/io").split(separator: "\n")
      .first { $0.hasPrefix("wchar:") }
    return line.flatMap { Double($0.dropFirst(6).trimmingCharacters(in: .whitespaces)) }
      .map { $0 / 1000 } ?? 0
  }

  private static func text(ofFile path: String) -> String {
    guard let handle = FileHandle(forReadingAtPath: path) else { return "" }
    return String(decoding: (try? handle.read(upToCount: 4096)) ?? Data(), as: UTF8.self)
  }
}
