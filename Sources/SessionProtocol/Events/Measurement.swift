import Foundation

/// Figures that `measure` has taken.
package struct Measurement: Codable, Hashable, Sendable {
  /// What was measured, such as `Time`.
  package var metric: String
  /// Its unit, such as `s`.
  package var unit: String
  /// One figure for each iteration.
  package var values: [Double]

  /// The call of `measure`, where it is known.
  package var location: SourceFrame?

  /// Creates the content.
  package init(metric: String, unit: String, values: [Double], location: SourceFrame? = nil) {
    self.location = location
    self.metric = metric
    self.unit = unit
    self.values = values
  }
}

extension Measurement {
  /// The figures as Xcode words them: `[Time, seconds] average: 0.250, relative standard
  /// deviation: 0.000%, values: [0.250000, 0.250000]`.
  package var summary: String {
    let count = Double(max(1, values.count))
    let average = values.reduce(0, +) / count
    let variance = values.reduce(0) { $0 + ($1 - average) * ($1 - average) } / count
    let deviation = average == 0 ? 0 : variance.squareRoot() / abs(average) * 100
    let list = values.map { Self.text($0, decimals: 6) }.joined(separator: ", ")
    return "[\(metric), \(unit)] average: \(Self.text(average, decimals: 3)), "
      + "relative standard deviation: \(Self.text(deviation, decimals: 3))%, values: [\(list)]"
  }

  private static func text(_ number: Double, decimals: Int) -> String {
    String(format: "%.\(decimals)f", number)
  }
}
