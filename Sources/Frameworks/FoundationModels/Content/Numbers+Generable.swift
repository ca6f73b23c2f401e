extension Int: Generable {
  /// Reads a number.
  ///
  /// - Throws: ``GeneratedContent/ParsingError`` where the content is none.
  public init(_ content: GeneratedContent) throws {
    guard case .number(let number) = content.kind, let value = Int(exactly: number) else {
      throw GeneratedContent.ParsingError(text: content.jsonString)
    }
    self = value
  }

  /// The number.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
  /// A number.
  public static var generationSchema: GenerationSchema {
    GenerationSchema(name: "Int", description: nil, node: .integer)
  }
}

extension Float: Generable {
  /// Reads a number.
  ///
  /// - Throws: ``GeneratedContent/ParsingError`` where the content is none.
  public init(_ content: GeneratedContent) throws {
    guard case .number(let number) = content.kind else {
      throw GeneratedContent.ParsingError(text: content.jsonString)
    }
    self = Float(number)
  }

  /// The number.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
  /// A number.
  public static var generationSchema: GenerationSchema {
    GenerationSchema(name: "Float", description: nil, node: .number)
  }
}

extension Double: Generable {
  /// Reads a number.
  ///
  /// - Throws: ``GeneratedContent/ParsingError`` where the content is none.
  public init(_ content: GeneratedContent) throws {
    guard case .number(let number) = content.kind else {
      throw GeneratedContent.ParsingError(text: content.jsonString)
    }
    self = number
  }

  /// The number.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
  /// A number.
  public static var generationSchema: GenerationSchema {
    GenerationSchema(name: "Double", description: nil, node: .number)
  }
}

extension Decimal: Generable {
  /// Reads a number.
  ///
  /// - Throws: ``GeneratedContent/ParsingError`` where the content is none.
  public init(_ content: GeneratedContent) throws {
    guard case .number(let number) = content.kind else {
      throw GeneratedContent.ParsingError(text: content.jsonString)
    }
    self = Decimal(number)
  }

  /// The number.
  public var generatedContent: GeneratedContent {
    GeneratedContent(kind: .number(NSDecimalNumber(decimal: self).doubleValue))
  }
  /// A number.
  public static var generationSchema: GenerationSchema {
    GenerationSchema(name: "Decimal", description: nil, node: .number)
  }
}
