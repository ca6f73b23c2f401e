import ElementModel
import Testing

/// The strings that queries look for.
@Suite struct SearchedKeysTests {
  private func keys(_ steps: ElementQuery.Step...) -> [String] {
    steps.reduce(ElementQuery()) { $0.appending($1) }.searchedKeys.map {
      "\($0.type.queryName ?? "any") \($0.key)"
    }
  }

  @Test func eachSubscriptIsOneWithItsType() {
    #expect(
      keys(
        .descendants(.table), .matching(.identified(by: "list")), .children(.cell), .index(2),
        .descendants(.button), .matching(.identified(by: "ok")), .first)
        == ["tables list", "buttons ok"])
  }

  @Test func predicatesThatNameAnIdentifierGiveIt() throws {
    let exact = ElementPredicate(try ParsedPredicate(format: "identifier == 'ok'"))
    let part = ElementPredicate(try ParsedPredicate(format: "label BEGINSWITH 'o'"))
    #expect(keys(.descendants(.button), .matching(.predicate(exact))) == ["buttons ok"])
    #expect(keys(.descendants(.button), .matching(.predicate(part))).isEmpty)
  }

  @Test func whatIsContainedHasATypeOfItsOwn() {
    #expect(
      keys(.descendants(.cell), .containing(.typed(.staticText, key: "Alice")))
        == ["staticTexts Alice"])
    #expect(keys(.descendants(.cell), .containing(.identified(by: "x"))) == ["any x"])
  }

  @Test func whatLooksForNoStringHasNone() {
    #expect(keys().isEmpty)
    #expect(keys(.descendants(.button), .first, .identity(3)).isEmpty)
  }
}
