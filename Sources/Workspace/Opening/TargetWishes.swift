/// What of a project a person wants to open, where it has several.
package struct TargetWishes: Hashable, Sendable {
  /// The scheme; `nil` for the one that fits.
  package var scheme: String?
  /// The target of tests, or the app.
  package var target: String?
  /// The plan of the tests.
  package var testPlan: String?
  /// The configuration of the plan; `nil` for its first one.
  package var configuration: String?

  /// Creates wishes.
  package init(
    scheme: String? = nil, target: String? = nil, testPlan: String? = nil,
    configuration: String? = nil
  ) {
    self.scheme = scheme
    self.target = target
    self.testPlan = testPlan
    self.configuration = configuration
  }

  /// These, and others where nothing is wished.
  func filled(from others: TargetWishes) -> TargetWishes {
    // Whoever names another target or scheme does not mean the rest of what is written down.
    if scheme != nil || target != nil { return self }
    return TargetWishes(
      scheme: others.scheme, target: others.target, testPlan: testPlan ?? others.testPlan,
      configuration: configuration ?? others.configuration)
  }
}
