import ElementModel
import SessionProtocol
import VirtualTime

extension XCUIApplication {
  /// Looks through what the app shows for what makes it hard to use for some people, and fails the
  /// test for each thing found.
  ///
  /// - Parameters:
  ///   - auditTypes: What to look for.
  ///   - issueHandler: Given each thing found; returns whether to ignore it.
  /// - Throws: What the handler throws.
  @preconcurrency
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws {
    guard let session = TestSession.current else { return }
    let issues = session.logged(Wording.audit) {
      () -> [XCUIAccessibilityAuditIssue] in
      session.waitForIdle(session.application(reference.app))
      session.logSnapshot(of: reference.app)
      session.spend(TestSession.Pace.find)
      let tree = session.snapshot(of: reference.app)
      return AccessibilityAudit.findings(in: tree, types: auditTypes)
        .map { issue(for: $0, in: tree) }
    }
    for issue in issues {
      if try issueHandler?(issue) ?? false { continue }
      session.fail(issue.compactDescription)
    }
  }

  private func issue(
    for finding: AccessibilityAudit.Finding, in tree: ElementTree
  ) -> XCUIAccessibilityAuditIssue {
    let element = tree.index(ofElementWithID: finding.elementID).map { index in
      XCUIElement(
        ElementReference(
          app: reference.app, query: ElementQuery().appending(.descendants(.any)),
          binding: .identity(finding.elementID, name: tree.elements[index].nameByFrame)))
    }
    return XCUIAccessibilityAuditIssue(
      element: element, compactDescription: finding.summary,
      detailedDescription: finding.detail, auditType: finding.type)
  }
}
