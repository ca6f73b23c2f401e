import XCTest

final class ChancesTests: XCTestCase {
  private let app = XCUIApplication()

  private func play() -> String {
    app.launch()
    for _ in 0..<10 { app.buttons["Roll"].tap() }
    app.buttons["Roll the old way"].tap()
    app.buttons["Draw"].tap()
    return ["game", "cards", "rolls"].map { app.staticTexts[$0].label }.joined(separator: "|")
  }

  func testOneGame() { print("GAME", play()) }

  func testAnotherGame() { print("GAME", play()) }

  func testTwoGames() {
    XCTAssertNotEqual(play(), play())
    XCTAssertNotEqual(UUID(), UUID())
  }
}
