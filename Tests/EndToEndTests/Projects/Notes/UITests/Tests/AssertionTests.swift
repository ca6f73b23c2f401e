import Foundation
import XCTest

/// Assertions that need no page, with the two other kinds of set-up and tear-down.
final class AssertionTests: XCTestCase {
  private struct BadNote: Error {}

  override func setUpWithError() throws {
    try XCTSkipIf(
      ProcessInfo.processInfo.environment["NOTES_SKIP_ALL"] != nil, "skipped by the environment")
  }

  override func tearDownWithError() throws {
    XCTAssertNil(ProcessInfo.processInfo.environment["NOTES_LEFT_OVER"])
  }

  private func parse(_ text: String) throws -> Int {
    guard let number = Int(text) else { throw BadNote() }
    return number
  }

  func testParsing() throws {
    XCTAssertThrowsError(try parse("four")) { error in
      XCTAssertTrue(error is BadNote)
    }
    XCTAssertNoThrow(try parse("4"))
    XCTAssertGreaterThan(try parse("4"), 3)
    XCTAssertNil(Int("four"))
    XCTAssertNotNil(Int("4"))
    XCTAssertEqual(0.1 + 0.2, 0.3, accuracy: 0.000_001)
  }

  func testOnlyOnAPad() throws {
    throw XCTSkip("The notes have no second column yet")
  }
}
