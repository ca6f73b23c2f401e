import SourceModel

/// Sources of a sign-in suite and what reading them gives.
enum SignInSources {
  static let pagesFile = "/project/UITests/Pages.swift"
  static let useCasesFile = "/project/UITests/UseCases.swift"
  static let testsFile = "/project/UITests/SignInTests.swift"

  static let pages = """
    import XCTest

    public actor TabBarPage {
      let app: XCUIApplication

      @MainActor private var homeTab: XCUIElement { app.tabBars.buttons["com.example.home"] }
      @MainActor private var otherTab: XCUIElement { app.tabBars.buttons["com.example.otherTab"] }

      @MainActor public func assertDisplayed() -> Self {
        XCTAssertTrue(otherTab.exists, "otherTab が存在しません")
        return self
      }

      @MainActor public func tapOtherTab() -> Self {
        otherTab.tap()
        return self
      }
    }

    public actor OtherViewPage {
      let app: XCUIApplication

      @MainActor private var loginRow: XCUIElement { app.buttons["com.example.login"] }

      @MainActor public func tapLoginButton() -> Self {
        loginRow.tap()
        return self
      }
    }

    public actor AuthViewPage {
      let app: XCUIApplication

      @MainActor private var loginButton: XCUIElement { app.buttons["com.example.authSignIn"] }

      @MainActor public func tapLoginButton() -> Self {
        loginButton.tap()
        return self
      }
    }

    public actor SignInViewPage {
      let app: XCUIApplication

      @MainActor private var emailTextField: XCUIElement { app.textFields["com.example.email"] }
      @MainActor private var passwordTextField: XCUIElement { app.secureTextFields["com.example.password"] }
      @MainActor private var signInButton: XCUIElement { app.buttons["com.example.signIn"] }

      @MainActor public func assertDisplayed() -> Self {
        XCTAssertTrue(emailTextField.exists, "emailTextField が存在しません")
        return self
      }

      @MainActor public func typeEmail(_ email: String?) -> Self {
        guard let email else { return self }
        emailTextField.tap()
        emailTextField.typeText(email)
        return self
      }

      @MainActor public func typePassword(_ password: String?) -> Self {
        guard let password else { return self }
        passwordTextField.tap()
        passwordTextField.typeText(password)
        return self
      }

      @MainActor public func tapSignInButton() -> Self {
        signInButton.tap()
        return self
      }
    }
    """

  static let useCases = """
    import XCTest

    public actor SignInTestUseCase: TestUseCase {
      let app: XCUIApplication

      @MainActor public func execute(testUserAccount: TestUserAccount) {
        let _ = TabBarPage(app: app)
          .assertDisplayed()
          .tapOtherTab()

        let _ = OtherViewPage(app: app)
          .tapLoginButton()

        let _ = AuthViewPage(app: app)
          .tapLoginButton()

        let _ = SignInViewPage(app: app)
          .assertDisplayed()
          .typeEmail(testUserAccount.email)
          .typePassword(testUserAccount.password)
          .tapSignInButton()
      }
    }

    public actor CheckLoginStatusTestUseCase: TestUseCase {
      let app: XCUIApplication

      @MainActor public func execute(testUserAccount: TestUserAccount) {
        let account = app.staticTexts["com.example.account"]
        XCTAssertTrue(account.waitForExistence(timeout: 5), "アカウントが表示されません")
        XCTAssertEqual(account.label, testUserAccount.email)
      }
    }
    """

  static let tests = """
    import XCTest

    final class SignInTests: XCTestCase {
      let app = XCUIApplication()

      override func setUpWithError() throws {
        continueAfterFailure = false
        app.launch()
      }

      @MainActor
      func testSignIn() throws {
        let testUserAccount = TestUserAccount.testUser1()

        SignInTestUseCase(app: app)
          .execute(testUserAccount: testUserAccount)

        CheckLoginStatusTestUseCase(app: app)
          .execute(testUserAccount: testUserAccount)
      }
    }
    """

  static func text(of file: String) -> String? {
    [pagesFile: pages, useCasesFile: useCases, testsFile: tests][file]
  }

  /// The line of the nth occurrence of a piece of text in a file, from 1.
  static func line(_ piece: String, in file: String, _ occurrence: Int = 1) -> Int {
    let lines = (text(of: file) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let found = lines.indices.filter { lines[$0].contains(piece) }
    precondition(found.count >= occurrence, "\(piece) is not in \(file)")
    return found[occurrence - 1] + 1
  }

  static let index = ProjectIndex(
    pages: [
      page(
        "TabBarPage",
        [
          ("homeTab", "buttons", "com.example.home"),
          ("otherTab", "buttons", "com.example.otherTab"),
        ],
        ["assertDisplayed()", "tapOtherTab()"]),
      page("OtherViewPage", [("loginRow", "buttons", "com.example.login")], ["tapLoginButton()"]),
      page(
        "AuthViewPage", [("loginButton", "buttons", "com.example.authSignIn")], ["tapLoginButton()"]
      ),
      page(
        "SignInViewPage",
        [
          ("emailTextField", "textFields", "com.example.email"),
          ("passwordTextField", "secureTextFields", "com.example.password"),
          ("signInButton", "buttons", "com.example.signIn"),
        ], ["assertDisplayed()", "typeEmail(_:)", "typePassword(_:)", "tapSignInButton()"]),
    ],
    useCases: [
      useCase(
        "SignInTestUseCase", start: 1,
        [
          ("TabBarPage", "assertDisplayed()", 1), ("TabBarPage", "tapOtherTab()", 1),
          ("OtherViewPage", "tapLoginButton()", 1), ("AuthViewPage", "tapLoginButton()", 2),
          ("SignInViewPage", "assertDisplayed()", 2), ("SignInViewPage", "typeEmail(_:)", 1),
          ("SignInViewPage", "typePassword(_:)", 1), ("SignInViewPage", "tapSignInButton()", 1),
        ]),
      checkUseCase,
    ],
    testClasses: [
      TestClass(
        name: "SignInTests", location: SourceLocation(file: testsFile, line: 3),
        methods: [
          TestMethod(
            name: "testSignIn", className: "SignInTests",
            location: SourceLocation(file: testsFile, line: line("func testSignIn", in: testsFile)),
            endLine: line("func testSignIn", in: testsFile) + 8, isAsync: false, isThrowing: true,
            steps: [
              step(
                "SignInTestUseCase.execute(testUserAccount:)",
                .useCase(type: "SignInTestUseCase", method: "execute(testUserAccount:)"),
                testsFile, line(".execute(", in: testsFile, 1)),
              step(
                "CheckLoginStatusTestUseCase.execute(testUserAccount:)",
                .useCase(type: "CheckLoginStatusTestUseCase", method: "execute(testUserAccount:)"),
                testsFile, line(".execute(", in: testsFile, 2)),
            ])
        ])
    ], navigation: navigation)

  private static func page(
    _ name: String, _ elements: [(String, String, String)], _ methods: [String]
  ) -> PageObject {
    let start = line("actor \(name)", in: pagesFile)
    return PageObject(
      name: name, kind: .actor, location: SourceLocation(file: pagesFile, line: start),
      elements: elements.map { element in
        let location = SourceLocation(
          file: pagesFile, line: line("\"\(element.2)\"", in: pagesFile))
        return PageElement(
          name: element.0, expression: "app.\(element.1)[\"\(element.2)\"]", queryName: element.1,
          key: element.2, location: location, endLine: location.line)
      },
      methods: methods.map {
        PageMethod(
          name: $0, returnType: "Self", location: SourceLocation(file: pagesFile, line: start + 8),
          endLine: start + 11)
      })
  }

  private static func step(
    _ title: String, _ target: Step.Target, _ file: String, _ line: Int
  ) -> Step {
    Step(
      title: title, target: target, location: SourceLocation(file: file, line: line), endLine: line)
  }

  private static func useCase(
    _ name: String, start: Int, _ steps: [(String, String, Int)]
  ) -> UseCase {
    let first = line("func execute", in: useCasesFile, start)
    return UseCase(
      name: name, location: SourceLocation(file: useCasesFile, line: first - 3),
      methods: [
        UseCaseMethod(
          name: "execute(testUserAccount:)",
          location: SourceLocation(file: useCasesFile, line: first), endLine: first + 15,
          steps: steps.map { type, method, occurrence in
            let name = "." + method.prefix { $0 != "(" } + "("
            return step(
              "\(type).\(method)", .page(type: type, method: method), useCasesFile,
              line(name, in: useCasesFile, occurrence))
          })
      ])
  }

  private static let checkUseCase: UseCase = {
    let first = line("func execute", in: useCasesFile, 2)
    return UseCase(
      name: "CheckLoginStatusTestUseCase",
      location: SourceLocation(file: useCasesFile, line: first - 3),
      methods: [
        UseCaseMethod(
          name: "execute(testUserAccount:)",
          location: SourceLocation(file: useCasesFile, line: first), endLine: first + 4,
          steps: [
            step("XCTAssertTrue(…)", .other, useCasesFile, first + 2),
            step("XCTAssertEqual(…)", .other, useCasesFile, first + 3),
          ])
      ])
  }()
}
