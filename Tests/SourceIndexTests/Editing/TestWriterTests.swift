import Testing

@testable import SourceIndex

/// Tests that are written into sources.
struct TestWriterTests {
  @Test func aNewClassHasTheHelpersThatItsTestCalls() throws {
    var draft = TestDraft(
      className: "NewTests", method: "testNew", file: "/N.swift",
      statements: [TestStatement(lines: ["launch()", ".send()"])])
    draft.template = TestDraft.Template(className: "OldTests", file: "/O.swift")
    let text = try TestWriter.newFile(
      draft,
      like: """
        import XCTest
        final class OldTests: XCTestCase {
          private let app = XCUIApplication()

          func testOld() { other() }

          private func launch() -> Page {
            begin()
            return Page(app: app)
          }

          private func begin() { app.launch() }

          private func other() {}
        }
        """
    ).text
    #expect(text.contains("func launch()") && text.contains("func begin()"), "\(text)")
    #expect(!text.contains("other"), "\(text)")
  }

  @Test func whatLaunchesTheAppGetsItsArgumentsFirst() throws {
    let raw = [
      TestStatement(lines: ["app.launch()"]), TestStatement(lines: ["app.buttons[\"a\"].tap()"]),
    ]
    let inTest = """
      import XCTest
      final class ATests: XCTestCase {
        let app = XCUIApplication()

        func testOld() {}
      }
      """
    let own = try TestWriter.adding(japanese(raw, isLaunched: true), to: inTest).text
    let added = "app.launchArguments += [\"-AppleLocale\", \"ja_JP\"]"
    #expect(
      own.hasSuffix(
        """
          @MainActor
          func testNew() {
            // Recorded with --device iPad
            XCUIDevice.shared.appearance = .dark

            \(added)
            app.launch()
            app.buttons["a"].tap()
          }
        }
        """), "\(own)")
    // A new class launches it in its set-up.
    let new = try TestWriter.newFile(japanese(Array(raw.suffix(1)), isLaunched: true)).text
    #expect(new.contains("    \(added)\n    app.launch()\n  }\n"), "\(new)")
    #expect(new.contains("// Recorded with --device iPad\n"), "\(new)")
    // What a base class launches is beyond reach; a helper takes what the property was given.
    var call = japanese([TestStatement(lines: ["open()", ".tapA()"])], isLaunched: true)
    call.app = "app"
    let words = try TestWriter.adding(call, to: inTest).text
    #expect(words.contains("// Recorded with --device iPad --locale ja_JP\n"), "\(words)")
    call.settings.isTakenByCall = true
    let taken = try TestWriter.adding(call, to: inTest).text
    #expect(taken.contains("    \(added)\n    open().tapA()\n"), "\(taken)")
    // So it is in a new class, whose members are no place for statements.
    call.template = TestDraft.Template(className: "ATests", file: "/A.swift")
    call.className = "BTests"
    let other = try TestWriter.newFile(
      call, like: inTest.replacing("  let app", with: "  private let app")
    ).text
    #expect(other.contains("{\n  private let app = XCUIApplication()\n"), "\(other)")
    #expect(other.contains("    \(added)\n    open().tapA()\n"), "\(other)")
  }

  private func japanese(_ statements: [TestStatement], isLaunched: Bool = false) -> TestDraft {
    var draft = draft(statements)
    draft.isLaunched = isLaunched
    draft.settings.device = ["XCUIDevice.shared.appearance = .dark"]
    draft.settings.launch = ["app.launchArguments += [\"-AppleLocale\", \"ja_JP\"]"]
    draft.settings.launchInWords = ["--locale ja_JP"]
    draft.settings.words = ["--device iPad"]
    return draft
  }

  private let statements = [
    TestStatement(lines: ["SignInTestUseCase(app: app)", ".execute(account: .testUser1())"]),
    TestStatement(lines: ["HomePage(app: app)", ".open()", ".check()"], givesValue: true),
    TestStatement(lines: ["app.buttons[\"a\"].tap()"]),
    TestStatement(lines: ["app.buttons[\"b\"].tap()"]),
  ]

  private func draft(
    _ statements: [TestStatement]? = nil, className: String = "ATests", method: String = "testNew"
  ) -> TestDraft {
    TestDraft(
      className: className, method: method, file: "/A.swift",
      statements: statements ?? self.statements)
  }

  @Test func aTestComesAfterTheOthersAndIsWrittenLikeThem() throws {
    let source = """
      import XCTest

      final class ATests: XCTestCase {
      \tlet app = XCUIApplication()
      \toverride func setUp() { app.launch() }

      \tfunc testOld() throws {
      \t\tlet _ = HomePage(app: app)
      \t\t\t.open()
      \t} // 終わり

      \tprivate func helper() {}
      }

      """
    let edited = try TestWriter.adding(draft(), to: source)
    let new = """
      \t} // 終わり

      \t@MainActor
      \tfunc testNew() throws {
      \t\tSignInTestUseCase(app: app)
      \t\t\t.execute(account: .testUser1())

      \t\tlet _ = HomePage(app: app)
      \t\t\t.open()
      \t\t\t.check()

      \t\tapp.buttons["a"].tap()
      \t\tapp.buttons["b"].tap()
      \t}

      """
    #expect(edited.text == source.replacing("\t} // 終わり\n", with: new))
    #expect(edited.line == 13)
  }

  @Test func aClassWithoutAnythingGetsAnAppOfTheTestsOwn() throws {
    let edited = try TestWriter.adding(
      draft([TestStatement(lines: ["app.tap()"])]), to: "@MainActor class ATests: XCTestCase {}\n")
    #expect(
      edited.text == """
        @MainActor class ATests: XCTestCase {
          func testNew() {
            let app = XCUIApplication()
            app.launch()
            app.tap()
          }
        }

        """)
  }

  /// What one test makes for itself, and words that only contain the name, are no app for others.
  @Test func aTestMakesItsOwnAppWhereTheClassHasNone() throws {
    var raw = draft([TestStatement(lines: ["app.buttons[\"wrench\"].tap()"])])
    raw.isLaunched = true
    func text(_ members: String) throws -> String {
      try TestWriter.adding(raw, to: "class ATests: HomeTestCase {\n\(members)\n}\n").text
    }
    let made = "    let app = XCUIApplication()\n    app.buttons[\"wrench\"].tap()"

    #expect(try text("  func testOther() {\n    home.openApps().tapped()\n  }").contains(made))
    let other = "  func testOther() {\n    let app = XCUIApplication()\n    app.tap()\n  }"
    #expect(try text(other).contains(made))
    #expect(try text("  func testOther() {\n    home.app.tap()\n  }").contains(made))
    for inherited in ["    app.tap()", "    self.app.tap()", "    LoginPage(app: app).open()"] {
      let text = try text("  func testOther() {\n\(inherited)\n  }")
      #expect(!text.contains("XCUIApplication()"), "\(inherited)")
    }
    #expect(try !text("  var app: Application!").contains("let app = XCUIApplication()"))
  }

  @Test func statementsComeToTheEndOfATest() throws {
    let source = """
      class ATests: Base {
        func testNew() async {
          page.open()  // first
        }

        func testOther() {}
      }
      """
    let edited = try TestWriter.appending(
      draft([TestStatement(lines: ["page.close()"], isThrowing: true)]), in: source)
    #expect(
      edited.text == """
        class ATests: Base {
          func testNew() async throws {
            page.open()  // first
            try page.close()
          }

          func testOther() {}
        }
        """)
    #expect(edited.line == 4)
  }

  @Test func statementsComeToTheEndOfATestOnOneLine() throws {
    let source = "class ATests: Base {\r\n  func testNew() { page.open() }\r\n}\r\n"
    let edited = try TestWriter.appending(
      draft([TestStatement(lines: ["page.close()"])]), in: source)
    #expect(
      edited.text
        == "class ATests: Base {\r\n  func testNew() { page.open() \r\n    page.close()\r\n  }\r\n}\r\n"
    )
    #expect(edited.line == 3)
  }

  @Test func callsThatThrowAndSuspendAreMarkedAndSoIsTheTest() throws {
    let edited = try TestWriter.adding(
      draft([
        TestStatement(lines: ["Page(app: app)", ".load()"], isThrowing: true, isAsync: true)
      ]),
      to: "class ATests: Base {\n    func testA() { app.tap() }\n}")
    #expect(
      edited.text == """
        class ATests: Base {
            func testA() { app.tap() }

            @MainActor
            func testNew() async throws {
                try await Page(app: app).load()
            }
        }
        """)
  }

  @Test func nothingIsWrittenOverOrBroken() {
    let source = "class ATests: XCTestCase { func testA() {} }"
    #expect(throws: TestWriter.Problem.taken("testA")) {
      try TestWriter.adding(draft(method: "testA"), to: source)
    }
    #expect(throws: TestWriter.Problem.noClass("BTests")) {
      try TestWriter.adding(draft(className: "BTests"), to: source)
    }
    let deep = TestStatement(lines: [String(repeating: "[", count: 60)])
    #expect(throws: TestWriter.Problem.notSwift) {
      try TestWriter.adding(draft([deep]), to: source)
    }
    #expect(throws: TestWriter.Problem.notSwift) {
      try TestWriter.adding(draft([TestStatement(lines: ["f(}"])]), to: source)
    }
  }

  @Test func aNewFileIsMadeLikeTheClassOfAnother() throws {
    let template = """
      import XCTest
      import Foundation

      /// Tests.
      final class ATests: BaseTests {
        let app = XCUIApplication()

        override func setUpWithError() throws {
          app.launchArguments = ["-reset"]
          app.launch()
        }

        func testA() {}
        func helper() {}
      }
      """
    var new = draft([TestStatement(lines: ["app.tap()"])], className: "BTests")
    new.template = TestDraft.Template(className: "ATests", file: "")
    #expect(
      try TestWriter.newFile(new, like: template).text == """
        import XCTest
        import Foundation

        final class BTests: BaseTests {
          let app = XCUIApplication()

          override func setUpWithError() throws {
            app.launchArguments = ["-reset"]
            app.launch()
          }

          @MainActor
          func testNew() {
            app.tap()
          }
        }

        """)
    #expect(try TestWriter.newFile(new).text.contains("    continueAfterFailure = false\n"))
  }

  @Test(
    arguments: [
      ("testA", true), ("日本", true), ("class", false), ("1a", false), ("", false), ("a b", false),
      ("`a`", false), ("Self", false), ("a()", false),
    ])
  func namesAreThoseThatSwiftTakes(name: String, isName: Bool) {
    #expect(name.isSwiftName == isName)
  }
}
