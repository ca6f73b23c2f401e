import ElementModel
import ExplorerCore
import SourceIndex
import SourceModel
import Testing

@testable import Sessions
@testable import Workspace

/// What rules find in a suite's sources.
struct StaticReviewTests {
  private static let app = """
    struct Home: View {
      var body: some View {
        Button("Save") {}.accessibilityIdentifier("save")
        Text("Hello").accessibilityIdentifier("greeting")
        Text("Twice").accessibilityIdentifier("toast")
        Text("Twice").accessibilityIdentifier("toast")
      }
    }
    """

  /// What a rule finds in a suite; an ignored line, and a line that has no finding, are told by it.
  private func findings(
    _ rule: ReviewRule, _ tests: String
  ) throws -> [ReviewFinding] {
    let app = SourceFile(path: "/App/Home.swift", text: Self.app)
    let suite = SourceFile(path: "/UITests/Suite.swift", text: tests)
    let project = Project(
      name: "Shop", bundleIdentifier: "com.example.Shop", folder: nil, appFolders: [],
      testFolders: [], device: .standard, firstTest: nil,
      appSettings: CompilerSettings(languageMode: "5"),
      testSettings: CompilerSettings(languageMode: "5"), appFiles: [app], testFiles: [suite])
    let index = SourceIndexer.index(appFiles: [app], testFiles: [suite])
    return StaticReview.findings(
      of: ReviewedSuite(project, index: index), rules: [rule])
  }

  private func lines(_ rule: ReviewRule, _ tests: String) throws -> [Int] {
    try findings(rule, tests).map(\.location.line)
  }

  private static let pages = """
    struct HomePage {
      let app: XCUIApplication
      var save: XCUIElement { app.buttons["save"] }
      func tapSave() -> Self { save.tap(); return self }
      func isShown() -> Bool { save.waitForExistence(timeout: 1) }
    }
    """

  // MARK: Locators

  @Test func anIdentifierWrittenTwiceIsFound() throws {
    let found = try findings(
      .duplicatedLocator,
      Self.pages + """

        final class T: XCTestCase {
          let app = XCUIApplication()
          func testIt() { HomePage(app: app).tapSave(); app.buttons["save"].tap() }
        }
        """)
    #expect(found.map(\.location.line) == [3])
    #expect(found.first?.text.english.contains("save is written at 2 places") == true)
    #expect(found.first?.text.english.contains("for 1 test") == true)
  }

  @Test func oneTextForTwoElementsIsNone() throws {
    #expect(
      try lines(
        .duplicatedLocator,
        """
        struct APage {
          let app: XCUIApplication
          var toast: XCUIElement { app.staticTexts["toast"] }
        }
        struct BPage {
          let app: XCUIApplication
          var toast: XCUIElement { app.staticTexts["toast"] }
          var cancel: XCUIElement { app.buttons["Cancel"] }
        }
        struct CPage {
          let app: XCUIApplication
          var cancel: XCUIElement { app.buttons["Cancel"] }
        }
        """
      ).isEmpty)
  }

  @Test func aLabelWrittenTwiceInOnePageIsFound() throws {
    #expect(
      try lines(
        .duplicatedLocator,
        """
        struct APage {
          let app: XCUIApplication
          var cancel: XCUIElement { app.buttons["Cancel"] }
          func leave() { app.buttons["Cancel"].tap() }
        }
        """) == [3])
  }

  // MARK: Pages

  @Test func aPageThatNothingLooksForIsFound() throws {
    let test = """

      final class T: XCTestCase {
        let app = XCUIApplication()
        func testIt() {
          let home = HomePage(app: app)
          XCTAssertTrue(home.isShown())
          _ = home.tapSave()
        }
      }
      """
    #expect(try lines(.missingDisplayCheck, Self.pages + test).isEmpty)
    // What nothing calls looks at nothing.
    let uncalled = test.replacing("XCTAssertTrue(home.isShown())", with: "")
    #expect(try lines(.missingDisplayCheck, Self.pages + uncalled) == [1])
    let unchecked = Self.pages.split(separator: "\n").filter { !$0.contains("isShown") }
      .joined(separator: "\n")
    #expect(try lines(.missingDisplayCheck, unchecked + test) == [1])
  }

  @Test func anInheritedLookCounts() throws {
    #expect(
      try lines(
        .missingDisplayCheck,
        """
        class BasePage {
          let app = XCUIApplication()
          var landmark: XCUIElement { app }
          func assertShown() -> Self { XCTAssertTrue(landmark.waitForExistence(timeout: 1)); return self }
        }
        final class HomePage: BasePage {
          override var landmark: XCUIElement { app.buttons["save"] }
          func tap() -> Self { landmark.tap(); return self }
        }
        final class T: XCTestCase { func testIt() { _ = HomePage().assertShown().tap() } }
        """
      ).isEmpty)
  }

  @Test func aMethodThatNothingNamesIsFound() throws {
    let found = try findings(
      .unusedMethod,
      Self.pages + """

        final class T: XCTestCase {
          let app = XCUIApplication()
          override func setUp() { app.launch() }
          func testIt() { _ = HomePage(app: app).tapSave() }
          func testThat() { helper() }
          private func helper() {}
          private func again() { again() }
        }
        """)
    #expect(found.map(\.location.line) == [5, 13])
    #expect(found.first?.fix?.after.contains("isShown") == false)
    #expect(found.first?.fix?.after.contains("tapSave") == true)
  }

  @Test func whatAProtocolAsksForMayBeCalled() throws {
    #expect(
      try lines(
        .unusedMethod,
        """
        protocol Playing { func play() }
        struct SomeUseCase: Playing { func play() {} }
        struct OtherUseCase: Unknown { func play() {} }
        """
      ).isEmpty)
  }

  @Test func anAssertionOfAValueInAPageIsFound() throws {
    #expect(
      try lines(
        .pageAssertion,
        """
        struct HomePage {
          let app: XCUIApplication
          var save: XCUIElement { app.buttons["save"] }
          func assertShown() { XCTAssertTrue(save.exists && save.isHittable) }
          func assertGone() { XCTAssertFalse(save.waitForExistence(timeout: 1)) }
          func assertTitle(_ title: String) { XCTAssertEqual(save.label, title) }
          func assertOff() { XCTAssertFalse(save.isEnabled) }
        }
        """) == [6, 7])
  }

  // MARK: Tests

  @Test func queriesOfTestsAreFoundOncePerMember() throws {
    let found = try findings(
      .rawQuery,
      Self.pages + """

        final class T: XCTestCase {
          let app = XCUIApplication()
          func testPage() { _ = HomePage(app: app).tapSave() }
          func testRaw() {
            app.launch()
            app.buttons["save"].tap()
            app.staticTexts["greeting"].tap()
          }
        }
        """)
    #expect(found.map(\.location.line) == [12])
    #expect(found.first?.text.english.contains("at 2 places, past the pages") == true)
  }

  @Test func aQueryWithoutATextIsOneToo() throws {
    let found = try findings(
      .rawQuery,
      Self.pages + """

        final class T: XCTestCase {
          let app = XCUIApplication()
          var bar: XCUIElement { app.tabBars["bar"] }
          func testRaw() {
            app.buttons.firstMatch.tap()
            let cells = app.tables.cells
            cells.buttons["x"].tap()
            HomePage(app: app).save.buttons["y"].tap()
            app.swipeUp()
          }
          func testPage() { HomePage(app: app).save.tap() }
        }
        """)
    #expect(found.map(\.location.line) == [9, 11])
    #expect(found.last?.text.english.contains("at 4 places") == true)
  }

  @Test func aCommentTurnsARuleOff() throws {
    let suite = """
      final class T: XCTestCase {
        let app = XCUIApplication()
        func testOne() {
          app.buttons["save"].tap()  // pomelo:ignore raw-query
        }
        // pomelo:ignore
        func testTwo() {
          app.launch()
          app.buttons["save"].tap()
        }
        func testThree() {
          app.buttons["save"].tap()  // pomelo:ignore sleeping-wait
        }
      }
      """
    #expect(try lines(.rawQuery, suite) == [12])
  }

  @Test func sleepsAreFound() throws {
    let found = try findings(
      .sleepingWait,
      """
      final class T: XCTestCase {
        let app = XCUIApplication()
        func testIt() async throws {
          sleep(2)
          Thread.sleep(forTimeInterval: 0.5)
          try await Task.sleep(nanoseconds: 1_000_000_000)
          try await Task.sleep(for: .milliseconds(20))
          _ = XCTWaiter.wait(for: [expectation(description: "never")], timeout: 3)
          RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
          let done = expectation(description: "done")
          wait(for: [done], timeout: 3)
          wait(for: [expectation(for: NSPredicate(value: true), evaluatedWith: app)], timeout: 1)
        }
      }
      final class Own: XCTestCase {
        func testIt() { sleep(2) }
        private func sleep(_ seconds: Int) {}
      }
      """)
    #expect(found.map(\.location.line) == [4, 5, 6, 7, 8, 9])
    let seconds = found.map { finding -> Double? in
      if case .sleeps(_, _, let seconds) = finding.fact { seconds } else { nil }
    }
    #expect(seconds == [2, 0.5, 1, 0.02, 3, 1])
  }

  // MARK: Chains

  @Test func branchesOfUseCasesAreFound() throws {
    #expect(
      try lines(
        .branchingUseCase,
        Self.pages + """

          struct SaveUseCase {
            let app: XCUIApplication
            func execute() { _ = HomePage(app: app).tapSave() }
            func maybe(_ wanted: Bool) {
              if wanted { _ = HomePage(app: app).tapSave() }
            }
            func unwrapping() {
              guard let page = find() else { return }
              _ = page.tapSave()
            }
            private func find() -> HomePage? { HomePage(app: app) }
          }
          """) == [11])
  }

  @Test func endsOfChainsAreFound() throws {
    let found = try findings(
      .brokenChain,
      """
      struct HomePage {
        let app: XCUIApplication
        var save: XCUIElement { app.buttons["save"] }
        func tapSave() { save.tap() }
        func look() { XCTAssertTrue(save.exists) }
        func typeAll() { save.typeText("x") }
        func fill() -> Self { typeAll(); return self }
        func open() -> OtherPage { save.tap(); return OtherPage(app: app) }
      }
      struct OtherPage {
        let app: XCUIApplication
        var save: XCUIElement { app.buttons["save"] }
        func tap() -> Self { save.tap(); return self }
      }
      final class T: XCTestCase {
        let app = XCUIApplication()
        func testIt() {
          let _ = HomePage(app: app).open()
          let _ = OtherPage(app: app).tap()
          let _ = HomePage(app: app).open().tap()
          HomePage(app: app).fill().tapSave()
          let other = HomePage(app: app).open()
          let _ = OtherPage(app: app).tap()
          let _ = other.tap()
        }
      }
      """)
    #expect(found.map(\.location.line) == [4, 19, 23])
  }
}
