import XCTest

final class TransferTests: KontorTestCase {
  func testSendingMoney() {
    let accounts = SendMoney().run(from: launch().unlock())
    XCTAssertEqual(accounts.balance("current").label, "€12,230.55")
  }

  func testWrongPasscode() {
    let lock = launch()
    lock.type("0000")
    XCTAssertTrue(lock.wrongText.waitForExistence(timeout: 2))
    XCTAssertEqual(lock.wrongText.label, "That passcode is not right.")
  }

  func testFaceIDUnlocks() {
    let settings = launch(.german, faceID: true).useFaceID().goToSettings()
    XCTAssertTrue(app.navigationBars["Einstellungen"].exists)
    settings.goToAccounts()
      .waitForPage()
  }
}
