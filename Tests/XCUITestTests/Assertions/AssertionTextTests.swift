import Foundation
import SessionProtocol
import Testing

@testable import XCUITest

private struct Problem: Error {}

/// Every assertion passes and fails once; failures are compared with Xcode's wording to the letter.
@MainActor
@Suite(.serialized) struct AssertionTextTests {
  private func messages(_ body: @MainActor () throws -> Void) rethrows -> [String] {
    try Recording.run { try body() }.failures
  }

  @Test func booleans() {
    #expect(
      messages {
        XCTAssertTrue(false, "表示されません")
        XCTAssert(false)
        XCTAssertFalse(true)
        XCTAssertTrue(true)
        XCTAssertFalse(false)
        XCTFail("not here")
        XCTFail()
      } == [
        "XCTAssertTrue failed - 表示されません", "XCTAssertTrue failed", "XCTAssertFalse failed",
        "failed - not here", "failed",
      ])
  }

  @Test func equality() {
    let (one, two) = (NSObject(), NSObject())
    #expect(
      messages {
        XCTAssertEqual(1, 2, "count")
        XCTAssertEqual(Optional("a"), nil)
        XCTAssertNotEqual("a", "a")
        XCTAssertEqual([1], [1])
        XCTAssertNotEqual(1, 2)
        XCTAssertEqual(CGRect(x: 0, y: 1, width: 2, height: 3), .zero)
        XCTAssertEqual(CGPoint(x: 0.5, y: 1), .zero)
        XCTAssertIdentical(one, one)
        XCTAssertNotIdentical(one, two)
      } == [
        #"XCTAssertEqual failed: ("1") is not equal to ("2") - count"#,
        #"XCTAssertEqual failed: ("Optional("a")") is not equal to ("nil")"#,
        #"XCTAssertNotEqual failed: ("a") is equal to ("a")"#,
        #"XCTAssertEqual failed: ("(0.0, 1.0, 2.0, 3.0)") is not equal to ("(0.0, 0.0, 0.0, 0.0)")"#,
        #"XCTAssertEqual failed: ("(0.5, 1.0)") is not equal to ("(0.0, 0.0)")"#,
      ])
  }

  @Test func accuracy() {
    #expect(
      messages {
        XCTAssertEqual(1.0, 1.5, accuracy: 0.1)
        XCTAssertNotEqual(1.0, 1.05, accuracy: 0.1)
        XCTAssertEqual(UInt(1), 3, accuracy: 1)
        XCTAssertEqual(UInt(3), 1, accuracy: 2)
        XCTAssertEqual(-3, 1, accuracy: 4)
        XCTAssertEqual(Double.infinity, .infinity, accuracy: 0)
      } == [
        #"XCTAssertEqualWithAccuracy failed: ("1.0") is not equal to ("1.5") +/- ("0.1")"#,
        #"XCTAssertNotEqualWithAccuracy failed: ("1.0") is equal to ("1.05") +/- ("0.1")"#,
        #"XCTAssertEqualWithAccuracy failed: ("1") is not equal to ("3") +/- ("1")"#,
      ])
  }

  @Test func comparisons() {
    #expect(
      messages {
        XCTAssertGreaterThan(1, 1)
        XCTAssertGreaterThanOrEqual(1, 2)
        XCTAssertLessThan(2, 1)
        XCTAssertLessThanOrEqual(2, 1)
        XCTAssertGreaterThanOrEqual(1, 1)
        XCTAssertLessThanOrEqual(1, 1)
      } == [
        #"XCTAssertGreaterThan failed: ("1") is not greater than ("1")"#,
        #"XCTAssertGreaterThanOrEqual failed: ("1") is less than ("2")"#,
        #"XCTAssertLessThan failed: ("2") is not less than ("1")"#,
        #"XCTAssertLessThanOrEqual failed: ("2") is greater than ("1")"#,
      ])
  }

  @Test func absence() throws {
    var unwrapped: Int?
    let failures = messages {
      XCTAssertNil(Optional("a"))
      XCTAssertNotNil(nil as Int?, "user")
      XCTAssertNil(nil as Int?)
      XCTAssertNotNil(1)
      unwrapped = try? XCTUnwrap(Optional(5))
      _ = try? XCTUnwrap(nil as Int?)
    }
    #expect(unwrapped == 5)
    #expect(
      failures == [
        #"XCTAssertNil failed: "a""#, "XCTAssertNotNil failed - user",
        #"XCTUnwrap failed: expected non-nil value of type "Int""#,
      ])
  }

  @Test func errors() throws {
    func problem() throws -> Int { throw Problem() }
    var seen: (any Error)?
    let failures = try messages {
      XCTAssertThrowsError(1)
      XCTAssertThrowsError(try problem()) { seen = $0 }
      XCTAssertNoThrow(try problem())
      XCTAssertNoThrow(1)
      XCTAssertEqual(try problem(), 1)
    }
    #expect(seen is Problem)
    #expect(
      failures == [
        "XCTAssertThrowsError failed: did not throw an error",
        #"XCTAssertNoThrow failed: threw error "Problem()""#,
        #"XCTAssertEqual failed: threw error "Problem()""#,
      ])
  }

  @Test func passingAssertionsAreReportedWithTheirPlace() {
    let recording = Recording.run { XCTAssertTrue(true, "shown") }
    guard
      case .assertion(let assertion)? = recording.contents.first(where: {
        if case .assertion = $0 { true } else { false }
      })
    else {
      Issue.record("no assertion was reported")
      return
    }
    #expect(assertion.passed && assertion.name == "XCTAssertTrue")
    // The message is of no use then, and may look at what is not there.
    #expect(assertion.message == "")
    #expect(assertion.location.file.hasSuffix("AssertionTextTests.swift"))
  }

  @Test func aMessageIsMadeOnlyForAFailure() {
    var made = 0
    func note() -> String {
      made += 1
      return "note \(made)"
    }
    let failures = messages {
      XCTAssertTrue(true, note())
      XCTAssertEqual(1, 1, note())
      XCTAssertNil(nil as Int?, note())
      XCTAssertFalse(true, note())
    }
    #expect(failures == ["XCTAssertFalse failed - note 1"])
  }

  @Test func assertionsOfOtherThreadsAreToldByTheTest() {
    let recording = Recording.run {
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        XCTAssertTrue(false, "elsewhere")
        isDone.signal()
      }
      isDone.wait()
      XCTFail("here")
    }
    #expect(recording.failures == ["XCTAssertTrue failed - elsewhere", "failed - here"])
  }
}
