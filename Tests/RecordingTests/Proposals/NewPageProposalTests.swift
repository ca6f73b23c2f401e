import ElementModel
import SessionProtocol
import Testing

@testable import Recording

/// Pages that are made for screens that have none.
struct NewPageProposalTests {
  private let form = Suite.form
  private let list = Suite.list

  @Test func aNewPageLooksAtItselfAndNotAtThePageItIsMadeLike() {
    let suite = Suite(
      """
      final class FormPage {
        let app: XCUIApplication

        private var sendButton: XCUIElement { app.buttons["form.send"] }

        init(app: XCUIApplication) {
          self.app = app
          XCTAssertTrue(app.navigationBars["Form"].waitForExistence(timeout: 5), "no form here")
        }

        func send() {
          sendButton.tap()
        }
      }
      """)
    let (pages, _) = suite.proposal(
      [Suite.step(.tap, 2, form, list), Suite.step(.tap, 12, list)], file: "/ListPage.swift")
    #expect(
      pages == """
        final class ListPage {
          let app: XCUIApplication

          private var addButton: XCUIElement { app.buttons["list.add"] }

          init(app: XCUIApplication) {
            self.app = app
            XCTAssertTrue(addButton.waitForExistence(timeout: 5), "ListPage is not shown")
          }

          func add() {
            addButton.tap()
          }
        }

        """)
  }

  @Test func aMessageNamesTheNewPage() {
    let suite = Suite(
      """
      struct FormPage {
        let app: XCUIApplication

        private var sendButton: XCUIElement { app.buttons["form.send"] }
        private var undoButton: XCUIElement { app.buttons["form.undo"] }

        func assertDisplayed() -> Self {
          XCTAssertTrue(sendButton.waitForExistence(timeout: 2), "FormPage is not shown")
          XCTAssertTrue(undoButton.exists, "no way back")
          return self
        }

        func send() -> Self {
          sendButton.tap()
          return self
        }
      }
      """)
    let (pages, _) = suite.proposal(
      [Suite.step(.tap, 2, form, list), Suite.step(.tap, 12, list)], file: "/ListPage.swift")
    #expect(
      pages.contains(
        #"XCTAssertTrue(addButton.waitForExistence(timeout: 2), "ListPage is not shown")"#)
        && !pages.contains("way back"), "\(pages)")
  }

  @Test func aScreenWithoutAPageGetsOne() {
    let suite = Suite(
      """
      /// A page.
      final class FormPage: Base {
        override var landmark: XCUIElement { sendButton }

        var sendButton: XCUIElement { app.buttons["form.send"] }
        var undoButton: XCUIElement { app.buttons["form.undo"] }

        @discardableResult
        func undo() -> Self {
          undoButton.tap()
          return self
        }
      }
      /// Another page.
      final class OtherPage: Base {
        override var landmark: XCUIElement { app.buttons["other"] }
        func open() -> FormPage {
          landmark.tap()
          return FormPage(app: app).assertDisplayed()
        }
      }
      class Base {
        let app: XCUIApplication
        var landmark: XCUIElement { app }
        required init(app: XCUIApplication) { self.app = app }
        func assertDisplayed() -> Self {
          XCTAssertTrue(landmark.waitForExistence(timeout: 5))
          return self
        }
      }
      """)
    let (pages, calls) = suite.proposal(
      [
        Suite.step(.tap, 2, form, list), Suite.step(.tap, 12, list),
      ], file: "/ListPage.swift")
    #expect(calls == ["FormPage.openSend()", "ListPage.add()"])
    #expect(
      pages == """
        /// The screen “List”.
        final class ListPage: Base {
          override var landmark: XCUIElement { app.buttons["list.add"] }

          @discardableResult
          func add() -> Self {
            landmark.tap()
            return self
          }
        }

        """)
  }
}
