/// Puts instructions together, a line for each thing.
@resultBuilder
@available(iOS26 )
public struct InstructionsBuilder {
  /// Takes a thing.
  public static func buildExpression<Content: InstructionsRepresentable>(_ expression: Content)
    -> Content
  {
    expression
  }

  /// Takes instructions.
  public static func buildExpression(_ expression: Instructions) -> Instructions { expression }

  /// Joins things.
  public static func buildBlock<each Content: InstructionsRepresentable>(
    _ components: repeat each Content
  ) -> Instructions {
    var lines: [String] = []
    for component in repeat each components {
      lines.append(component.instructionsRepresentation.text)
    }
    return Instructions(text: lines.joined(separator: "\n"))
  }

  /// Joins what a loop has made.
  public static func buildArray(_ instructions: [some InstructionsRepresentable]) -> Instructions {
    Instructions(text: instructions.map(\.instructionsRepresentation.text).joined(separator: "\n"))
  }

  /// Takes one of two ways.
  public static func buildEither(first component: some InstructionsRepresentable) -> Instructions {
    component.instructionsRepresentation
  }

  /// Takes the other one.
  public static func buildEither(second component: some InstructionsRepresentable) -> Instructions {
    component.instructionsRepresentation
  }

  /// Takes something that need not be there.
  public static func buildOptional(_ instructions: Instructions?) -> Instructions {
    instructions ?? Instructions(text: "")
  }

  /// Takes something that only some systems have.
  public static func buildLimitedAvailability(
    _ instructions: some InstructionsRepresentable
  ) -> Instructions { instructions.instructionsRepresentation }
}
