/// What tells one state of the sources from another, for each test: whether a result still holds.
package struct TestSources: Hashable, Sendable {
  /// A name for everything that runs depend on: all sources, the device, the network.
  package var build: String
  /// For each test, by `Class/method`, a name for the files that it comes to: its own, and those of
  /// the page objects, use cases and helpers that it may use.
  package var tests: [String: String]
  /// For each test class, the folder of tests that it lies in; empty where there is only one.
  package var targets: [String: String]

  /// Names sources.
  package init(
    build: String = "", tests: [String: String] = [:], targets: [String: String] = [:]
  ) {
    self.build = build
    self.tests = tests
    self.targets = targets
  }
}
