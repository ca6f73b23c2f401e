/// The page objects of a suite of synchronised, parameterised views with locators in enumerations.
enum SynchronizedSuite {
  static let pages = """
    protocol  SynchronizedView {
        var origin: BaseView? { get }
        var APP: XCUIApplication { get }
        init(_  origin: BaseView?, app: XCUIApplication)
        func  checkViewCriteria() -> String?
        func  waitForView(required: Bool) -> Self?
    }

    extension  SynchronizedView {
        func  waitForView(required: Bool = true) -> Self? {
            return  self
        }

        func  launchTheApplication() -> Self? {
            APP.launch()
            return waitForView()
        }
    }

    class BaseView: SynchronizedView {
        let origin: BaseView?
        let APP: XCUIApplication

        required init(_ origin: BaseView? = nil, app: XCUIApplication) {
            self.origin = origin
            APP = app
        }

        func checkViewCriteria() -> String? { nil }

        func openView<T: BaseView>(_ viewType: T.Type, byTapping element: XCUIElement) -> T? {
            element.tap()
            return T(self, app: APP).waitForView()
        }
    }

    class KnowledgeBaseHome<T: BaseView>: BaseView {
        func backToOrigin() -> T? { origin as? T }
    }

    class SettingsHomeView: BaseView {
        enum Element: String {
            case knowledge_base_link = "Knowledge Base"
            case save

            func locator(_ parent: XCUIElement) -> XCUIElement {
                switch self {
                case .knowledge_base_link:
                    return parent.staticTexts[rawValue].firstMatch
                case .save:
                    return parent.buttons[self.rawValue]
                }
            }
        }

        func  openKnowledgeBase() -> KnowledgeBaseHome<SettingsHomeView>? {
            return  openView(KnowledgeBaseHome<SettingsHomeView>.self, byTapping: Element.knowledge_base_link.locator(APP))
        }

        func openAnything() {
            _ = openView(KnowledgeBaseHome<SettingsHomeView>.self, byTapping: APP)?.backToOrigin()?.openKnowledgeBase()
        }
    }

    class FooterBar {
        let app: XCUIApplication
        init(_ app: XCUIApplication) { self.app = app }
        func selectSettingsTab() -> SettingsHomeView? { nil }
    }

    class AscentHomeView: BaseView {
        lazy var footerBar = FooterBar(APP)
    }

    extension XCUIApplication {
        static var testingApp: XCUIApplication { XCUIApplication() }
    }
    """

  static let tests = """
    class  MSABasicNavigationTests: XCTestCase {
        private  var ascentHomeView: AscentHomeView!

        override  func  setUpWithError() throws {
            ascentHomeView = AscentHomeView(app: XCUIApplication.testingApp)
            continueAfterFailure = false
        }

        func  testNavigationToAscentKnowledgeBase() {
            guard  nil != ascentHomeView.launchTheApplication() else { return }
            guard  let settingsHomeView = ascentHomeView.footerBar.selectSettingsTab() else { return }
            guard  let ascentKnowledgeBase = settingsHomeView.openKnowledgeBase() else { return }
            guard  let home = ascentKnowledgeBase.backToOrigin() else { return }
            home.openAnything()
        }
    }
    """
}
