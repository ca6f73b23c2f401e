import PageObjects
import XCTest

final class LibraryUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() {
        continueAfterFailure = false
        app.launch()
    }

    @MainActor
    func testLandingPage() {
        XCTAssertTrue(LoginPage().exists)

        let contentPage = LoginPage()
            .typeEmail("hoge@example.com")
            .login()

        XCTAssertTrue(contentPage.exists)
        XCTAssertFalse(LoginPage().exists)
        XCTAssertEqual(contentPage.email, "hoge@example.com")
    }

    @MainActor
    func testPageThatDoesNotOpen() {
        XCTAssertNil(ContentPage(app: app).waitForPage(required: false))
        guard nil != ContentPage(app: app).waitForPage() else { return }
    }

    @MainActor
    func testChain() {
        let account = TestUserAccount.testUser1()
        UseCaseChain(app: app)
            .then(LoginTestUseCase.self) { $0.execute(testUserAccount: account) }
            .then(CheckLoginTestUseCase.self) { $0.execute(testUserAccount: account) }
    }

    @MainActor
    func testFieldsThatAreLeftAsTheyAre() {
        LoginPage().typeEmail("a@example.com")
        let account = TestUserAccount(password: "password")
        LoginTestUseCase(app: app).execute(testUserAccount: account)
        XCTAssertEqual(ContentPage(app: app).email, "a@example.com")
    }

    @MainActor
    func testRobot() {
        LoginRobot(app: app)
            .signsIn(as: .testUser1())
            .sees("hoge@example.com")
    }

    @MainActor
    func testRobotThatWaitsInVain() {
        ContentRobot(app: app).sees("hoge@example.com")
    }
}
