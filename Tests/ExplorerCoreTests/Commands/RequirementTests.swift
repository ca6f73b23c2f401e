import TerminalModel
import Testing

@testable import ExplorerCore

struct RequirementTests {
  @Test(arguments: Language.allCases)
  func theReasonNamesTheKeysThatAPersonHas(language: Language) {
    var explorer = ExplorerHarness([SignInRun.passing]).model
    explorer.preferences = Preferences(
      themes: .bundled, themeName: "", keymap: Keymap(overriding: ["pause": [.function(5)]]))
    explorer.preferences.language = language
    #expect(explorer.reason(.actableApp).contains("F5"))
    #expect(explorer.reason(.actableApp).contains("["))
  }

  @Test func whatHasNoKeyIsNamed() {
    var explorer = ExplorerHarness([SignInRun.passing]).model
    explorer.preferences = Preferences(
      themes: .bundled, themeName: "", keymap: Keymap(overriding: ["show-composer": []]))
    #expect(explorer.reason(.chain) == "the composer (:show-composer) has no chain")
  }
}
