public import CoreLocation

/// Writes distances: metres rounded to tens and kilometres, or feet rounded to fifties and miles.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// What is measured in.
  public enum Units: UInt, Sendable {
    /// As the locale has it, or metres, feet, and yards, which are written as feet here.
    case `default`, metric, imperial, imperialWithYards
  }

  /// How units are written.
  public enum DistanceUnitStyle: UInt, Sendable {
    /// As usual, which is short, or as letters, or as words.
    case `default`, abbreviated, full
  }

  /// For whom it is written.
  open var locale = Locale.current
  /// What is measured in.
  open var units = Units.default
  /// How units are written.
  open var unitStyle = DistanceUnitStyle.default

  /// A distance in words.
  ///
  /// - Parameter distance: Metres.
  /// - Returns: Such as `1.2 km`.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    if isMetric {
      let metres = (distance / 10).rounded() * 10
      return metres < 1000
        ? written(metres, "m", "meter") : written(distance / 1000, "km", "kilometer")
    }
    let feet = (distance / 0.3048 / 50).rounded() * 50
    return feet < 528
      ? written(feet, "ft", "foot") : written(distance / 1609.344, "mi", "mile")
  }

  /// A distance in words, where it is a number.
  open override func string(for obj: Any?) -> String? {
    (obj as? Double).map { string(fromDistance: $0) }
  }

  private var isMetric: Bool {
    switch units {
    case .metric: true
    case .imperial, .imperialWithYards: false
    case .default: locale.measurementSystem == .metric
    }
  }

  private func written(_ value: Double, _ letters: String, _ word: String) -> String {
    let rounded = (value * 10).rounded() / 10
    let number = rounded.formatted(
      .number.precision(.fractionLength(0...1)).locale(locale))
    guard unitStyle == .full else { return "\(number) \(letters)" }
    let plural = word == "foot" ? "feet" : "\(word)s"
    return "\(number) \(rounded == 1 ? word : plural)"
  }
}
