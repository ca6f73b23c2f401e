import PageObjects
import XCTest

/// The sheet that asks how many labels are wanted.
final class PrintingSheet<Origin: BaseView>: StackedView<Origin> {
  enum Element: String, ElementLocator {
    case sheet = "printing"
    case copies = "printing.copies"
    case count = "printing.count"
    case add = "printing.add"
    case cancel = "printing.cancel"

    func locator(_ root: XCUIElement) -> XCUIElement {
      switch self {
      case .sheet: return root.otherElements[rawValue]
      case .copies: return root.steppers[rawValue]
      case .count: return root.staticTexts[rawValue]
      case .add, .cancel: return root.buttons[rawValue]
      }
    }
  }

  private var sheet: XCUIElement { Element.sheet.locator(APP) }

  override var backControl: XCUIElement { Element.cancel.locator(sheet) }

  override func checkViewCriteria() -> String? {
    Element.sheet.unmet(in: APP) ?? Element.add.unmet(\.isEnabled, in: sheet)
  }

  /// `nil` leaves the number as it is.
  func chooseCopies(_ copies: Int?) -> Self {
    guard let copies else { return self }
    for _ in 1..<copies {
      Element.copies.locator(sheet).buttons.element(boundBy: 1).tap()
    }
    XCTAssertEqual(Element.count.locator(sheet).label, "\(copies)", "Number of copies mismatch")
    return self
  }

  func addLabel() -> TransitionWithToast<Origin> {
    returnToOriginWithToast(byTapping: Element.add.locator(sheet), fixed: true)
  }

  /// The toast leads to the basket, and the basket to the tools: back is not where we came from.
  func addLabelAndOpenBasket() -> TransitionWithToast<PrintBasketScreen> {
    openViewWithToastAction(
      PrintBasketScreen.self, originType: ToolsScreen.self,
      byTapping: Element.add.locator(sheet), fixed: true)
  }
}
