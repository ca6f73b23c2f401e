/// Figures that `measure` has taken.
public struct Measurement: Codable, Hashable, Sendable {
  /// What was measured, such as `Time`.
  public var metric: String
  /// Its unit, such as `s`.
  public var unit: String
  /// One figure for each iteration.
  public var values: [Double]

  /// Creates the content.
  public init(metric: String, unit: String, values: [Double]) {
    self.metric = metric
    self.unit = unit
    self.values = values
  }
}
