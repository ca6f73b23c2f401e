import XCTest

final class PortTests: FerryUITestCase {
  func testFindingAPort() {
    sailings.open("Ports")
    let ports = PortsScreen(app: app).search("do")
    XCTAssertTrue(ports.port("Oslo").waitForNonExistence(timeout: 3))
    XCTAssertTrue(ports.port("Dublin").exists)
  }
}

final class SeasonPassTests: FerryUITestCase {
  func testOrderingAPass() {
    sailings.open("Season pass")
    let pass = SeasonPassScreen(app: app).order(for: "Maren")
    XCTAssertTrue(pass.ordered.waitForExistence(timeout: 3))
    XCTAssertEqual(pass.ordered.label, "Ordered for Maren")
  }
}

final class GiftCardTests: FerryUITestCase {
  func testAnUnknownCode() {
    sailings.open("Gift card")
    let card = GiftCardScreen(app: app).redeem("WELCOME")
    XCTAssertTrue(app.alerts["Unknown code"].waitForExistence(timeout: 3))
    XCTAssertFalse(card.answer.exists)
  }
}
