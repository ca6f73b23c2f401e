import PageObjects
import XCTest

extension XCUIApplication {
    static let testingApp = XCUIApplication()
}

class FooterBar: PageComponent {
    func selectSettingsTab() -> SettingsHomeView? {
        return openView(SettingsHomeView.self, byTapping: root.buttons["Settings"])
    }
}

class SearchBar<T: BaseView>: PageComponent {
    func searchForSingleItem(_ sku: String) -> ProductDetailsView<T>? {
        root.textFields["sku_field"].enter(sku)
        return openView(ProductDetailsView<T>.self, byTapping: root.buttons["search_button"])
    }
}

class AscentHomeView: BaseView {
    enum Element: String, ElementLocator {
        case sku_field

        func locator(_ root: XCUIElement) -> XCUIElement {
            root.textFields[rawValue]
        }
    }

    var footerBar: FooterBar { FooterBar(in: self, root: APP.tabBars.firstMatch) }
    var searchBar: SearchBar<AscentHomeView> { SearchBar(in: self, root: APP) }

    override func checkViewCriteria() -> String? {
        guard Element.sku_field.locator(APP).exists else { return "SKU field not found" }
        return nil
    }
}

class SettingsHomeView: BaseView {
    enum Element: String, ElementLocator {
        case knowledge_base_link, support_link, mode_all, mode_mine

        func locator(_ root: XCUIElement) -> XCUIElement {
            root.buttons[rawValue]
        }
    }

    override func checkViewCriteria() -> String? {
        guard APP.navigationBars["Settings"].exists else { return "Settings title not found" }
        return nil
    }

      func  openKnowledgeBase() -> KnowledgeBaseHome<SettingsHomeView>? {
          return  openView(KnowledgeBaseHome<SettingsHomeView>.self, byTapping: Element.knowledge_base_link.locator(APP))
      }

      func  switchMode(via  element: Element) {
          let reference = element.locator(APP)
          if !reference.isSelected {
              reference.tap()
              reference.wait(until: \.isSelected)
              guard reference.isSelected else {
                  XCTFail("Filter mode failed to become selected")
                  return
              }
          }
      }

    func openPrintBasketByMistake() -> PrintBasketView? {
        return openView(PrintBasketView.self, byTapping: Element.knowledge_base_link.locator(APP))
    }

    func openPrintBasketPerhaps() -> PrintBasketView? {
        return openView(PrintBasketView.self, byTapping: Element.knowledge_base_link.locator(APP), required: false)
    }

    func openSupport() -> KnowledgeBaseHome<SettingsHomeView>? {
        return openView(KnowledgeBaseHome<SettingsHomeView>.self, byTapping: Element.support_link.locator(APP))
    }
}

class KnowledgeBaseHome<T: BaseView>: StackedView<T> {
    override func checkViewCriteria() -> String? {
        guard APP.staticTexts["knowledge_article"].exists else { return "knowledge base article not found" }
        return nil
    }
}

class ToolsHomeView: BaseView {
    override func checkViewCriteria() -> String? {
        guard APP.navigationBars["Tools"].exists else { return "Tools title not found" }
        return nil
    }
}

class ProductDetailsView<T: BaseView>: StackedView<T> {
    override func hasNetworkSpinner() -> Bool { true }

    override func checkViewCriteria() -> String? {
        guard APP.staticTexts["product_sku"].exists else { return "product SKU not found" }
        return nil
    }

    func tapPrintingOptionsButton() -> QuickPrintMenu<ProductDetailsView<T>>? {
        return openView(QuickPrintMenu<ProductDetailsView<T>>.self, byTapping: APP.buttons["printing_options_button"])
    }
}

class QuickPrintMenu<T: BaseView>: StackedView<T> {
    enum Element: String, ElementLocator {
        case options_sheet, add_label, add_silently

        func locator(_ root: XCUIElement) -> XCUIElement {
            switch self {
            case .options_sheet: return root.otherElements[rawValue]
            case .add_label, .add_silently: return root.buttons[rawValue]
            }
        }
    }

    override func checkViewCriteria() -> String? {
        guard Element.options_sheet.locator(APP).exists else { return "options sheet not found" }
        return nil
    }

    func addLabelAndOpenPrintBasket() -> TransitionWithToast<PrintBasketView> {
        let optionsSheet = Element.options_sheet.locator(APP)
        let selector = Element.add_label.locator(optionsSheet)
        return openViewWithToastAction(PrintBasketView.self, originType: ToolsHomeView.self,
                                       byTapping: selector, fixed: true)
    }

    func addSilentlyAndOpenPrintBasket() -> TransitionWithToast<PrintBasketView> {
        let selector = Element.add_silently.locator(APP)
        return openViewWithToastAction(PrintBasketView.self, byTapping: selector, fixed: true, required: false)
    }

    func addLabelAndClose() -> TransitionWithToast<T> {
        return returnToOriginWithToast(byTapping: Element.add_label.locator(APP), fixed: true)
    }

    func addSilentlyAndClose() -> TransitionWithToast<T> {
        return returnToOriginWithToast(byTapping: Element.add_silently.locator(APP), fixed: true)
    }
}

class PrintBasketView: BaseView {
    override func checkViewCriteria() -> String? {
        guard APP.navigationBars["Print Basket"].exists else { return "Print Basket title not found" }
        return nil
    }

    func getPrintBasketItemCount() -> Int {
        return APP.staticTexts.matching(identifier: "basket_item").count
    }

    func backToToolsHome() -> ToolsHomeView? {
        return returnToOrigin()
    }
}
