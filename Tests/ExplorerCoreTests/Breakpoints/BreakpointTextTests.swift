import Testing

@testable import ExplorerCore

struct BreakpointTextTests {
  @Test(arguments: [
    "Pages.swift:20", "SignInViewPage.typeEmail(_:)", "SignInTestUseCase", "#emailTextField",
    "failure", "screen", "action", "assertion", "wait>2.0", "screen count 3",
    "Pages.swift:20 count 2 if app.buttons[\"OK\"].exists",
  ])
  func whatIsTypedIsWhatIsListed(text: String) {
    #expect(Breakpoint(text: text)?.text == text)
  }

  @Test(arguments: [
    "", "  ", "Pages.swift:x", "Pages.swift:0", "wait>", "wait>-1", "two words", "wait>inf",
  ])
  func whatIsNoPlaceIsRefused(text: String) {
    #expect(Breakpoint(text: text) == nil)
  }
}
