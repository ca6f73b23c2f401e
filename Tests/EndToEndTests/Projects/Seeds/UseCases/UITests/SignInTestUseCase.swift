import XCTest

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

        let _ = OtherViewPage(app: app)
            .tapLoginButton()

        let _ = AuthViewPage(app: app)
            .tapLoginButton()

        let _ = SignInViewPage(app: app)
            .typeEmail(testUserAccount.email)
            .typePassword(testUserAccount.password)
            .tapSignInButton()
    }
}
