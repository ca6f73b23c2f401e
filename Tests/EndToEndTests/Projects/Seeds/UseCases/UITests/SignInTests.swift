import XCTest

final class SignInTests: XCTestCase {
    let app = XCUIApplication()
    
    override func setUpWithError() throws {
        // テスト用の起動引数を設定(UserDefaults初期化など)
        app.launchArguments.append("-resetUserDefaults")
        // アプリ起動
        app.launch()
        
        // テスト失敗後は続行しない
        continueAfterFailure = false
    }

    override func tearDownWithError() throws {
        // 必要なクリーンアップがあればここで
    }

    @MainActor
    func testSignIn() throws {
        let testUserAccount = TestUserAccount.testUser1()

        // アプリ起動後、タブバーが表示されていることを確認、その他タブを押す
        let _ = TabBarPage(app: app)
            .assertDisplayed()
            .tapOtherTab()

        // 「ログインする」ボタンを押してAuth画面へ
        let _ = OtherViewPage(app: app)
            .tapAuthViewButton()

        // Auth画面からSignIn画面へ遷移するボタン押下
        let _ = AuthViewPage(app: app)
            .tapSignInButton()

        // SignIn画面でEmail/Passwordを入力し、SignInボタンを押す
        let _ = SignInViewPage(app: app)
            .assertDisplayed()
            .typeEmail(testUserAccount.email)
            .typePassword(testUserAccount.password)
            .tapSignInButton()

        // SignIn後の状態確認...
    }
}

final class SignInUseCaseTests: XCTestCase {
    let app = XCUIApplication()

    override func setUpWithError() throws {
        app.launchArguments.append("-resetUserDefaults")
        app.launch()
        continueAfterFailure = false
    }

    @MainActor
    func testSignIn() throws {
        let testUserAccount = TestUserAccount.testUser1()

        // SignInフローをTestUseCaseで一発実行
        SignInTestUseCase(app: app)
            .execute(testUserAccount: testUserAccount)

        // SignIn後にログイン状態を確認するTestUseCaseもあればここで呼べる
        CheckLoginStatusTestUseCase(app: app)
            .execute(testUserAccount: testUserAccount)
    }
}

final class RawSignInTests: XCTestCase {
    func testSignInWithoutPOM() {
        let app = XCUIApplication()
        app.launch()
        
        app.tabBars.buttons["com.marcy731.otherTab"].tap()
        app.buttons["com.marcy731.signInButton"].tap()
        
        let emailField = app.textFields["com.marcy731.emailField"]
        emailField.tap()
        emailField.typeText("test@example.com")
        
        let passwordField = app.secureTextFields["com.marcy731.passwordField"]
        passwordField.tap()
        passwordField.typeText("xxxxxxxxxxx")
        
        app.buttons["Sign In"].tap()
        // SignIn後の確認...
    }
}
