import TerminalModel
import Testing

@testable import ExplorerCore

@Suite("What commands need")
struct RequirementTests {
  @Test("the reason names the keys that a person has", arguments: Language.allCases)
  func keys(language: Language) {
    var explorer = ExplorerHarness([SignInRun.passing]).model
    explorer.preferences = Preferences(
      themes: .bundled, themeName: "", keymap: Keymap(overriding: ["pause": [.function(5)]]))
    explorer.preferences.language = language
    #expect(explorer.reason(.actableApp).contains("F5"))
    #expect(explorer.reason(.actableApp).contains("["))
  }

  @Test("what has no key is named")
  func names() {
    var explorer = ExplorerHarness([SignInRun.passing]).model
    explorer.preferences = Preferences(
      themes: .bundled, themeName: "", keymap: Keymap(overriding: ["show-composer": []]))
    #expect(explorer.reason(.chain) == "the composer (:show-composer) has no chain")
  }
}
