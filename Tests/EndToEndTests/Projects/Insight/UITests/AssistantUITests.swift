import XCTest

final class AssistantUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() {
        continueAfterFailure = false
        app.launch()
    }

    private func page(asking text: String) -> Page {
        Page(app: app).type(text, into: "assistant.post")
    }

    func testTagsComeOneByOne() {
        page(asking: "My bread").tap("Find Tags")
        XCTAssertTrue(app.staticTexts["#bread"].waitForExistence(timeout: 3))
        XCTAssertFalse(app.staticTexts["#sourdough"].exists)
        XCTAssertTrue(app.staticTexts["#sourdough"].waitForExistence(timeout: 3))
        Page(app: app).wait(for: "recipe", in: "assistant.kind")
    }

    func testASecondAnswerIsAnotherOne() {
        let page = page(asking: "A long story of bread").tap("Shorten")
        XCTAssertFalse(app.buttons["Shorten"].isEnabled)
        page.wait(for: "Bread, and a day of waiting.", in: "assistant.text", timeout: 10)
        page.tap("Shorten").wait(for: "Bread. Waiting.", in: "assistant.text", timeout: 10)
    }

    func testAToolIsAsked() {
        page(asking: "Is there a bakery in Kyoto?").tap("Ask")
            .wait(for: "Try Le Petit Mec in Imadegawa.", in: "assistant.text")
    }

    func testAToolThatFailsIsNamed() {
        page(asking: "Is there a bakery in Oslo?").tap("Ask")
            .wait(for: "findBakery failed", in: "assistant.problem")
    }

    func testTheModelRefuses() {
        page(asking: "How to make poison").tap("Ask")
            .wait(for: "The assistant will not speak of this.", in: "assistant.problem")
    }

    func testWithoutAFixtureThereIsNoAnswer() {
        page(asking: "What is the weather like?").tap("Ask")
            .wait(for: "No answer", in: "assistant.problem")
    }
}
