import Testing

@testable import Sessions

struct EditorChoiceTests {
  @Test(arguments: [
    (["VISUAL": "code -w", "EDITOR": "nano"], "code -w"), (["EDITOR": "nano"], "nano"),
    (["VISUAL": "", "EDITOR": "nano"], "nano"), (["VISUAL": " "], "vi"), ([:], "vi"),
  ])
  func viIsTheEditorOfWhoHasNamedNone(environment: [String: String], command: String) {
    #expect(EditorChoice.command(in: environment) == command)
  }
}
