/// One call in the body of a test or use case: to a page object, a use case, a helper of the same
/// type, or the XCTest API.
package struct Step: Codable, Hashable, Sendable {
  /// What is called.
  package enum Target: Codable, Hashable, Sendable {
    /// A method of a page object: type and method name with labels.
    case page(type: String, method: String)
    /// A method of a use case: type and method name with labels.
    case useCase(type: String, method: String)
    /// Anything else worth a line: an assertion, a tap on a raw element, a helper.
    case other
  }

  /// What the chain shows, such as `SignInViewPage.typeEmail(_:)` or `XCTAssertTrue(…)`.
  package var title: String
  /// What is called.
  package var target: Target
  /// Line of the call's name, which is the line that a stack frame reports.
  package var location: SourceLocation
  /// Last line of the call, its arguments included.
  package var endLine: Int
  /// Where it stands among the branches of its body.
  package var branch: StepBranch

  /// Creates a step.
  package init(
    title: String, target: Target, location: SourceLocation, endLine: Int,
    branch: StepBranch = StepBranch()
  ) {
    self.title = title
    self.target = target
    self.location = location
    self.endLine = endLine
    self.branch = branch
  }
}
