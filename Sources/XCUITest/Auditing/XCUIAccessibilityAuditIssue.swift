public import Foundation

/// A shortcoming that an accessibility audit has found.
///
/// See Apple's documentation of `XCUIAccessibilityAuditIssue`.
open class XCUIAccessibilityAuditIssue: NSObject {
  /// The element it is about.
  public let element: XCUIElement?
  /// What it is, in a few words.
  public let compactDescription: String
  /// What it is and why it matters.
  public let detailedDescription: String
  /// The kind of shortcoming.
  public let auditType: XCUIAccessibilityAuditType

  init(
    element: XCUIElement?, compactDescription: String, detailedDescription: String,
    auditType: XCUIAccessibilityAuditType
  ) {
    self.element = element
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.auditType = auditType
  }

  /// What it is, in a few words.
  open override var description: String { compactDescription }
}
