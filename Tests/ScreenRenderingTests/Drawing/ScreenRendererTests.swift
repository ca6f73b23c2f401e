import ElementModel
import TerminalModel
import TestSupport
import Testing

@testable import ScreenRendering

@Suite("Screens in cells")
struct ScreenRendererTests {
  private static let screens: [(String, ElementTree, Int?)] = [
    ("home", SignInScreens.home, nil),
    ("other", SignInScreens.other, SignInScreens.ID.loginRow),
    ("auth", SignInScreens.auth, SignInScreens.ID.authSignIn),
    (
      "form", SignInScreens.signIn(email: "test@example.com", focus: SignInScreens.ID.email),
      SignInScreens.ID.email
    ),
    (
      "busy",
      SignInScreens.signIn(email: "test@example.com", password: "hunter22", isBusy: true), nil
    ),
    ("alert", SignInScreens.rejected, nil),
    ("signedIn", SignInScreens.signedIn, SignInScreens.ID.account),
  ]

  @Test("screens look like a phone", arguments: screens.indices, [(26, 12), (38, 24), (50, 56)])
  func look(number: Int, size: (Int, Int)) {
    let (name, tree, highlighted) = Self.screens[number]
    let screen = ScreenRenderer.draw(
      tree, columns: size.0, rows: size.1, highlighting: highlighted)
    assertSnapshot(screen.grid.text, named: "\(name)-\(size.0)x\(size.1).txt")
  }
}
