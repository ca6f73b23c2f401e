import Testing

@testable import ElementModel

@Suite struct SuggestedLocatorsTests {
  private static let tree: ElementTree = {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application))
    builder.add(Element(id: 1, type: .button, identifier: "signIn", label: "Sign \"In\""))
    builder.open(Element(id: 2, type: .table, identifier: "list"))
    for row in 0..<2 {
      builder.open(Element(id: 10 + row * 10, type: .cell))
      builder.add(Element(id: 11 + row * 10, type: .staticText, label: "Order \(row)"))
      builder.add(Element(id: 12 + row * 10, type: .button, label: "Buy"))
      builder.close()
    }
    return builder.tree
  }()

  private func texts(_ id: Int) -> [String] {
    SuggestedLocators.of(elementWithID: id, in: Self.tree).map { "\($0.matches) \($0.text)" }
  }

  @Test func identifiersComeBeforeTextsAndPositions() {
    #expect(
      texts(1) == [
        #"1 app.buttons["signIn"]"#,
        #"1 app.descendants(matching: .any)["signIn"]"#,
        #"1 app.buttons["Sign \"In\""]"#,
        #"1 app.buttons.element(matching: NSPredicate(format: "label == %@", "Sign \"In\""))"#,
        "1 app.buttons.element(boundBy: 0)",
      ])
  }

  @Test func whatFindsTheElementAloneComesBeforeWhatFindsSeveral() {
    #expect(
      texts(22) == [
        "1 app.cells.element(boundBy: 1).buttons.firstMatch",
        "1 app.buttons.element(boundBy: 2)",
        #"2 app.tables["list"].buttons["Buy"]"#,
        #"2 app.buttons["Buy"]"#,
        #"2 app.buttons.element(matching: NSPredicate(format: "label == %@", "Buy"))"#,
      ])
  }

  @Test func theBeginningOfATextWithANumberIsOffered() {
    #expect(
      texts(21).contains(
        #"2 app.staticTexts.element(matching: NSPredicate(format: "label BEGINSWITH %@", "Order "))"#
      ))
  }

  @Test func whatAPageObjectHasIsToldAndReasonsAreGiven() {
    let query = LocatedQuery(
      ElementQuery().appending(.descendants(.button)).appending(
        .matching(.identified(by: "signIn"))))
    let pages = [
      NamedLocator(name: "SignInPage.button", query: query),
      NamedLocator(name: "SignInPage.other", query: nil),
    ]
    let locators = SuggestedLocators.of(elementWithID: 1, in: Self.tree, pages: pages)
    #expect(locators.first?.pageElements == ["SignInPage.button"])
    #expect(
      locators.first?.reason == "An identifier stays when texts and languages change.")
    #expect(
      SuggestedLocators.pageElements(findingElementWithID: 1, in: Self.tree, pages: pages)
        == ["SignInPage.button"])
    #expect(SuggestedLocators.of(elementWithID: 99, in: Self.tree).isEmpty)
  }
}
