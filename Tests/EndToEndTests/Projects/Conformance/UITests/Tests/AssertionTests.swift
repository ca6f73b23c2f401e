import XCTest

/// Every assertion, when it holds and when it does not, and what it says then.
final class AssertionTests: GalleryTestCase {
  private struct Mishap: LocalizedError {
    var errorDescription: String? { "雨が降った" }
  }

  private func throwMishap() throws -> Int { throw Mishap() }

  override func setUp() {
    continueAfterFailure = false
  }

  func testAssertionsThatHold() throws {
    XCTAssert(true)
    XCTAssertTrue(true)
    XCTAssertFalse(false)
    XCTAssertNil(Int?.none)
    XCTAssertNotNil(1)
    XCTAssertEqual(1, 1)
    XCTAssertEqual(1.0, 1.1, accuracy: 0.2)
    XCTAssertNotEqual(1, 2)
    XCTAssertNotEqual(1.0, 1.5, accuracy: 0.2)
    XCTAssertLessThan(1, 2)
    XCTAssertLessThanOrEqual(2, 2)
    XCTAssertGreaterThan(2, 1)
    XCTAssertGreaterThanOrEqual(2, 2)
    XCTAssertIdentical(self, self)
    XCTAssertNotIdentical(self, NSObject())
    XCTAssertThrowsError(try throwMishap())
    XCTAssertNoThrow(try XCTUnwrap(Int?.some(3)))
    XCTAssertEqual(try XCTUnwrap(Int?.some(3)), 3)
  }

  func testBooleans() {
    XCTAssertEqual(failures { XCTAssert(false) }, ["XCTAssertTrue failed"])
    XCTAssertEqual(failures { XCTAssertTrue(false, "晴れ") }, ["XCTAssertTrue failed - 晴れ"])
    XCTAssertEqual(failures { XCTAssertFalse(true) }, ["XCTAssertFalse failed"])
    XCTAssertEqual(failures { XCTFail() }, ["failed"])
    XCTAssertEqual(failures { XCTFail("why") }, ["failed - why"])
  }

  func testNil() {
    XCTAssertEqual(failures { XCTAssertNil(3) }, ["XCTAssertNil failed: \"3\""])
    XCTAssertEqual(failures { XCTAssertNotNil(Int?.none) }, ["XCTAssertNotNil failed"])
    XCTAssertEqual(
      failures { _ = try? XCTUnwrap(Int?.none) },
      ["XCTUnwrap failed: expected non-nil value of type \"Int\""])
  }

  func testEquality() {
    XCTAssertEqual(
      failures { XCTAssertEqual("a", "b", "letters") },
      [#"XCTAssertEqual failed: ("a") is not equal to ("b") - letters"#])
    XCTAssertEqual(
      failures { XCTAssertNotEqual(1, 1) },
      [#"XCTAssertNotEqual failed: ("1") is equal to ("1")"#])
    XCTAssertEqual(
      failures { XCTAssertEqual(1.0, 2.0, accuracy: 0.5) },
      [#"XCTAssertEqualWithAccuracy failed: ("1.0") is not equal to ("2.0") +/- ("0.5")"#])
    XCTAssertEqual(
      failures { XCTAssertEqual(Optional(1), 2) },
      [#"XCTAssertEqual failed: ("Optional(1)") is not equal to ("Optional(2)")"#])
  }

  func testOrder() {
    XCTAssertEqual(
      failures { XCTAssertLessThan(2, 1) },
      [#"XCTAssertLessThan failed: ("2") is not less than ("1")"#])
    XCTAssertEqual(
      failures { XCTAssertLessThanOrEqual(2, 1) },
      [#"XCTAssertLessThanOrEqual failed: ("2") is greater than ("1")"#])
    XCTAssertEqual(
      failures { XCTAssertGreaterThan(1, 2) },
      [#"XCTAssertGreaterThan failed: ("1") is not greater than ("2")"#])
    XCTAssertEqual(
      failures { XCTAssertGreaterThanOrEqual(1, 2) },
      [#"XCTAssertGreaterThanOrEqual failed: ("1") is less than ("2")"#])
  }

  func testErrors() throws {
    XCTAssertEqual(
      failures { XCTAssertThrowsError(1) }, ["XCTAssertThrowsError failed: did not throw an error"])
    XCTAssertEqual(
      try failures { XCTAssertNoThrow(try throwMishap()) },
      [#"XCTAssertNoThrow failed: threw error "雨が降った""#])
    XCTAssertEqual(
      try failures { XCTAssertEqual(try throwMishap(), 1) },
      [#"XCTAssertEqual failed: threw error "雨が降った""#])
  }

  func testAssertionsInOtherPlacesPointThere() throws {
    func check(_ condition: Bool, file: StaticString = #filePath, line: UInt = #line) {
      XCTAssertTrue(condition, file: file, line: line)
    }
    let issue = try XCTUnwrap(issues { check(false) }.first)
    XCTAssertEqual(issue.sourceCodeContext.location?.lineNumber, #line - 1)
  }
}
