/// What a part of a recording becomes.
package struct RecordedPart: Hashable, Sendable {
  /// What it becomes.
  package enum Content: Hashable, Sendable {
    /// A call of the suite's.
    case call(RecordedCall)
    /// Code on `app`, for what no method of the suite does.
    case code(String)
  }

  /// What it becomes.
  package var content: Content
  /// What no method of the suite does; `nil` where one does it.
  package var gap: RecordedGap?
  /// The steps that it does, by their places in the recording; neighbours can share one.
  package var steps: ClosedRange<Int>

  /// Creates a part.
  package init(_ content: Content, steps: ClosedRange<Int>) {
    self.content = content
    self.steps = steps
  }
}
