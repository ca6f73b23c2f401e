import PageObjects
import XCTest

extension TestUserAccount {
    static func testUser1() -> TestUserAccount {
        TestUserAccount(email: "hoge@example.com", password: "password")
    }
}

public actor LoginTestUseCase: TestUseCase {
    let app: XCUIApplication

    @MainActor
    public init(app: XCUIApplication) {
        self.app = app
    }

    @MainActor
    public func execute(testUserAccount: TestUserAccount) {
        let _ = LoginPage()
            .typeEmail(testUserAccount.email)
            .typePassword(testUserAccount.password)
            .login()
    }
}

public actor CheckLoginTestUseCase: TestUseCase {
    let app: XCUIApplication

    @MainActor
    public init(app: XCUIApplication) {
        self.app = app
    }

    @MainActor
    public func execute(testUserAccount: TestUserAccount) {
        let page = ContentPage(app: app).waitForPage()
        XCTAssertEqual(page?.email, testUserAccount.email ?? "")
    }
}
