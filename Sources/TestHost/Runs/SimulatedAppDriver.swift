import ElementModel
import Foundation
import Glibc
import ProcessArguments
import SimulatedUI
import XCUITest

/// Lets a UI test drive the simulated app in its own process.
@MainActor
final class SimulatedAppDriver: ApplicationDriver {
  let app: SimulatedApp
  private let ownArguments = ProcessArguments.current
  private var launches = 0

  let name: String
  let bundleIdentifier: String

  /// Creates a driver for a host's app.
  init(host: Host) {
    name = host.appName
    bundleIdentifier = host.bundleIdentifier
    app = SimulatedApp(host.app, name: host.appName, device: host.device)
  }

  var processID: Int { app.isRunning ? 1000 + launches : 0 }

  var state: ApplicationState { app.isRunning ? .foreground : .notRunning }

  func launch(arguments: [String], environment: [String: String]) {
    if app.isRunning { app.terminate() }
    ProcessArguments.current = [name] + arguments
    for (key, value) in environment { setenv(key, value, 1) }
    launches += 1
    app.launch()
  }

  func terminate() {
    if app.isRunning { app.terminate() }
    ProcessArguments.current = ownArguments
  }

  func activate() {}

  func open(_ url: URL) { app.open(url) }

  func snapshot() -> ElementTree { app.isRunning ? app.snapshot() : .empty }

  func scrollToVisible(elementID: Int) -> Bool { app.scrollToVisible(elementID: elementID) }

  func adjustPickerWheel(elementID: Int, to value: String) -> Bool {
    app.adjustPickerWheel(elementID: elementID, to: value)
  }
}
