import XCTest

private extension FormScreen {
  func rename(to name: String) -> StockScreen {
    nameField.tap()
    nameField.typeText(name)
    return save()
  }
}

final class RenameTests: StockroomTestCase {
  func testRenamedItemIsListed() {
    _ = stock.waitUntilLoaded().edit("oatmilk").rename(to: "Almond milk")

    XCTAssertEqual(stock.item("oatmilk").label, "Almond milk, 8 l")
  }
}
