import ElementModel
import Foundation
import Testing

@testable import Recording

/// What a screen is called.
struct ScreenTitleTests {
  private func screen(tab: Element, under sheet: Element? = nil) -> ElementTree {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 1, type: .application))
    builder.open(Element(id: 2, type: .tabBar))
    builder.open(tab)
    builder.close()
    builder.close()
    if let sheet {
      builder.open(sheet)
      builder.close()
    }
    builder.close()
    return builder.tree
  }

  private let tab = Element(
    id: 3, type: .button, label: "Dashboard", isSelected: true, hitPoint: CGPoint(x: 1, y: 1))

  @Test func aScreenWithoutATitleIsCalledAfterItsTab() {
    let title = ScreenTitle(of: screen(tab: tab))
    #expect(title.text == "" && title.names("DashboardPage") && !title.names("SettingsPage"))
  }

  @Test func whatIsOverTheTabHasItsOwnTitle() {
    let sheet = Element(id: 4, type: .navigationBar, identifier: "Add Expense")
    let title = ScreenTitle(of: screen(tab: tab, under: sheet))
    #expect(title.names("AddExpensePage") && !title.names("DashboardPage"))
    var covered = tab
    covered.hitPoint = nil
    #expect(!ScreenTitle(of: screen(tab: covered)).names("DashboardPage"))
  }

  @Test func aPlaceholderNamesAField() {
    var field = Element(id: 5, type: .textField, hitPoint: CGPoint(x: 1, y: 1))
    field.placeholderValue = "0.00"
    let tree = screen(tab: tab, under: field)
    #expect(ElementName.element(named: "0.00", in: tree)?.id == 5)
    #expect(ElementName.of(5, in: tree) == "0.00")
  }
}
