import Foundation

/// Round numbers for axes.
enum NiceSteps {
  /// The round step by which a length is divided into about as many parts as wanted: 1, 2 or 5 times
  /// a power of ten.
  static func step(over length: Double, count: Int, minimum: Double? = nil) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    let rough = max(length / Double(max(1, count)), minimum ?? 0)
    let power = pow(10, floor(log10(rough)))
    let ratio = rough / power
    // In between, the nearer one by ratio counts.
    let factor: Double = ratio < 1.5 ? 1 : ratio < 3 ? 2 : ratio < 7 ? 5 : 10
    let step = factor * power
    return minimum.map { step < $0 ? step * 2 : step } ?? step
  }

  /// The multiples of a step in a range; no more than a thousand.
  static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
    guard step > 0, step.isFinite else { return [] }
    let slack = step * 1e-9
    let first = ((range.lowerBound - slack) / step).rounded(.up)
    let last = ((range.upperBound + slack) / step).rounded(.down)
    guard last >= first, last - first < 1000 else { return [] }
    // Dividing by a whole number keeps 0.3 from becoming 0.30000000000000004.
    let inverse = (1 / step).rounded()
    let isFraction = step < 1 && abs(1 / step - inverse) < 1e-9
    return (0...Int(last - first)).map {
      let multiple = first + Double($0)
      return isFraction ? multiple / inverse : multiple * step
    }
  }

  /// Powers of ten in a range.
  static func powers(in range: ClosedRange<Double>) -> [Double] {
    guard range.lowerBound > 0 else { return [] }
    let first = Int(log10(range.lowerBound).rounded(.up))
    let last = Int(log10(range.upperBound).rounded(.down))
    return first <= last ? (first...last).map { pow(10, Double($0)) } : []
  }
}
