import Testing

@testable import Recording

/// What Xcode has recorded as commands.
struct XcodeFlowTests {
  @Test func statementsOfRawQueries() {
    let flow = XcodeFlow.read(
      """
      final class A: XCTestCase {
        func testA() throws {
          let app = XCUIApplication()
          app.launch()
          let list = app.collectionViews
          list/*@START_MENU_TOKEN@*/.buttons["Row"]/*[[".cells.buttons[\\"Row\\"]"]]@END_MENU_TOKEN@*/
            .tap()
          app.textFields["name"].typeText("a\\nb")
          app.buttons["x"].press(forDuration: 1.5);
          XCTAssertTrue(app.staticTexts["Done"].waitForExistence(timeout: 3), "no")
          XCTAssertFalse(app.buttons["Send"].isEnabled)
          XCTAssertEqual(app.staticTexts["sum"].label, "4")
          app.otherElements.swipeUp()
          XCUIDevice.shared.press(.home)
          app.buttons["y"].rotate(1, withVelocity: 1)
        }
      }
      """, path: "A.swift")
    #expect(
      flow.steps.map(\.command) == [
        #"tap app.collectionViews.buttons["Row"]"#, #"type a\nb"#, #"press 1.5 app.buttons["x"]"#,
        #"wait app.staticTexts["Done"]"#, #"assert app.buttons["Send"] disabled"#,
        #"assert app.staticTexts["sum"] label"#, "swipe up app.otherElements", "home",
      ])
    #expect(flow.gaps.map(\.line) == [15])
    #expect(flow.steps[0].line == 6)
  }

  @Test func onlyWhatHasNoCounterpartIsKept() {
    let raw = XcodeFlow.test(
      ("A", "testA"),
      in: """
        class A: XCTestCase {
          func testA() {
            let app = XCUIApplication()
            app.launchArguments = ["-x"]
            app.launch()
            let unused = app.buttons["a"]
            unused.tap()
            let field = app.textFields["b"]
            XCTContext.runActivity(named: "In it") { _ in field.tap() }
            XCTAssertEqual(field.value as? String, "c")
          }
        }
        """)
    #expect(
      raw.kept.sorted().map { raw.items[$0].code } == [
        "let app = XCUIApplication()", #"app.launchArguments = ["-x"]"#, "app.launch()",
        #"let field = app.textFields["b"]"#, #"XCTAssertEqual(field.value as? String, "c")"#,
      ])
    #expect(
      raw.items.compactMap { if case .command(let text) = $0.content { text } else { nil } } == [
        #"tap app.buttons["a"]"#, #"tap app.textFields["b"]"#,
      ])
    #expect(XcodeFlow.test(("A", "testB"), in: "class A {}").items.isEmpty)
  }
}
