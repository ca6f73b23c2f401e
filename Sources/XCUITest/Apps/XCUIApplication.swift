public import Foundation

/// An app on the device: the one under test, or another by its bundle identifier.
///
/// See Apple's documentation of `XCUIApplication`.
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
  /// Arguments that the next launch hands to the app; may be changed after a launch.
  open var launchArguments: [String] = [] {
    didSet { noteLaunchSettings(launchArguments.filter { !oldValue.contains($0) }) }
  }

  /// Environment variables that the next launch hands to the app.
  open var launchEnvironment: [String: String] = [:] {
    didSet {
      noteLaunchSettings(
        launchEnvironment.filter { oldValue[$0.key] != $0.value }.map(\.key).sorted())
    }
  }

  /// The target application.
  public init() { super.init(.application(.target)) }

  /// The app with a bundle identifier, such as `com.apple.springboard`.
  ///
  /// Creating it never fails; launching fails the test when no such app is installed.
  public init(bundleIdentifier: String) {
    super.init(.application(.bundle(bundleIdentifier)))
  }

  /// The app at a place of the file system, which only macOS has; using it fails the test.
  public init(url: URL) { super.init(.application(.file(url))) }

  /// Starts the app afresh and waits until it is idle; a running instance is terminated first.
  ///
  /// The test ends when the app cannot be launched, as Apple's documentation says.
  open func launch() { launchApplication() }

  /// Brings the app to the foreground, launching it with the last arguments if it does not run.
  open func activate() { activateApplication() }

  /// Ends the app.
  open func terminate() { terminateApplication() }

  /// Hands the app a link to open, launching it if it does not run.
  ///
  /// - Parameter url: The link.
  open func open(_ url: URL) { openInApplication(url) }

  /// What the app is doing.
  open var state: State { applicationState }

  /// Waits until the app is in a state.
  ///
  /// - Parameters:
  ///   - state: The state to wait for.
  ///   - timeout: Seconds after which to give up.
  /// - Returns: Whether it is; `false` does not fail the test.
  open func wait(for state: State, timeout: TimeInterval) -> Bool {
    waitForApplication(toBe: state, timeout: timeout)
  }

  /// Makes the device ask again whether the app may use something.
  ///
  /// - Parameter resource: What the app wants to use.
  open func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
    resetAuthorization(of: resource)
  }
}
