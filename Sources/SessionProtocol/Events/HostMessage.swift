/// What a host says: one JSON object a line.
public enum HostMessage: Codable, Hashable, Sendable {
  /// The host is ready; sent once.
  case ready(HostDescription)
  /// A child process runs the test.
  case runStarted(RunStarted)
  /// Something happened in the run.
  case event(Event)
  /// The child process is gone.
  case runEnded(RunEnded)
}

/// What a host holds.
public struct HostDescription: Codable, Hashable, Sendable {
  /// Version of this schema; the explorer refuses another one.
  public var version: Int
  /// The app's name.
  public var app: String
  /// The simulated device's name.
  public var device: String
  /// The tests that can be run, `Class/method`, in the order XCTest runs them.
  public var tests: [String]

  /// The version of the schema in this build.
  public static let currentVersion = 1

  /// Creates a description.
  public init(
    version: Int = HostDescription.currentVersion, app: String, device: String, tests: [String]
  ) {
    self.version = version
    self.app = app
    self.device = device
    self.tests = tests
  }
}

/// A child process runs the test.
public struct RunStarted: Codable, Hashable, Sendable {
  /// The number of the request.
  public var number: Int
  /// Process id of the child, for killing it.
  public var processID: Int32

  /// Creates the message.
  public init(number: Int, processID: Int32) {
    self.number = number
    self.processID = processID
  }
}

/// The child process is gone.
public struct RunEnded: Codable, Hashable, Sendable {
  /// The number of the request.
  public var number: Int
  /// Exit status, if the child exited.
  public var exitStatus: Int32?
  /// Signal that ended it, if one did.
  public var signal: Int32?

  /// Creates the message.
  public init(number: Int, exitStatus: Int32?, signal: Int32?) {
    self.number = number
    self.exitStatus = exitStatus
    self.signal = signal
  }
}
