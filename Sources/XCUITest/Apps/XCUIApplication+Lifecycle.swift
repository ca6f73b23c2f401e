import Foundation
import SessionProtocol
import VirtualTime

extension XCUIApplication {
  private var identity: ApplicationIdentity { reference.app }

  func launchApplication() {
    guard let session = TestSession.current, let driver = installed("launch", in: session)
    else { return }
    session.logged(Wording.opening(driver.bundleIdentifier)) { start(driver, in: session) }
  }

  func activateApplication() {
    guard let session = TestSession.current, let driver = installed("activate", in: session)
    else { return }
    session.logged(Wording.activating(driver.bundleIdentifier)) {
      guard driver.isRunning else { return start(driver, in: session) }
      session.report(
        .application(ApplicationChange(change: .activated, name: driver.name)), isStop: true)
      driver.activate()
      session.waitForIdle(driver)
    }
  }

  func terminateApplication() {
    guard let session = TestSession.current, let driver = installed("terminate", in: session)
    else { return }
    session.log(Wording.terminating(driver.bundleIdentifier, processID: driver.processID))
    session.report(
      .application(ApplicationChange(change: .terminated, name: driver.name)), isStop: true)
    driver.terminate()
  }

  func openInApplication(_ url: URL) {
    guard let session = TestSession.current, let driver = installed("open", in: session)
    else { return }
    session.logged(Wording.opening(url: url.absoluteString, with: driver.bundleIdentifier)) {
      if !driver.isRunning {
        start(driver, in: session)
      } else if driver.state != .foreground {
        driver.activate()
      }
      session.spend(TestSession.Pace.touch)
      driver.open(url)
      session.waitForIdle(driver)
    }
  }

  var applicationState: State {
    guard let session = TestSession.current, let driver = session.application(identity) else {
      return .unknown
    }
    return State(rawValue: driver.state.rawValue) ?? .unknown
  }

  func waitForApplication(toBe state: State, timeout: TimeInterval) -> Bool {
    guard let session = TestSession.current else { return false }
    let name = session.application(identity)?.name ?? session.bundleIdentifier(of: identity)
    return session.wait(for: .application(name: name, state: "\(state)"), limit: timeout) {
      let current = self.applicationState
      return (current == state ? nil : "the app is \(current)", nil)
    }
  }

  func resetAuthorization(of resource: XCUIProtectedResource) {
    guard let session = TestSession.current else { return }
    let identifier = session.bundleIdentifier(of: identity)
    session.log(Wording.authorizationReset(of: "\(resource)", for: identifier))
    session.device.resetAuthorization(of: resource, bundleIdentifier: identifier)
  }

  /// Remembers what is set for an app that runs already, which does not learn of it.
  func noteLaunchSettings(_ names: [String]) {
    guard let session = TestSession.current, session.application(identity)?.isRunning == true else {
      return
    }
    session.lateLaunchSettings += names
  }

  /// Launches the app, within whatever line of the log is open.
  private func start(_ driver: any ApplicationDriver, in session: TestSession) {
    session.logged(Wording.launching(driver.bundleIdentifier)) {
      if driver.isRunning {
        session.log(Wording.terminating(driver.bundleIdentifier, processID: driver.processID))
      }
      session.report(
        .application(
          ApplicationChange(
            change: .launched, name: driver.name, arguments: launchArguments,
            environment: launchEnvironment.isEmpty
              ? nil : launchEnvironment.map { "\($0)=\($1)" }.sorted())),
        isStop: true)
      session.lateLaunchSettings = []
      if driver === session.driver {
        session.latestLaunch = HandLaunch(
          arguments: launchArguments, environment: launchEnvironment)
      }
      let began = VirtualTime.now
      driver.launch(arguments: launchArguments, environment: launchEnvironment)
      session.log(Wording.automationSetUp)
      session.spend(TestSession.Pace.launch)
      session.waitForIdle(driver)
      session.launches.add(VirtualTime.now - began)
    }
  }

  /// The app if it is installed; if not, the test ends with a sentence that says what is.
  private func installed(
    _ verb: String, in session: TestSession
  ) -> (any ApplicationDriver)? {
    if case .file = identity {
      session.failUnsupported(member: "XCUIApplication.init(url:)", platform: "macOS")
      return nil
    }
    if let driver = session.application(identity) { return driver }
    let list = session.device.installedBundleIdentifiers.joined(separator: ", ")
    let message = Wording.cannot(
      verb, session.bundleIdentifier(of: identity),
      because: "no such app is installed on the simulated device. Installed are: \(list).")
    let reason = FailureReason.acting(obstacle: .unsuitable)
    if verb == "launch" {
      session.failForGood(message, reason)
    } else {
      session.fail(message, reason)
    }
    return nil
  }
}
