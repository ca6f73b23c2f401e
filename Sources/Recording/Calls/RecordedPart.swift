/// What a part of a recording becomes.
package struct RecordedPart: Hashable, Sendable {
  /// What it becomes.
  package enum Content: Hashable, Sendable {
    /// A call of the suite's.
    case call(RecordedCall)
    /// A statement of those that launch the app afresh.
    case launch(String)
    /// Code on `app`, for what no method of the suite does.
    case code(String)
  }

  /// What it becomes.
  package var content: Content
  /// What no method of the suite does; `nil` where one does it.
  package var gap: RecordedGap?
  /// The steps that it does, by their places in the recording; neighbours can share one.
  package var steps: ClosedRange<Int>

  /// Whether it is code with a locator in it.
  package func uses(locator: String) -> Bool {
    if case .code(let code) = content { code.contains(locator) } else { false }
  }

  /// Creates a part.
  package init(_ content: Content, steps: ClosedRange<Int>) {
    self.content = content
    self.steps = steps
  }
}
