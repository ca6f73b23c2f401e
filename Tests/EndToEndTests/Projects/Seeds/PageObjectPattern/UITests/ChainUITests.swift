import XCTest

final class ChainUITests: XCTestCase {
    func testChain() {
        XCUIApplication().launch()
        let loginPage = LoginPage()

        let contentPage =
            loginPage
              .typeEmail("hoge@example.com")  // e-mail を入力して
              .typePassword("password")       // パスワードを入力して
              .login()                        // ログインをする

        XCTAssertTrue(contentPage.exists)
    }

    func testIdentifierOfAnotherPage() {
        XCUIApplication().launch()

        XCTAssertTrue(LoginPage().exists)
        XCTAssertFalse(ContentPage().exists)
    }
}
