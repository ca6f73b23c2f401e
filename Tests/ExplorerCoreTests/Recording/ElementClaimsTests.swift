import ElementModel
import SessionProtocol
import Testing

@testable import ExplorerCore

struct ElementClaimsTests {
  private func tree(_ elements: [Element]) -> ElementTree {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 1, type: .application))
    for element in elements { builder.add(element) }
    return builder.tree
  }

  private func label(_ text: String, id: Int = 2, isEnabled: Bool = true) -> Element {
    Element(id: id, type: .staticText, label: text, isEnabled: isEnabled)
  }

  private func kinds(_ items: [ElementClaims.Item]) -> [HandClaim.Kind] { items.map(\.claim.kind) }

  @Test func whatHasChangedComesFirst() {
    let items = ElementClaims.items(
      of: 2, on: tree([label("4", isEnabled: false)]), after: tree([label("3")]))
    #expect(items.prefix(2).map(\.isNews) == [true, true])
    #expect(kinds(items) == [.label, .disabled, .exists])
  }

  @Test func whatIsGoneIsNamed() {
    let items = ElementClaims.items(of: nil, on: tree([]), after: tree([label("Loading")]))
    #expect(items.map(\.claim) == [HandClaim(.gone, of: 2, named: "\"Loading\" StaticText")])
  }

  @Test(arguments: [
    ("at 9:41", ElementClaims.Doubt.time), ("2024-06-10", .date), ("10/6/24", .date),
    ("3F2504E0-4F89-11D3-9A0C-0305E82C3301", .identity),
  ])
  func aTextThatMayBeOtherwiseComesLast(text: String, doubt: ElementClaims.Doubt) {
    let items = ElementClaims.items(of: 2, on: tree([label(text)]), after: tree([label("before")]))
    #expect(items.last?.claim.kind == .label)
    #expect(items.last?.doubt == doubt)
  }

  @Test(arguments: ["€42.50", "3 items", "12.5 %", "Chapter 1"])
  func otherTextsAreNotDoubted(text: String) {
    #expect(ElementClaims.doubt(of: text) == nil)
  }
}
