import ElementModel
import Foundation
import Glibc
import ProcessArguments
import SimulatedUI
import XCUITest

/// Lets a UI test drive the simulated app in its own process.
@MainActor
final class SimulatedAppDriver: ApplicationDriver {
  private let app: SimulatedApp
  private let ownArguments = ProcessArguments.current

  let name: String

  /// Creates a driver for a host's app.
  init(host: Host) {
    name = host.appName
    app = SimulatedApp(host.app, name: host.appName, device: host.device)
  }

  var isRunning: Bool { app.isRunning }

  func launch(arguments: [String], environment: [String: String]) {
    if app.isRunning { app.terminate() }
    ProcessArguments.current = [name] + arguments
    for (key, value) in environment { setenv(key, value, 1) }
    app.launch()
  }

  func terminate() {
    if app.isRunning { app.terminate() }
    ProcessArguments.current = ownArguments
  }

  func snapshot() -> ElementTree { app.isRunning ? app.snapshot() : .empty }

  func tap(at point: CGPoint) { app.tap(at: point) }

  func typeText(_ text: String) { _ = app.typeText(text) }
}
