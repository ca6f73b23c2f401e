import XCTest

final class LoginFlowUITests: XCTestCase {
    var app: XCUIApplication!

    override func setUp() {
        super.setUp()
        continueAfterFailure = false

        app = XCUIApplication()
        app.launchArguments = ["UI_TESTING"]
        app.launch()
    }

    func testSuccessfulLogin() {
        // ログイン画面の要素を取得
        let emailTextField = app.textFields["email_field"]
        let passwordSecureField = app.secureTextFields["password_field"]
        let loginButton = app.buttons["login_button"]

        // メールアドレス入力
        XCTAssertTrue(emailTextField.exists)
        emailTextField.tap()
        emailTextField.typeText("test@example.com")

        // パスワード入力
        XCTAssertTrue(passwordSecureField.exists)
        passwordSecureField.tap()
        passwordSecureField.typeText("password123")

        // ログインボタンタップ
        XCTAssertTrue(loginButton.exists)
        XCTAssertTrue(loginButton.isEnabled)
        loginButton.tap()

        // ホーム画面への遷移を確認
        let homeTitle = app.navigationBars["ホーム"]
        XCTAssertTrue(homeTitle.waitForExistence(timeout: 5))
    }

    func testLoginValidation() {
        let emailTextField = app.textFields["email_field"]
        let passwordSecureField = app.secureTextFields["password_field"]
        let loginButton = app.buttons["login_button"]

        // 空の状態でログインボタンが無効
        XCTAssertFalse(loginButton.isEnabled)

        // メールのみ入力
        emailTextField.tap()
        emailTextField.typeText("invalid-email")

        // バリデーションエラー表示
        let emailError = app.staticTexts["無効なメールアドレス形式です"]
        XCTAssertTrue(emailError.waitForExistence(timeout: 1))

        // ログインボタンが無効のまま
        XCTAssertFalse(loginButton.isEnabled)
    }

    func testLogout() {
        // ログイン
        performLogin()

        // プロフィールタブに移動
        let profileTab = app.tabBars.buttons["プロフィール"]
        XCTAssertTrue(profileTab.exists)
        profileTab.tap()

        // ログアウトボタンタップ
        let logoutButton = app.buttons["logout_button"]
        XCTAssertTrue(logoutButton.exists)
        logoutButton.tap()

        // 確認ダイアログ
        let confirmButton = app.alerts.buttons["ログアウト"]
        XCTAssertTrue(confirmButton.waitForExistence(timeout: 1))
        confirmButton.tap()

        // ログイン画面に戻る
        let emailField = app.textFields["email_field"]
        XCTAssertTrue(emailField.waitForExistence(timeout: 2))
    }

    // ヘルパーメソッド
    private func performLogin() {
        let emailTextField = app.textFields["email_field"]
        let passwordSecureField = app.secureTextFields["password_field"]
        let loginButton = app.buttons["login_button"]

        emailTextField.tap()
        emailTextField.typeText("test@example.com")

        passwordSecureField.tap()
        passwordSecureField.typeText("password123")

        loginButton.tap()

        let homeTitle = app.navigationBars["ホーム"]
        XCTAssertTrue(homeTitle.waitForExistence(timeout: 5))
    }
}
