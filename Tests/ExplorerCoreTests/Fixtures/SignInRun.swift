import ElementModel
import SessionProtocol
import TestSupport

/// Runs of the sign-in test as a host would report them.
struct SignInRun {
  static let test = "SignInTests/testSignIn"

  private(set) var events: [Event] = []
  private var time = 0.0

  /// The test passes.
  static let passing: [Event] = {
    var run = SignInRun()
    run.signIn()
    run.check(arrivesAfter: 1.8)
    run.end(.passed)
    return run.events
  }()

  /// The account never appears, and the test stops there.
  static let failing: [Event] = {
    var run = SignInRun()
    run.signIn()
    run.check(arrivesAfter: nil)
    run.end(.failed)
    return run.events
  }()

  /// The process traps while typing the password; no more events come.
  static let crashing: [Event] = {
    var run = SignInRun()
    run.signIn()
    let cut = run.events.firstIndex {
      if case .action(let action) = $0.content {
        action.elementID == SignInScreens.ID.password
      } else {
        false
      }
    }
    return Array(run.events[...(cut ?? 0)])
  }()

  // MARK: The story

  private mutating func signIn() {
    add(.testBegan(TestBegan(test: Self.test, seed: 0)), [], stop: true)
    add(.phase(Phase(name: .setUp)), [])
    let setUp = [frame("SignInTests.setUpWithError()", SignInSources.testsFile, "app.launch()")]
    add(.application(ApplicationChange(change: .launched, name: "Stores")), setUp, stop: true)
    time += 0.4
    show(SignInScreens.home)
    add(.phase(Phase(name: .test)), [])
    assertTab()
    act(
      .tap, "\"その他\" Button", SignInScreens.ID.otherTab, "TabBarPage.tapOtherTab()",
      "otherTab.tap()",
      ".tapOtherTab(")
    show(SignInScreens.other)
    act(
      .tap, "\"ログインする\" Button", SignInScreens.ID.loginRow, "OtherViewPage.tapLoginButton()",
      "loginRow.tap()", ".tapLoginButton(")
    show(SignInScreens.auth)
    act(
      .tap, "\"ログイン\" Button", SignInScreens.ID.authSignIn, "AuthViewPage.tapLoginButton()",
      "loginButton.tap()", ".tapLoginButton(", 2)
    show(SignInScreens.signIn())
    assertForm()
    let email = SignInScreens.ID.email
    act(
      .tap, "\"com.example.email\" TextField", email, "SignInViewPage.typeEmail(_:)",
      "emailTextField.tap()", ".typeEmail(")
    show(SignInScreens.signIn(focus: email))
    act(
      .type(text: "test@example.com"), "\"com.example.email\" TextField", email,
      "SignInViewPage.typeEmail(_:)", "emailTextField.typeText", ".typeEmail(")
    show(SignInScreens.signIn(email: "test@example.com", focus: email))
    let password = SignInScreens.ID.password
    act(
      .tap, "\"com.example.password\" SecureTextField", password,
      "SignInViewPage.typePassword(_:)",
      "passwordTextField.tap()", ".typePassword(")
    show(SignInScreens.signIn(email: "test@example.com", focus: password))
    act(
      .type(text: "••••••••"), "\"com.example.password\" SecureTextField", password,
      "SignInViewPage.typePassword(_:)", "passwordTextField.typeText", ".typePassword(")
    show(SignInScreens.signIn(email: "test@example.com", password: "hunter22", focus: password))
    act(
      .tap, "\"Sign In\" Button", SignInScreens.ID.signIn, "SignInViewPage.tapSignInButton()",
      "signInButton.tap()", ".tapSignInButton(")
    show(SignInScreens.signIn(email: "test@example.com", password: "hunter22", isBusy: true))
  }

  private mutating func assertTab() {
    let stack = [
      frame("TabBarPage.assertDisplayed()", SignInSources.pagesFile, "XCTAssertTrue(otherTab"),
      useCaseFrame(".assertDisplayed("), testFrame(1),
    ]
    add(
      .read(
        Read(
          attribute: .exists, target: "\"com.example.otherTab\" Button", value: "true",
          elementID: SignInScreens.ID.otherTab)), stack)
    add(
      .assertion(
        Assertion(
          name: "XCTAssertTrue", passed: true, message: "otherTab が存在しません", location: stack[0])),
      stack, stop: true)
  }

  private mutating func assertForm() {
    let stack = [
      frame(
        "SignInViewPage.assertDisplayed()", SignInSources.pagesFile, "XCTAssertTrue(emailTextField"),
      useCaseFrame(".assertDisplayed(", 2), testFrame(1),
    ]
    add(
      .read(
        Read(
          attribute: .exists, target: "\"com.example.email\" TextField", value: "true",
          elementID: SignInScreens.ID.email)), stack)
    add(
      .assertion(
        Assertion(
          name: "XCTAssertTrue", passed: true, message: "emailTextField が存在しません", location: stack[0]
        )), stack, stop: true)
  }

  private mutating func act(
    _ kind: ActionKind, _ place: String, _ id: Int, _ function: String, _ line: String,
    _ call: String,
    _ occurrence: Int = 1
  ) {
    let stack = [
      frame(function, SignInSources.pagesFile, line), useCaseFrame(call, occurrence), testFrame(1),
    ]
    let target = "\"\(place.split(separator: "\"")[0])\""
    add(.action(Action(kind, on: target, place: place, elementID: id)), stack, stop: true)
    time += kind == .tap ? 0.15 : 0.35
  }

  private mutating func check(arrivesAfter seconds: Double?) {
    let first = SignInSources.line("func execute", in: SignInSources.useCasesFile, 2)
    let function = "CheckLoginStatusTestUseCase.execute(testUserAccount:)"
    let call = SourceFrame(
      function: function, file: SignInSources.useCasesFile, line: first + 2, column: 32)
    let stack = [call, testFrame(2)]
    let began = time
    func pending(_ due: Double) -> [Pending] {
      [
        Pending(
          kind: .sleep, label: "Task.sleep", dueIn: due,
          origin: SourceFrame(
            function: "Session.signIn(email:password:)", file: "/project/App/Session.swift",
            line: 24))
      ]
    }
    func wait(_ progress: Wait.Progress, unmet: String?, _ pending: [Pending], id: Int? = nil)
      -> Event.Content
    {
      .wait(
        Wait(
          number: 1, criterion: .exists(element: "\"com.example.account\" StaticText"),
          unmet: unmet,
          elapsed: time - began, limit: 5, progress: progress, pending: pending, elementID: id))
    }
    let unmet = "no StaticText matches \"com.example.account\""
    add(wait(.began, unmet: unmet, pending(seconds ?? 1.8)), stack, stop: true)
    for _ in 0..<3 {
      time += 0.5
      let due = (seconds ?? 1.8) - (time - began)
      add(wait(.checked, unmet: unmet, due > 0 ? pending(due) : []), stack, stop: true)
    }
    if let seconds {
      time = began + seconds
      show(SignInScreens.signedIn)
      add(wait(.met, unmet: nil, [], id: SignInScreens.ID.account), stack, stop: true)
      add(
        .assertion(
          Assertion(name: "XCTAssertTrue", passed: true, message: "アカウントが表示されません", location: call)),
        stack, stop: true)
      let equal = SourceFrame(
        function: function, file: SignInSources.useCasesFile, line: first + 3, column: 5)
      add(
        .assertion(Assertion(name: "XCTAssertEqual", passed: true, message: "", location: equal)),
        [equal, testFrame(2)], stop: true)
    } else {
      show(SignInScreens.rejected)
      time = began + 5
      add(wait(.timedOut, unmet: unmet, []), stack, stop: true)
      let message = "XCTAssertTrue failed - アカウントが表示されません"
      add(
        .assertion(
          Assertion(name: "XCTAssertTrue", passed: false, message: message, location: call)), stack,
        stop: true)
      add(
        .failure(
          Failure(
            message: message, reason: .assertion, location: call, pending: [], isFatal: true)),
        stack,
        stop: true)
    }
  }

  private mutating func end(_ status: TestStatus) {
    add(.phase(Phase(name: .tearDown)), [])
    add(.testEnded(TestEnded(status: status, duration: time, digest: "0")), [], stop: true)
  }

  // MARK: Parts

  private mutating func add(_ content: Event.Content, _ stack: [SourceFrame], stop: Bool = false) {
    let rounded = (time * 1_000).rounded() / 1_000
    events.append(
      Event(index: events.count, time: rounded, stack: stack, isStop: stop, content: content))
  }

  private mutating func show(_ tree: ElementTree) { add(.screen(Screen(tree: tree)), []) }

  private func frame(_ function: String, _ file: String, _ piece: String) -> SourceFrame {
    SourceFrame(
      function: function, file: file, line: SignInSources.line(piece, in: file), column: 5)
  }

  private func useCaseFrame(_ call: String, _ occurrence: Int = 1) -> SourceFrame {
    SourceFrame(
      function: "SignInTestUseCase.execute(testUserAccount:)", file: SignInSources.useCasesFile,
      line: SignInSources.line(call, in: SignInSources.useCasesFile, occurrence), column: 8)
  }

  private func testFrame(_ number: Int) -> SourceFrame {
    SourceFrame(
      function: "SignInTests.testSignIn()", file: SignInSources.testsFile,
      line: SignInSources.line(".execute(", in: SignInSources.testsFile, number), column: 8)
  }
}
