extension Transcript {
  /// Which tools a model has used.
  public struct ToolCalls: Sendable, Identifiable, Equatable, Codable, RandomAccessCollection,
    CustomStringConvertible
  {
    /// Its name.
    public var id: String
    private var calls: [ToolCall]

    /// Creates calls.
    public init<S: Sequence>(id: String = UUID().uuidString, _ calls: S)
    where S.Element == ToolCall {
      self.id = id
      self.calls = Array(calls)
    }

    /// The first one.
    public var startIndex: Int { calls.startIndex }
    /// Behind the last one.
    public var endIndex: Int { calls.endIndex }
    /// One of them.
    public subscript(position: Int) -> ToolCall { calls[position] }
    /// The calls, a line for each.
    public var description: String { calls.map(\.description).joined(separator: "\n") }
  }

  /// Which tool a model has used, and what with.
  public struct ToolCall: Sendable, Identifiable, Equatable, Codable, CustomStringConvertible {
    /// Its name.
    public var id: String
    /// The tool's name.
    public var toolName: String
    /// What it was used with.
    public var arguments: GeneratedContent

    /// Creates a call.
    public init(id: String, toolName: String, arguments: GeneratedContent) {
      self.id = id
      self.toolName = toolName
      self.arguments = arguments
    }

    /// The tool and what it was used with.
    public var description: String { "\(toolName): \(arguments.jsonString)" }
  }

  /// What a tool has said.
  public struct ToolOutput: Sendable, Identifiable, Equatable, Codable, CustomStringConvertible {
    /// Its name.
    public var id: String
    /// The tool's name.
    public var toolName: String
    /// What was said.
    public var segments: [Segment]

    /// Creates an output.
    public init(id: String, toolName: String, segments: [Segment]) {
      self.id = id
      self.toolName = toolName
      self.segments = segments
    }

    /// What was said.
    public var description: String { segments.map(\.description).joined(separator: "\n") }
  }

  /// What a model has answered.
  public struct Response: Sendable, Identifiable, Equatable, Codable, CustomStringConvertible {
    /// Its name.
    public var id: String
    /// What the model was made of: nothing that has a name.
    public var assetIDs: [String]
    /// What was said.
    public var segments: [Segment]

    /// Creates an answer.
    public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
      self.id = id
      self.assetIDs = assetIDs
      self.segments = segments
    }

    /// What was said.
    public var description: String { segments.map(\.description).joined(separator: "\n") }
  }
}
