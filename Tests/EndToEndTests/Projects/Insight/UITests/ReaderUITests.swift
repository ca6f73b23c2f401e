import XCTest

final class ReaderUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() {
        continueAfterFailure = false
        app.launch()
    }

    func testATextIsUnderstood() {
        let page = Page.open("Reader", of: app)
            .type("It is a lovely day in Kyoto. I don't want to go to New York.", into: "reader.text")
        page.wait(for: "Language: en", in: "reader.language")
        page.wait(for: "15 words, 2 sentences", in: "reader.counts")
        page.wait(for: "Glad", in: "reader.mood")
        page.wait(for: "Kyoto, New York", in: "reader.places")
    }

    func testLanguagesAreToldApart() {
        let page = Page.open("Reader", of: app).type("Das ist ein schöner Tag", into: "reader.text")
        page.wait(for: "Language: de", in: "reader.language")
        app.terminate()
        app.launch()
        Page.open("Reader", of: app).type("今日はいい天気です。", into: "reader.text")
            .wait(for: "Language: ja", in: "reader.language")
    }

    func testATextIsTranslated() {
        Page.open("Reader", of: app).type("I am hungry.", into: "reader.text").tap("Into German")
            .wait(for: "Ich habe Hunger.", in: "reader.translation")
    }

    func testWithoutAFixtureNothingIsTranslated() {
        Page.open("Reader", of: app).type("Where is the bus?", into: "reader.text").tap("Into German")
            .wait(for: "Not translated", in: "reader.translation")
    }

    func testTheSystemsSheetReplacesTheText() {
        Page.open("Reader", of: app).type("Guten Abend", into: "reader.text").tap("Show Translation")
        XCTAssertTrue(app.navigationBars["Translate"].waitForExistence(timeout: 5))
        XCTAssertTrue(app.staticTexts["Good evening"].waitForExistence(timeout: 5))
        app.buttons["Replace with Translation"].tap()
        XCTAssertEqual(app.textFields["reader.text"].value as? String, "Good evening")
    }

    func testTheSystemsSheetSpeaksThePersonsLanguage() {
        app.terminate()
        app.launchArguments = ["-AppleLanguages", "(de)", "-AppleLocale", "de_DE"]
        app.launch()
        Page.open("Reader", of: app).type("Good morning", into: "reader.text").tap("Show Translation")
        XCTAssertTrue(app.staticTexts["Guten Morgen"].waitForExistence(timeout: 5))
        XCTAssertTrue(app.buttons["Durch Übersetzung ersetzen"].exists)
        app.buttons["Fertig"].tap()
    }
}
