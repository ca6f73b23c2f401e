/// Something that the beginning of an expression about elements can be completed to.
public struct ExpressionCompletion: Hashable, Sendable {
  /// The whole beginning, completed.
  public var text: String
  /// What is added or replaced, for a list.
  public var title: String
  /// A word about it.
  public var note: ExpressionNote

  /// Creates a completion.
  public init(text: String, title: String, note: ExpressionNote = .none) {
    self.text = text
    self.title = title
    self.note = note
  }
}
