public import Foundation
import SessionProtocol
import VirtualTime

/// The app under test.
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
  /// What an app is doing.
  public enum State: UInt, Sendable {
    /// It is not known.
    case unknown = 0
    /// It has not been launched or has ended.
    case notRunning = 1
    /// It is in the background and suspended.
    case runningBackgroundSuspended = 2
    /// It is in the background.
    case runningBackground = 3
    /// It is on the screen.
    case runningForeground = 4
  }

  /// Arguments that the next launch hands to the app.
  open var launchArguments: [String] = []

  /// Environment variables that the next launch hands to the app.
  open var launchEnvironment: [String: String] = [:]

  /// The target application.
  nonisolated public init() { super.init(.application) }

  /// Starts the app afresh and waits until it is idle; a running instance is terminated first.
  open func launch() {
    guard let session = TestSession.current else { return }
    session.report(
      .application(
        ApplicationChange(
          change: .launched, name: session.driver.name, arguments: launchArguments)),
      isStop: true)
    session.driver.launch(arguments: launchArguments, environment: launchEnvironment)
    session.spend(TestSession.Pace.launch)
    session.waitForIdle()
  }

  /// Brings the app to the foreground, launching it if it does not run.
  open func activate() {
    guard let session = TestSession.current else { return }
    guard session.driver.isRunning else { return launch() }
    session.report(
      .application(ApplicationChange(change: .activated, name: session.driver.name)),
      isStop: true)
    session.waitForIdle()
  }

  /// Ends the app.
  open func terminate() {
    guard let session = TestSession.current else { return }
    session.report(
      .application(ApplicationChange(change: .terminated, name: session.driver.name)),
      isStop: true)
    session.driver.terminate()
  }

  /// What the app is doing.
  open var state: State {
    TestSession.current?.driver.isRunning == true ? .runningForeground : .notRunning
  }

  /// Waits until the app is in a state.
  ///
  /// - Parameters:
  ///   - state: The state to wait for.
  ///   - timeout: Seconds after which to give up.
  /// - Returns: Whether it is; `false` does not fail the test.
  open func wait(for state: State, timeout: TimeInterval) -> Bool {
    guard let session = TestSession.current else { return false }
    return session.wait(for: "\(session.driver.name) to be \(state)", limit: timeout) {
      (self.state == state ? nil : "the app is \(self.state)", nil)
    }
  }
}
