import ElementModel
import Foundation
import SessionProtocol
import SourceModel
import SwiftParser
import SwiftSyntax
import Testing

@testable import Recording

/// What becomes of what was done, by pages that are written here.
struct RecordingMapperTests {
  private let form = Suite.screen(
    Element(id: 1, type: .textField, identifier: "mail"),
    Element(id: 2, type: .secureTextField, identifier: "form.password"),
    Element(id: 3, type: .button, identifier: "send"))

  private let suite = Suite(
    """
    struct FormPage {
      let app: XCUIApplication
      private var mail: XCUIElement { app.textFields["mail"] }
      private var password: XCUIElement { app.secureTextFields["form.password"] }
      func write(_ text: String) -> Self { mail.tap(); mail.typeText(text); return self }
      func enter(_ text: String) -> Self { password.tap(); password.typeText(text); return self }
      func rename() -> Self { mail.doubleTap(); return self }
    }
    """)

  @Test func namesOfMethodsSayNothing() {
    #expect(
      suite.statements([
        Suite.step(.tap, 1, form), Suite.step(.type(text: "a"), 1, form),
        Suite.step(.doubleTap, 1, form),
      ]) == [#"FormPage(app: app).write("a").rename()"#])
  }

  @Test func aTapOnAFieldThatHasTheKeyboardNeedNotBeSaid() {
    let suite = Suite(
      """
      struct TagsPage {
        let app: XCUIApplication
        func add(_ name: String) -> Self {
          app.buttons["add"].tap()
          app.textFields["Name"].typeText(name)
          return self
        }
      }
      """)
    let button = Element(id: 1, type: .button, identifier: "add")
    var field = Element(id: 2, type: .textField, label: "Name", hasFocus: true)
    func add(then screen: ElementTree) -> [RecordedStep] {
      [
        Suite.step(.tap, 1, Suite.screen(button), screen), Suite.step(.tap, 2, screen),
        Suite.step(.type(text: "Books"), 2, screen),
      ]
    }
    #expect(
      suite.statements(add(then: Suite.screen(button, field)))
        == [#"TagsPage(app: app).add("Books")"#])
    // Where there is a text, a tap moves the caret; where there is no keyboard, it brings that.
    field.value = "Films"
    #expect(suite.statements(add(then: Suite.screen(button, field))).count > 1)
    (field.value, field.hasFocus) = (nil, false)
    #expect(suite.statements(add(then: Suite.screen(button, field))).count > 1)
  }

  @Test func aRowIsNamedByItsTextNotByItsControl() {
    let suite = Suite(
      """
      struct TagsPage {
        let app: XCUIApplication
        var bread: XCUIElement { app.staticTexts["Bread"] }
        func delete(_ name: String) -> Self {
          app.buttons.matching(NSPredicate(format: "label CONTAINS %@", name)).firstMatch.tap()
          return self
        }
      }
      """)
    var builder = ElementTree.Builder()
    builder.open(
      Element(id: 100, type: .application, frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
    for (number, name) in ["Bread", "Milk"].enumerated() {
      let frame = CGRect(x: 0, y: number * 50, width: 400, height: 40)
      let point = CGPoint(x: 380, y: number * 50 + 20)
      builder.open(Element(id: 10 * number + 1, type: .cell, frame: frame))
      builder.open(
        Element(id: 10 * number + 2, type: .staticText, label: name, frame: frame))
      builder.close()
      builder.open(
        Element(
          id: 10 * number + 3, type: .button, label: "Remove \(name)", frame: frame,
          hitPoint: point))
      builder.close()
      builder.close()
    }
    builder.close()
    #expect(
      suite.statements([Suite.step(.tap, 13, builder.tree)])
        == [#"TagsPage(app: app).delete("Milk")"#])
  }

  @Test func aRowIsFoundByWhatIsInIt() {
    let suite = Suite(
      """
      struct HikesScreen {
        let app: XCUIApplication
        func hike(_ name: String) -> XCUIElement {
          app.cells.containing(.staticText, identifier: name).firstMatch
        }
        func showTrail(of name: String) -> Self {
          hike(name).press(forDuration: 1)
          app.buttons["Show Trail"].tap()
          return self
        }
      }
      """)
    var builder = ElementTree.Builder()
    let window = CGRect(x: 0, y: 0, width: 393, height: 852)
    builder.open(Element(id: 100, type: .application, frame: window))
    builder.open(
      Element(
        id: 1, type: .cell, frame: CGRect(x: 16, y: 175, width: 361, height: 62.7),
        hitPoint: CGPoint(x: 196.5, y: 206.3)))
    builder.open(
      Element(
        id: 2, type: .staticText, label: "High Moor",
        frame: CGRect(x: 32, y: 186, width: 78.7, height: 20.3),
        hitPoint: CGPoint(x: 71.3, y: 196.2)))
    for _ in 0..<3 { builder.close() }
    let menu = Suite.screen(Element(id: 3, type: .button, label: "Show Trail"))
    #expect(
      suite.statements([
        Suite.step(.press(seconds: 1), 2, builder.tree, menu), Suite.step(.tap, 3, menu),
      ]) == [#"HikesScreen(app: app).showTrail(of: "High Moor")"#])
  }

  @Test func aMethodThatWaitsForItsPageFitsOnlyWhereThatCame() {
    let suite = Suite(
      """
      struct DetailPage {
        let app: XCUIApplication
        private var star: XCUIElement { app.buttons["detail.star"] }
        func shown() -> Self {
          XCTAssertTrue(star.exists || star.waitForExistence(timeout: 5))
          return self
        }
      }
      struct BarPage {
        let app: XCUIApplication
        private var routes: XCUIElement { app.buttons["routes"] }
        func openRoutes() -> DetailPage { routes.tap(); return DetailPage(app: app).shown() }
      }
      """)
    let bar = Element(id: 1, type: .button, identifier: "routes")
    let detail = Suite.screen(bar, Element(id: 2, type: .button, identifier: "detail.star"))
    let list = Suite.screen(bar, Element(id: 2, type: .button, identifier: "list.map"))
    #expect(
      suite.statements([Suite.step(.tap, 1, Suite.screen(bar), detail)])
        == ["BarPage(app: app).openRoutes()"])
    #expect(
      suite.statements([Suite.step(.tap, 1, Suite.screen(bar), list)])
        == [#"app.buttons["routes"].tap()"#])
  }

  @Test func whatAMethodDeletesFirstNeedNotBeThere() {
    let suite = Suite(
      """
      struct FormPage {
        let app: XCUIApplication
        private var mail: XCUIElement { app.textFields["mail"] }
        func enter(mail text: String) -> Self { mail.clear(andType: text); return self }
      }
      extension XCUIElement {
        func clear(andType text: String) {
          guard let value = self.value as? String else { return }
          tap()
          typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: value.count))
          typeText(text)
        }
      }
      """)
    let careful = Suite(
      """
      struct FormPage {
        let app: XCUIApplication
        private var mail: XCUIElement { app.textFields["mail"] }
        func enter(mail text: String) -> Self {
          if mail.waitForExistence(timeout: 5) { mail.clear(andType: text) }
          return self
        }
      }
      extension XCUIElement {
        func clear(andType text: String) {
          guard let value = self.value as? String else { return }
          tap()
          typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: value.count))
          typeText(text)
        }
      }
      """)
    #expect(
      careful.statements([Suite.step(.tap, 1, form), Suite.step(.type(text: "a"), 1, form)])
        == [#"FormPage(app: app).enter(mail: "a")"#])
    #expect(
      suite.statements([Suite.step(.tap, 1, form), Suite.step(.type(text: "a"), 1, form)])
        == [#"FormPage(app: app).enter(mail: "a")"#])
  }

  @Test func whatNoMethodDoesIsCode() {
    #expect(
      suite.statements([Suite.step(.tap, 1, form), Suite.step(.tap, 3, form)]) == [
        #"app.textFields["mail"].tap()"#, #"app.buttons["send"].tap()"#,
      ])
  }

  @Test func secretsAreNeverWritten() {
    let secret = #"ProcessInfo.processInfo.environment["PASSWORD"] ?? """#
    #expect(
      suite.statements([
        Suite.step(.tap, 2, form), Suite.step(.type(text: "hunter2"), 2, form),
        Suite.step(.type(text: "hunter2"), 1, form),
      ]) == ["FormPage(app: app).enter(\(secret)).write(\(secret))"])
    // Keys that delete are no secret.
    #expect(
      suite.statements([Suite.step(.type(text: "\u{7f}\u{7f}"), 2, form)])
        == [#"FormPage(app: app).enter("\u{7f}\u{7f}")"#])
  }

  @Test func theSameTextInAnotherFieldIsASecretToo() {
    let items = RecordingItem.items(of: [Suite.step(.type(text: "x1"), 2, form)])
    #expect(Secrets(in: items).contains("x1") && !Secrets(in: items).contains("x2"))
  }

  @Test(arguments: [
    #"a"b"#, #"a\b"#, #"\(evil())"#, "a\nb", "a\u{2028}b", "👩‍👩‍👧 ok", "שלום", "\u{202E}live",
    "*/ evil()",
  ])
  func labelsNeverBecomeCode(label: String) {
    let screen = Suite.screen(
      Element(id: 1, type: .button, label: label), Element(id: 2, type: .button, label: "other"))
    let pinch = ActionKind.drag(seconds: 1, to: label)
    let lines = suite.statements([
      Suite.step(.tap, 1, screen), Suite.step(.type(text: label), 1, screen),
      Suite.step(pinch, 1, screen),
    ])
    let source = lines.joined(separator: "\n")
    let tree = Parser.parse(source: source)
    #expect(!tree.hasError, "\(source)")
    #expect(tree.statements.count == 2, "\(source)")
    #expect(!source.contains("\u{202E}") && !source.contains("\u{2028}"))
    #expect(lines.last?.hasPrefix("// Not recorded: ") == true)
  }

  @Test func timeThatPassesIsWaitedForByWhatCame() {
    let later = Suite.screen(
      Element(id: 7, type: .staticText, identifier: "hello", label: "Hello"))
    let pause = RecordedStep(title: "", .pause(2, before: form, after: later))
    #expect(
      suite.statements([Suite.step(.tap, 3, form), pause]) == [
        #"app.buttons["send"].tap()"#,
        #"XCTAssertTrue(app.staticTexts["hello"].waitForExistence(timeout: 5))"#,
      ])
    // Where nothing came, there is nothing to wait for.
    let idle = RecordedStep(title: "", .pause(2, before: form, after: form))
    #expect(suite.statements([Suite.step(.tap, 3, form), idle]).count == 1)
  }

  @Test func assertionsAreTheSuitesOwnWhereAllElseHolds() {
    let suite = Suite(
      """
      struct HomePage {
        let app: XCUIApplication
        func assertGreeting(_ text: String) -> Self {
          XCTAssertEqual(app.staticTexts["greeting"].label, text)
          XCTAssertFalse(app.buttons["gone"].exists)
          return self
        }
      }
      """)
    let home = Suite.screen(
      Element(id: 1, type: .staticText, identifier: "greeting", label: "Hi"))
    let both = Suite.screen(
      Element(id: 1, type: .staticText, identifier: "greeting", label: "Hi"),
      Element(id: 2, type: .button, identifier: "gone"))
    func check(_ screen: ElementTree) -> RecordedStep {
      RecordedStep(
        title: "", .check(RecordedCheck(.text(attribute: "label"), of: 1, in: screen, now: screen)))
    }
    #expect(suite.statements([check(home)]) == [#"HomePage(app: app).assertGreeting("Hi")"#])
    #expect(
      suite.statements([check(both)]) == [
        #"XCTAssertEqual(app.staticTexts["greeting"].label, "Hi")"#
      ])
  }
}
