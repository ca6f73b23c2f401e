import SourceModel
import Testing

@testable import SourceIndex

/// What methods do, as far as it can be read.
struct DeedReaderTests {
  private func deeds(_ example: String, _ type: String, _ method: String) throws -> String {
    let catalog = try ExampleSources.deeds(of: example)
    return DeedsText.text(try #require(catalog[type, method]))
  }

  /// A page `P` with a method `go` of some parameters and some body, and what is beside them.
  private func read(
    _ body: String, parameters: String = "", page: String = "", beside: String = ""
  ) throws -> String {
    let source = """
      import XCTest
      struct P {
        let app: XCUIApplication
        \(page)
        func go(\(parameters)) { \(body) }
      }
      \(beside)
      """
    let catalog = DeedReader.catalog(testFiles: [SourceFile(path: "/P.swift", text: source)])
    let method = try #require(catalog.methods.first { $0.method.hasPrefix("go(") })
    return method.deeds.map(DeedsText.text).joined(separator: "; ")
      + (method.isComplete ? "" : " …")
  }

  @Test func fieldsThatAnArgumentIsAskedForAreNamed() throws {
    #expect(
      try deeds("Stores", "SignInViewPage", "typeEmail(_:)") == """
        SignInViewPage.typeEmail(_:) -> same
          tap app.textFields[com.example.stores.emailTextField]
          type {email} into app.textFields[com.example.stores.emailTextField]
        """)
  }

  @Test func helpersOfElementsAreFollowed() throws {
    #expect(
      try deeds("Recipes", "SettingsPage", "reset()") == """
        SettingsPage.reset() -> RecipesPage
          assert within 3.0 app.buttons[reset_button]
          tap app.buttons[reset_button]
          assert within 3.0 app.alerts[Reset all recipes?].buttons[Reset]
          tap app.alerts[Reset all recipes?].buttons[Reset]
        """)
  }

  @Test func whatAConditionDecidesIsDonePerhaps() throws {
    #expect(
      try deeds("Ledger", "ExpenseFormPage", "save()") == """
        ExpenseFormPage.save() -> ExpenseListPage
          *swipe up app
          tap app.buttons[form.save]
          assert within 5.0 app.navigationBars[Expenses]
        """)
    let button = #"app.buttons["a"]"#
    #expect(try read("if \(button).exists { return }; \(button).tap()") == "?tap app.buttons[a]")
    #expect(
      try read("if \(button).exists { \(button).tap() } else { app.swipeUp() }")
        == "?tap app.buttons[a]; ?swipe up app")
    #expect(
      try read("guard \(button).exists else { return }; \(button).tap()") == "tap app.buttons[a]")
  }

  @Test func whatDependsOnAnArgumentSaysSo() throws {
    let catalog = try ExampleSources.deeds(of: "Stores")
    let method = try #require(catalog["SignInTestUseCase", "execute(testUserAccount:)"])
    let typing = method.deeds.filter { if case .type = $0.kind { true } else { false } }
    #expect(
      typing.map(\.needs) == [
        [DeedArgument("testUserAccount", path: ["email"])],
        [DeedArgument("testUserAccount", path: ["password"])],
      ])
    // What comes after the call asks for nothing.
    #expect(method.deeds.last?.needs == [])
  }

  @Test func valuesThatTestsHaveNamesForAreRead() throws {
    let values = try ExampleSources.deeds(of: "Stores").values["TestUserAccount"] ?? []
    #expect(values.map(\.code) == [".testUser1()", ".wrongPassword()", ".withoutPassword()"])
    #expect(values.first?.texts == ["email": "test@example.com", "password": "password1234"])
    #expect(values.last?.texts["password"] == .some(nil))
  }

  @Test func locatorsOfEnumerationsAndPartsAreFollowed() throws {
    #expect(
      try deeds("Ascent", "PrintingSheet", "chooseCopies(_:)") == """
        PrintingSheet.chooseCopies(_:) -> same
          *tap app.otherElements[printing].steppers[printing.copies].buttons.element(boundBy:#1)
          assert label = {copies} app.otherElements[printing].staticTexts[printing.count]
        """)
    let catalog = try ExampleSources.deeds(of: "Ascent")
    let part = try #require(
      catalog.methods.first { $0.type == "HomeScreen" && $0.method == "searchForSingleItem(_:)" })
    #expect(part.part == "searchBar" && part.partType == "SearchBar<HomeScreen>")
    #expect(part.landing == .page("ProductScreen<HomeScreen>"))
    let back = try #require(catalog["PrintingSheet", "addLabel()"])
    #expect(back.landing == .page("Origin") && back.landingMember == "view")
  }

  @Test func shapesOfPagesThatStrangersWrite() throws {
    #expect(
      try read(
        "email.tap()",
        page: """
          enum ID { static let email = "mail" + suffix; static let suffix = ".field" }
          var email: XCUIElement { app.textFields[ID.email].firstMatch }
          """) == "tap app.textFields[mail.field].firstMatch")
    #expect(
      try read(
        #"row("\(name)-\(number)").swipeLeft()"#, parameters: "_ name: String, number: Int",
        page: "func row(_ id: String) -> XCUIElement { app.cells.matching(identifier: id).element }"
      )
        == "swipe left app.cells.matching(identifier:{name}-{number}).element")
    #expect(
      try read(
        "tab(.home)", page: "func tab(_ tab: Tab) { app.tabBars.buttons[tab.rawValue].tap() }",
        beside: #"enum Tab: String { case home = "Home", more }"#)
        == "tap app.tabBars.buttons[Home]")
    #expect(
      try read(
        #"XCTContext.runActivity(named: "go") { _ in app.buttons["a"].tap() }"#)
        == "tap app.buttons[a]")
    #expect(
      try read(
        #"app.alerts["A"].buttons.matching(NSPredicate(format: "label BEGINSWITH %@", start)).firstMatch.tap()"#,
        parameters: "start: String")
        == "tap app.alerts[A].buttons.matching(:'label BEGINSWITH %@' [\"{start}\"]).firstMatch")
    #expect(
      try read(
        "field.clearAndType(text)", parameters: "text: String",
        page: #"private lazy var field = app.textFields["f"]"#,
        beside: """
          extension XCUIElement {
            func clearAndType(_ text: String) { tap(); typeText("\\u{8}" + text) }
          }
          """) == "tap app.textFields[f]; type \u{8}{text} into app.textFields[f]")
  }

  @Test func elementsThatAnInitialiserMakesAreKnown() throws {
    let source = """
      import XCTest
      class Base { let app: XCUIApplication; required init(_ app: XCUIApplication) { self.app = app } }
      final class P: Base {
        let button: XCUIElement
        required init(_ app: XCUIApplication) { button = app.buttons["b"]; super.init(app) }
        @discardableResult func go() -> Q { button.tap(); return Q(app) }
      }
      final class Q: Base { func stay() -> Self { app.swipeUp(); return self } }
      """
    let catalog = DeedReader.catalog(testFiles: [SourceFile(path: "/P.swift", text: source)])
    #expect(
      DeedsText.of(catalog) == """
        P.go() -> Q
          tap app.buttons[b]
        Q.stay() -> same
          swipe up app
        """)
  }

  @Test func testsGetAtTheirPagesByTheirClass() throws {
    let ledger = try ExampleSources.deeds(of: "Ledger").starts
    #expect(
      ledger.contains(
        PageStart(
          testClass: "ExpenseFormTests", code: "launch()", page: "ExpenseListPage", launches: true))
    )
    let ascent = try ExampleSources.deeds(of: "Ascent").starts
    #expect(
      ascent.contains(
        PageStart(testClass: "SearchTests", code: "home", page: "HomeScreen", launches: false)))
    let stores = try ExampleSources.deeds(of: "Stores")
    #expect(stores.starts.isEmpty)
    #expect(stores.made.contains("TabBarPage") && !stores.made.contains("SignInRobot"))
  }

  @Test func methodsThatCallThemselvesComeToAnEnd() throws {
    #expect(try read("go(); app.swipeUp()").hasSuffix("…"))
    #expect(try read("while true { again() }", page: "func again() { again() }").hasSuffix("…"))
  }
}
