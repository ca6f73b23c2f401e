import XCTest

final class FaceIDTests: KontorTestCase {
  func testFaceIDLeadsToTheAccounts() {
    let lock = launch()
    app.launchEnvironment["KONTOR_BIOMETRY"] = "faceid"
    XCTAssertTrue(lock.faceIDButton.waitForExistence(timeout: 3), "Face ID is not offered")
    let accounts = lock.useFaceID()
    XCTAssertTrue(accounts.balance("current").exists)
  }
}
