/// A suite with what makes it hard to say where methods lead: inheritance, generics, extensions,
/// protocols, components, tuples, enumerations, computed properties and conditions.
enum NavigationSuite {
  static let pages = """
    import XCTest

    class BasePage {
      let app: XCUIApplication
      required init(_ app: XCUIApplication) { self.app = app }
      var menuBar: MenuBar { MenuBar(app: app) }
      func page<P: BasePage>(_ type: P.Type) -> P { P(app) }
    }

    class StackPage<Origin: BasePage>: BasePage {
      func back() -> Origin {
        app.navigationBars.buttons.firstMatch.tap()
        return page(Origin.self)
      }
    }

    struct MenuBar {
      let app: XCUIApplication
      func goHome() -> HomePage {
        app.buttons["home"].tap()
        return HomePage(app)
      }
    }

    final class HomePage: BasePage {
      var rows: [RowComponent] { [RowComponent(app: app)] }

      func openList() -> ListPage<HomePage> {
        app.buttons["list"].tap()
        return page(ListPage<HomePage>.self)
      }

      func tryToOpen() -> (page: DetailPage<HomePage>?, message: String) {
        app.buttons["try"].tap()
        return (DetailPage<HomePage>(app), "")
      }

      var profile: ProfilePage {
        app.buttons["profile"].tap()
        return ProfilePage(app)
      }
    }

    struct RowComponent {
      let app: XCUIApplication
      func open() throws -> DetailPage<HomePage> {
        app.cells.firstMatch.tap()
        return DetailPage<HomePage>(app)
      }
    }

    final class ListPage<Opener: BasePage>: StackPage<Opener> {
      func open(_ name: String) async throws -> DetailPage<ListPage<Opener>>? {
        app.buttons[name].tap()
        return page(DetailPage<ListPage<Opener>>.self)
      }
    }

    final class DetailPage<Opener: BasePage>: StackPage<Opener> {
      var title: XCUIElement { app.staticTexts["title"] }
    }

    final class ProfilePage: BasePage {
      var name: XCUIElement { app.staticTexts["name"] }
    }

    extension ProfilePage {
      func signOut() -> Result<LoginPage, any Error> {
        app.buttons["out"].tap()
        return .success(LoginPage(app: app))
      }
    }

    protocol Screen {
      var app: XCUIApplication { get }
    }

    extension Screen {
      func help() -> HelpPage {
        app.buttons["help"].tap()
        return HelpPage(app: app)
      }
    }

    struct LoginPage: Screen {
      let app: XCUIApplication

      func submit(valid: Bool) -> any Screen {
        app.buttons["submit"].tap()
        if valid { return WelcomePage(app: app) }
        return ErrorPage(app: app)
      }

      func skip() -> some Screen {
        app.buttons["skip"].tap()
        return WelcomePage(app: app)
      }

      func leave() -> any Screen {
        app.buttons["leave"].tap()
        return Registry.screen(app)
      }

      func outcome() -> Outcome {
        app.buttons["outcome"].tap()
        return .welcome(WelcomePage(app: app))
      }

      func type(_ text: String) -> LoginPage {
        app.textFields.firstMatch.typeText(text)
        return self
      }
    }

    enum Outcome {
      case welcome(WelcomePage)
      case error(ErrorPage)
    }

    struct WelcomePage: Screen {
      let app: XCUIApplication
      var exists: Bool { app.staticTexts["welcome"].exists }
    }
    struct ErrorPage: Screen {
      let app: XCUIApplication
      var message: XCUIElement { app.staticTexts["error"] }
    }
    struct HelpPage: Screen {
      let app: XCUIApplication
      var text: XCUIElement { app.staticTexts["help"] }
    }
    """

  static let tests = """
    import XCTest

    class SuiteTestCase: XCTestCase {
      let app = XCUIApplication()

      override func setUp() {
        app.launch()
      }

      func openDetail() async throws -> DetailPage<ListPage<HomePage>> {
        try await XCTUnwrap(HomePage(app).openList().open("a"))
      }
    }

    final class BrowsingTests: SuiteTestCase {
      func testBackTwice() async throws {
        let detail = try await openDetail()
        XCTAssertTrue(detail.title.exists)
        _ = detail.back().back()
      }

      func testRow() throws {
        _ = try HomePage(app).rows[0].open().back()
      }

      func testProfile() {
        let profile = HomePage(app).profile
        XCTAssertTrue(profile.name.exists)
        profile.menuBar.goHome()
      }

      func testLogin() {
        let login = LoginPage(app: app).type("x")
        _ = login.submit(valid: true)
        XCTAssertTrue(WelcomePage(app: app).exists)
      }
    }
    """
}
