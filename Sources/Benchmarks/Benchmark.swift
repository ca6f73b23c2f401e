import Foundation

/// Takes figures and prints them as they come.
enum Benchmark {
  /// The middle, the least and the greatest of some measurements.
  struct Figures {
    let sorted: [Double]

    init(_ values: [Double]) { sorted = values.sorted() }

    var median: Double { at(0.5) }
    var minimum: Double { sorted.first ?? 0 }
    var maximum: Double { sorted.last ?? 0 }

    /// The value that a part of the measurements does not exceed.
    func at(_ part: Double) -> Double {
      guard !sorted.isEmpty else { return 0 }
      return sorted[min(sorted.count - 1, Int(part * Double(sorted.count)))]
    }
  }

  /// Real seconds that something takes.
  static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try body()
    return (ContinuousClock.now - start) / .seconds(1)
  }

  /// Heads a group of figures.
  static func section(_ title: String) { print("\n\(title)") }

  /// Prints what a figure should be, and whether it is.
  ///
  /// - Parameters:
  ///   - text: What should hold.
  ///   - isMet: Whether it does.
  static func target(_ text: String, isMet: Bool) {
    print("    \(isMet ? "met" : "MISSED"): \(text)")
  }

  /// Prints one figure.
  static func report(_ name: String, _ value: Double, _ unit: String, digits: Int = 1) {
    print(
      "  \(name.padding(toLength: 50, withPad: " ", startingAt: 0))"
        + String(format: "%10.\(digits)f", value) + " \(unit)")
  }

  /// Prints median, 95th percentile and maximum of measurements in seconds, as milliseconds.
  ///
  /// - Parameters:
  ///   - name: What was measured.
  ///   - seconds: The measurements.
  /// - Returns: The figures, in milliseconds.
  @discardableResult
  static func report(milliseconds name: String, _ seconds: [Double]) -> Figures {
    let figures = Figures(seconds.map { $0 * 1000 })
    print(
      "  \(name.padding(toLength: 50, withPad: " ", startingAt: 0))"
        + String(
          format: "%10.2f ms median  %8.2f p95  %8.2f max  (%d)", figures.median, figures.at(0.95),
          figures.maximum, figures.sorted.count))
    return figures
  }
}
