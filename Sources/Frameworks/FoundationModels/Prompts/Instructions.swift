/// What a model is told before it is asked anything.
@available(iOS26 )
public struct Instructions: Sendable {
  /// What it says.
  let text: String

  init(text: String) { self.text = text }

  /// Creates instructions of something.
  public init(_ content: some InstructionsRepresentable) {
    self = content.instructionsRepresentation
  }

  /// Creates instructions of several things.
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
    self = try content()
  }
}

extension Instructions: InstructionsRepresentable {
  /// It.
  public var instructionsRepresentation: Instructions { self }
}

/// Something that can be said in instructions.
@available(iOS26 )
public protocol InstructionsRepresentable {
  /// What is said.
  @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}
