package import ElementModel
package import Foundation

/// What a UI test drives: an app that can be launched, looked at and touched.
///
/// The simulated app is one; a driver for another kind of app has only this to provide.
@MainActor
package protocol ApplicationDriver: AnyObject {
  /// Name of the app as the device shows it.
  var name: String { get }

  /// Whether the app runs in the foreground.
  var isRunning: Bool { get }

  /// Starts the app afresh; one that runs is terminated first.
  func launch(arguments: [String], environment: [String: String])

  /// Ends the app.
  func terminate()

  /// What the app shows now; empty when it does not run.
  func snapshot() -> ElementTree

  /// Touches the screen at a point.
  func tap(at point: CGPoint)

  /// Types into whatever has keyboard focus.
  func typeText(_ text: String)
}
