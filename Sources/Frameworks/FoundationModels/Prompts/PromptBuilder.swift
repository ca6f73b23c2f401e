/// Puts a prompt together, a line for each thing.
@resultBuilder
@available(iOS26 )
public struct PromptBuilder {
  /// Takes a thing.
  public static func buildExpression<Content: PromptRepresentable>(_ expression: Content) -> Content
  {
    expression
  }

  /// Takes a prompt.
  public static func buildExpression(_ expression: Prompt) -> Prompt { expression }

  /// Joins things.
  public static func buildBlock<each Content: PromptRepresentable>(
    _ components: repeat each Content
  ) -> Prompt {
    var lines: [String] = []
    for component in repeat each components {
      lines.append(component.promptRepresentation.text)
    }
    return Prompt(text: lines.joined(separator: "\n"))
  }

  /// Joins what a loop has made.
  public static func buildArray(_ instructions: [some PromptRepresentable]) -> Prompt {
    Prompt(text: instructions.map(\.promptRepresentation.text).joined(separator: "\n"))
  }

  /// Takes one of two ways.
  public static func buildEither(first component: some PromptRepresentable) -> Prompt {
    component.promptRepresentation
  }

  /// Takes the other one.
  public static func buildEither(second component: some PromptRepresentable) -> Prompt {
    component.promptRepresentation
  }

  /// Takes something that need not be there.
  public static func buildOptional(_ instructions: Prompt?) -> Prompt {
    instructions ?? Prompt(text: "")
  }

  /// Takes something that only some systems have.
  public static func buildLimitedAvailability(
    _ instructions: some PromptRepresentable
  ) -> Prompt { instructions.promptRepresentation }
}
