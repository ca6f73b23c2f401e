/// An app and a suite with all ways of saying what an element is looked for by: inheritance, generics,
/// extensions, protocols with defaults, cases with raw values, constants, components, closures.
enum ShopSuite {
  static let app = #"""
    import SwiftUI

    @main
    struct ShopApp: App {
      var body: some Scene { WindowGroup { SettingsHome() } }
    }

    enum AccessibilityID {
      static let save = "shop.save"
      enum Row { static let first = "shop.row.first" }
    }

    struct SettingsHome: View {
      var body: some View {
        VStack {
          Text("設定").accessibilityIdentifier("settings")
          Button("Save") {}.accessibilityIdentifier(AccessibilityID.save)
          ForEach(0..<3) { index in Text("Row").accessibilityIdentifier("row-\(index)") }
          Tile(id: "tile.one")
          Tile(id: "tile.two")
          Text("Knowledge").accessibility(identifier: "kb")
        }
      }
    }

    struct Tile: View {
      let id: String
      var body: some View { Text("Tile").accessibilityIdentifier(id) }
    }
    """#

  static let pages = #"""
    import XCTest

    enum Constants {
      static let prefix = "shop."
      static let help = prefix + "help"
    }

    protocol Page {
      var app: XCUIApplication { get }
      var pageTitle: XCUIElement { get }
    }

    extension Page {
      var exists: Bool { pageTitle.exists }
      func waitUntilShown() -> Self {
        _ = pageTitle.waitForExistence(timeout: 5)
        return self
      }
    }

    class BasePage {
      let app: XCUIApplication
      init(app: XCUIApplication) { self.app = app }

      var rootID: String { "base" }
      var root: XCUIElement { app.otherElements[rootID] }
      func isShown() -> Bool { root.exists }
      func tapElement(_ id: String) { app.buttons[id].tap() }
    }

    final class SettingsPage: BasePage, Page {
      enum Element: String {
        case save_button = "shop.save"
        case kb
        case help, footer

        func locator(_ parent: XCUIElement) -> XCUIElement {
          switch self {
          case .save_button, .kb: return parent.buttons[rawValue]
          case .help: return parent.links[Constants.help]
          case .footer: return parent.otherElements["settings.footer"]
          }
        }
      }

      override var rootID: String { "settings" }
      var pageTitle: XCUIElement { app.staticTexts["settings"] }
      lazy var saveButton: XCUIElement = Element.save_button.locator(app)
      lazy var footer = FooterBar(app: app)

      func save() -> Self {
        saveButton.tap()
        return self
      }

      func openKnowledgeBase() -> KnowledgePage<SettingsPage>? {
        open(KnowledgePage<SettingsPage>.self, byTapping: Element.kb.locator(app))
      }

      func openHelp() async throws {
        try await Task.sleep(nanoseconds: 1)
        let help = Element.help.locator(app)
        help.tap()
      }

      func toggle(via element: Element) {
        let reference = element.locator(app)
        if !reference.isSelected { reference.tap() }
      }
    }

    final class KnowledgePage<Origin: BasePage>: BasePage {
      override var rootID: String { "kb.root" }
      func back() -> Origin {
        app.navigationBars.buttons["Back"].tap()
        return Origin(app: app)
      }
    }

    extension BasePage {
      func open<T: BasePage>(_ type: T.Type, byTapping element: XCUIElement) -> T? {
        element.tap()
        let page = T(app: app)
        return page.isShown() ? page : nil
      }
    }

    struct FooterBar {
      let app: XCUIApplication
      private var bar: XCUIElement { SettingsPage.Element.footer.locator(app) }
      func tile(_ name: String) -> Tile { Tile(app: app, id: "tile." + name) }
      var first: Tile { tile("one") }
      func row(at index: Int) -> XCUIElement { app.staticTexts["row-\(index)"] }
    }

    struct Tile {
      let app: XCUIApplication
      let id: String
      var element: XCUIElement { app.staticTexts[id] }
      func tap() { element.tap() }
    }

    extension XCUIApplication {
      var saveShortcut: XCUIElement { buttons[AccessibilityID.save] }
    }

    final class LoginRobot {
      let app: XCUIApplication
      init(_ app: XCUIApplication) { self.app = app }
      func press(_ id: Key) { app.keys[id.rawValue].tap() }
      enum Key: String { case one = "key.1", two = "key.2" }
    }

    func onLogin(_ app: XCUIApplication, _ body: (LoginRobot) -> Void) { body(LoginRobot(app)) }

    struct SaveUseCase {
      let app: XCUIApplication
      func execute() { _ = SettingsPage(app: app).waitUntilShown().save() }
    }
    """#

  static let tests = #"""
    import XCTest

    class ShopTestCase: XCTestCase {
      let app = XCUIApplication()
      lazy var settings = SettingsPage(app: app)

      override func setUp() {
        app.launch()
        app.buttons["start"].tap()
      }

      func tapRaw(_ id: String) { app.buttons[id].tap() }

      func testInherited() { XCTAssertTrue(settings.isShown()) }
    }

    final class ShopTests: ShopTestCase {
      func testSave() {
        SaveUseCase(app: app).execute()
      }

      func testShortcut() { app.saveShortcut.tap() }

      func testKnowledge() throws {
        guard let kb = settings.openKnowledgeBase() else { return }
        _ = kb.back().save()
      }

      func testHelp() async throws {
        try await settings.openHelp()
      }

      func testToggle() { settings.toggle(via: .footer) }

      func testTile() {
        settings.footer.first.tap()
        settings.footer.tile("two").tap()
      }

      func testRows() {
        for index in 0..<2 { XCTAssertTrue(settings.footer.row(at: index).exists) }
      }

      func testRobot() { onLogin(app) { $0.press(.two) } }
    }

    final class RawTests: ShopTestCase {
      let isLong = ProcessInfo.processInfo.arguments.contains("-long")

      func testRawSave() {
        app.buttons["shop.save"].tap()
        let predicate = NSPredicate(format: "identifier == %@", "kb")
        app.buttons.matching(predicate).firstMatch.tap()
      }

      func testTernary() {
        let id = isLong ? "long" : "short"
        app.buttons[id].tap()
        ["a.1", "a.2"].forEach { app.cells[$0].tap() }
      }

      func testHelper() { tapRaw("raw.by.helper") }

      func testComputed() {
        let name = ProcessInfo.processInfo.environment["ID"] ?? "fallback"
        app.buttons[name].tap()
        XCTAssertEqual(app.staticTexts.firstMatch.label, "settings")
      }
    }
    """#
}
