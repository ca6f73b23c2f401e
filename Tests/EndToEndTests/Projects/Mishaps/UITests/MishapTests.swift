import XCTest

/// One mishap a test, in the order of their numbers; the last one goes well.
final class MishapTests: XCTestCase {
  private struct Mishap: Error {}

  private let app = XCUIApplication()
  private lazy var page = MishapsPage(app: app)

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func test01ForceUnwrapsNilInPage() {
    XCTAssertEqual(page.numberInTitle(), 1)
  }

  func test02LoopsForEver() {
    while true {}
  }

  func test03LoopsForEverAskingTheApp() {
    page.waitForMissingButton()
  }

  func test04AppPrintsAMegabyte() {
    page.press("Print a megabyte")
    XCTAssertTrue(page.title.exists)
  }

  func test05AppExits() {
    page.press("Exit")
    XCTAssertTrue(page.title.exists)
  }

  func test06AppTraps() {
    page.press("Trap")
    XCTAssertTrue(page.title.exists)
  }

  func test07RecursesWithoutEnd() {
    XCTAssertEqual(page.scrolls(before: 0), 0)
  }

  func test08ThrowsAnError() throws {
    throw Mishap()
  }

  func test09TapsMissingElementAndContinues() {
    continueAfterFailure = true
    page.missingButton.tap()
    XCTFail("reached after the tap")
  }

  func test10TapsMissingElementAndStops() {
    page.missingButton.tap()
    XCTFail("not reached after the tap")
  }

  func test11TypesWithoutFocus() {
    page.field.typeText("nobody listens")
  }

  func test12TapsOneOfTwoMatches() {
    page.twin.tap()
  }

  func test13WaitsTooShortly() {
    page.press("Show something late")
    XCTAssertTrue(page.lateText.waitForExistence(timeout: 5), "still not there")
  }

  func test14Sleeps() {
    Thread.sleep(forTimeInterval: 20)
    sleep(20)
    XCTAssertTrue(page.title.exists)
  }

  func test15QuotesHostileText() {
    XCTAssertEqual(page.hostileText.label, "harmless", page.hostileText.label)
  }

  func test16SleepsInAsynchronousTest() async {
    await page.press("Show something late")
    sleep(20)
    let isShown = await page.lateText.exists
    XCTAssertTrue(isShown)
  }

  func test17WaitsForEver() {
    page.press("Show something late")
    XCTAssertTrue(page.lateText.waitForExistence(timeout: .infinity))
    XCTAssertFalse(page.missingButton.waitForExistence(timeout: 1e300))
  }

  func test18NeverResumes() async {
    await page.press("Tick for ever")
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }

  func test19FailsAndVanishes() {
    continueAfterFailure = true
    XCTFail("the last words")
    _exit(7)
  }

  func test99StillRuns() {
    XCTAssertTrue(page.title.exists)
    XCTAssertEqual(page.title.label, "Mishaps")
  }
}
