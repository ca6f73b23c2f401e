import TerminalModel
import Testing

@Suite struct KeySpecificationTests {
  @Test func aListIsReadInOrder() throws {
    let keys = try KeySpecification.parse(" s Q  Enter C-c F12 S-Tab : 認 Space pgup\n")
    #expect(
      keys == [
        .character("s"), .character("Q"), .enter, .control("c"), .function(12), .backTab,
        .character(":"), .character("認"), .character(" "), .pageUp,
      ])
  }

  @Test(arguments: [
    ("Entre", KeySpecificationError.unknownKey("Entre")),
    ("C-é", .noControlKey("C-é")),
    ("C-", .noControlKey("C-")),
    ("F25", .noFunctionKey("F25")),
    ("F0", .noFunctionKey("F0")),
    ("F99999999999999999999", .noFunctionKey("F99999999999999999999")),
    ("Fx", .unknownKey("Fx")),
  ])
  func aWrongWordIsNamed(text: String, error: KeySpecificationError) {
    #expect(throws: error) { try KeySpecification.parse("a \(text) b") }
    #expect(error.description.contains(text))
  }

  @Test func messagesHoldNoControlCharacters() {
    #expect(!KeySpecificationError.unknownKey("a\u{1B}[2J").description.contains("\u{1B}"))
  }

  @Test(arguments: [
    Key.character("x"), .character(" "), .control("c"), .control(" "), .function(24), .enter,
    .escape, .tab, .backTab, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end,
    .pageUp, .pageDown,
  ])
  func everyKeyHasANameThatIsReadBack(key: Key) throws {
    #expect(try KeySpecification.parse(KeySpecification.name(of: key)) == [key])
  }

  @Test func controlLettersThatAreOtherKeysAreThose() throws {
    #expect(
      try KeySpecification.parse("C-i C-m C-[ C-A") == [.tab, .enter, .escape, .control("a")])
  }
}
