import SourceIndex
import SourceModel
import Testing

/// What can be read off locators as people write them.
struct LocatorReaderTests {
  /// The one element of a page whose body is given.
  private func element(_ members: String, around: String = "") throws -> PageElement {
    let text = "\(around)\nclass P { let app: XCUIApplication\n\(members)\n}"
    let index = SourceIndexer.index(
      appFiles: [], testFiles: [SourceFile(path: "/P.swift", text: text)])
    let page = try #require(index.pages.first { $0.name == "P" })
    return try #require(page.elements.last)
  }

  @Test(arguments: [
    (#"var e: XCUIElement { app.tabBars.buttons["a"].firstMatch }"#, "buttons", "a"),
    (#"lazy var e = app.cells["a"]"#, "cells", "a"),
    (#"lazy var e: XCUIElement = { app.sheets["a"] }()"#, "sheets", "a"),
    (
      #"var e: XCUIElement { return app.buttons.matching(identifier: "a").firstMatch }"#,
      "buttons", "a"
    ),
    (
      #"func e() -> XCUIElement { app.descendants(matching: .staticText)["a"] }"#,
      "staticTexts", "a"
    ),
    (#"let id = "a"; var e: XCUIElement { app.switches[id] }"#, "switches", "a"),
    (
      #"let e: XCUIElement; init(app: XCUIApplication) { self.e = app.alerts["a"] }"#,
      "alerts", "a"
    ),
    (
      #"func b(_ id: String) -> XCUIElement { app.buttons[id] }; var e: XCUIElement { b("a") }"#,
      "buttons", "a"
    ),
    (
      #"var e: XCUIElement { app.buttons["x" + "\(Self.end)"] }; static let end = "y""#,
      "buttons", "xy"
    ),
  ])
  func queryAndKeyAreFound(members: String, query: String, key: String) throws {
    let element = try element(members)
    #expect(element.name == "e")
    #expect(element.queryName == query)
    #expect(element.key == key)
  }

  @Test(arguments: [
    ("enum ID: String { case a = \"raw\" }", "ID.a.rawValue", "raw"),
    ("enum ID: String { case a }", "ID.a.rawValue", "a"),
    ("enum ID { enum Login { static let a = \"deep\" } }", "ID.Login.a", "deep"),
    ("let a = \"global\"", "a", "global"),
  ])
  func constantsAreResolved(around: String, expression: String, key: String) throws {
    let element = try element("var e: XCUIElement { app.buttons[\(expression)] }", around: around)
    #expect(element.key == key)
  }

  @Test func whatIsNotKnownIsLeftOpen() throws {
    let element = try element(
      #"var e: XCUIElement { app.tables["t"].cells.element(boundBy: 0) }"#)
    #expect(element.queryName == "cells")
    #expect(element.key == nil)
    #expect(element.expression == #"app.tables["t"].cells.element(boundBy: 0)"#)
  }
}
