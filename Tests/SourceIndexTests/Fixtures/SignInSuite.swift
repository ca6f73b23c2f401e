/// The page objects of an actor-based suite with use cases.
enum SignInSuite {
  static let app = """
    import SwiftUI

    enum Identifier {
      static let prefix = "com.marcy731."
      static let signInButton = prefix + "signInButton"
    }

    @main
    struct StoresApp: App {
      var body: some Scene { WindowGroup { Text("home") } }
    }
    """

  static let pages = """
    import XCTest

    public actor TabBarPage {
        let app: XCUIApplication

        @MainActor
        public init(app: XCUIApplication) {
            self.app = app
        }

        @MainActor
        private var otherTab: XCUIElement {
            app.tabBars.buttons["com.marcy731.otherTab"]
        }

        @MainActor
        public func assertDisplayed() -> Self {
            XCTAssertTrue(otherTab.exists)
            return self
        }

        @MainActor @discardableResult
        public func tapOtherTab() -> OtherViewPage {
            otherTab.tap()
            return OtherViewPage(app: app)
        }
    }

    public actor OtherViewPage {
        let app: XCUIApplication

        @MainActor
        public init(app: XCUIApplication) {
            self.app = app
        }

        @MainActor
        public func tapLoginButton() -> Self {
            app.buttons["login"].tap()
            return self
        }
    }

    public actor SignInViewPage {
        let app: XCUIApplication

        // UI要素定義
        @MainActor
        private var emailTextField: XCUIElement {
            app.textFields["com.marcy731.emailTextField"]
        }

        @MainActor
        private var signInButton: XCUIElement {
            app.buttons[Identifier.signInButton]
        }

        @MainActor
        public init(app: XCUIApplication) {
            self.app = app
        }

        @MainActor
        public func typeEmail(_ email: String?) -> Self {
            guard let email else { return self }
            emailTextField.tap()
            emailTextField.typeText(email)
            return self
        }

        @MainActor
        public func tapSignInButton() -> Self {
            signInButton.tap()
            return self
        }
    }
    """

  static let useCases = """
    import XCTest

    protocol TestUseCase {
      var app: XCUIApplication { get }
    }

    struct TestUserAccount {
      var email: String
      static func testUser1() -> TestUserAccount { TestUserAccount(email: "test@example.com") }
    }

    public actor SignInTestUseCase: TestUseCase {
        let app: XCUIApplication

        @MainActor
        public init(app: XCUIApplication) {
            self.app = app
        }

        @MainActor
        public func execute(testUserAccount: TestUserAccount) {
            let _ = TabBarPage(app: app)
                .assertDisplayed()
                .tapOtherTab()
                .tapLoginButton()

            let _ = SignInViewPage(app: app)
                .typeEmail(testUserAccount.email)
                .tapSignInButton()
        }
    }
    """

  static let tests = """
    import XCTest

    final class SignInTests: XCTestCase {
        let app = XCUIApplication()

        override func setUpWithError() throws {
            app.launchArguments.append("-resetUserDefaults")
            app.launch()
            continueAfterFailure = false
        }

        @MainActor
        func testSignIn() throws {
            let testUserAccount = TestUserAccount.testUser1()

            SignInTestUseCase(app: app)
                .execute(testUserAccount: testUserAccount)
            assertSignedIn()
        }

        func testAsync() async throws {
            await MainActor.run {
                app.buttons["x"].tap()
            }
        }

        func testable(_ x: Int) {}
        func testNumber() -> Int { 1 }
        private func testHidden() {}
        static func testStatic() {}

        private func assertSignedIn() {
            XCTAssertTrue(app.staticTexts["account"].waitForExistence(timeout: 5), "no account")
        }
    }
    """
}
