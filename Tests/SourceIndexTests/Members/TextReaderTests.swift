import SourceModel
import Testing

@testable import SourceIndex

/// The texts that expressions of locators stand for.
struct TextReaderTests {
  /// The key of the last locator of a test's body.
  private func key(_ body: String, around: String = "") throws -> CodeLocator.Key {
    let text = """
      \(around)
      final class T: XCTestCase {
        let app = XCUIApplication()
        func testIt() {
          \(body)
        }
      }
      """
    let index = SourceIndexer.index(
      appFiles: [], testFiles: [SourceFile(path: "/T.swift", text: text)])
    let test = try #require(index.member("T.testIt()"))
    return try #require(test.locators.last).key
  }

  @Test(arguments: [
    (#"app.buttons["a"].tap()"#, ["a"]),
    (#"app.buttons["a" + "b"].tap()"#, ["ab"]),
    (#"app.buttons["a\("b")"].tap()"#, ["ab"]),
    (#"var id = "a"; if app.exists { id = "b" }; app.buttons[id].tap()"#, ["a", "b"]),
    (
      #"let id: String; if app.exists { id = "a" } else { id = "b" }; app.cells[id].tap()"#,
      ["a", "b"]
    ),
    (#"app.buttons[app.exists ? "a" : "b"].tap()"#, ["a", "b"]),
    (#"for id in ["a", "b"] { app.buttons[id].tap() }"#, ["a", "b"]),
    (#"func press(_ id: String) { app.buttons[id].tap() }; press("a")"#, ["a"]),
    (
      #"let buttons = app.buttons; buttons.element(matching: .button, identifier: "a").tap()"#,
      ["a"]
    ),
    (#"app.cells.containing(.staticText, identifier: "a").element.tap()"#, ["a"]),
    (#"_ = NSPredicate(format: "label == 'a' AND enabled == true")"#, ["a"]),
  ])
  func allTextsAreKnown(body: String, texts: [String]) throws {
    let key = try key(body)
    #expect(key == (texts.count == 1 ? .literal(texts[0]) : .possible(texts)))
  }

  @Test(arguments: [
    (#"app.buttons["a-\(Int.random(in: 0..<3))-b"].tap()"#, ["a-", "-b"]),
    (#"app.buttons[String(format: "a%d", 3)].tap()"#, ["a", ""]),
    (#"_ = NSPredicate(format: "identifier BEGINSWITH %@", "a")"#, ["a", ""]),
    (#"_ = NSPredicate(format: "label CONTAINS 'a'")"#, ["", "a", ""]),
    (#"_ = NSPredicate(format: "label LIKE 'a*b'")"#, ["a", "b"]),
  ])
  func piecesAreKnown(body: String, pieces: [String]) throws {
    let key = try key(body)
    #expect(key == .pattern(CodePattern(pieces: pieces)))
  }

  @Test(arguments: [
    (#"var id = "a"; id += "b"; app.buttons[id].tap()"#, "id"),
    (
      #"app.buttons[ProcessInfo.processInfo.globallyUniqueString].tap()"#,
      "ProcessInfo.processInfo.globallyUniqueString"
    ),
    (#"_ = NSPredicate(format: "label MATCHES 'a.*'")"#, #""label MATCHES 'a.*'""#),
    (#"_ = NSPredicate(format: "label ==[c] 'a'")"#, #""label ==[c] 'a'""#),
  ])
  func nothingIsGuessed(body: String, text: String) throws {
    let key = try key(body)
    #expect(key == .unknown(text))
  }

  @Test func aSubscriptOfTheSuitesOwnTakesCases() throws {
    let around = """
      enum ID: String { case save = "app.save", other }
      extension XCUIElementQuery {
        subscript(id: ID) -> XCUIElement { self[id.rawValue] }
      }
      """
    let text = """
      \(around)
      final class T: XCTestCase {
        func testIt() { XCUIApplication().buttons[.save].tap() }
        func testOther() { XCUIApplication().buttons[ID.other].tap() }
      }
      """
    let index = SourceIndexer.index(
      appFiles: [], testFiles: [SourceFile(path: "/T.swift", text: text)])
    #expect(index.impact(of: "app.save").pageObjects.tests.map(\.title) == ["T/testIt"])
    #expect(index.impact(of: "other").pageObjects.tests.map(\.title) == ["T/testOther"])
  }

  @Test func aSubscriptsElementIsOfTheTypeThatTheCollectionIsGiven() {
    let index = SourceIndexer.index(
      appFiles: [],
      testFiles: [
        SourceFile(
          path: "/T.swift",
          text: """
            final class Cells<Item> { subscript(index: Int) -> Item { fatalError() }
              subscript(id: String) -> Item { fatalError() } }
            final class ThingsPage {
              let app = XCUIApplication()
              var things: Cells<ThingRow> { Cells() }
            }
            final class ThingRow { let app = XCUIApplication()
              func open() { app.buttons["thing"].tap() } }
            final class OtherRow { func open() { XCUIApplication().buttons["other"].tap() } }
            final class T: XCTestCase {
              func testFirst() { ThingsPage().things[0].open() }
              func testNamed() { ThingsPage().things["a"].open() }
            }
            """)
      ])
    let tests = index.impact(of: "thing").pageObjects.tests.map(\.title)
    #expect(tests == ["T/testFirst", "T/testNamed"])
    #expect(index.impact(of: "other").pageObjects.tests.isEmpty)
  }

  @Test func anAppsViewAndThePageThatIsCalledLikeItAreTwoTypes() {
    let index = SourceIndexer.index(
      appFiles: [
        SourceFile(
          path: "/A.swift",
          text: #"struct Home: View { var body: some View { Text("x") }; let id = "app" }"#)
      ],
      testFiles: [
        SourceFile(
          path: "/T.swift",
          text: """
            struct Home { let app: XCUIApplication; let id = "page"
              func open() { app.buttons[id].tap() } }
            final class T: XCTestCase { func testIt() { Home(app: XCUIApplication()).open() } }
            """)
      ])
    #expect(index.impact(of: "page").pageObjects.tests.map(\.title) == ["T/testIt"])
    #expect(!index.impact(of: "app").isKnown)
  }

  @Test(arguments: [
    (["a", "b"], "a1b", true), (["a", "b"], "ab", true), (["a", "b"], "a1c", false),
    (["", "x", ""], "axb", true), (["", "x", ""], "ab", false), (["a", "b", "a"], "aba", true),
    (["ab", "b"], "ab", false),
  ])
  func patternsMatch(pieces: [String], text: String, matches: Bool) {
    #expect(CodePattern(pieces: pieces).matches(text) == matches)
  }
}
