import PageObjects
import XCTest

final class ProductScreen: StackedView<HomeScreen> {
  private var printing: XCUIElement { APP.buttons["product.printing"] }
  private var toolsTab: XCUIElement { APP.tabBars.buttons["Tools"] }

  override func checkViewCriteria() -> String? {
    printing.isHittable ? nil : "printing options cannot be tapped"
  }

  func openPrinting() -> PrintingSheet? {
    openView(PrintingSheet.self, byTapping: printing)
  }

  func selectTools() -> ToolsScreen? {
    openView(ToolsScreen.self, byTapping: toolsTab, fixed: true)
  }
}
