import XCTest

// What the article names and does not print.

public protocol TestUseCase {}

public struct TestUserAccount: Sendable {
    public let email: String?
    public let password: String?

    public static func testUser1() -> TestUserAccount {
        TestUserAccount(email: "test@example.com", password: "xxxxxxxxxxx")
    }
}

public actor TabBarPage {
    let app: XCUIApplication

    @MainActor
    public init(app: XCUIApplication) {
        self.app = app
    }

    @MainActor
    public func assertDisplayed() -> Self {
        XCTAssertTrue(app.tabBars.firstMatch.exists, "tabBar が存在しません")
        return self
    }

    @MainActor
    public func tapOtherTab() -> Self {
        app.tabBars.buttons["com.marcy731.otherTab"].tap()
        return self
    }
}

public actor OtherViewPage {
    let app: XCUIApplication

    @MainActor
    public init(app: XCUIApplication) {
        self.app = app
    }

    @MainActor
    public func tapAuthViewButton() -> Self {
        app.buttons["com.marcy731.authViewButton"].tap()
        return self
    }

    @MainActor
    public func tapLoginButton() -> Self { tapAuthViewButton() }
}

public actor AuthViewPage {
    let app: XCUIApplication

    @MainActor
    public init(app: XCUIApplication) {
        self.app = app
    }

    @MainActor
    public func tapSignInButton() -> Self {
        app.buttons["com.marcy731.auth.signInButton"].tap()
        return self
    }

    @MainActor
    public func tapLoginButton() -> Self { tapSignInButton() }
}

public actor CheckLoginStatusTestUseCase: TestUseCase {
    let app: XCUIApplication

    @MainActor
    public init(app: XCUIApplication) {
        self.app = app
    }

    @MainActor
    public func execute(testUserAccount: TestUserAccount) {
        XCTAssertEqual(
            app.staticTexts["com.marcy731.signedInEmail"].label, testUserAccount.email)
    }
}
