extension Duration {
  /// The duration in seconds.
  package var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }

  /// Seconds that somebody's code asks for, kept where they can be reckoned with: "for ever" is
  /// some thirty years, and what is no positive number is no time.
  ///
  /// - Parameter seconds: Any number, also infinity or none at all.
  package init(bounded seconds: Double) {
    self = .seconds(seconds > 0 ? min(seconds, 1_000_000_000) : 0)
  }
}
