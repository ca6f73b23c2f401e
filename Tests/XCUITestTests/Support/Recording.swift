import SessionProtocol

@testable import XCUITest

/// Collects what a session reports.
@MainActor
final class Recording {
  var contents: [Event.Content] = []

  /// Messages of the failures so far.
  var failures: [String] {
    contents.compactMap { if case .failure(let failure) = $0 { failure.message } else { nil } }
  }

  /// The activity log so far, each line indented by its depth.
  var log: [String] {
    contents.compactMap {
      guard case .logLine(let line) = $0 else { return nil }
      return String(repeating: "    ", count: line.depth) + line.title
    }
  }

  /// Runs a test body against an app, in a session of its own.
  static func run(_ app: FakeApp = FakeApp(), _ body: @MainActor () throws -> Void) rethrows
    -> Recording
  {
    try run(on: app, body)
  }

  /// Runs a test body on a device, in a session of its own.
  static func run(on device: any DeviceDriver, _ body: @MainActor () throws -> Void) rethrows
    -> Recording
  {
    let recording = Recording()
    let outer = TestSession.current
    defer { TestSession.current = outer }
    TestSession.current = TestSession(
      device: device,
      reporter: TestReporter(report: { content, _ in recording.contents.append(content) }),
      timeAllowance: .seconds(100_000), endTest: { fatalError("continueAfterFailure is true") })
    try body()
    return recording
  }
}
