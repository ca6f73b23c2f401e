/// What a model is asked.
@available(iOS26 )
public struct Prompt: Sendable {
  /// What it says.
  let text: String

  init(text: String) { self.text = text }

  /// Creates a prompt of something.
  public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }

  /// Creates a prompt of several things.
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
}

extension Prompt: PromptRepresentable {
  /// It.
  public var promptRepresentation: Prompt { self }
}

/// Something that can be said in a prompt.
@available(iOS26 )
public protocol PromptRepresentable {
  /// What is said.
  @PromptBuilder var promptRepresentation: Prompt { get }
}
