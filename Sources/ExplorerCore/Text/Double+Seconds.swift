extension Double {
  /// A number of seconds with two digits after the point; what is not a time is a dash.
  package var secondsText: String { fixed(digits: 2) }

  /// A moment, with three digits after the point.
  var momentText: String { fixed(digits: 3) }

  /// A number of seconds with one digit after the point.
  var shortSecondsText: String { fixed(digits: 1) }

  private func fixed(digits: Int) -> String {
    guard isFinite, abs(self) < 1e9 else { return "–" }
    let scale = digits == 1 ? 10 : digits == 2 ? 100 : 1_000
    let units = Int((abs(self) * Double(scale)).rounded())
    let fraction = String(units % scale)
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(self < 0 && units > 0 ? "-" : "")\(units / scale).\(zeros)\(fraction)"
  }
}
