package import ElementModel
package import Foundation

/// An app on the device that a UI test drives: it can be launched, looked at and asked to scroll.
///
/// The simulated app is one; a driver for another kind of app has only this to provide.
@MainActor
package protocol ApplicationDriver: AnyObject {
  /// Name of the app as the device shows it.
  var name: String { get }

  /// Its bundle identifier, as logs name it.
  var bundleIdentifier: String { get }

  /// The number of its process: the same in every run of a test, another one after each launch; 0
  /// when it does not run.
  var processID: Int { get }

  /// What it is doing.
  var state: ApplicationState { get }

  /// Starts the app afresh, in the foreground; one that runs is terminated first.
  func launch(arguments: [String], environment: [String: String])

  /// Ends the app.
  func terminate()

  /// Brings an app that runs to the foreground.
  func activate()

  /// Hands the app a link to open.
  func open(_ url: URL)

  /// Whether to look at the app now changes nothing, not even what it has still to do.
  var isSettled: Bool { get }

  /// What the app shows now; empty when it does not run.
  func snapshot() -> ElementTree

  /// Scrolls whatever contains an element until the element can be touched.
  ///
  /// - Returns: Whether anything moved.
  func scrollToVisible(elementID: Int) -> Bool

  /// Turns a picker wheel to one of its values.
  ///
  /// - Returns: Whether the wheel has the value.
  func adjustPickerWheel(elementID: Int, to value: String) -> Bool
}

/// What an app is doing; the numbers are those of `XCUIApplication.State`.
package enum ApplicationState: UInt, Sendable {
  /// It has not been launched or has ended.
  case notRunning = 1
  /// It is in the background and suspended.
  case suspended = 2
  /// It is in the background.
  case background = 3
  /// It is on the screen.
  case foreground = 4
}

extension ApplicationDriver {
  /// Whether the app runs, in the foreground or not.
  package var isRunning: Bool { state != .notRunning }

  /// An app that is as it shows itself.
  package var isSettled: Bool { true }
}
