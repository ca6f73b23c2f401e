import SourceIndex
import SourceModel
import Testing

/// Indexes of whole suites, as people publish them, against what a reader finds in them.
struct SourceIndexerTests {
  private func index(app: String = "", _ tests: String...) -> ProjectIndex {
    SourceIndexer.index(
      appFiles: [SourceFile(path: "/App/App.swift", text: app)],
      testFiles: tests.enumerated().map { SourceFile(path: "/Tests/\($0).swift", text: $1) })
  }

  private var signIn: ProjectIndex {
    index(app: SignInSuite.app, SignInSuite.pages, SignInSuite.useCases, SignInSuite.tests)
  }

  @Test func eachStepIsToldBeforeItBegins() {
    var steps: [IndexStep] = []
    _ = SourceIndexer.index(appFiles: [], testFiles: [], progress: { steps.append($0) })
    #expect(steps == IndexStep.allCases)
  }

  @Test func anAppIsAMainTypeThatConformsToApp() {
    #expect(
      signIn.apps == [
        AppDeclaration(name: "StoresApp", location: .init(file: "/App/App.swift", line: 9))
      ])
  }

  @Test(arguments: ["@main", "@UIApplicationMain"])
  func anAppIsADelegateOfUIKitThatIsMarked(attribute: String) {
    let app = """
      class BaseDelegate: UIResponder, UIApplicationDelegate {}
      \(attribute) final class AppDelegate: BaseDelegate {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
      private class Other: NSObject, UIWindowSceneDelegate {}
      """
    #expect(
      index(app: app).apps == [
        AppDeclaration(
          name: "AppDelegate", location: .init(file: "/App/App.swift", line: 2),
          lifeCycle: .uiKit, delegates: ["AppDelegate", "BaseDelegate"],
          sceneDelegates: ["SceneDelegate"])
      ])
  }

  @Test func aMainFileNamesTheDelegate() {
    let files = [
      SourceFile(path: "/App/D.swift", text: "class D: UIResponder, UIApplicationDelegate {}"),
      SourceFile(
        path: "/App/main.swift",
        text: "UIApplicationMain(0, nil, nil, NSStringFromClass(D.self))"),
    ]
    let apps = SourceIndexer.index(appFiles: files, testFiles: []).apps
    #expect(apps.map(\.name) == ["D"])
    #expect(apps.first?.lifeCycle == .uiKit)
  }

  @Test func aMainFileMayStartAnAppByItsMain() {
    let main = """
      struct Empty: App {}
      if isTesting { Empty.main() } else { Real.main() }
      """
    let files = [
      SourceFile(path: "/App/Real.swift", text: "struct Real: App {}"),
      SourceFile(path: "/App/main.swift", text: main),
    ]
    let apps = SourceIndexer.index(appFiles: files, testFiles: []).apps
    #expect(apps.map(\.name) == ["Real"])
  }

  @Test func aMainFileThatChoosesAmongDelegatesNamesThem() {
    let main = """
      let stand: AnyClass = NSClassFromString("TestDelegate") ?? D.self
      UIApplicationMain(0, nil, nil, NSStringFromClass(stand))
      """
    let files = [
      SourceFile(
        path: "/App/D.swift",
        text: "class Other {}\nclass D: UIResponder, UIApplicationDelegate {}"),
      SourceFile(path: "/App/main.swift", text: main + "\nlet other = Other.self"),
    ]
    #expect(SourceIndexer.index(appFiles: files, testFiles: []).apps.map(\.name) == ["D"])
  }

  @Test func actorsThatHoldTheApplicationArePagesViewsOfTheAppAreNot() {
    #expect(signIn.pages.map(\.name) == ["TabBarPage", "OtherViewPage", "SignInViewPage"])
    #expect(signIn.pages.allSatisfy { $0.kind == .actor })
    #expect(signIn.pages[2].location == .init(file: "/Tests/0.swift", line: 44))
  }

  @Test func whatIsDerivedFromTheLibrarysClassesIsAPage() {
    let tests = """
      import PageObjects

      class FooterBar: PageComponent {}
      class AscentView: RootView {}
      final class SettingsView: AscentView {}
      final class KnowledgeBase<T: BaseView>: StackedView<T> {
        enum Element: String, ElementLocator {
          case search

          func locator(_ root: XCUIElement) -> XCUIElement { root.buttons[rawValue] }
        }
      }
      struct Fixture: Codable {}
      """
    let pages = index(tests).pages
    #expect(pages.map(\.name) == ["FooterBar", "AscentView", "SettingsView", "KnowledgeBase"])
    #expect(pages.last?.elements.map(\.key) == ["search"])
  }

  @Test func elementsCarryQueryKeyAndLines() {
    let elements = signIn.pages[2].elements
    #expect(
      elements == [
        PageElement(
          name: "emailTextField", expression: #"app.textFields["com.marcy731.emailTextField"]"#,
          queryName: "textFields", key: "com.marcy731.emailTextField",
          location: .init(file: "/Tests/0.swift", line: 49), endLine: 51),
        PageElement(
          name: "signInButton", expression: "app.buttons[Identifier.signInButton]",
          queryName: "buttons", key: "com.marcy731.signInButton",
          location: .init(file: "/Tests/0.swift", line: 54), endLine: 56),
      ])
  }

  @Test func methodsOfPagesHaveLabelsAndResults() {
    #expect(signIn.pages[2].methods.map(\.name) == ["typeEmail(_:)", "tapSignInButton()"])
    #expect(signIn.pages[0].methods.map(\.returnType) == ["Self", "OtherViewPage"])
  }

  @Test func aUseCasesChainHasOneStepACallTypedThroughResults() {
    #expect(signIn.useCases.map(\.name) == ["SignInTestUseCase"])
    let method = signIn.useCases[0].methods[0]
    #expect(method.name == "execute(testUserAccount:)")
    #expect(
      method.steps.map(\.title) == [
        "TabBarPage.assertDisplayed()", "TabBarPage.tapOtherTab()",
        "OtherViewPage.tapLoginButton()", "SignInViewPage.typeEmail(_:)",
        "SignInViewPage.tapSignInButton()",
      ])
    #expect(method.steps.map(\.location.line) == [23, 24, 25, 28, 29])
    #expect(method.steps[1].target == .page(type: "TabBarPage", method: "tapOtherTab()"))
  }

  @Test func testsAreTheMethodsXCTestWouldRunByName() {
    let tests = signIn.testClasses
    #expect(tests.map(\.name) == ["SignInTests"])
    #expect(tests[0].methods.map(\.name) == ["testAsync", "testSignIn"])
    #expect(tests[0].methods.map(\.isAsync) == [true, false])
    #expect(tests[0].methods.map(\.isThrowing) == [true, true])
    #expect(tests[0].methods[1].id == "SignInTests/testSignIn")
  }

  @Test func aTestsStepsLeadIntoUseCasesAndHelpers() throws {
    let steps = signIn.testClasses[0].methods[1].steps
    #expect(
      steps.map(\.target) == [
        .useCase(type: "SignInTestUseCase", method: "execute(testUserAccount:)"),
        .useCase(type: "SignInTests", method: "assertSignedIn()"),
      ])
    let helper = try #require(
      signIn.useCaseMethod(type: "SignInTests", method: "assertSignedIn()"))
    #expect(
      helper.steps.map(\.title) == [
        #"XCTAssertTrue(app.staticTexts["account"].waitForExistence(timeout: 5), "no account")"#
      ])
  }

  @Test func pagesOfAProtocolArePagesAndStepsAreFoundInActivities() {
    let index = index(LoginSuite.pages, LoginSuite.tests)
    #expect(index.pages.map(\.name) == ["Page", "LoginPage", "ContentPage"])
    #expect(index.pages[1].elements.map(\.key) == ["Login", "cloud.mokumoku.sample.login.email"])
    #expect(
      index.testClasses[0].methods[0].steps.map(\.title) == [
        "XCUIApplication().launch()",
        #"XCTContext.runActivity(named: "Fill text fields and login")"#,
        "LoginPage.typeEmail(_:)", "LoginPage.login()",
        #"XCTAssertTrue(contentPage.exists, "Login failed")"#, "ContentPage.back()",
      ])
  }

  @Test func rawElementCallsAreStepsOfTheirOwn() {
    let index = index(LoginSuite.tests)
    #expect(
      index.testClasses[1].methods[0].steps.map(\.title) == [
        "performLogin()", "XCTAssertTrue(profileTab.exists)", "profileTab.tap()",
        #"XCTAssertTrue(app.alerts.buttons["ログアウト"].waitForExistence(timeout: 1))"#,
      ])
  }

  @Test func locatorsInEnumerationsBelongToThePageAroundThem() throws {
    let index = index(SynchronizedSuite.pages, SynchronizedSuite.tests)
    let page = try #require(index.pages.first { $0.name == "SettingsHomeView" })
    #expect(page.elements.map(\.name) == ["knowledge_base_link", "save"])
    #expect(page.elements.map(\.queryName) == ["staticTexts", "buttons"])
    #expect(page.elements.map(\.key) == ["Knowledge Base", "save"])
    #expect(!index.pages.contains { $0.name.contains("Element") })
  }

  @Test func genericPagesLeadBackToTheOriginTheyWereOpenedFrom() {
    let index = index(SynchronizedSuite.pages, SynchronizedSuite.tests)
    #expect(
      index.testClasses[0].methods[0].steps.map(\.title) == [
        "AscentHomeView.launchTheApplication()", "FooterBar.selectSettingsTab()",
        "SettingsHomeView.openKnowledgeBase()", "KnowledgeBaseHome.backToOrigin()",
        "SettingsHomeView.openAnything()",
      ])
    #expect(
      index.testClasses[0].methods[0].steps[0].target
        == .page(type: "SynchronizedView", method: "launchTheApplication()"))
  }
}
