import SourceIndex
import SourceModel
import Testing

/// What tests make and call of their pages.
struct TestFlowTests {
  private static let pages = """
    struct HomePage {
      let app: XCUIApplication
      var save: XCUIElement { app.buttons["save"] }
      var title: String { save.label }
      func tapSave() -> Self { save.tap(); return self }
      func openNext() -> NextPage? { save.tap(); return NextPage(app: app) }
    }

    struct NextPage {
      let app: XCUIApplication
      var done: XCUIElement { app.buttons["done"] }
      func finish() -> HomePage { done.tap(); return HomePage(app: app) }
    }

    """

  private func flow(_ body: String) throws -> SuiteFacts.Flow {
    let suite = SourceFile(
      path: "/UITests/Suite.swift",
      text: Self.pages + """

        final class T: XCTestCase {
          let app = XCUIApplication()
          var home: HomePage!
          override func setUp() { home = HomePage(app: app) }
          func testA() {
        \(body)
          }
        }
        """)
    let flows = SuiteFactReader.facts(appFiles: [], testFiles: [suite]).flows
    #expect(flows.map(\.test) == ["T/testA"])
    return try #require(flows.first)
  }

  @Test func aChainIsOneStatementAndMakesItsFirstPage() throws {
    let flow = try flow(
      """
      let home = HomePage(app: app)
        .tapSave()
        .tapSave()
      XCTAssertEqual(home.title, "x")
      """)
    #expect(flow.made.count == 1 && flow.calls.count == 1)
    #expect(flow.made.map(\.text) == ["HomePage(app: app)"])
  }

  @Test func statementsAreCountedOnceAndPagesEach() throws {
    let flow = try flow(
      """
      let form = HomePage.init(app: app)
      _ = form.tapSave()
      _ = form.tapSave().tapSave()
      _ = NextPage(app: app).finish()
      """)
    #expect(flow.made.count == 2 && flow.calls.count == 3)
  }

  @Test func optionalPagesAndThoseOfTheClassAreFollowed() throws {
    let flow = try flow(
      """
      guard let next = home.openNext() else { return }
      if true { XCTAssertEqual(next.finish().title, "x") }
      """)
    #expect(flow.made.isEmpty && flow.calls.count == 2)
  }

  @Test func whatBearsThePagesNameButIsAnotherThingIsNotMade() throws {
    let flow = try flow(
      """
      let HomePage = { (app: XCUIApplication) in 1 }
      _ = HomePage(app)
      app.buttons["save"].tap()
      """)
    #expect(flow.made.isEmpty && flow.calls.isEmpty)
  }
}
