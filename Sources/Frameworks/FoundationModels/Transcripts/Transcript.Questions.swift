extension Transcript {
  /// What a model was told first.
  @available(iOS26 )
  public struct Instructions: Sendable, Identifiable, Equatable, Codable, CustomStringConvertible {
    /// Its name.
    public var id: String
    /// What was said.
    public var segments: [Segment]
    /// The tools that it was told of.
    public var toolDefinitions: [ToolDefinition]

    /// Creates instructions.
    public init(
      id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition]
    ) {
      self.id = id
      self.segments = segments
      self.toolDefinitions = toolDefinitions
    }

    /// What was said.
    public var description: String { segments.map(\.description).joined(separator: "\n") }
  }

  /// What a model was told of a tool.
  public struct ToolDefinition: Sendable, Equatable, Codable {
    /// The tool's name.
    public var name: String
    /// What it is for.
    public var description: String
    private var parameters: GenerationSchema

    /// Creates a definition.
    public init(name: String, description: String, parameters: GenerationSchema) {
      self.name = name
      self.description = description
      self.parameters = parameters
    }

    /// Creates the definition of a tool.
    public init(tool: some Tool) {
      self.init(name: tool.name, description: tool.description, parameters: tool.parameters)
    }
  }

  /// What a model was asked.
  @available(iOS26 )
  public struct Prompt: Sendable, Identifiable, Equatable, Codable, CustomStringConvertible {
    /// Its name.
    public var id: String
    /// What was said.
    public var segments: [Segment]
    /// How it was to answer.
    public var options: GenerationOptions
    /// What it was to answer with.
    public var responseFormat: ResponseFormat?

    /// Creates a prompt.
    public init(
      id: String = UUID().uuidString, segments: [Segment],
      options: GenerationOptions = GenerationOptions(), responseFormat: ResponseFormat? = nil
    ) {
      self.id = id
      self.segments = segments
      self.options = options
      self.responseFormat = responseFormat
    }

    /// What was said.
    public var description: String { segments.map(\.description).joined(separator: "\n") }
  }

  /// What a model was to answer with.
  public struct ResponseFormat: Sendable, Equatable, Codable, CustomStringConvertible {
    /// What that is called.
    public let name: String
    /// What it has to be.
    let schema: GenerationSchema

    /// Creates a format of a type.
    public init<Content: Generable>(type: Content.Type) { self.init(schema: type.generationSchema) }

    /// Creates a format of a schema.
    public init(schema: GenerationSchema) {
      name = schema.name
      self.schema = schema
    }

    /// What it is called.
    public var description: String { name }
  }
}
