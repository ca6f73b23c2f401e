import XCTest

/// The accessibility audit.
final class AuditTests: GalleryTestCase {
  override class var screen: String? { "faults" }

  func testAnAuditFailsTheTestForEveryIssue() throws {
    let failures = try failures { try app.performAccessibilityAudit() }
    XCTAssertGreaterThanOrEqual(failures.count, 2)
  }

  func testIssuesSayWhatIsWrongWithWhat() throws {
    var issues: [XCUIAccessibilityAuditIssue] = []
    try app.performAccessibilityAudit { issue in
      issues.append(issue)
      return true
    }
    let nameless = try XCTUnwrap(
      issues.first { $0.auditType == .sufficientElementDescription })
    XCTAssertEqual(nameless.element?.identifier, "nameless")
    XCTAssertFalse(nameless.compactDescription.isEmpty)
    XCTAssertFalse(nameless.detailedDescription.isEmpty)
    let small = try XCTUnwrap(issues.first { $0.auditType == .hitRegion })
    XCTAssertEqual(small.element?.identifier, "small")
  }

  func testTheHandlerDecidesWhichIssuesCount() throws {
    let failures = try failures {
      try app.performAccessibilityAudit { $0.auditType != .hitRegion }
    }
    XCTAssertEqual(failures.count, 1)
  }

  func testOnlyWhatIsAskedForIsLookedAt() throws {
    var types: Set<UInt64> = []
    try app.performAccessibilityAudit(for: [.hitRegion]) { issue in
      types.insert(issue.auditType.rawValue)
      return true
    }
    XCTAssertEqual(types, [XCUIAccessibilityAuditType.hitRegion.rawValue])
    try app.performAccessibilityAudit(for: [])
  }

  func testTheHandlersErrorsComeOut() {
    struct Enough: Error {}
    XCTAssertThrowsError(try app.performAccessibilityAudit { _ in throw Enough() }) {
      XCTAssertTrue($0 is Enough)
    }
  }

  func testAScreenWithoutFaultsPasses() throws {
    open("launch")
    try app.performAccessibilityAudit(for: [.sufficientElementDescription, .textClipped])
  }

  func testTypesHaveTheirBits() {
    typealias Kind = XCUIAccessibilityAuditType
    XCTAssertEqual(
      ([.contrast, .elementDetection, .hitRegion, .sufficientElementDescription] as [Kind])
        .map(\.rawValue), [1, 2, 4, 8])
    XCTAssertEqual(
      ([.dynamicType, .textClipped, .trait] as [Kind]).map(\.rawValue),
      [1 << 16, 1 << 17, 1 << 18])
    XCTAssertEqual(([.action, .parentChild] as [Kind]).map(\.rawValue), [1 << 32, 1 << 33])
    XCTAssertEqual(Kind.all.rawValue, .max)
    XCTAssertTrue(Kind.all.contains(.trait))
    XCTAssertTrue(XCUIAccessibilityAuditType().isEmpty)
  }
}
