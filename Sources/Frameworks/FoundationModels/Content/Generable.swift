/// Something that content can be made of.
@available(iOS26 )
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
  /// The content.
  var generatedContent: GeneratedContent { get }
}

/// Something that can be made of content.
@available(iOS26 )
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
  /// Creates it.
  ///
  /// - Throws: ``GeneratedContent/ParsingError`` where the content is another one.
  init(_ content: GeneratedContent) throws
}

/// Something that a model can answer with.
@available(iOS26 )
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  /// It while not all of it is there.
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self

  /// What it has to be.
  static var generationSchema: GenerationSchema { get }
}

extension Generable {
  /// It, as far as it is there.
  public func asPartiallyGenerated() -> PartiallyGenerated {
    if let partial = self as? PartiallyGenerated { return partial }
    do {
      return try PartiallyGenerated(generatedContent)
    } catch {
      preconditionFailure("FoundationModels: \(Self.self) is no part of itself: \(error)")
    }
  }
}

extension Generable where PartiallyGenerated == Self {
  /// It, all of which is there.
  public func asPartiallyGenerated() -> Self { self }
}

extension ConvertibleToGeneratedContent {
  /// The content as JSON.
  public var instructionsRepresentation: Instructions { Instructions(text: plainText) }
  /// The content as JSON.
  public var promptRepresentation: Prompt { Prompt(text: plainText) }

  /// The content as JSON; a text as it is.
  var plainText: String {
    let content = generatedContent
    if case .string(let text) = content.kind { return text }
    return content.jsonString
  }
}
