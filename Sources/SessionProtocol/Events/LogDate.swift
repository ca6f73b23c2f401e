import Foundation

/// Moments as Xcode's logs write them, such as `2024-06-10 09:41:00.000`; in UTC, so that runs are
/// the same everywhere.
package enum LogDate {
  /// A moment as a log writes it.
  ///
  /// - Parameter seconds: Seconds of Unix time; what no calendar reaches is taken as its end.
  /// - Returns: Date and time, to the millisecond.
  package static func text(secondsSince1970 seconds: Double) -> String {
    // The last second of the year 9999.
    let seconds = min(max(0, seconds), 253_402_300_799)
    let milliseconds = Int((seconds * 1000).rounded())
    var time = time_t(milliseconds / 1000)
    var fields = tm()
    gmtime_r(&time, &fields)
    return String(
      format: "%04d-%02d-%02d %02d:%02d:%02d.%03d", fields.tm_year + 1900, fields.tm_mon + 1,
      fields.tm_mday, fields.tm_hour, fields.tm_min, fields.tm_sec, Int32(milliseconds % 1000))
  }
}
