/// A call of the person's that has ended since the event before.
package struct CallResult: Codable, Hashable, Sendable {
  /// Demangled name, such as `SignInViewPage.typeEmail(_:)`.
  package var function: String
  /// Where it was called.
  package var caller: SourceFrame
  /// What it was given.
  package var arguments: [NamedValue]
  /// What it gave; `nil` where it gave nothing, or threw.
  package var value: String?

  /// Creates a result.
  package init(
    function: String, caller: SourceFrame, arguments: [NamedValue] = [], value: String? = nil
  ) {
    self.function = function
    self.caller = caller
    self.arguments = arguments
    self.value = value
  }
}
