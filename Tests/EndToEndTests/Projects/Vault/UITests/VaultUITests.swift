import XCTest

final class NotesPage {
    private let app: XCUIApplication

    init(app: XCUIApplication) {
        self.app = app
        XCTAssertTrue(app.navigationBars["Notes"].waitForExistence(timeout: 5))
    }

    var status: String { app.staticTexts["note.status"].label }
    var store: String { app.staticTexts["note.store"].label }

    @discardableResult
    func seal(_ text: String) -> Self {
        let field = app.textFields["note.text"]
        field.tap()
        field.typeText(text)
        app.buttons["Seal"].tap()
        return self
    }

    @discardableResult
    func tap(_ button: String) -> Self {
        app.buttons[button].tap()
        return self
    }
}

final class VaultUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() {
        continueAfterFailure = false
        app.launch()
    }

    func testASealedNoteOpensAgain() {
        let page = NotesPage(app: app).seal("Bread")
        XCTAssertEqual(page.status, "Sealed in 33 bytes")
        XCTAssertEqual(page.tap("Open").status, "Bread")
        XCTAssertEqual(page.store, "Keychain")
    }

    func testAChangedNoteIsRefused() {
        let page = NotesPage(app: app).seal("Milk").tap("Change a byte").tap("Open")
        XCTAssertEqual(page.status, "The note was changed, or the key is another one.")
    }

    func testWithoutItsKeyANoteStaysShut() {
        let page = NotesPage(app: app).seal("Milk").tap("Forget the key").tap("Open")
        XCTAssertEqual(page.status, "The note was changed, or the key is another one.")
    }

    func testTheKeyIsThereAfterAnotherLaunch() {
        NotesPage(app: app).seal("Tea")
        app.terminate()
        app.launch()
        XCTAssertEqual(NotesPage(app: app).seal("Tea").tap("Open").status, "Tea")
    }

    func testDigestsAreTheKnownOnes() {
        app.tabBars.buttons["Digests"].tap()
        func value(_ name: String) -> String { app.staticTexts["digest.\(name)"].label }
        XCTAssertTrue(app.navigationBars["Digests"].waitForExistence(timeout: 5))
        XCTAssertTrue(value("md5").hasSuffix("900150983cd24fb0d6963f7d28e17f72"), value("md5"))
        XCTAssertTrue(
            value("sha256").hasSuffix("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"))
        XCTAssertTrue(value("same").hasSuffix("yes"))
        XCTAssertTrue(value("hmac").hasSuffix("T9CyFSdu8S8rPkyOysKBFJi2Vvw="), value("hmac"))
        XCTAssertTrue(value("aes").hasSuffix("16 bytes, abc"), value("aes"))
        XCTAssertTrue(value("signed").hasSuffix("(true, false)"), value("signed"))
    }
}
