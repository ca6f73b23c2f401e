import XCTest

/// What a member does, in steps that say what they are for; where things are, the pages know.
final class LoginUITests: XCTestCase {
  private let member = (email: "hanako@example.jp", password: "kaze-no-uta")

  override func setUp() {
    continueAfterFailure = false
  }

  func testLoginShowsTheAddress() {
    XCUIApplication().launch()

    let contentPage = XCTContext.runActivity(named: "Fill the fields and log in") { _ in
      let newsPage = LoginPage()
        .typeEmail(member.email)
        .typePassword(member.password)
        .login()
      XCTAssertTrue(newsPage.exists, "No news")
      return newsPage.goOn()
    }
    XCTContext.runActivity(named: "Look at the member's place") { _ in
      XCTAssertTrue(contentPage.exists, "Login failed")
      XCTAssertEqual(contentPage.email, member.email)
    }
  }

  func testButtonWaitsForBothFields() {
    XCUIApplication().launch()
    let loginPage = LoginPage()

    XCTAssertTrue(loginPage.exists)
    XCTAssertFalse(loginPage.canLogIn)
    loginPage.typeEmail(member.email)
    XCTAssertFalse(loginPage.canLogIn)
    loginPage.typePassword(member.password)
    XCTAssertTrue(loginPage.canLogIn)
  }

  func testWrongPasswordIsRefused() {
    XCUIApplication().launch()

    let loginPage = LoginPage()
      .typeEmail(member.email)
      .typePassword("12345")
      .loginInVain()
    XCTAssertTrue(loginPage.isRefused)

    loginPage.tryAgain()
    XCTAssertTrue(loginPage.exists)
    XCTAssertFalse(loginPage.hasPassword, "The wrong password is still there")
    XCTAssertFalse(ContentPage().exists)
  }

  func testMembershipAndBack() {
    let contentPage = loggedIn()

    let detailPage = contentPage.openMembership()
    XCTAssertTrue(detailPage.exists)
    XCTAssertEqual(detailPage.membership, "Member for 3 years")
    XCTAssertTrue(detailPage.back().exists)
  }

  /// The news come once: the second time the same steps land on another page.
  func testSecondLoginShowsNoNews() {
    let loginPage = loggedIn().logout()
    XCTAssertTrue(loginPage.exists)

    let contentPage = loginPage.typePassword(member.password).loginAgain()
    XCTAssertFalse(NewsPage().exists)
    XCTAssertTrue(contentPage.exists)
  }

  /// Titles are translated and identifiers are not, so all but `exists` works in Japanese too.
  func testLoginInJapanese() {
    let app = XCUIApplication()
    app.launchArguments += ["-AppleLanguages", "(ja)", "-AppleLocale", "ja_JP"]
    app.launch()
    let loginPage = LoginPage()

    XCTAssertEqual(loginPage.emailPlaceholder, "メールアドレス")
    XCTAssertEqual(loginPage.buttonTitle, "ログインする")
    let contentPage =
      loginPage
      .typeEmail(member.email)  // メールアドレスを入力して
      .typePassword(member.password)  // パスワードを入力して
      .login()  // ログインして
      .goOn()  // お知らせを閉じる
    XCTAssertEqual(contentPage.email, member.email)
    XCTAssertEqual(contentPage.openMembership().membership, "入会3年目")
  }

  /// A member's place after the first login.
  private func loggedIn() -> ContentPage {
    XCUIApplication().launch()
    let contentPage = LoginPage()
      .typeEmail(member.email)
      .typePassword(member.password)
      .login()
      .goOn()
    XCTAssertTrue(contentPage.exists)
    return contentPage
  }
}
