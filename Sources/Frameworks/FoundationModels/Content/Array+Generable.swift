extension Array: Generable where Element: Generable {
  /// The elements while not all of them are there.
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]

  /// Several things.
  public static var generationSchema: GenerationSchema {
    GenerationSchema(
      name: "Array", description: nil, node: .array(Element.generationSchema.node, nil, nil))
  }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
  /// The elements.
  public var generatedContent: GeneratedContent {
    GeneratedContent(kind: .array(map(\.generatedContent)))
  }
}

extension Array: ConvertibleFromGeneratedContent
where Element: ConvertibleFromGeneratedContent {
  /// Reads several things; of those that have only begun, the ones that are values already.
  ///
  /// - Throws: ``GeneratedContent/ParsingError`` where the content is something else.
  public init(_ content: GeneratedContent) throws {
    guard case .array(let contents) = content.kind else {
      throw GeneratedContent.ParsingError(text: content.jsonString)
    }
    self = try contents.compactMap { $0.isComplete ? try Element($0) : try? Element($0) }
  }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
  /// The elements, a line for each.
  public var instructionsRepresentation: Instructions {
    Instructions(text: map(\.instructionsRepresentation.text).joined(separator: "\n"))
  }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
  /// The elements, a line for each.
  public var promptRepresentation: Prompt {
    Prompt(text: map(\.promptRepresentation.text).joined(separator: "\n"))
  }
}
