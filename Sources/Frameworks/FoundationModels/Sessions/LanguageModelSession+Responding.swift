extension LanguageModelSession {
  /// Answers.
  ///
  /// - Throws: ``GenerationError`` or ``ToolCallError``.
  @discardableResult
  nonisolated(nonsending) public func respond(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) async throws -> sending Response<String> {
    try Response(
      await ModelTurn(session: self, prompt: prompt, schema: nil, options: options).run { _ in })
  }

  /// Answers.
  ///
  /// - Throws: ``GenerationError`` or ``ToolCallError``.
  @discardableResult
  nonisolated(nonsending) public func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) async throws -> sending Response<String> {
    try Response(
      await ModelTurn(session: self, prompt: Prompt(prompt), schema: nil, options: options).run {
        _ in
      })
  }

  /// Answers.
  ///
  /// - Throws: ``GenerationError`` or ``ToolCallError``.
  @discardableResult
  nonisolated(nonsending) public func respond(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> sending Response<String> {
    let prompt = try prompt()
    return try Response(
      await ModelTurn(session: self, prompt: prompt, schema: nil, options: options).run { _ in })
  }

  /// Answers, with what a schema says.
  ///
  /// - Throws: ``GenerationError`` or ``ToolCallError``.
  @discardableResult
  nonisolated(nonsending) public func respond(
    to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> sending Response<GeneratedContent> {
    try Response(
      await ModelTurn(session: self, prompt: prompt, schema: schema, options: options).run { _ in })
  }

  /// Answers, with what a schema says.
  ///
  /// - Throws: ``GenerationError`` or ``ToolCallError``.
  @discardableResult
  nonisolated(nonsending) public func respond(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> sending Response<GeneratedContent> {
    try Response(
      await ModelTurn(session: self, prompt: Prompt(prompt), schema: schema, options: options).run {
        _ in
      })
  }

  /// Answers, with what a schema says.
  ///
  /// - Throws: ``GenerationError`` or ``ToolCallError``.
  @discardableResult
  nonisolated(nonsending) public func respond(
    schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> sending Response<GeneratedContent> {
    let prompt = try prompt()
    return try Response(
      await ModelTurn(session: self, prompt: prompt, schema: schema, options: options).run { _ in })
  }

  /// Answers, with a value of a type.
  ///
  /// - Throws: ``GenerationError`` or ``ToolCallError``.
  @discardableResult
  nonisolated(nonsending) public func respond<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> sending Response<Content> {
    try Response(
      await ModelTurn(
        session: self, prompt: prompt, schema: Self.schema(of: type), options: options
      ).run { _ in })
  }

  /// Answers, with a value of a type.
  ///
  /// - Throws: ``GenerationError`` or ``ToolCallError``.
  @discardableResult
  nonisolated(nonsending) public func respond<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> sending Response<Content> {
    try Response(
      await ModelTurn(
        session: self, prompt: Prompt(prompt), schema: Self.schema(of: type), options: options
      ).run { _ in })
  }

  /// Answers, with a value of a type.
  ///
  /// - Throws: ``GenerationError`` or ``ToolCallError``.
  @discardableResult
  nonisolated(nonsending) public func respond<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> sending Response<Content> {
    let prompt = try prompt()
    return try Response(
      await ModelTurn(
        session: self, prompt: prompt, schema: Self.schema(of: type), options: options
      ).run { _ in })
  }
}
