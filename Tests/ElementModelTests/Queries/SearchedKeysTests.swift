import ElementModel
import PredicateLanguage
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
    func keys(_ format: String) throws -> [String] {
      let predicate = ElementPredicate(try ParsedPredicate(format: format))
      return self.keys(.descendants(.button), .matching(.predicate(predicate)))
    }
    #expect(try keys("identifier == 'ok'") == ["buttons ok"])
    #expect(try keys("identifier == 'ok' AND enabled == YES") == ["buttons ok"])
    #expect(try keys("label BEGINSWITH 'o'").isEmpty)
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
