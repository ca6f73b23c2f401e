import XCTest

final class BalanceTests: KontorTestCase {
  func testBalanceInGerman() {
    let accounts = launch(.german).unlock()
    XCTAssertEqual(accounts.balance("savings").label, "30.500,00 €")
  }
}
