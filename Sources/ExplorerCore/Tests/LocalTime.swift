import Glibc

/// Moments as a person's clock and calendar show them.
enum LocalTime {
  /// `2024-06-10 09:41`; empty for a moment that nobody has noted.
  ///
  /// - Parameter date: Real seconds since 1970.
  /// - Returns: The text.
  static func text(of date: Double) -> String {
    guard date > 0, date < 1e11 else { return "" }
    var seconds = time_t(date)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return "" }
    func digits(_ number: Int32) -> String { (number < 10 ? "0" : "") + String(number) }
    return "\(parts.tm_year + 1900)-\(digits(parts.tm_mon + 1))-\(digits(parts.tm_mday)) "
      + "\(digits(parts.tm_hour)):\(digits(parts.tm_min))"
  }
}
