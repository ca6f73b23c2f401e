/// What came of something that a person did by hand.
package struct HandOutcome: Hashable, Sendable {
  /// Why it could not be done, in XCUITest's words where it has some; `nil` if it was.
  package var problem: String?
  /// What a call gave, as text; `nil` if nothing.
  package var value: String?

  /// Creates an outcome.
  package init(problem: String? = nil, value: String? = nil) {
    self.problem = problem
    self.value = value
  }
}
