/// What is typed at the bottom, and what it can be completed to.
struct PromptInput: Sendable {
  /// What stands before the text.
  var label: String
  /// What is to be typed, for one who has not typed anything.
  var placeholder: String
  /// The text.
  var line: TextLine
  /// Whether the text is an offer, which what is typed takes the place of.
  var isOffer = false
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
