import XCTest

final class HomeTests: StoresTestCase {
  func testStrangerIsWelcomed() {
    XCTAssertEqual(HomePage(app: app).greetingText, "ようこそ")
  }
}
