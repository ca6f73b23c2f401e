import Testing

@testable import ExplorerCore

struct PreferencesTests {
  private let preferences = Preferences(
    themes: .bundled, themeName: "dark", keymap: .standard)

  @Test func aThemeThatIsNotThereIsRefusedWithTheNamesThatAre() throws {
    var preferences = preferences
    let problem = preferences.choose(themeNamed: "neon") ?? ""
    #expect(problem.contains("neon") && problem.contains("light"))
    #expect(preferences.themeName == "dark")
    let noProblem = preferences.choose(themeNamed: "light")
    #expect(noProblem == nil)
    #expect(preferences.themeName == "light")
  }

  @Test func aThemeThatIsLookedAtIsNotChosen() throws {
    var preferences = preferences
    let chosen = preferences.theme
    preferences.preview(themeNamed: "light")
    #expect(preferences.theme == (try ThemeLibrary.bundled.theme(named: "light")))
    #expect(preferences.themeName == "dark")
    preferences.endPreview()
    #expect(preferences.theme == chosen)
  }

  @Test func aTerminalWithoutColoursHasTheChosenThemeWithoutThem() throws {
    var preferences = preferences
    preferences.adapt(toColors: false, followsMouse: true)
    #expect(preferences.isMouseEnabled && preferences.themeName == "dark")
    #expect(preferences.theme == (try ThemeLibrary.bundled.theme(named: "dark")).withoutColors)
  }

  @Test func aCommandIsReachedByItsKeyOrElseByItsName() {
    #expect(preferences.way(to: .stepInto) == "s")
    #expect(preferences.way(to: .addBreakpoint) == ":add-breakpoint")
  }
}
