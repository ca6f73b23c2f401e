/// What is typed at the bottom, and what it can be completed to.
struct PromptInput: Sendable {
  /// What stands before the text.
  var label: String
  /// What is to be typed, for one who has not typed anything.
  var placeholder: String
  /// The text.
  var line: TextLine
  /// Why it cannot be taken.
  var problem: String?
  /// What it can be completed to.
  var completions: [Completion]
  /// The completion that is chosen.
  var choice: Int?
  /// Whether it is an expression, whose outcome stands above it.
  var isExpression: Bool
  /// What the expression says.
  var outcome: StatusText?
}
