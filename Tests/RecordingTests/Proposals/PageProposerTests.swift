import ElementModel
import SessionProtocol
import Testing

@testable import Recording

/// What pages are given where no method does what was done.
struct PageProposerTests {
  private let form = Suite.form
  private let list = Suite.list

  @Test func aButtonIsTappedAsOthersAre() {
    let suite = Suite(
      """
      struct FormPage {
        let app: XCUIApplication

        var sendButton: XCUIElement { app.buttons["form.send"] }

        /// Sends it.
        @discardableResult
        func tapSendButton() -> Self {
          XCTAssertTrue(sendButton.waitForExistence(timeout: 3), "no sendButton")
          sendButton.tap()
          return self
        }
      }
      """)
    let (pages, calls) = suite.proposal([
      Suite.step(.tap, 3, form), Suite.step(.tap, 2, form), Suite.step(.tap, 3, form),
    ])
    #expect(
      calls == ["FormPage.tapUndoButton()", "FormPage.tapSendButton()", "FormPage.tapUndoButton()"])
    #expect(
      pages == """
        struct FormPage {
          let app: XCUIApplication

          var sendButton: XCUIElement { app.buttons["form.send"] }
          var undoButton: XCUIElement { app.buttons["form.undo"] }

          /// Sends it.
          @discardableResult
          func tapSendButton() -> Self {
            XCTAssertTrue(sendButton.waitForExistence(timeout: 3), "no sendButton")
            sendButton.tap()
            return self
          }

          /// Taps `undoButton`.
          @discardableResult
          func tapUndoButton() -> Self {
            XCTAssertTrue(undoButton.waitForExistence(timeout: 3), "no undoButton")
            undoButton.tap()
            return self
          }
        }
        """)
  }

  @Test func aMethodLeadsWhereTheScreenLed() {
    let suite = Suite(
      """
      final class FormPage: Base {
        private lazy var mailField = app.textFields["form.mail"]
        private lazy var sendButton = app.buttons["form.send"]

        func type(mail: String) -> Self { mailField.tap(); mailField.typeText(mail); return self }
      }
      final class ListPage: Base {
        private lazy var title = app.staticTexts["list.title"]
        private lazy var addButton = app.buttons["list.add"]

        func add() -> FormPage {
          addButton.tap()
          return FormPage(app).shown()
        }
      }
      class Base {
        let app: XCUIApplication
        required init(_ app: XCUIApplication) { self.app = app }
        func shown() -> Self { self }
      }
      """)
    let (pages, calls) = suite.proposal([
      Suite.step(.tap, 4, form), Suite.step(.type(text: "a"), 4, form),
      Suite.step(.tap, 2, form, list), Suite.step(.tap, 12, list, form),
    ])
    #expect(
      calls == [#"FormPage.type(note: "a")"#, "FormPage.send()", "ListPage.add()"])
    #expect(
      pages.prefix { $0 != "}" }.description + "}" == """
        final class FormPage: Base {
          private lazy var mailField = app.textFields["form.mail"]
          private lazy var sendButton = app.buttons["form.send"]
          private lazy var noteField = app.textFields["form.note"]

          func type(mail: String) -> Self { mailField.tap(); mailField.typeText(mail); return self }
        """)
    #expect(
      pages.contains(
        """
          func type(note: String) -> Self { noteField.tap(); noteField.typeText(note); return self }

          func send() -> ListPage {
            sendButton.tap()
            return ListPage(app).shown()
          }
        }
        """))
  }

  @Test func casesOfLocators() {
    let suite = Suite(
      """
      public actor FormPage {
        enum Locator: String {
          case send = "form.send"
          case mail = "form.mail"
          func element(_ app: XCUIApplication) -> XCUIElement {
            switch self {
            case .send: return app.buttons[rawValue]
            case .mail: return app.textFields[rawValue]
            }
          }
        }
        let app: XCUIApplication

        @MainActor
        public func tapSend() async -> Self {
          Locator.send.element(app).tap()
          return self
        }
      }
      """)
    let (pages, calls) = suite.proposal([Suite.step(.doubleTap, 3, form)])
    #expect(calls == ["FormPage.doubleTapUndo()"])
    #expect(
      pages == """
        public actor FormPage {
          enum Locator: String {
            case send = "form.send"
            case mail = "form.mail"
            case undo = "form.undo"
            func element(_ app: XCUIApplication) -> XCUIElement {
              switch self {
              case .send, .undo: return app.buttons[rawValue]
              case .mail: return app.textFields[rawValue]
              }
            }
          }
          let app: XCUIApplication

          @MainActor
          public func tapSend() async -> Self {
            Locator.send.element(app).tap()
            return self
          }

          @MainActor
          public func doubleTapUndo() async -> Self {
            Locator.undo.element(app).doubleTap()
            return self
          }
        }
        """)
  }

  @Test func withoutProperties() {
    let suite = Suite(
      """
      class FormScreen {
      \tlet app = XCUIApplication()

      \tfunc tapSend() {
      \t\tapp.buttons["form.send"].tap()
      \t}
      }
      """)
    let (pages, calls) = suite.proposal([Suite.step(.tap, 3, form)])
    #expect(calls == ["FormScreen.tapUndo()"])
    #expect(
      pages.hasSuffix(
        "\t}\n\n\tfunc tapUndo() {\n\t\tapp.buttons[\"form.undo\"].tap()\n\t}\n}"))
  }

  @Test func assertionsWhereTheSuiteHasSuch() {
    let suite = Suite(
      """
      struct FormPage {
        let app: XCUIApplication
        var hint: XCUIElement { app.staticTexts["form.hint"] }
        var sendButton: XCUIElement { app.buttons["form.send"] }

        func assertSendButtonDisplayed() -> Self {
          XCTAssertTrue(sendButton.exists)
          return self
        }
      }
      """)
    let check = RecordedCheck(.exists, of: 5, in: form, now: form)
    let text = RecordedCheck(.text(attribute: "label"), of: 5, in: form, now: form)
    let (pages, calls) = suite.proposal([
      RecordedStep(title: "", .check(check)), RecordedStep(title: "", .check(text)),
    ])
    #expect(
      calls == ["FormPage.assertHintDisplayed()", #"FormPage.assertHintLabel("Too short")"#])
    #expect(
      pages.hasSuffix(
        """
          func assertHintDisplayed() -> Self {
            XCTAssertTrue(hint.exists)
            return self
          }

          @discardableResult
          func assertHintLabel(_ label: String) -> Self {
            XCTAssertEqual(hint.label, label)
            return self
          }
        }
        """))
  }

  @Test func whatIsGoneAndWhatHoldsIsAssertedByThePageToo() {
    let suite = Suite(
      """
      struct FormPage {
        let app: XCUIApplication
        var hint: XCUIElement { app.staticTexts["form.hint"] }
        var sendButton: XCUIElement { app.buttons["form.send"] }

        func assertSendButtonDisplayed() -> Self {
          XCTAssertTrue(sendButton.exists)
          return self
        }
      }
      """)
    let without = Suite.screen(Element(id: 2, type: .button, identifier: "form.send"))
    let checks = [
      RecordedCheck(.holds(attribute: "isEnabled", true), of: 2, in: without, now: without),
      RecordedCheck(.holds(attribute: "isSelected", false), of: 2, in: without, now: without),
      RecordedCheck(.isGone, of: 5, in: form, now: without),
    ]
    let (pages, calls) = suite.proposal(checks.map { RecordedStep(title: "", .check($0)) })
    #expect(
      calls == [
        "FormPage.assertSendIsEnabled()", "FormPage.assertSendIsNotSelected()",
        "FormPage.assertHintIsGone()",
      ])
    #expect(pages.contains("    XCTAssertTrue(sendButton.isEnabled)\n"), "\(pages)")
    #expect(pages.contains("    XCTAssertFalse(sendButton.isSelected)\n"), "\(pages)")
    #expect(pages.contains("    XCTAssertTrue(hint.waitForNonExistence(timeout: 5))\n"), "\(pages)")
  }

  @Test func assertionsOfTestsStayThere() {
    let suite = Suite(
      """
      struct FormPage {
        let app: XCUIApplication
        var sendButton: XCUIElement { app.buttons["form.send"] }
        func send() -> Self { sendButton.tap(); return self }
      }
      """)
    let check = RecordedCheck(.exists, of: 5, in: form, now: form)
    #expect(
      suite.proposal([RecordedStep(title: "", .check(check))]).calls
        == [#"XCTAssertTrue(app.staticTexts["form.hint"].exists)"#])
  }
}
