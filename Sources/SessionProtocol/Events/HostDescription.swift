/// What a host holds.
public struct HostDescription: Codable, Hashable, Sendable {
  /// Version of this schema; the explorer refuses another one.
  public var version: Int
  /// The app's name.
  public var app: String
  /// The tests that can be run, `Class/method`, in the order XCTest runs them.
  public var tests: [String]

  /// The version of the schema in this build.
  public static let currentVersion = 2

  /// Creates a description.
  public init(
    version: Int = HostDescription.currentVersion, app: String, tests: [String]
  ) {
    self.version = version
    self.app = app
    self.tests = tests
  }
}
