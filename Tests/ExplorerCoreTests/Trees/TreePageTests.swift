import ElementModel
import Foundation
import TerminalModel
import TestSupport
import Testing

@testable import ExplorerCore

struct TreePageTests {
  @Test func theTreeIsWhatXCUITestPrintsTheSelectedElementMarked() {
    var harness = ExplorerHarness.showing(SignInScreens.home)
    harness.model.view.appElement = 11
    harness.type("D")
    let lines = harness.pageLines(width: 200)
    #expect(lines.count == SignInScreens.home.elements.count)
    #expect(lines[0] == "  →Application, 0x104800000, pid: 1001, label: 'Stores'")
    #expect(lines[1] == "     Window (Main), 0x104800140, {{0.0, 0.0}, {393.0, 852.0}}")
    let text = ElementText.subtree(of: 0, in: SignInScreens.home, processID: 1001)
    #expect(lines.map { String($0.dropFirst()) } == text.components(separatedBy: "\n"))
    #expect(lines.filter { $0.hasPrefix("▶") }.count == 1)
    #expect(lines.first { $0.hasPrefix("▶") }?.contains("'com.example.home'") == true)
  }

  @Test func itIsFilteredAndEnterSelectsTheElementInApp() {
    var harness = ExplorerHarness.showing(SignInScreens.home)
    harness.type("D/otherTab")
    harness.press(.enter)
    #expect(harness.pageLines(width: 200).count == 1)
    harness.press(.down)
    harness.press(.enter)
    #expect(harness.model.pages.open.isEmpty)
    #expect(harness.model.view.focus == .app)
    #expect(harness.model.view.appElement == SignInScreens.ID.otherTab)
  }

  @Test func fShowsWhatIsDifferentFromTheScreenBefore() {
    var harness = ExplorerHarness.showing(
      SignInScreens.signIn(), SignInScreens.signIn(email: "a", password: "b"))
    harness.type("f")
    let lines = harness.pageLines()
    #expect(lines.contains { $0.hasPrefix(" ~ ") && $0.contains("value \"\" → \"a\"") })
    #expect(lines.contains { $0.contains("isEnabled false → true") })
    #expect(
      harness.model.frontPage?.document.title
        == "Difference ─ event 2 to 4: +0 -0 >0 ~3  0.200–0.400 s")
    harness.press(.enter)
    #expect(harness.model.view.appElement == SignInScreens.ID.email)
  }

  @Test func twoEventsAreComparedByTheirNumbersOthersAreRefused() {
    var harness = ExplorerHarness.showing(SignInScreens.home, SignInScreens.signedIn)
    harness.type(":difference 4 2")
    harness.press(.enter)
    #expect(harness.pageLines().contains { $0.hasPrefix(" + ") && $0.contains("ようこそ") })
    #expect(
      harness.pageLines().contains { $0.hasPrefix(" - ") && $0.contains("com.example.account") })
    harness.press(.escape)
    harness.type(":difference 4 99")
    harness.press(.enter)
    #expect(harness.model.pages.open.isEmpty)
    #expect(harness.model.notice == "write two event numbers from 0 to 5")
  }

  @Test func beforeTheSecondScreenThereIsNothingToCompare() {
    var harness = ExplorerHarness.showing(SignInScreens.home)
    harness.type("f")
    #expect(harness.pageLines() == [" there is no screen before this one"])
  }
}
