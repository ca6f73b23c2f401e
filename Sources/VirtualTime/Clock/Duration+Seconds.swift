extension Duration {
  /// The duration in seconds.
  package var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }

  /// A duration from a number of seconds that may be anything, as apps and tests pass what they
  /// like.
  ///
  /// - Parameter seconds: Infinity and large numbers become about thirty years, with which one can
  ///   still calculate; negative numbers and NaN become zero.
  package init(bounded seconds: Double) {
    self = .seconds(seconds > 0 ? min(seconds, 1_000_000_000) : 0)
  }
}
