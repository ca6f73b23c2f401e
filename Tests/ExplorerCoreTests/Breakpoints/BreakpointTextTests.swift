import Testing

@testable import ExplorerCore

@Suite("Breakpoints as text")
struct BreakpointTextTests {
  @Test(
    "what is typed is what is listed",
    arguments: [
      "Pages.swift:20", "SignInViewPage.typeEmail(_:)", "SignInTestUseCase", "#emailTextField",
      "failure", "screen", "action", "assertion", "wait>2.0", "screen count 3",
      "Pages.swift:20 count 2 if app.buttons[\"OK\"].exists",
    ])
  func roundTrip(text: String) {
    #expect(Breakpoint(text: text)?.text == text)
  }

  @Test(
    "what is no place is refused",
    arguments: [
      "", "  ", "Pages.swift:x", "Pages.swift:0", "wait>", "wait>-1", "two words", "wait>inf",
    ])
  func nonsense(text: String) {
    #expect(Breakpoint(text: text) == nil)
  }
}
