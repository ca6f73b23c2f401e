import ElementModel
import Foundation
import SessionProtocol
import Testing
import VirtualTime

@testable import XCUITest

@MainActor
@Suite(.serialized) struct XCUIApplicationTests {
  @Test func launchingIsLoggedAsXcodeDoes() {
    let device = FakeDevice()
    device.app.state = .notRunning
    let recording = Recording.run(on: device) {
      let app = XCUIApplication()
      app.launchArguments = ["-a"]
      app.launch()
      app.terminate()
    }
    #expect(
      recording.log == [
        "Open com.example.Fake",
        "    Launch com.example.Fake",
        "        Setting up automation session",
        "        Wait for com.example.Fake to idle",
        "Terminate com.example.Fake:70877",
      ])
    #expect(device.app.requests == [#"launch ["-a"]"#])
  }

  @Test func aRunningAppIsTerminatedBeforeALaunch() {
    let recording = Recording.run(on: FakeDevice()) { XCUIApplication().launch() }
    #expect(recording.log[2] == "        Terminate com.example.Fake:70877")
  }

  @Test func everyStateIsTold() {
    let device = FakeDevice()
    _ = Recording.run(on: device) {
      let app = XCUIApplication()
      let states: [(ApplicationState, XCUIApplication.State)] = [
        (.notRunning, .notRunning), (.suspended, .runningBackgroundSuspended),
        (.background, .runningBackground), (.foreground, .runningForeground),
      ]
      for (state, expected) in states {
        device.app.state = state
        #expect(app.state == expected)
      }
      #expect(XCUIApplication(bundleIdentifier: "com.example.none").state == .unknown)
    }
  }

  @Test func activatingLaunchesWithTheLastArgumentsOrBringsToTheFront() {
    let device = FakeDevice()
    device.app.state = .notRunning
    let recording = Recording.run(on: device) {
      let app = XCUIApplication()
      app.launchArguments = ["-b"]
      app.activate()
      device.app.state = .background
      app.activate()
      #expect(app.wait(for: .runningForeground, timeout: 2))
    }
    #expect(device.app.requests == [#"launch ["-b"]"#, "activate"])
    #expect(recording.log.contains("    Launch com.example.Fake"))
  }

  @Test func otherAppsAreReachedByTheirIdentifier() {
    let device = FakeDevice()
    device.other.tree = FakeDevice.tree(
      [Element(id: 5, type: .button, label: "Route", hitPoint: CGPoint(x: 1, y: 2))], in: "Maps")
    let recording = Recording.run(on: device) {
      let maps = XCUIApplication(bundleIdentifier: "com.example.Maps")
      maps.launch()
      maps.buttons["Route"].tap()
      #expect(XCUIApplication().buttons["Route"].exists == false)
      #expect(XCUIApplication(bundleIdentifier: "com.example.Fake").exists)
    }
    #expect(recording.failures.isEmpty)
    #expect(recording.log.contains("    Wait for com.example.Maps to idle"))
    #expect(recording.log.last == "Checking existence of `Application 'com.example.Fake'`")
  }

  @Test func anAppThatIsNotInstalledCannotBeActivated() {
    let recording = Recording.run(on: FakeDevice()) {
      XCUIApplication(bundleIdentifier: "com.example.none").activate()
    }
    #expect(
      recording.failures == [
        """
        Failed to activate com.example.none: no such app is installed on the simulated device. \
        Installed are: com.example.Fake, com.apple.springboard.
        """
      ])
  }

  @Test func usingAnAppThatDoesNotRunFails() {
    let device = FakeDevice()
    device.app.state = .notRunning
    let recording = Recording.run(on: device) {
      XCUIApplication().buttons["Go"].tap()
      _ = XCUIApplication().buttons["Go"].label
      #expect(XCUIApplication().exists == false)
    }
    let reason =
      "Application is not running, unable to get Accessibility data. Did you call -launch?"
    #expect(
      recording.failures == [
        #"Failed to tap "Go" Button: \#(reason)"#, "Failed to get matching snapshot: \(reason)",
      ])
  }

  @Test func linksGoToTheAppAndAuthorizationIsReset() {
    let device = FakeDevice()
    _ = Recording.run(on: device) {
      XCUIApplication().open(URL(fileURLWithPath: "/a"))
      XCUIApplication().resetAuthorizationStatus(for: .camera)
    }
    #expect(device.app.requests == ["open file:///a"])
    #expect(device.inputs == ["reset camera com.example.Fake"])
  }

  @Test func onlyMacOSHasAppsByTheirPlace() {
    let recording = Recording.run(on: FakeDevice()) {
      XCUIApplication(url: URL(fileURLWithPath: "/a")).activate()
    }
    #expect(
      recording.failures == [
        """
        XCUIApplication.init(url:) exists only on macOS; the simulated device is an iPhone or iPad.
        """
      ])
  }
}
