/// A call that does the same as another one, or a part of that.
package struct RecordedAlternative: Hashable, Sendable {
  /// The call, with the type that it is made on.
  package var code: String
  /// How many actions or assertions it does.
  package var steps: Int

  /// Creates a description.
  package init(code: String, steps: Int) {
    self.code = code
    self.steps = steps
  }
}
