import XCTest

/// What a set-up or tear-down writes down, to be compared with the order of XCTest.
enum LifeCycleLog {
  nonisolated(unsafe) static var entries: [String] = []
}

/// The order of everything that runs around a test.
class LifeCycleTests: XCTestCase {
  override class func setUp() {
    super.setUp()
    LifeCycleLog.entries.append("class set-up")
  }

  override func setUp() async throws {
    try await super.setUp()
    LifeCycleLog.entries.append("asynchronous set-up")
  }

  override func setUpWithError() throws {
    try super.setUpWithError()
    LifeCycleLog.entries.append("throwing set-up")
  }

  override func setUp() {
    super.setUp()
    LifeCycleLog.entries.append("set-up")
  }

  override func tearDown() {
    LifeCycleLog.entries.append("tear-down")
    super.tearDown()
  }

  override func tearDownWithError() throws {
    LifeCycleLog.entries.append("throwing tear-down")
    try super.tearDownWithError()
  }

  override func tearDown() async throws {
    LifeCycleLog.entries.append("asynchronous tear-down")
    XCTAssertEqual(
      LifeCycleLog.entries.suffix(3), ["tear-down", "throwing tear-down", "asynchronous tear-down"])
    try await super.tearDown()
  }

  func testSetUpsComeInOrder() {
    XCTAssertEqual(
      LifeCycleLog.entries, ["class set-up", "asynchronous set-up", "throwing set-up", "set-up"])
  }

  func testTeardownBlocksComeFirstAndInReverse() {
    addTeardownBlock {
      XCTAssertEqual(LifeCycleLog.entries.last, "second block")
    }
    addTeardownBlock { LifeCycleLog.entries.append("second block") }
    addTeardownBlock { () async throws in
      XCTAssertFalse(LifeCycleLog.entries.contains("tear-down"))
    }
  }

  func testTheTestHasItsName() {
    XCTAssertEqual(name, "-[\(type(of: self)) testTheTestHasItsName]")
  }

  func testDefaults() {
    XCTAssertTrue(continueAfterFailure)
    XCTAssertEqual(executionTimeAllowance, 600)
    XCTAssertFalse(Self.runsForEachTargetApplicationUIConfiguration)
  }
}

/// A subclass inherits its parent's tests, and adds one.
final class InheritedLifeCycleTests: LifeCycleTests {
  override func setUp() {
    super.setUp()
    LifeCycleLog.entries.append("set-up of the subclass")
  }

  override func testSetUpsComeInOrder() {
    XCTAssertEqual(LifeCycleLog.entries.suffix(2), ["set-up", "set-up of the subclass"])
  }

  func testOfItsOwn() {
    XCTAssertTrue(self is LifeCycleTests)
  }
}

/// A generic base class; its subclasses say what it is about.
class ScreenTestCase<Screen: GalleryPage>: XCTestCase {
  let screen = Screen(app: XCUIApplication())

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    screen.open()
  }
}

/// A page that a generic test case opens.
protocol GalleryPage {
  init(app: XCUIApplication)
  func open()
  var landmark: XCUIElement { get }
}

/// The screen of controls, as a page.
struct ControlsPage: GalleryPage {
  let app: XCUIApplication

  func open() {
    app.launchArguments = ["-screen", "controls"]
    app.launch()
  }

  var landmark: XCUIElement { app.buttons["count"] }
}

/// A test of a generic base class.
final class GenericTests: ScreenTestCase<ControlsPage> {
  func testThePageIsOpen() {
    XCTAssertTrue(screen.landmark.exists)
  }
}

/// A test class of the main actor, with tests of both colours.
@MainActor
final class IsolatedTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() async throws {
    app.launchArguments = ["-screen", "launch"]
    app.launch()
  }

  func testSynchronous() {
    app.buttons["Count"].tap()
    XCTAssertEqual(app.readout("taps"), "1")
  }

  func testAsynchronous() async throws {
    try await Task.sleep(for: .seconds(1))
    XCTAssertTrue(app.buttons["Count"].exists)
  }

  nonisolated func testNonisolated() {
    XCTAssertTrue(continueAfterFailure)
  }
}
