import DeviceServices
import ElementModel
import Foundation
import Glibc
import ProcessArguments
import SimulatedNetwork
import SimulatedUI
import SimulatedUIKit
import VirtualTime
import XCUITest

/// Lets a UI test drive a simulated app in its own process.
@MainActor
final class SimulatedAppDriver: ApplicationDriver {
  /// How long an app in the background goes on before it is suspended.
  ///
  /// Apple's documentation ("Extending your app's background execution time") says "a few seconds";
  /// logs show five.
  static let timeInBackground: Duration = .seconds(5)

  let app: SimulatedApp
  let installed: InstalledApp
  /// What of the device the app needs: the screen, and to know what covers it.
  weak var stage: (any AppStage)?
  /// What is wrong with it on purpose; nil for nothing.
  var faults: FaultyScreen?

  private(set) var state = ApplicationState.notRunning
  /// The files that belong to the app.
  private var resources: AppResources
  private let processNumber: Int
  private let ownArguments = ProcessArguments.current
  private var launches = 0
  private var arguments: [String] = []
  private var environment: [String: String?] = [:]
  private var suspension: ScheduledWork?

  var name: String { installed.name }
  var bundleIdentifier: String { installed.bundleIdentifier }

  /// Creates a driver.
  ///
  /// - Parameters:
  ///   - installed: The app.
  ///   - device: What it is laid out for.
  ///   - number: Its place among the installed apps, from 0.
  init(_ installed: InstalledApp, device: Device, number: Int) {
    self.installed = installed
    app = installed.make(device)
    resources = AppResources(folders: installed.resourceFolders)
    processNumber = 1000 * (number + 1)
  }

  var processID: Int { isRunning ? processNumber + launches : 0 }

  func launch(arguments: [String], environment: [String: String]) {
    terminate()
    self.arguments = [name] + arguments
    for (key, value) in environment {
      self.environment[key] = .some(getenv(key).map { String(cString: $0) })
      setenv(key, value, 1)
    }
    DeviceNetwork.shared.readConditions(ProcessInfo.processInfo.environment)
    launches += 1
    faults?.begin()
    DeviceServices.shared.launches.begin()
    // Each launch finds the files as they are then.
    resources = AppResources(folders: installed.resourceFolders)
    app.adopt(launchArguments: arguments)
    stage?.bringToFront(self)
    app.launch()
  }

  /// Lets code that runs without the app being launched find the app's texts and files.
  func lendResources() { AppResources.current = resources }

  func terminate() {
    guard isRunning else { return }
    suspension?.cancel()
    app.terminate()
    state = .notRunning
    restoreProcess()
    DeviceServices.shared.permissions.appDidEnd(bundleIdentifier)
    stage?.didEnd(self)
  }

  func activate() {
    if isRunning { stage?.bringToFront(self) }
  }

  func open(_ url: URL) {
    if isRunning {
      activate()
    } else {
      launch(arguments: [], environment: [:])
    }
    app.open(url)
  }

  var isSettled: Bool { app.isSettled }

  func snapshot() -> ElementTree {
    guard isRunning else { return .empty }
    let own = app.snapshot()
    let tree = faults?.shown(own) ?? own
    return stage?.isCovered(self) == true ? tree.covered() : tree
  }

  func scrollToVisible(elementID: Int) -> Bool { app.scrollToVisible(elementID: elementID) }

  func adjustPickerWheel(elementID: Int, to value: String) -> Bool {
    app.adjustPickerWheel(elementID: elementID, to: value)
  }

  /// Comes on the screen.
  func enterForeground() {
    suspension?.cancel()
    ProcessArguments.current = arguments
    AppResources.current = resources
    DeviceServices.shared.language.launch(arguments: arguments)
    ArgumentDomain.use(arguments)
    DeviceServices.shared.permissions.currentApp = bundleIdentifier
    DeviceServices.shared.notifications.foregroundApp = bundleIdentifier
    let wasRunning = isRunning
    state = .foreground
    guard wasRunning else {
      UIApplication.shared.applicationState = .active
      return
    }
    UIApplication.shared.change(to: .inactive, UIApplication.willEnterForegroundNotification)
    app.setPhase(.inactive)
    becomeActive()
  }

  /// Leaves the screen; a while later it is suspended.
  func enterBackground() {
    resignActive()
    state = .background
    app.setPhase(.background)
    UIApplication.shared.change(to: .background, UIApplication.didEnterBackgroundNotification)
    DeviceServices.shared.notifications.foregroundApp = nil
    suspension = VirtualTime.schedule(
      after: Self.timeInBackground, kind: .runner, label: "suspension of \(name)"
    ) { [weak self] in
      if self?.state == .background { self?.state = .suspended }
    }
  }

  /// Is covered by something of the system's.
  func resignActive() {
    app.setPhase(.inactive)
    UIApplication.shared.change(to: .inactive, UIApplication.willResignActiveNotification)
  }

  /// Is no longer covered.
  func becomeActive() {
    app.setPhase(.active)
    UIApplication.shared.change(to: .active, UIApplication.didBecomeActiveNotification)
  }

  /// Puts back what a launch has changed in the process, which tests share.
  private func restoreProcess() {
    ProcessArguments.current = ownArguments
    ArgumentDomain.use(ownArguments)
    for (key, value) in environment {
      if let value { setenv(key, value, 1) } else { unsetenv(key) }
    }
    environment = [:]
  }
}

/// The device as an app on it knows it.
@MainActor
protocol AppStage: AnyObject {
  /// Puts an app on the screen.
  func bringToFront(_ app: SimulatedAppDriver)

  /// Takes note that an app has ended.
  func didEnd(_ app: SimulatedAppDriver)

  /// Whether something is in front of an app, so that no touch reaches it.
  func isCovered(_ app: SimulatedAppDriver) -> Bool
}
