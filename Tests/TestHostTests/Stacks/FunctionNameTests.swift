import Testing

@testable import TestHost

@Suite struct FunctionNameTests {
  @Test(arguments: [
    ("Suite.SignInViewPage.typeEmail(Swift.String?) -> Self", "SignInViewPage.typeEmail(_:)"),
    (
      "Suite.SignInTestUseCase.execute(testUserAccount: Suite.TestUserAccount) -> ()",
      "SignInTestUseCase.execute(testUserAccount:)"
    ),
    ("Suite.Page.emailField.getter : XCUITest.XCUIElement", "Page.emailField"),
    ("static Suite.Fixtures.user(_: Swift.Int, name: Swift.String) -> ()", "Fixtures.user(_:name:)"),
    (
      "closure #1 (XCUITest.XCTActivity) -> () in Suite.LoginTests.testLogin() -> ()",
      "LoginTests.testLogin()"
    ),
    (
      "implicit closure #1 () throws -> Swift.Bool in Suite.Page.assertDisplayed() -> Self",
      "Page.assertDisplayed()"
    ),
    (
      "(1) suspend resume partial function for Suite.NotesTests.testLoad() async throws -> ()",
      "NotesTests.testLoad()"
    ),
    (
      "(extension in Suite):XCUITest.XCUIElement.clearAndType(text: Swift.String) -> ()",
      "XCUIElement.clearAndType(text:)"
    ),
    (
      "Suite.Stack.open<A where A: Suite.Page>(_: A.Type, then: (A, Swift.Int) -> ()) -> A",
      "Stack.open(_:then:)"
    ),
    ("Suite.Outer<Swift.Int>.Inner.run() -> ()", "Outer.Inner.run()"),
    ("main", "main"),
    ("", ""),
  ])
  func namesAreShortened(symbol: String, expected: String) {
    #expect(FunctionName.short(symbol) == expected)
  }
}
