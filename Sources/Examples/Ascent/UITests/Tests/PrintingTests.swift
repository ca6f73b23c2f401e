import PageObjects
import XCTest

final class PrintingTests: AscentTestCase {
  func testAddingALabelOpensTheBasketFromTheToast() {
    guard let product = home.searchBar.searchForSingleItem("7120568") else { return }
    guard let sheet = product.openPrinting() else { return }

    let transition = sheet.addLabelAndOpenBasket()

    guard let basket = transition.view else { return }
    XCTAssertEqual(transition.toastInfo?.message, "Label of Trail Boots Mid added")
    XCTAssertEqual(transition.toastInfo?.hasAction, true)
    XCTAssertEqual(basket.labelCount, 1)
    guard nil != basket.backToTools() else { return }
  }

  func testPrintingEmptiesTheBasketAndSaysSo() {
    guard let sheet = openPrinting("4410020") else { return }
    guard let product = sheet.chooseCopies(3).addLabel().view else { return }
    guard let basket = product.footerBar.selectTools()?.openBasket() else { return }

    let transition = basket.printAll()

    XCTAssertEqual(
      transition.toastInfo,
      ToastInfo(message: "3 labels printed", identifier: "toast", hasAction: false))
    guard let tools = transition.view else { return }
    XCTAssertEqual(ToolsScreen.Element.count.locator(tools.APP).label, "0")
  }

  func testCancellingAddsNothing() {
    guard let product = openPrinting("9003301")?.chooseCopies(2).backToOrigin() else { return }
    guard let tools = product.footerBar.selectTools() else { return }
    XCTAssertEqual(ToolsScreen.Element.count.locator(tools.APP).label, "0")
  }

  private func openPrinting(_ sku: String) -> PrintingSheet<ProductScreen<HomeScreen>>? {
    home.searchBar.searchForSingleItem(sku)?.openPrinting()
  }
}
