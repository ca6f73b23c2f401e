import XCTest

final class NamedTabBar: BasePage {
  override var trait: XCUIElement { app.tabBars.firstMatch }

  func open<P: BasePage>(_ title: String, _ page: P.Type) -> P {
    let button = app.tabBars.buttons[title]
    XCTAssertTrue(button.waitForExistence(timeout: 3), "No tab \(title)")
    button.tap()
    return next(page)
  }
}

final class GermanTransferTests: KontorTestCase {
  func testRecipientHasAPlaceholder() {
    _ = launch(.german).unlock()
    let transfer = NamedTabBar(app).open("Transfer", TransferPage.self)
    XCTAssertEqual(transfer.recipient.placeholderValue, "Empfänger")
  }
}
