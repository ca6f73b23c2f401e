/// The values that one bin holds: from the lower bound to just below the upper one.
public struct ChartBinRange<Bound> {
  /// Where the bin begins.
  public var lowerBound: Bound
  /// Where the next bin begins.
  public var upperBound: Bound
}

extension ChartBinRange where Bound: Comparable {
  /// The bin as a range.
  public var range: Range<Bound> { lowerBound..<max(lowerBound, upperBound) }

  /// Whether a value is in the bin.
  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && element < upperBound
  }
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
