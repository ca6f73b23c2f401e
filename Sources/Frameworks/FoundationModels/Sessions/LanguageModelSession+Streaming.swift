extension LanguageModelSession {
  /// Answers, word by word.
  public func streamResponse(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) -> sending ResponseStream<String> {
    ResponseStream(ModelTurn(session: self, prompt: prompt, schema: nil, options: options))
  }

  /// Answers, word by word.
  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> sending ResponseStream<String> {
    ResponseStream(ModelTurn(session: self, prompt: Prompt(prompt), schema: nil, options: options))
  }

  /// Answers, word by word.
  public func streamResponse(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> sending ResponseStream<String> {
    let prompt = try prompt()
    return ResponseStream(ModelTurn(session: self, prompt: prompt, schema: nil, options: options))
  }

  /// Answers, word by word, with what a schema says.
  public func streamResponse(
    to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> sending ResponseStream<GeneratedContent> {
    ResponseStream(ModelTurn(session: self, prompt: prompt, schema: schema, options: options))
  }

  /// Answers, word by word, with what a schema says.
  public func streamResponse(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> sending ResponseStream<GeneratedContent> {
    ResponseStream(
      ModelTurn(session: self, prompt: Prompt(prompt), schema: schema, options: options))
  }

  /// Answers, word by word, with what a schema says.
  public func streamResponse(
    schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> sending ResponseStream<GeneratedContent> {
    let prompt = try prompt()
    return ResponseStream(
      ModelTurn(session: self, prompt: prompt, schema: schema, options: options))
  }

  /// Answers, word by word, with a value of a type.
  public func streamResponse<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) -> sending ResponseStream<Content> {
    ResponseStream(
      ModelTurn(session: self, prompt: prompt, schema: Self.schema(of: type), options: options))
  }

  /// Answers, word by word, with a value of a type.
  public func streamResponse<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) -> sending ResponseStream<Content> {
    ResponseStream(
      ModelTurn(
        session: self, prompt: Prompt(prompt), schema: Self.schema(of: type), options: options))
  }

  /// Answers, word by word, with a value of a type.
  public func streamResponse<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> sending ResponseStream<Content> {
    let prompt = try prompt()
    return ResponseStream(
      ModelTurn(session: self, prompt: prompt, schema: Self.schema(of: type), options: options))
  }

  /// The schema of a type; `nil` for a text.
  static func schema<Content: Generable>(of type: Content.Type) -> GenerationSchema? {
    type == String.self ? nil : type.generationSchema
  }
}
