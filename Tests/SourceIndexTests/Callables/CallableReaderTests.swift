import SourceModel
import Testing

@testable import SourceIndex

struct CallableReaderTests {
  private static let source = """
    import XCTest
    enum Size { case small, large, custom(Int) }
    struct Account {
      let name: String
      static let shared = Account(name: "s")
      private static let hidden = Account(name: "h")
      static func user() -> Account { Account(name: "u") }
      static func named(_ name: String) -> Account { Account(name: name) }
      static func admin(level: Int = 1) -> Self { Account(name: "a") }
    }
    extension Account { static var guest: Account { Account(name: "g") } }
    class BasePage {
      let app: XCUIApplication
      init(app: XCUIApplication = XCUIApplication()) { self.app = app }
      func waitUntilShown(timeout: TimeInterval = 5) -> Self { self }
      private func secret() {}
    }
    final class FormPage: BasePage {
      var field: XCUIElement { app.textFields["a"] }
      func type(_ text: String?, quickly: Bool) throws -> FormPage { self }
      func choose(size: Size) {}
      static func open() -> FormPage { FormPage() }
    }
    struct ListPage {
      let app: XCUIApplication
      let row: Int
      func tap() { app.cells.element(boundBy: row).tap() }
    }
    actor SlowPage {
      let app: XCUIApplication
      init(app: XCUIApplication) { self.app = app }
      @MainActor func quick() {}
      func slow() {}
    }
    struct SignInUseCase {
      let app: XCUIApplication
      func execute(account: Account) async { _ = try? FormPage().type("日本\\"", quickly: true) }
    }
    final class T: XCTestCase {
      func testA() async { await SignInUseCase(app: app).execute(account: .named("x")) }
    }
    """

  private let catalog = SourceIndexer.index(
    appFiles: [], testFiles: [SourceFile(path: "/t/T.swift", text: source)]
  ).callables

  @Test func methodsAreFoundWithThoseInherited() throws {
    let form = try #require(catalog["FormPage"])
    #expect(form.role == .page)
    #expect(
      form.methods.map(\.fullName) == [
        "type(_:quickly:)", "choose(size:)", "open()", "waitUntilShown(timeout:)",
      ])
    #expect(form.methods.map(\.kind) == [.method, .method, .staticMethod, .method])
    #expect(form.methods[0].isThrowing && form.methods[0].result == "FormPage")
    #expect(form.methods[3].owner == "BasePage")
    #expect(catalog["SignInUseCase"]?.role == .useCase)
    #expect(catalog["T"] == nil && catalog["Account"] == nil)
  }

  @Test func instancesAreMadeOfTheAppAlone() {
    func first(_ type: String) -> String? { catalog[type]?.initializers.first?.fullName }
    #expect(first("FormPage") == "init(app:)")
    #expect(first("SignInUseCase") == "init(app:)")
    #expect(first("SlowPage") == "init(app:)")
    #expect(first("ListPage") == "init(app:row:)")
  }

  @Test func whatSuspendsIsAwaited() {
    #expect(catalog["SlowPage"]?.methods.map(\.isAsync) == [false, true])
    #expect(catalog["SignInUseCase"]?.methods.map(\.isAsync) == [true])
  }

  @Test func argumentsHaveCandidates() throws {
    func candidates(_ type: String, _ method: Int, _ place: Int = 0) throws -> [String] {
      try #require(catalog[type]).methods[method].parameters[place].candidates.map(\.text)
    }
    #expect(try candidates("FormPage", 0) == [#""日本\"""#, "nil"])
    #expect(try candidates("FormPage", 0, 1) == ["true", "false"])
    #expect(try candidates("FormPage", 1) == [".small", ".large"])
    #expect(try candidates("FormPage", 3) == ["5"])
    #expect(
      try candidates("SignInUseCase", 0)
        == [#".named("x")"#, ".shared", ".guest", ".user()", ".admin()"])
  }
}
