import StoreKit
import StoreKitTest
import XCTest

@testable import Kiosk

/// The app's model alone, without its screens.
@MainActor
final class ShopTests: XCTestCase {
  private var session: SKTestSession!

  override func setUp() async throws {
    session = try SKTestSession(configurationFileNamed: "Kiosk")
    session.resetToDefaultState()
    session.clearTransactions()
    session.disableDialogs = true
  }

  func testShopDeliversWhatWasBought() async throws {
    let shop = Shop()
    await shop.load()
    XCTAssertEqual(shop.products.count, 5)
    let coin = try XCTUnwrap(shop.products.first { $0.id == "kiosk.coin" })
    await shop.buy(coin)
    XCTAssertEqual(shop.coins, 1)
    XCTAssertTrue(shop.owned.isEmpty)
    for await _ in Transaction.unfinished { XCTFail("all are finished") }
  }

  func testPurchasesOutsideOfTheAppArrive() async throws {
    let shop = Shop()
    let transaction = try await session.buyProduct(
      identifier: "kiosk.monthly",
      options: [.purchaseDate(Date().addingTimeInterval(-86_400 * 40))])
    XCTAssertEqual(transaction.offer?.type, .introductory)
    try await Task.sleep(for: .seconds(1))
    XCTAssertEqual(shop.owned, ["kiosk.monthly"])
    // A free week and a month have passed since.
    let statuses = try await Product.SubscriptionInfo.status(for: "20A1")
    let status = try XCTUnwrap(statuses.first)
    XCTAssertEqual(status.state, .subscribed)
    XCTAssertEqual(try status.transaction.payloadValue.reason, .renewal)
    XCTAssertEqual(try status.renewalInfo.payloadValue.renewalPrice, Decimal(string: "2.99"))
    let isEligible = await Product.SubscriptionInfo.isEligibleForIntroOffer(for: "20A1")
    XCTAssertFalse(isEligible)
  }
}
