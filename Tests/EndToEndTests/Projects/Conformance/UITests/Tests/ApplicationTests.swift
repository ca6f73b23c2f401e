import XCTest

/// Launching, ending, and what an app is doing.
final class ApplicationTests: GalleryTestCase {
  override class var screen: String? { "launch" }

  func testArgumentsAndEnvironmentReachTheApp() {
    app.launchArguments += ["-language", "日本語"]
    app.launchEnvironment["GALLERY_USER"] = "花子"
    XCTAssertEqual(app.readout("language"), "none", "they are for the next launch")
    app.launch()
    XCTAssertEqual(app.readout("language"), "日本語")
    XCTAssertEqual(app.readout("user"), "花子")
    XCTAssertEqual(app.launchArguments, ["-screen", "launch", "-language", "日本語"])
    XCTAssertEqual(app.launchEnvironment, ["GALLERY_USER": "花子"])
  }

  func testTheAppWritesNumbersInTheLanguageOfItsLaunch() {
    XCTAssertEqual(app.readout("amount"), "1,234.5")
    app.launchArguments += ["-AppleLanguages", "(de)", "-AppleLocale", "de_DE"]
    app.launch()
    XCTAssertEqual(app.readout("amount"), "1.234,5")
    XCTAssertEqual(1234.5.formatted(), "1,234.5", "the test's process has the device's language")
    XCTAssertEqual(Locale.current.identifier, "en_US")
  }

  func testLaunchingStartsAfresh() {
    app.buttons["Count"].tap()
    XCTAssertEqual(app.readout("taps"), "1")
    app.launch()
    XCTAssertEqual(app.readout("taps"), "0")
  }

  func testStates() {
    XCTAssertEqual(app.state, .runningForeground)
    app.terminate()
    XCTAssertEqual(app.state, .notRunning)
    XCTAssertFalse(app.exists)
    app.launch()
    XCTAssertEqual(app.state, .runningForeground)
    XCUIDevice.shared.press(.home)
    XCTAssertTrue(app.wait(for: .runningBackground, timeout: 5))
    app.activate()
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5))
    let numbers: [XCUIApplication.State] = [
      .unknown, .notRunning, .runningBackgroundSuspended, .runningBackground, .runningForeground,
    ]
    XCTAssertEqual(numbers.map(\.rawValue), [0, 1, 2, 3, 4])
  }

  func testActivatingKeepsWhatTheAppWasDoing() {
    app.buttons["Count"].tap()
    XCUIDevice.shared.press(.home)
    app.activate()
    XCTAssertEqual(app.readout("taps"), "1")
  }

  func testActivatingLaunchesAnAppThatDoesNotRun() {
    app.terminate()
    app.activate()
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertEqual(app.readout("taps"), "0")
  }

  func testWaitingForAState() {
    XCTAssertFalse(app.wait(for: .notRunning, timeout: 2))
    app.terminate()
    XCTAssertTrue(app.wait(for: .notRunning, timeout: 2))
  }

  func testOpeningALink() throws {
    open("links")
    app.open(try XCTUnwrap(URL(string: "gallery://shelf/3")))
    XCTAssertEqual(app.readout("opened"), "gallery://shelf/3")
  }

  func testTheTargetApplicationHasManyNames() {
    let same = XCUIApplication()
    let named = XCUIApplication(bundleIdentifier: "org.example.Gallery")
    XCTAssertEqual(same.state, .runningForeground)
    XCTAssertEqual(named.state, .runningForeground)
    XCTAssertEqual(named.staticTexts["taps"].label, "0")
    named.terminate()
    XCTAssertEqual(app.state, .notRunning)
  }

  func testASecondAppRunsBesideTheFirst() {
    let frames = XCUIApplication(bundleIdentifier: "org.example.Frames")
    app.buttons["Count"].tap()
    frames.launch()
    XCTAssertTrue(app.wait(for: .runningBackground, timeout: 3))
    XCTAssertEqual(frames.state, .runningForeground)
    frames.buttons["Add frame"].tap()
    app.activate()
    XCTAssertEqual(app.readout("taps"), "1")
    frames.activate()
    XCTAssertEqual(frames.staticTexts["frames"].label, "Frames: 1")
    frames.buttons["Open gallery"].tap()
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 3))
  }

  func testAnAppInTheBackgroundIsSuspendedAfterAWhile() {
    XCUIDevice.shared.press(.home)
    XCTAssertTrue(app.wait(for: .runningBackgroundSuspended, timeout: 10))
  }

  func testAnAppOfTheSystemIsAnotherOne() {
    let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    XCTAssertFalse(springboard.staticTexts["taps"].exists)
    XCTAssertNotEqual(springboard, app)
  }

  func testScenePhases() {
    open("phases")
    XCUIDevice.shared.press(.home)
    app.activate()
    XCTAssertEqual(app.readout("phases"), "inactive background inactive active")
  }

  func testTheContentsLeadToEveryScreen() {
    app.launchArguments = []
    app.launch()
    XCTAssertTrue(app.navigationBars["Gallery"].exists)
    app.buttons["Controls"].tap()
    XCTAssertTrue(app.navigationBars["Controls"].waitForExistence(timeout: 2))
    XCTAssertTrue(app.buttons["count"].exists)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    XCTAssertTrue(app.navigationBars["Gallery"].waitForExistence(timeout: 2))
  }

  func testIdentifiersOfWindowButtons() {
    let names = [
      XCUIIdentifierCloseWindow, XCUIIdentifierMinimizeWindow, XCUIIdentifierZoomWindow,
      XCUIIdentifierFullScreenWindow,
    ]
    XCTAssertEqual(Set(names).count, 4)
    XCTAssertFalse(app.buttons[XCUIIdentifierCloseWindow].exists)
    XCTAssertEqual(XCUI_UI_TESTING_AVAILABLE, 1)
  }
}
