import Testing

@testable import TestHost

@Suite struct FunctionNameTests {
  @Test(arguments: [
    ("SignInViewPage.typeEmail(_:)", "SignInViewPage.typeEmail(_:)"),
    ("Page.emailField.getter", "Page.emailField"),
    ("closure #1 in LoginTests.testLogin()", "LoginTests.testLogin()"),
    ("closure #1 in closure #2 in LoginTests.testLogin()", "LoginTests.testLogin()"),
    ("implicit closure #1 in Page.assertDisplayed()", "Page.assertDisplayed()"),
    (
      "(1) suspend resume partial function for closure #1 in NotesTests.testLoad()",
      "NotesTests.testLoad()"
    ),
    ("NotesPage.wait(for:in:)", "NotesPage.wait(for:in:)"),
    ("main", "main"),
    ("", ""),
  ])
  func namesAreShortened(symbol: String, expected: String) {
    #expect(FunctionName.short(symbol) == expected)
  }
}
