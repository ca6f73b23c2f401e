import StoreKitTest
import XCTest

final class KioskUITests: XCTestCase {
  private let app = XCUIApplication()
  private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

  override func setUpWithError() throws { continueAfterFailure = false }

  private func text(_ identifier: String) -> String { app.staticTexts[identifier].label }

  private func wait(_ identifier: String, toSay text: String) {
    let said = NSPredicate(format: "label == %@", text)
    let expectation = XCTNSPredicateExpectation(
      predicate: said, object: app.staticTexts[identifier])
    XCTAssertEqual(
      XCTWaiter.wait(for: [expectation], timeout: 5), .completed,
      "\(app.staticTexts[identifier].label)")
  }

  private func confirm(_ label: String) {
    let button = springboard.buttons[label]
    XCTAssertTrue(button.waitForExistence(timeout: 5), springboard.debugDescription)
    button.tap()
  }

  func testCoinIsBoughtOnTheSystemsSheet() {
    app.launch()
    let coin = app.buttons["kiosk.coin"]
    XCTAssertTrue(coin.waitForExistence(timeout: 5))
    XCTAssertEqual(coin.label, "Coin $0.99")
    coin.tap()
    XCTAssertTrue(springboard.buttons["Purchase"].waitForExistence(timeout: 5))
    XCTAssertTrue(springboard.staticTexts["Coin"].exists)
    XCTAssertFalse(app.buttons["kiosk.coin"].isHittable)
    confirm("Purchase")
    XCTAssertTrue(springboard.alerts["You’re all set."].waitForExistence(timeout: 5))
    confirm("OK")
    wait("coins", toSay: "Coins: 1")
    XCTAssertEqual(text("owned"), "Owned: ")
    XCTAssertEqual(text("message"), "Last: bought kiosk.coin")
  }

  func testPersonMayCancel() {
    app.launch()
    XCTAssertTrue(app.buttons["kiosk.puzzles"].waitForExistence(timeout: 5))
    app.buttons["kiosk.puzzles"].tap()
    confirm("Cancel")
    wait("message", toSay: "Last: cancelled")
    XCTAssertEqual(text("owned"), "Owned: ")
  }

  func testWhatWasBoughtOutlivesTheApp() {
    app.launch()
    XCTAssertTrue(app.buttons["kiosk.puzzles"].waitForExistence(timeout: 5))
    app.buttons["kiosk.puzzles"].tap()
    confirm("Purchase")
    confirm("OK")
    wait("owned", toSay: "Owned: kiosk.puzzles")
    app.terminate()
    app.launch()
    wait("owned", toSay: "Owned: kiosk.puzzles")
    app.buttons["kiosk.puzzles"].tap()
    XCTAssertTrue(
      springboard.alerts["This In-App Purchase has already been bought."]
        .waitForExistence(timeout: 5))
    confirm("OK")
  }

  func testNobodyOwnsAnythingAtFirst() {
    app.launch()
    XCTAssertTrue(app.buttons["kiosk.coin"].waitForExistence(timeout: 5))
    XCTAssertEqual(text("owned"), "Owned: ")
    XCTAssertEqual(text("subscription"), "Subscription: none")
  }

  func testSubscriptionRenewsAndEnds() throws {
    let session = try SKTestSession(configurationFileNamed: "Kiosk")
    session.disableDialogs = true
    session.timeRate = .monthlyRenewalEveryThirtySeconds
    app.launch()
    XCTAssertTrue(app.buttons["kiosk.monthly"].waitForExistence(timeout: 5))
    app.buttons["kiosk.monthly"].tap()
    wait("subscription", toSay: "Subscription: Subscribed")
    XCTAssertEqual(session.allTransactions().count, 1)

    // The trial of a week, then two months.
    sleep(75)
    XCTAssertEqual(session.allTransactions().count, 4)
    let last = try XCTUnwrap(session.allTransactions().first)
    XCTAssertTrue(last.autoRenewingEnabled)
    XCTAssertNotEqual(last.identifier, last.originalTransactionIdentifier)

    try session.disableAutoRenewForTransaction(identifier: last.identifier)
    sleep(30)
    app.buttons["Restore"].tap()
    wait("subscription", toSay: "Subscription: Expired")
    XCTAssertEqual(text("owned"), "Owned: ")
  }

  func testOneWhoCannotPayKeepsItForAWhile() throws {
    let session = try SKTestSession(configurationFileNamed: "Kiosk.storekit")
    session.disableDialogs = true
    session.timeRate = .oneRenewalEveryTenSeconds
    session.shouldEnterBillingRetryOnRenewal = true
    session.billingGracePeriodIsEnabled = true
    app.launch()
    XCTAssertTrue(app.buttons["kiosk.yearly"].waitForExistence(timeout: 5))
    app.buttons["kiosk.yearly"].tap()
    wait("owned", toSay: "Owned: kiosk.yearly")
    sleep(12)
    app.buttons["Restore"].tap()
    wait("subscription", toSay: "Subscription: In Grace Period")
    XCTAssertEqual(text("owned"), "Owned: kiosk.yearly")
    sleep(10)
    app.buttons["Restore"].tap()
    wait("subscription", toSay: "Subscription: In Billing Retry Period")
    XCTAssertEqual(text("owned"), "Owned: ")
    let open = try XCTUnwrap(session.allTransactions().first)
    XCTAssertTrue(open.hasPurchaseIssue)
    try session.resolveIssueForTransaction(identifier: open.identifier)
    wait("owned", toSay: "Owned: kiosk.yearly")
  }

  func testAskToBuy() throws {
    let session = try SKTestSession(configurationFileNamed: "Kiosk")
    session.askToBuyEnabled = true
    app.launch()
    XCTAssertTrue(app.buttons["kiosk.puzzles"].waitForExistence(timeout: 5))
    app.buttons["kiosk.puzzles"].tap()
    confirm("Purchase")
    wait("message", toSay: "Last: pending")
    let waiting = try XCTUnwrap(session.allTransactions().first)
    XCTAssertTrue(waiting.pendingAskToBuyConfirmation)
    try session.approveAskToBuyTransaction(identifier: waiting.identifier)
    wait("owned", toSay: "Owned: kiosk.puzzles")
    session.clearTransactions()
    app.buttons["Restore"].tap()
    wait("owned", toSay: "Owned: ")
  }

  func testRefundTakesItBack() throws {
    let session = try SKTestSession(configurationFileNamed: "Kiosk")
    app.launch()
    XCTAssertTrue(app.buttons["Restore"].waitForExistence(timeout: 5))
    try session.buyProduct(productIdentifier: "kiosk.puzzles")
    wait("owned", toSay: "Owned: kiosk.puzzles")
    app.buttons["Account"].tap()
    app.buttons["Refund"].tap()
    confirm("Request Refund")
    XCTAssertTrue(app.staticTexts["Outcome: refunded"].waitForExistence(timeout: 5))
    app.navigationBars.buttons.firstMatch.tap()
    wait("owned", toSay: "Owned: ")
  }

  func testFailuresAndInterruptions() async throws {
    let session = try SKTestSession(configurationFileNamed: "Kiosk")
    session.disableDialogs = true
    try await session.setSimulatedError(.generic(.notEntitled), forAPI: .loadProducts)
    await app.launch()
    await wait("message", toSay: "Last: cannot load")
    session.resetToDefaultState()
    session.disableDialogs = true
    session.interruptedPurchasesEnabled = true
    await app.terminate()
    await app.launch()
    _ = await app.buttons["kiosk.puzzles"].waitForExistence(timeout: 5)
    await app.buttons["kiosk.puzzles"].tap()
    await wait("message", toSay: "Last: failed")
    session.interruptedPurchasesEnabled = false
    let open = try XCTUnwrap(session.allTransactions().first)
    try session.resolveIssueForTransaction(identifier: open.identifier)
    await wait("owned", toSay: "Owned: kiosk.puzzles")
  }

  func testOtherCountriesPayOtherwise() throws {
    let session = try SKTestSession(configurationFileNamed: "Kiosk")
    session.storefront = "DEU"
    session.locale = Locale(identifier: "de_DE")
    app.launch()
    XCTAssertTrue(app.buttons["kiosk.coin"].waitForExistence(timeout: 5))
    XCTAssertEqual(app.buttons["kiosk.coin"].label, "Münze 0,99\u{a0}€")
  }

  func testStoreView() {
    app.launch()
    app.buttons["Store"].tap()
    let price = app.buttons["$0.99"]
    XCTAssertTrue(price.waitForExistence(timeout: 5))
    XCTAssertTrue(app.staticTexts["Puzzles"].exists)
    XCTAssertTrue(app.buttons["Restore Missing Purchases"].exists)
    app.buttons["$4.99"].tap()
    XCTAssertTrue(app.staticTexts["Started: kiosk.puzzles"].waitForExistence(timeout: 5))
    confirm("Purchase")
    confirm("OK")
    XCTAssertTrue(app.staticTexts["Completed: kiosk.puzzles"].waitForExistence(timeout: 5))
    XCTAssertTrue(app.buttons["Purchased"].waitForExistence(timeout: 5))
    XCTAssertFalse(app.buttons["$4.99"].exists)
  }

  func testSubscriptionStoreView() {
    app.launch()
    app.buttons["Plans"].tap()
    XCTAssertTrue(app.staticTexts["Read more"].waitForExistence(timeout: 5))
    XCTAssertTrue(app.staticTexts["State: not subscribed"].waitForExistence(timeout: 5))
    let monthly = app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Monthly'")).firstMatch
    let yearly = app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Yearly'")).firstMatch
    XCTAssertTrue(yearly.isSelected)
    monthly.tap()
    XCTAssertTrue(monthly.isSelected)
    app.buttons["Try It Free"].tap()
    XCTAssertTrue(springboard.buttons["Subscribe"].waitForExistence(timeout: 5))
    XCTAssertTrue(springboard.staticTexts["1 week free"].exists)
    confirm("Subscribe")
    confirm("OK")
    XCTAssertTrue(app.staticTexts["State: subscribed"].waitForExistence(timeout: 5))
    app.buttons["Terms of Service"].tap()
    XCTAssertTrue(app.staticTexts["Do as you like"].waitForExistence(timeout: 5))
  }

  func testManageSubscriptions() throws {
    let session = try SKTestSession(configurationFileNamed: "Kiosk")
    try session.buyProduct(productIdentifier: "kiosk.yearly")
    app.launch()
    app.buttons["Account"].tap()
    app.buttons["Manage"].tap()
    confirm("Cancel Subscription")
    XCTAssertTrue(springboard.buttons["Renew Subscription"].waitForExistence(timeout: 5))
    confirm("Done")
    let transaction = try XCTUnwrap(session.allTransactions().first)
    XCTAssertFalse(transaction.autoRenewingEnabled)
  }

  func testChoiceInASheetMayBeClosed() {
    app.launch()
    app.buttons["Plans"].tap()
    XCTAssertTrue(app.staticTexts["Read more"].waitForExistence(timeout: 5))
    XCTAssertFalse(app.buttons["Close"].exists)
    app.navigationBars.buttons.firstMatch.tap()
    app.buttons["Account"].tap()
    app.buttons["Choose"].tap()
    XCTAssertTrue(app.staticTexts["The Daily"].waitForExistence(timeout: 5))
    XCTAssertTrue(app.buttons["Yearly, $29.99/year"].exists)
    app.buttons["Close"].tap()
    XCTAssertTrue(app.buttons["Choose"].isHittable)
    XCTAssertFalse(app.staticTexts["The Daily"].exists)
  }

  func testCodeIsRedeemed() throws {
    let session = try SKTestSession(configurationFileNamed: "Kiosk")
    app.launch()
    app.buttons["Account"].tap()
    app.buttons["Redeem"].tap()
    confirm("Spring")
    XCTAssertTrue(app.staticTexts["Outcome: redeemed"].waitForExistence(timeout: 5))
    app.navigationBars.buttons.firstMatch.tap()
    wait("owned", toSay: "Owned: kiosk.monthly")
    XCTAssertEqual(session.allTransactions().map(\.productIdentifier), ["kiosk.monthly"])
  }

  func testOlderInterface() {
    app.launch()
    app.buttons["Older"].tap()
    XCTAssertTrue(app.staticTexts["unknown: nothing"].waitForExistence(timeout: 5))
    app.buttons["Buy Coin for $0.99"].tap()
    confirm("Purchase")
    confirm("OK")
    XCTAssertTrue(app.staticTexts["purchased kiosk.coin"].waitForExistence(timeout: 5))
    app.buttons["Buy Puzzles for $4.99"].tap()
    confirm("Cancel")
    XCTAssertTrue(app.staticTexts["cancelled"].waitForExistence(timeout: 5))
    app.buttons["Restore"].tap()
    XCTAssertTrue(app.staticTexts["all restored"].waitForExistence(timeout: 5))
  }
}
