import XCTest

extension AccountsPage {
  func amount(of id: String) -> Double {
    let text = balance(id).label.replacingOccurrences(of: "€", with: "")
    return Double(text)!
  }
}

final class AmountTests: KontorTestCase {
  func testTransferLowersTheBalance() {
    let accounts = launch().unlock()
    let before = accounts.amount(of: "current")
    let after = SendMoney(amount: "100").run(from: accounts).amount(of: "current")
    XCTAssertEqual(before - after, 250, accuracy: 0.001)
  }
}
