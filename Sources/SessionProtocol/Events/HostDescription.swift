/// What a host holds.
package struct HostDescription: Codable, Hashable, Sendable {
  /// Version of this schema; the explorer refuses another one.
  package var version: Int
  /// The app's name.
  package var app: String
  /// The tests that can be run, `Class/method`, in the order XCTest runs them.
  package var tests: [String]
  /// What keeps them to their device.
  package var isolation: Isolation

  /// The version of the schema in this build.
  ///
  /// Since version 3, criteria of waits, kinds of actions and reasons of failures are values beside
  /// their texts. Traces of version 2 are read: see ``Version2``.
  package static let currentVersion = 3

  /// Creates a description.
  package init(
    version: Int = HostDescription.currentVersion, app: String, tests: [String],
    isolation: Isolation = .complete
  ) {
    self.version = version
    self.app = app
    self.tests = tests
    self.isolation = isolation
  }
}
