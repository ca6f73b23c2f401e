/// Something that the beginning of an expression about elements can be completed to.
package struct ExpressionCompletion: Hashable, Sendable {
  /// The whole beginning, completed.
  package var text: String
  /// What is added or replaced, for a list.
  package var title: String
  /// A word about it.
  package var note: ExpressionNote

  /// Creates a completion.
  package init(text: String, title: String, note: ExpressionNote = .none) {
    self.text = text
    self.title = title
    self.note = note
  }
}
