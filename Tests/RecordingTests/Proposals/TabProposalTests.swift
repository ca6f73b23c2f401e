import ElementModel
import Foundation
import SessionProtocol
import Testing

@testable import Recording

/// What pages are given where a tab was chosen.
struct TabProposalTests {
  /// A screen with a text and a bar of one tab below it.
  private func screen(_ text: Element) -> ElementTree {
    var builder = ElementTree.Builder()
    let frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    builder.open(Element(id: 100, type: .application, frame: frame))
    var (text, bar) = (text, Element(id: 101, type: .tabBar))
    var tab = Element(id: 102, type: .button, identifier: "wrench", label: "Tools")
    (text.frame, bar.frame) = (
      CGRect(x: 0, y: 100, width: 400, height: 40), CGRect(x: 0, y: 750, width: 400, height: 50)
    )
    tab.frame = bar.frame
    text.hitPoint = CGPoint(x: 200, y: 120)
    tab.hitPoint = CGPoint(x: 200, y: 775)
    builder.open(text)
    builder.close()
    builder.open(bar)
    builder.open(tab)
    for _ in 0..<3 { builder.close() }
    return builder.tree
  }

  @Test func aPageThatChoosesATabIsNotTheBar() {
    let product = screen(Element(id: 1, type: .staticText, identifier: "product.price"))
    let basket = screen(Element(id: 2, type: .staticText, identifier: "basket.total"))
    let suite = Suite(
      """
      struct BasketPage {
        let app: XCUIApplication
        var total: XCUIElement { app.staticTexts["basket.total"] }
        var printButton: XCUIElement { app.buttons["basket.print"] }
        var toolsTab: XCUIElement { app.tabBars.buttons["Tools"] }

        func reload() -> Self { toolsTab.tap(); return self }
      }
      struct ProductPage {
        let app: XCUIApplication
        var price: XCUIElement { app.staticTexts["product.price"] }
      }
      """)
    let (_, calls) = suite.proposal([
      Suite.step(.tap, 1, product), Suite.step(.tap, 102, product, basket),
    ])
    #expect(calls == ["ProductPage.tapPrice()", "ProductPage.tapToolsButton()"])
  }
}
