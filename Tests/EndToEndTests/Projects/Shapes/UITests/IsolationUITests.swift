import XCTest

/// Set-up and tear-down on the main actor, each by itself, as Xcode allows for Apple's class.
class IsolationUITests: XCTestCase {
  @MainActor private var app = XCUIApplication()

  @MainActor override func setUp() { prepare() }

  @MainActor override func setUpWithError() throws { try super.setUpWithError() }

  @MainActor override func tearDownWithError() throws { app.terminate() }

  @MainActor override func tearDown() { super.tearDown() }

  @MainActor fileprivate func prepare() {
    continueAfterFailure = false
    app.launch()
  }

  @MainActor func testTheAppIsThere() { XCTAssertTrue(app.buttons["Editing"].exists) }
}

/// Without a word, as the class that it follows.
final class InheritedIsolationUITests: IsolationUITests {
  override func setUp() {
    super.setUp()
    prepare()
  }
}

/// On no actor, in a class that is on one.
@MainActor final class NonisolatedUITests: XCTestCase {
  private var app: XCUIApplication?

  nonisolated override func setUp() {
    super.setUp()
    MainActor.assumeIsolated { app?.launch() }
  }

  override func setUp() async throws {
    try await super.setUp()
    app = XCUIApplication()
  }

  func testTheAppIsThere() throws { XCTAssertTrue(try XCTUnwrap(app).buttons["Editing"].exists) }
}
