import XCTest

final class AsyncTests: XCTestCase {
  private var app: XCUIApplication!

  override func setUp() async throws {
    try await super.setUp()
    await MainActor.run {
      app = XCUIApplication()
      app.launch()
    }
  }

  @MainActor
  func testLoginAfterAPause() async throws {
    let login = LoginPage(app: app)
    try await Task.sleep(nanoseconds: 500_000_000)
    let notes = login.type(email: "a@example.com").type(password: "secret").logIn()
    try await Task.sleep(nanoseconds: 500_000_000)
    XCTAssertTrue(notes.exists)
  }

  func testNothingOnTheMainActor() async {
    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 1...10 {
        group.addTask { number }
      }
      return await group.reduce(0, +)
    }
    XCTAssertEqual(sum, 55)
  }
}
