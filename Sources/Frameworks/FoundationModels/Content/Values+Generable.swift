extension String: Generable {
  /// Reads a text.
  ///
  /// - Throws: ``GeneratedContent/ParsingError`` where the content is none.
  public init(_ content: GeneratedContent) throws {
    guard case .string(let text) = content.kind else {
      throw GeneratedContent.ParsingError(text: content.jsonString)
    }
    self = text
  }

  /// The text.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
  /// A text.
  public static var generationSchema: GenerationSchema {
    GenerationSchema(name: "String", description: nil, node: .string([]))
  }
}

extension Bool: Generable {
  /// Reads yes or no.
  ///
  /// - Throws: ``GeneratedContent/ParsingError`` where the content is neither.
  public init(_ content: GeneratedContent) throws {
    guard case .bool(let value) = content.kind else {
      throw GeneratedContent.ParsingError(text: content.jsonString)
    }
    self = value
  }

  /// Yes or no.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
  /// Yes or no.
  public static var generationSchema: GenerationSchema {
    GenerationSchema(name: "Bool", description: nil, node: .bool)
  }
}

extension Never: Generable {
  /// Fails: nothing is of this type.
  ///
  /// - Throws: ``GeneratedContent/ParsingError``.
  public init(_ content: GeneratedContent) throws {
    throw GeneratedContent.ParsingError(text: content.jsonString)
  }

  /// Never asked for.
  public var generatedContent: GeneratedContent { switch self {} }
  /// Nothing.
  public static var generationSchema: GenerationSchema {
    GenerationSchema(name: "Never", description: nil, node: .any)
  }
}

extension Optional where Wrapped: Generable {
  /// The value while not all of it is there.
  public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

extension Optional: PromptRepresentable where Wrapped: ConvertibleToGeneratedContent {}
extension Optional: InstructionsRepresentable where Wrapped: ConvertibleToGeneratedContent {}

extension Optional: ConvertibleToGeneratedContent where Wrapped: ConvertibleToGeneratedContent {
  /// The value, or nothing.
  public var generatedContent: GeneratedContent {
    self?.generatedContent ?? GeneratedContent(kind: .null)
  }
}
